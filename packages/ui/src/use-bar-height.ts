import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Says how high a bar is that stays at an edge of the window, `above` below the header or `below` at the foot: what gets the focus is
 * scrolled clear of it (`app-shell.module.css`), and other sticky elements start next to it.
 */
export const useBarHeight = <E extends HTMLElement>(edge: 'above' | 'below'): RefObject<E | null> => {
  const ref = useRef<E>(null);
  useLayoutEffect(() => {
    const bar = ref.current;
    if (!bar) return;
    const { style } = document.documentElement;
    const name = `--bar-${edge}`;
    const measured = new ResizeObserver(() => style.setProperty(name, `${bar.offsetHeight}px`));
    measured.observe(bar);
    return () => {
      measured.disconnect();
      style.removeProperty(name);
    };
  }, [edge]);
  return ref;
};
