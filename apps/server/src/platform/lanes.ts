/** Work in lanes: what one lane holds up does not hold up another. */
export interface Lanes {
  /** Runs `work` as soon as its lane has room; false when it cannot be taken. `work` must not throw. */
  run(lane: string, work: () => Promise<void>): boolean;
  /** For how much more work a lane has room. */
  room(lane: string): number;
  /** The lanes that have no room. */
  full(): string[];
  /** Takes nothing more, forgets what waits, and ends when what runs has ended. */
  drain(): Promise<void>;
}

interface Lane {
  running: number;
  readonly waiting: (() => Promise<void>)[];
}

/** `atOnce` of each lane run at the same time, `waitingAtMost` of it wait. */
export const createLanes = ({ atOnce, waitingAtMost }: { atOnce: number; waitingAtMost: number }): Lanes => {
  const lanes = new Map<string, Lane>();
  const running = new Set<Promise<void>>();
  let closed = false;

  const start = (name: string, lane: Lane, work: () => Promise<void>): void => {
    lane.running += 1;
    const run = work().finally(() => {
      running.delete(run);
      lane.running -= 1;
      const next = closed ? undefined : lane.waiting.shift();
      if (next) start(name, lane, next);
      else if (lane.running === 0) lanes.delete(name);
    });
    running.add(run);
  };

  const roomOf = ({ running: count, waiting }: Lane): number => atOnce + waitingAtMost - count - waiting.length;

  return {
    room: (name) => roomOf(lanes.get(name) ?? { running: 0, waiting: [] }),
    full: () => [...lanes].filter(([, lane]) => roomOf(lane) <= 0).map(([name]) => name),
    run: (name, work) => {
      const lane = lanes.get(name) ?? { running: 0, waiting: [] };
      if (closed || roomOf(lane) <= 0) return false;
      lanes.set(name, lane);
      if (lane.running < atOnce) start(name, lane, work);
      else lane.waiting.push(work);
      return true;
    },
    drain: async () => {
      closed = true;
      await Promise.all(running);
    },
  };
};
