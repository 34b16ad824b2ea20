import { useEffect, useSyncExternalStore } from 'react';
import type { KeptFiles } from './kept-files.ts';

/**
 * Files that were chosen, or what was recorded, and not sent, by place: they outlast the screen, a reload and a lost line. `kind`: under which
 * they lie among the files of the app.
 */
export const createFileDrafts = <V>(kind: 'picture' | 'voice' | 'document', files: KeptFiles) => {
  const nameOf = (place: string): string => `${kind}.${place}`;
  const known = new Map<string, V | undefined>();
  const listeners = new Set<() => void>();
  const tellAll = (): void => {
    for (const tell of listeners) tell();
  };
  const set = (place: string, file: V | undefined): void => {
    known.set(place, file);
    tellAll();
  };
  return {
    put: (place: string, file: V): void => {
      set(place, file);
      void files.put(nameOf(place), JSON.stringify(file));
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
      // Another one may have been chosen in the meantime.
      if (found !== undefined && !known.has(place)) set(place, JSON.parse(found) as V);
    },
    subscribe: (tell: () => void) => {
      listeners.add(tell);
      return () => void listeners.delete(tell);
    },
  };
};
export type FileDrafts<V> = ReturnType<typeof createFileDrafts<V>>;

export const useFileDraft = <V>(drafts: FileDrafts<V>, place: string): V | undefined => {
  useEffect(() => void drafts.load(place), [drafts, place]);
  return useSyncExternalStore(drafts.subscribe, () => drafts.now(place));
};
