import { useDeferredValue, useEffect } from 'react';

let isDrawn = false;

/** Opened anew, and not reloaded or gone back to: then the place to which the page was scrolled has to be there at once. */
const isOpened = (): boolean =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'navigate');

/**
 * Whether what is long may be drawn: as soon as an app is opened its page shows its head, and a moment later, in steps that hold up
 * nothing, what stands below it. From then on everything is drawn at once.
 */
export const useHeadFirst = (): boolean => {
  const isNext = useDeferredValue(true, isDrawn || !isOpened());
  useEffect(() => {
    isDrawn ||= isNext;
  }, [isNext]);
  return isNext;
};
