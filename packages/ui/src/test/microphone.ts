import { vi } from 'vitest';

/** A microphone that records a tone; its tracks must be stopped. */
export const withMicrophone = () => {
  let stream = new MediaStream();
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(async () => {
    // Nothing sounds before a person has pressed something.
    const context = new AudioContext();
    const tone = context.createOscillator();
    const heard = context.createMediaStreamDestination();
    tone.connect(heard);
    tone.start();
    stream = heard.stream;
    return stream;
  });
  return {
    isOff: () => stream.getTracks().length > 0 && stream.getTracks().every(({ readyState }) => readyState === 'ended'),
  };
};
/** The browser answers with an error of this name. */
export const withoutMicrophone = (name: string) =>
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockRejectedValue(new DOMException('no', name));
/** Chooses a sound file without the browser's own dialog. */
export const chooseSound = (file: File) => {
  const input = document.querySelector<HTMLInputElement>('input[accept^="audio/"]');
  const chosen = new DataTransfer();
  chosen.items.add(file);
  if (input) input.files = chosen.files;
  input?.dispatchEvent(new Event('change', { bubbles: true }));
};
