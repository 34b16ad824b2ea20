import { type RefObject, useLayoutEffect, useRef } from 'react';

const gapPx = 16;
const leastPx = 320;

/**
 * Makes an element that stays in view end with the window, wherever its top is: below the head of the page at first, below the bars once
 * the page has been scrolled.
 */
export const useRoomBelow = (): RefObject<HTMLDivElement | null> => {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const fit = () => {
      const room = innerHeight - Math.max(element.getBoundingClientRect().top, 0) - gapPx;
      element.style.height = `${Math.max(room, leastPx)}px`;
    };
    const measured = new ResizeObserver(fit);
    measured.observe(document.body);
    for (const happening of ['scroll', 'resize']) window.addEventListener(happening, fit, { passive: true });
    return () => {
      measured.disconnect();
      for (const happening of ['scroll', 'resize']) window.removeEventListener(happening, fit);
    };
  }, []);
  return ref;
};
