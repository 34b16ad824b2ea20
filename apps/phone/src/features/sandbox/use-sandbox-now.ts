import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { clockQuery } from './sandbox.queries.ts';

/** The sandbox's time as UTC ISO 8601, ticking every second; undefined until the server has said it. */
export const useSandboxNow = (): string | undefined => {
  const { data } = useQuery(clockQuery);
  const [ours, setOurs] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setOurs(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  // The tick may be older than the answer; a clock that has just been moved must not seem to go back.
  return data && new Date(Math.max(ours, data.readAtMs) + data.offsetMs).toISOString();
};
