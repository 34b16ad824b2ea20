import { useEffect, useSyncExternalStore } from 'react';
import type { KeptFiles } from './kept-files.ts';

/** A voice message that is to be sent. */
export interface ChosenVoice {
  readonly base64: string;
  /** As MIME; what the browser or the file says. */
  readonly type: string;
  /** Undefined where this browser cannot say. */
  readonly seconds: number | undefined;
}
const nameOf = (place: string): string => `voice.${place}`;

/** What was recorded and not sent, by place: it outlasts the screen, a reload and a lost line. `V` has what the app keeps besides. */
export const createVoiceDrafts = <V extends ChosenVoice>(files: KeptFiles) => {
  const known = new Map<string, V | undefined>();
  const listeners = new Set<() => void>();
  const tellAll = (): void => {
    for (const tell of listeners) tell();
  };
  const set = (place: string, voice: V | undefined): void => {
    known.set(place, voice);
    tellAll();
  };
  return {
    put: (place: string, voice: V): void => {
      set(place, voice);
      void files.put(nameOf(place), JSON.stringify(voice));
    },
    drop: (place: string): void => {
      set(place, undefined);
      void files.drop(nameOf(place));
    },
    /** Forgets all of them. */
    clear: async (): Promise<void> => {
      known.clear();
      tellAll();
      await files.clear();
    },
    now: (place: string): V | undefined => known.get(place),
    load: async (place: string): Promise<void> => {
      if (known.has(place)) return;
      const found = await files.get(nameOf(place));
      // Another one may have been recorded in the meantime.
      if (found !== undefined && !known.has(place)) set(place, JSON.parse(found) as V);
    },
    subscribe: (tell: () => void) => {
      listeners.add(tell);
      return () => void listeners.delete(tell);
    },
  };
};
export type VoiceDrafts<V extends ChosenVoice> = ReturnType<typeof createVoiceDrafts<V>>;

export const useVoiceDraft = <V extends ChosenVoice>(drafts: VoiceDrafts<V>, place: string): V | undefined => {
  useEffect(() => void drafts.load(place), [drafts, place]);
  return useSyncExternalStore(drafts.subscribe, () => drafts.now(place));
};
