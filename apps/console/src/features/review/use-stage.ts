import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { held, isSame, type Lie, moved, opened, type Point, type Size, whole, zoomed } from './stage-geometry.ts';
import type { StageCommand } from './use-viewer.ts';

const step = 1.4;
const pushPx = 80;
/** So much of a window one reads on, so that the last lines stay in view. */
const windowShare = 0.85;

const useSize = (ref: RefObject<HTMLElement | null>): Size | undefined => {
  const [size, setSize] = useState<Size>();
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measured = new ResizeObserver(() => setSize({ width: element.clientWidth, height: element.clientHeight }));
    measured.observe(element);
    return () => measured.disconnect();
  }, [ref]);
  return size;
};

const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: pushPx, y: 0 },
  ArrowRight: { x: -pushPx, y: 0 },
  ArrowUp: { x: 0, y: pushPx },
  ArrowDown: { x: 0, y: -pushPx },
};
const middleOf = ([one, two]: readonly Point[]): Point => ({
  x: ((one?.x ?? 0) + (two?.x ?? one?.x ?? 0)) / 2,
  y: ((one?.y ?? 0) + (two?.y ?? one?.y ?? 0)) / 2,
});
const spanOf = ([one, two]: readonly Point[]): number => (one && two ? Math.hypot(one.x - two.x, one.y - two.y) : 0);

/** A finger, a pen or the mouse on the picture: one pushes it, two pinch it. */
const usePointers = (change: (next: (lie: Lie) => Lie) => void, pointOf: (event: Point) => Point) => {
  const pointers = useRef(new Map<number, Point>());
  const release = (event: PointerEvent) => void pointers.current.delete(event.pointerId);
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    onPointerMove: (event: PointerEvent) => {
      const { current } = pointers;
      if (!current.has(event.pointerId)) return;
      const before = [...current.values()];
      current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      const after = [...current.values()];
      const [from, to] = [middleOf(before), middleOf(after)];
      const factor = spanOf(before) > 0 ? spanOf(after) / spanOf(before) : 1;
      change((lie) => zoomed(moved(lie, { x: to.x - from.x, y: to.y - from.y }), factor, pointOf(to)));
    },
    onPointerUp: release,
    onPointerCancel: release,
  };
};

/** Where a picture lies: as it opens until it is moved, and as it opens again once it is turned. */
const useLie = (stage: Size | undefined, picture: Size | undefined, page: number) => {
  const [turns, setTurns] = useState(0);
  const [at, setAt] = useState<Lie>();
  const asOpened = stage && picture ? opened(stage, picture, turns) : { ...whole, turns };
  const hold = (lie: Lie): Lie => (stage && picture ? held(lie, stage, picture) : asOpened);
  const lie = at ? hold(at) : asOpened;
  const [onPage, setOnPage] = useState(page);
  if (page !== onPage) {
    setOnPage(page);
    // Another page is read from its top, from as near as the one before.
    setAt((before) => before && hold({ ...before, y: Number.POSITIVE_INFINITY }));
  }
  return {
    lie,
    asOpened,
    hold,
    change: (next: (lie: Lie) => Lie) => setAt((before) => hold(next(before ?? asOpened))),
    /** As wide as the stage, and from there whole. */
    fit: () => setAt(isSame(lie, asOpened) ? { ...whole, turns } : undefined),
    turn: () => {
      setTurns((before) => before + 1);
      setAt(undefined);
    },
  };
};
type Lying = ReturnType<typeof useLie>;

/** The wheel moves what is higher than its stage, and then the page; with Ctrl, as a pinch on a trackpad, it zooms. */
const useWheel = (ref: RefObject<HTMLElement | null>, lying: Lying, pointOf: (event: Point) => Point): void => {
  const turnWheel = useEffectEvent((event: WheelEvent) => {
    const { ctrlKey, metaKey, deltaX, deltaY } = event;
    if (ctrlKey || metaKey) {
      event.preventDefault();
      const factor = Math.exp(-Math.max(-120, Math.min(120, deltaY)) / 300);
      return lying.change((before) => zoomed(before, factor, pointOf({ x: event.clientX, y: event.clientY })));
    }
    const next = lying.hold(moved(lying.lie, { x: -deltaX, y: -deltaY }));
    if (isSame(next, lying.lie)) return;
    event.preventDefault();
    lying.change(() => next);
  });
  useEffect(() => {
    const element = ref.current;
    // React listens to wheels passively, and a passive listener cannot keep the page from scrolling.
    const turned = (event: WheelEvent) => turnWheel(event);
    element?.addEventListener('wheel', turned, { passive: false });
    return () => element?.removeEventListener('wheel', turned);
  }, [ref]);
};

export interface StageOf {
  /** The size of the picture by itself; undefined until it is known. */
  readonly picture: Size | undefined;
  /** Which page of the document it is, from 1. */
  readonly page?: number;
  /** Turns to the page after (1) or before (-1) this one, where there are several. */
  readonly onPage?: (step: 1 | -1) => void;
  readonly register: (hear: (command: StageCommand) => void) => () => void;
}

/** How a picture lies on its stage, and everything that moves it: buttons and keys by command, wheel, drag, pinch, arrows. */
export const useStage = ({ picture, page = 1, onPage, register }: StageOf) => {
  const ref = useRef<HTMLDivElement>(null);
  const stage = useSize(ref);
  const lying = useLie(stage, picture, page);
  const { lie, asOpened, change } = lying;
  const pointOf = ({ x, y }: Point): Point => {
    const box = ref.current?.getBoundingClientRect();
    return box ? { x: x - box.left - box.width / 2, y: y - box.top - box.height / 2 } : { x: 0, y: 0 };
  };
  const hear = useEffectEvent((command: StageCommand) => {
    if (command === 'fit') lying.fit();
    else if (command === 'rotate') lying.turn();
    else change((before) => zoomed(before, command === 'larger' ? step : 1 / step));
  });
  const join = useEffectEvent(register);
  useEffect(() => join((command) => hear(command)), []);
  useWheel(ref, lying, pointOf);
  /** Reads on by nearly a window, and past the end of a page on the next one. */
  const readOn = (way: 1 | -1): boolean => {
    const next = lying.hold(moved(lie, { x: 0, y: -way * (stage?.height ?? 0) * windowShare }));
    if (isSame(next, lie)) onPage?.(way);
    else change(() => next);
    return onPage !== undefined || !isSame(next, lie);
  };
  const press = (key: string): boolean => {
    const push = arrows[key];
    if (key === 'PageDown' || key === 'PageUp') return readOn(key === 'PageDown' ? 1 : -1);
    if (!push || lie.zoom === 1) return false;
    change((before) => moved(before, push));
    return true;
  };
  return {
    ref,
    stage,
    lie,
    /** How near it is, against how it opened; undefined as it opened. */
    nearness: lie.zoom === asOpened.zoom ? undefined : lie.zoom / asOpened.zoom,
    /** Without a pointer the Tab key leads here, and the arrow keys move the picture. */
    handlers: {
      tabIndex: 0,
      ...usePointers(change, pointOf),
      onDoubleClick: lying.fit,
      onKeyDown: (event: { key: string; preventDefault: () => void }) => {
        if (press(event.key)) event.preventDefault();
      },
    },
  };
};
