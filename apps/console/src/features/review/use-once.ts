import { useRef } from 'react';

/** Runs one action at a time: a second click while it runs is answered by what the first one began. */
export const useOnce = () => {
  const running = useRef<Promise<boolean>>(undefined);
  return (action: () => Promise<boolean>): Promise<boolean> => {
    running.current ??= action().finally(() => {
      running.current = undefined;
    });
    return running.current;
  };
};
