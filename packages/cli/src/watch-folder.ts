import { watch } from 'node:fs';
import { pauseFor } from './tool-caller.ts';

/** An editor writes a file in several steps, and a build several files: what is still this long is one change. */
const quietMs = 80;
/** What never stands still is sent all the same. */
const settledAtMostMs = 1_000;

/** Files in the folder that the package of a mini program leaves out. */
const isLeftOut = (file: string): boolean =>
  file.split(/[\\/]/).some((name) => name.startsWith('.') || name === 'node_modules');

export interface FolderWatch {
  /** Waits for the next change and until the folder is quiet. False when the person has had enough. @throws what the system says. */
  next(): Promise<boolean>;
}

/** Watches a folder with all that is in it until the person ends it. */
export const watchFolder = (folder: string, stop: AbortSignal): FolderWatch => {
  let isChanged = false;
  let failure: Error | undefined;
  let wake = (): void => undefined;
  const watcher = watch(folder, { recursive: true, signal: stop }, (_kind, file) => {
    if (file !== null && isLeftOut(file)) return;
    isChanged = true;
    wake();
  });
  watcher.on('error', (error: Error) => {
    failure = error;
    wake();
  });
  stop.addEventListener('abort', () => wake(), { once: true });
  const isOver = (): boolean => stop.aborted || failure !== undefined;
  return {
    next: async () => {
      while (!isChanged && !isOver())
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      const endsAt = performance.now() + settledAtMostMs;
      while (isChanged && !isOver()) {
        isChanged = false;
        await pauseFor(quietMs, stop);
        if (performance.now() > endsAt) break;
      }
      if (failure && !stop.aborted) throw failure;
      isChanged = false;
      return !stop.aborted;
    },
  };
};
