import { useEffect, useState } from 'react';

/** Counts whole seconds down to nothing by the clock, so that a sleeping tab does not make it longer. */
export const useCountdown = () => {
  const [endsAt, setEndsAt] = useState<number>();
  const [seconds, setSeconds] = useState(0);
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
  return { seconds, started: endsAt !== undefined, start: (length: number) => setEndsAt(Date.now() + length * 1000) };
};
