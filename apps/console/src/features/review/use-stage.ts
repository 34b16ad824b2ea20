import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { held, type Lie, moved, type Point, rotated, type Size, whole, zoomed } from './stage-geometry.ts';
import type { StageCommand } from './use-viewer.ts';

const step = 1.4;
const pushPx = 80;

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

/** How a picture lies on its stage, and everything that moves it: buttons and keys by command, wheel, drag, pinch, arrows. */
export const useStage = (
  picture: Size | undefined,
  register: (hear: (command: StageCommand) => void) => () => void,
) => {
  const ref = useRef<HTMLDivElement>(null);
  const stage = useSize(ref);
  const [lie, setLie] = useState(whole);
  const change = (next: (lie: Lie) => Lie) =>
    setLie((before) => (stage && picture ? held(next(before), stage, picture) : before));
  const pointOf = ({ x, y }: Point): Point => {
    const box = ref.current?.getBoundingClientRect();
    return box ? { x: x - box.left - box.width / 2, y: y - box.top - box.height / 2 } : { x: 0, y: 0 };
  };
  const hear = useEffectEvent((command: StageCommand) => {
    if (command === 'fit') setLie(whole);
    else if (command === 'rotate') setLie(rotated);
    else change((before) => zoomed(before, command === 'larger' ? step : 1 / step));
  });
  const join = useEffectEvent(register);
  useEffect(() => join((command) => hear(command)), []);
  const turnWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    const factor = Math.exp(-Math.max(-120, Math.min(120, event.deltaY)) / 300);
    change((before) => zoomed(before, factor, pointOf({ x: event.clientX, y: event.clientY })));
  });
  useEffect(() => {
    const element = ref.current;
    // React listens to wheels passively, and a passive listener cannot keep the page from scrolling.
    const turned = (event: WheelEvent) => turnWheel(event);
    element?.addEventListener('wheel', turned, { passive: false });
    return () => element?.removeEventListener('wheel', turned);
  }, []);
  return {
    ref,
    stage,
    lie: stage && picture ? held(lie, stage, picture) : lie,
    /** Anyone who has no pointer comes here by the Tab key and pushes with the arrows. */
    handlers: {
      tabIndex: 0,
      ...usePointers(change, pointOf),
      onDoubleClick: () => setLie((before) => (before.zoom > 1 ? { ...whole, turns: before.turns } : before)),
      onKeyDown: (event: { key: string; preventDefault: () => void }) => {
        const push = arrows[event.key];
        if (!push || lie.zoom === 1) return;
        event.preventDefault();
        change((before) => moved(before, push));
      },
    },
  };
};
