import { leaveAll } from '@balcao/ui/attempt';

const storageKey = 'balcao.token';

let held = localStorage.getItem(storageKey) ?? undefined;
let left: string | undefined = location.pathname + location.search + location.hash;
const listeners = new Set<() => void>();
const others = new Set<() => void>();

const hold = (token: string | undefined): void => {
  if (token === undefined) leaveAll();
  held = token;
  for (const listener of listeners) listener();
};

/** The token of this browser's session: one for all its tabs, kept in local storage, gone once it is cleared. */
export const sessionToken = {
  get: (): string | undefined => held,
  set: (token: string): void => {
    localStorage.setItem(storageKey, token);
    hold(token);
  },
  /** `from`: the address to return to after the next login; none when the person chose to leave. */
  clear: (from?: string): void => {
    localStorage.removeItem(storageKey);
    left = from;
    hold(undefined);
  },
  /** Where the session ended that was cleared last, or where someone without one has come in. */
  leftFrom: (): string | undefined => left,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/** Tells when another tab went on with another token, which is what happens when it changes the team. */
export const onOtherToken = (listener: () => void): (() => void) => {
  others.add(listener);
  return () => void others.delete(listener);
};

window.addEventListener('storage', ({ key, storageArea }) => {
  if (storageArea !== localStorage || (key !== storageKey && key !== null)) return;
  const before = held;
  const now = localStorage.getItem(storageKey) ?? undefined;
  if (before === now) return;
  left = undefined;
  hold(now);
  if (before && now) for (const listener of others) listener();
});
