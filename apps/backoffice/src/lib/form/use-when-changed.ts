import { useEffect, useEffectEvent, useRef } from 'react';

/** Does something when a value becomes another, but not for the one that it begins with. */
export const useWhenChanged = (value: string, act: () => void): void => {
  const last = useRef(value);
  const changed = useEffectEvent(act);
  useEffect(() => {
    if (last.current === value) return;
    last.current = value;
    changed();
  }, [value]);
};
