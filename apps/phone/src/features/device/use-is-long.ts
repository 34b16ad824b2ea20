import { useEffect, useState } from 'react';

/** A bank has answered long before; after so long the seller reads what goes on, and may give up. */
const longMs = 12_000;

/** Whether one has been waiting for a bank for longer than it takes, since the part was shown. */
export const useIsLong = (): boolean => {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), longMs);
    return () => clearTimeout(timer);
  }, []);
  return isLong;
};
