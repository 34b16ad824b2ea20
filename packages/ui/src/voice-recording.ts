import { voiceBytesAtMost, voiceSecondsAtMost } from '@balcao/contract/voice';

/** Those that browsers record, the one that most of them play first. */
const types = ['audio/webm;codecs=opus', 'audio/mp4', 'audio/ogg;codecs=opus'];
/** Enough for speech: five minutes are two megabytes. */
const bitsPerSecond = 48_000;
/** What is recorded comes in pieces, so that it is known how much it is. */
const pieceMs = 500;

export interface Recorded {
  readonly sound: Blob;
  readonly seconds: number;
}
/** A recording that goes on. */
export interface Recording {
  stop: () => void;
  discard: () => void;
  /** For how many seconds it has gone on. */
  seconds: () => number;
  /** How loud it is now, from 0 to 1. */
  level: () => number;
}

/** The browser can record, as far as is known without asking for the microphone. */
export const canRecord = (): boolean => 'mediaDevices' in navigator && typeof MediaRecorder === 'function';

/** How loud a microphone is; 0 where the browser does not say. */
const listenTo = (microphone: MediaStream) => {
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  analyser.fftSize = 512;
  context.createMediaStreamSource(microphone).connect(analyser);
  // Some browsers let it begin only after a press.
  void context.resume().catch(() => undefined);
  const wave = new Float32Array(analyser.fftSize);
  return {
    level: (): number => {
      analyser.getFloatTimeDomainData(wave);
      const loudest = wave.reduce((most, one) => Math.max(most, Math.abs(one)), 0);
      return Math.min(1, loudest * 2);
    },
    close: () => void context.close(),
  };
};

type OnEnd = (recorded: Recorded | 'discarded' | 'empty') => void;
const recordFrom = (microphone: MediaStream, onEnd: OnEnd): Recording => {
  const mimeType = types.find((type) => MediaRecorder.isTypeSupported(type));
  const recorder = new MediaRecorder(microphone, {
    audioBitsPerSecond: bitsPerSecond,
    ...(mimeType ? { mimeType } : {}),
  });
  const loudness = listenTo(microphone);
  const pieces: Blob[] = [];
  const startedAt = performance.now();
  const seconds = () => (performance.now() - startedAt) / 1_000;
  let bytes = 0;
  let length = 0;
  let isDiscarded = false;
  const stop = () => {
    if (recorder.state === 'inactive') return;
    length = seconds();
    recorder.stop();
  };
  recorder.addEventListener('dataavailable', ({ data }) => {
    pieces.push(data);
    bytes += data.size;
    // One more piece must fit: what is too large could not be sent.
    if (seconds() >= voiceSecondsAtMost || bytes > voiceBytesAtMost * 0.95) stop();
  });
  // Also where the system takes the microphone away.
  recorder.addEventListener('stop', () => {
    for (const track of microphone.getTracks()) track.stop();
    loudness.close();
    const sound = new Blob(pieces, { type: recorder.mimeType });
    const whole = Math.max(1, Math.round(length || seconds()));
    // One that was ended at once has nothing in it, and says nothing of the microphone.
    if (isDiscarded || (sound.size === 0 && (length || seconds()) < 1)) onEnd('discarded');
    else onEnd(sound.size === 0 ? 'empty' : { sound, seconds: Math.min(whole, voiceSecondsAtMost) });
  });
  recorder.start(pieceMs);
  return {
    stop,
    discard: () => {
      isDiscarded = true;
      stop();
    },
    seconds,
    level: loudness.level,
  };
};

/**
 * Asks for the microphone and records, until it is stopped or as long as a voice message may be; then the microphone is off.
 * `onEnd` gets what was recorded. @throws DOMException where the microphone is refused or missing.
 */
export const record = async (onEnd: OnEnd): Promise<Recording> => {
  const microphone = await navigator.mediaDevices.getUserMedia({ audio: true });
  try {
    return recordFrom(microphone, onEnd);
  } catch (error) {
    for (const track of microphone.getTracks()) track.stop();
    throw error;
  }
};
