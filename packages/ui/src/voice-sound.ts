/** A sound that is kept in Base64. */
export const soundOfBase64 = (base64: string, type: string): Blob =>
  new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], { type });

/** How long a sound is, in seconds; undefined where this browser does not play it, or cannot say. */
export const lengthOf = (sound: Blob): Promise<number | undefined> => {
  const audio = new Audio();
  const url = URL.createObjectURL(sound);
  return new Promise<number | undefined>((resolve) => {
    audio.addEventListener('loadedmetadata', () =>
      resolve(Number.isFinite(audio.duration) ? Math.max(1, Math.round(audio.duration)) : undefined),
    );
    audio.addEventListener('error', () => resolve(undefined));
    audio.src = url;
  }).finally(() => URL.revokeObjectURL(url));
};
