import { useEffect, useState } from 'react';

/** When a countdown of so many seconds that begins now is over. */
const endOf = (length: number): number => Date.now() + length * 1000;

/**
 * Counts whole seconds down to nothing by the clock, so that a sleeping tab does not make it longer. `running`: with how many it
 * has begun before anyone starts it.
 */
export const useCountdown = (running?: number) => {
  const [endsAt, setEndsAt] = useState(() => (running === undefined ? undefined : endOf(running)));
  const [seconds, setSeconds] = useState(running ?? 0);
  useEffect(() => {
    if (endsAt === undefined) return;
    const tick = () => {
      const left = Math.max(0, Math.ceil((endsAt - Date.now()) / 1000));
      setSeconds(left);
      if (left === 0) clearInterval(timer);
    };
    const timer = setInterval(tick, 250);
    tick();
    return () => clearInterval(timer);
  }, [endsAt]);
  return { seconds, started: endsAt !== undefined, start: (length: number) => setEndsAt(endOf(length)) };
};
