/** Work in lanes: what one lane holds up does not hold up another. */
export interface Lanes {
  /** Runs `work` as soon as its lane has room; false when it cannot be taken. `work` must not throw. */
  run(lane: string, work: () => Promise<void>): boolean;
  /** How much of a lane runs or waits. */
  load(lane: string): number;
  /** The lanes of which more than this runs or waits. */
  above(load: number): string[];
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

  const loadOf = (lane: Lane | undefined): number => (lane ? lane.running + lane.waiting.length : 0);

  return {
    load: (name) => loadOf(lanes.get(name)),
    above: (load) => [...lanes].filter(([, lane]) => loadOf(lane) > load).map(([name]) => name),
    run: (name, work) => {
      const lane = lanes.get(name) ?? { running: 0, waiting: [] };
      if (closed || lane.waiting.length >= waitingAtMost) return false;
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
