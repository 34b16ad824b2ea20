import { useEffect, useRef } from 'react';

/** Answers whether the dialog is still there: what waits for something else first must not be sent after its dialog was closed. */
export const useStillOpen = (): (() => boolean) => {
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  return () => isOpen.current;
};
