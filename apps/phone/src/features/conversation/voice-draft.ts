import { useEffect, useSyncExternalStore } from 'react';
import { keptFiles } from './kept-files.ts';

/** A voice message that is to be sent. */
export interface ChosenVoice {
  readonly base64: string;
  /** As MIME; what the browser or the file says. */
  readonly type: string;
  /** Undefined where this browser cannot say. */
  readonly seconds: number | undefined;
}
const known = new Map<string, ChosenVoice | undefined>();
const listeners = new Set<() => void>();
const nameOf = (place: string): string => `voice.${place}`;
const set = (place: string, voice: ChosenVoice | undefined): void => {
  known.set(place, voice);
  for (const tell of listeners) tell();
};

/** What was recorded and not sent, by person and channel: it outlasts the screen, a reload and a lost line. */
export const voiceDraft = {
  put: (place: string, voice: ChosenVoice): void => {
    set(place, voice);
    void keptFiles.put(nameOf(place), JSON.stringify(voice));
  },
  drop: (place: string): void => {
    set(place, undefined);
    void keptFiles.drop(nameOf(place));
  },
};

const load = async (place: string): Promise<void> => {
  if (known.has(place)) return;
  const found = await keptFiles.get(nameOf(place));
  // Another one may have been recorded in the meantime.
  if (found !== undefined && !known.has(place)) set(place, JSON.parse(found) as ChosenVoice);
};
const subscribe = (tell: () => void) => {
  listeners.add(tell);
  return () => void listeners.delete(tell);
};
export const useVoiceDraft = (place: string): ChosenVoice | undefined => {
  useEffect(() => void load(place), [place]);
  return useSyncExternalStore(subscribe, () => known.get(place));
};
