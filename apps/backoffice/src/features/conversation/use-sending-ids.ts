import { useRef } from 'react';

/** The id under which something is sent: the same for as long as the same words are sent, until they have arrived. */
export const useSendingIds = () => {
  const last = useRef<{ readonly words: string; readonly id: string }>(undefined);
  return {
    of: (words: string): string => {
      if (last.current?.words !== words) last.current = { words, id: crypto.randomUUID() };
      return last.current.id;
    },
    arrived: (): void => {
      last.current = undefined;
    },
  };
};
export type SendingIds = ReturnType<typeof useSendingIds>;
