import { useKeptHere } from './kept-here.ts';
import { useTeamPlace } from './member.ts';

/** Two rising notes, in hertz, and how long each takes, in seconds. */
const notes = [659.25, 880] as const;
const noteSeconds = 0.16;
/** Two short notes, quiet enough for a shop. */
const loudness = 0.18;

let context: AudioContext | undefined;
/** Made with the first sound: a browser lets it speak only after a click or a key on the page. */
const audio = (): AudioContext => {
  context ??= new AudioContext();
  return context;
};

/** Lets the page speak later; to be called from a click or a key. */
const wake = (): void => void audio().resume();

/** A short sound. Without a click or a key on the page before it, the browser keeps silent. */
export const playPaymentSound = async (): Promise<void> => {
  const output = audio();
  if (output.state === 'suspended') await output.resume();
  notes.forEach((frequency, index) => {
    const begin = output.currentTime + index * noteSeconds;
    const oscillator = output.createOscillator();
    const gain = output.createGain();
    oscillator.frequency.value = frequency;
    // Fades, so that nothing clicks.
    gain.gain.setValueAtTime(loudness, begin);
    gain.gain.exponentialRampToValueAtTime(0.001, begin + noteSeconds);
    oscillator.connect(gain).connect(output.destination);
    oscillator.start(begin);
    oscillator.stop(begin + noteSeconds);
  });
};

const prefix = 'balcao.payment-sound:';
/** Whether this browser plays a sound for the payments of the team, as the person chose; and the way to choose. */
export const usePaymentSound = () => {
  const [kept, keep] = useKeptHere(prefix + useTeamPlace('on'));
  const choose = (on: boolean): void => {
    keep(on ? 'yes' : null);
    // Heard at once: so one knows how it sounds, and that the browser may.
    if (on) void playPaymentSound();
  };
  return { isOn: kept === 'yes', choose };
};

/** True for the first tab that asks about this notice: several that are open play it once. */
export const isFirstToHear = (place: string, noticeId: string): boolean => {
  const key = `${prefix}${place}`;
  if (localStorage.getItem(key) === noticeId) return false;
  localStorage.setItem(key, noticeId);
  return true;
};

/** Has the page ready to speak from the next click or key on. */
export const wakeWithNextGesture = (): (() => void) => {
  const events = ['click', 'keydown'] as const;
  for (const event of events) addEventListener(event, wake, { once: true });
  return () => {
    for (const event of events) removeEventListener(event, wake);
  };
};
