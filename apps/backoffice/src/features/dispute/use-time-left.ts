import { useEffect, useState } from 'react';

const hourMs = 3_600_000;
const hoursOfDay = 24;
/** A minute is near enough for what is counted in days and hours. */
const lookEveryMs = 60_000;

/** How long it is until then, in whole days and hours; undefined once it is over. */
export const useTimeLeft = (until: string): { readonly days: number; readonly hours: number } | undefined => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), lookEveryMs);
    return () => clearInterval(timer);
  }, []);
  const leftMs = Date.parse(until) - now;
  if (leftMs <= 0) return undefined;
  const hours = Math.floor(leftMs / hourMs);
  return { days: Math.floor(hours / hoursOfDay), hours: hours % hoursOfDay };
};
