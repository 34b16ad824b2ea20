import { defaultRangeExtractor, useVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { type FocusEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** How far each channel was scrolled when one of its posts was opened, and how high its posts are: who comes back goes on there. */
const places = new Map<string, { readonly offset: number; readonly heights: VirtualItem[] }>();
const screenAround = (element: Element | null) => element?.closest('[data-screen]') ?? null;
/** A post of a few lines; each is measured once it stands there. */
const likelyHeight = 176;
const gap = 12;
const beyondView = 3;

/** How far below the beginning of what scrolls the list begins; what stands above it may grow. */
const useMarginAbove = (list: RefObject<HTMLElement | null>): number => {
  const [margin, setMargin] = useState(0);
  useLayoutEffect(() => {
    const screen = screenAround(list.current);
    if (!screen) return undefined;
    const measure = () => {
      const from = list.current?.getBoundingClientRect().top ?? 0;
      setMargin(Math.round(from - screen.getBoundingClientRect().top + screen.scrollTop));
    };
    measure();
    const observer = new ResizeObserver(measure);
    // Not what holds the list itself: that grows with each post that is measured.
    for (let part: Element | null = list.current; part && part !== screen; part = part.parentElement)
      for (let above = part.previousElementSibling; above; above = above.previousElementSibling)
        observer.observe(above);
    return () => observer.disconnect();
  }, [list]);
  return margin;
};

/**
 * Which posts of a list stand on the page: those in view and a few around them, however many there are. What comes above those in view
 * does not move them; only at the very top of the newest it is shown at once.
 */
export const usePostRows = (
  link: string,
  ids: readonly string[],
  isNewest: boolean,
  list: RefObject<HTMLUListElement | null>,
) => {
  const margin = useMarginAbove(list);
  const [place] = useState(() => places.get(link));
  const [focused, setFocused] = useState<string>();
  const wasNewest = useRef(isNewest);
  useLayoutEffect(() => {
    wasNewest.current = isNewest;
  });
  const rows = useVirtualizer<Element, HTMLLIElement>({
    count: ids.length,
    getScrollElement: () => screenAround(list.current),
    getItemKey: (at) => ids[at] ?? at,
    estimateSize: () => likelyHeight,
    overscan: beyondView,
    gap,
    scrollMargin: margin,
    anchorTo: wasNewest.current && (screenAround(list.current)?.scrollTop ?? 0) === 0 ? 'start' : 'end',
    // The end of what is known is no place to stay at: more is read below it.
    scrollEndThreshold: -1,
    ...(place ? { initialOffset: place.offset, initialMeasurementsCache: place.heights } : {}),
    // What one is in stays, as by the keyboard one goes on from there.
    rangeExtractor: (range) => {
      const shown = defaultRangeExtractor(range);
      const held = focused === undefined ? -1 : ids.indexOf(focused);
      return held < 0 || shown.includes(held) ? shown : [...shown, held].sort((one, other) => one - other);
    },
  });
  useLayoutEffect(() => {
    places.delete(link);
  }, [link]);
  const focusIn = ({ target }: FocusEvent) => setFocused(target.closest<HTMLElement>('[data-id]')?.dataset.id);
  return {
    rows,
    margin,
    onFocus: focusIn,
    onBlur: () => setFocused(undefined),
    /** A page of its own opens. */
    leave: () => {
      const offset = screenAround(list.current)?.scrollTop ?? 0;
      places.set(link, { offset, heights: rows.takeSnapshot() });
    },
  };
};
export type PlacedRows = ReturnType<typeof usePostRows>;
