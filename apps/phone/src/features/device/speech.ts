import type { Locale } from '@balcao/ui/locale';

/** The voice of this browser for a language; undefined when it has none. */
const voiceFor = (locale: Locale): SpeechSynthesisVoice | undefined => {
  const voices = globalThis.speechSynthesis?.getVoices() ?? [];
  const prefix = locale.slice(0, 2);
  return (
    voices.find(({ lang }) => lang.replace('_', '-') === locale) ?? voices.find(({ lang }) => lang.startsWith(prefix))
  );
};

/** So long a sentence waits for voices that the browser has yet to hand over. */
const voicesMs = 2_000;
let waiting: Promise<void> | undefined;

/** Many browsers load their voices only once someone has asked for them: so they are asked before there is something to say. */
export const askForVoices = (): void => void globalThis.speechSynthesis?.getVoices();

/** As soon as there are voices. Waited for once: a browser that brought none then is taken to have none until it shows some. */
const voicesThere = (): Promise<void> => {
  const synthesis = globalThis.speechSynthesis;
  if (!synthesis || synthesis.getVoices().length > 0) return Promise.resolve();
  waiting ??= new Promise((resolve) => {
    setTimeout(resolve, voicesMs);
    synthesis.addEventListener('voiceschanged', () => resolve(), { once: true });
  });
  return waiting;
};

/** Two rising notes: what is heard where there is no voice, and before there is one. Volume of a hundred. */
export const chime = (volume: number): void => {
  const context = new AudioContext();
  const start = context.currentTime;
  for (const [index, frequency] of [880, 1_318.5].entries()) {
    const [tone, loudness] = [context.createOscillator(), context.createGain()];
    const at = start + index * 0.16;
    tone.frequency.value = frequency;
    loudness.gain.setValueAtTime(0.0001, at);
    loudness.gain.exponentialRampToValueAtTime(Math.max(0.0002, (volume / 100) * 0.5), at + 0.02);
    loudness.gain.exponentialRampToValueAtTime(0.0001, at + 0.5);
    tone.connect(loudness).connect(context.destination);
    tone.start(at);
    tone.stop(at + 0.55);
    if (index === 1) tone.onended = () => void context.close();
  }
};

/** Says a sentence after the one before; a chime where this browser has no voice for the language. */
export const say = async (text: string, locale: Locale, volume: number): Promise<void> => {
  await voicesThere();
  const voice = voiceFor(locale);
  if (!voice) {
    chime(volume);
    return;
  }
  const sentence = new SpeechSynthesisUtterance(text);
  sentence.lang = locale;
  sentence.voice = voice;
  sentence.volume = volume / 100;
  globalThis.speechSynthesis.speak(sentence);
};
