/** The longer side of the picture, in pixels, and how well it is kept. */
const side = 1_600;
const quality = 0.86;
/** Where the first pictures are often black. */
const usualSecond = 1;

const drawn = async (source: CanvasImageSource, width: number, height: number): Promise<string> => {
  const scale = Math.min(1, side / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas to draw on');
  context.drawImage(source, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/webp', quality).replace(/^data:.*?,/, '');
};

const seen = (video: HTMLVideoElement, event: 'loadeddata' | 'seeked'): Promise<void> =>
  new Promise((resolve, reject) => {
    video.addEventListener(event, () => resolve(), { once: true });
    video.addEventListener('error', () => reject(new Error('the browser does not play this film')), { once: true });
  });

/** A picture of a film, in base64; undefined where this browser does not play it. */
export const pictureOfVideo = async (file: Blob): Promise<string | undefined> => {
  const video = document.createElement('video');
  video.muted = true;
  video.preload = 'auto';
  video.src = URL.createObjectURL(file);
  try {
    await seen(video, 'loadeddata');
    const sought = seen(video, 'seeked');
    video.currentTime = Math.min(usualSecond, video.duration / 2);
    await sought;
    return await drawn(video, video.videoWidth, video.videoHeight);
  } catch {
    return undefined;
  } finally {
    URL.revokeObjectURL(video.src);
    video.removeAttribute('src');
  }
};

/** A picture that a person chose, made small enough to be sent, in base64; undefined for what is none. */
export const pictureOfPhoto = async (file: Blob): Promise<string | undefined> => {
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) return undefined;
  try {
    return await drawn(bitmap, bitmap.width, bitmap.height);
  } finally {
    bitmap.close();
  }
};
