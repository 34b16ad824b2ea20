import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

const gap = 4;
const margin = 8;
const tallest = 320;

/** Under the field where there is room, above it otherwise, never outside what the keyboard of a phone leaves of the window. */
const place = (panel: HTMLElement, field: HTMLElement): void => {
  const anchor = field.getBoundingClientRect();
  const view = window.visualViewport;
  const top = view?.offsetTop ?? 0;
  const bottom = top + (view?.height ?? window.innerHeight);
  const width = Math.min(Math.max(anchor.width, 288), document.documentElement.clientWidth - 2 * margin);
  const [above, below] = [anchor.top - top - gap - margin, bottom - anchor.bottom - gap - margin];
  const goesBelow = below >= Math.min(tallest, panel.scrollHeight) || below >= above;
  panel.style.width = `${width}px`;
  panel.style.maxHeight = `${Math.max(120, Math.min(tallest, goesBelow ? below : above))}px`;
  const left = Math.min(anchor.left, document.documentElement.clientWidth - width - margin);
  panel.style.left = `${Math.max(margin, left)}px`;
  panel.style.top = `${goesBelow ? anchor.bottom + gap : anchor.top - gap - panel.offsetHeight}px`;
};

/** Opens a popover at a field, keeps it there while the page moves, and keeps the option with the id in view. */
export const useListPlace = (
  field: RefObject<HTMLElement | null>,
  isOpen: boolean,
  currentId: string | undefined,
): RefObject<HTMLDivElement | null> => {
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const [element, anchor] = [panel.current, field.current];
    if (!isOpen || !element || !anchor) return;
    element.showPopover();
    const put = () => place(element, anchor);
    put();
    const sized = new ResizeObserver(put);
    sized.observe(element);
    window.addEventListener('scroll', put, { passive: true, capture: true });
    window.visualViewport?.addEventListener('resize', put);
    return () => {
      sized.disconnect();
      window.removeEventListener('scroll', put, { capture: true });
      window.visualViewport?.removeEventListener('resize', put);
      if (element.isConnected) element.hidePopover();
    };
  }, [isOpen, field]);
  useEffect(() => {
    if (isOpen && currentId) document.getElementById(currentId)?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, currentId]);
  return panel;
};
