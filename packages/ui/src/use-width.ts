import { type RefObject, useEffect, useState } from 'react';

/** The width of an element in CSS pixels; 0 until it is known. */
export const useWidth = (ref: RefObject<HTMLElement | null>): number => {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measured = new ResizeObserver(() => setWidth(element.clientWidth));
    measured.observe(element);
    return () => measured.disconnect();
  }, [ref]);
  return width;
};
