const storageKey = 'balcao.token';

let held = localStorage.getItem(storageKey) ?? undefined;

/** The token of this browser's session: one for all its tabs, kept in local storage, gone once it is cleared. */
export const sessionToken = {
  get: (): string | undefined => held,
  set: (token: string): void => {
    held = token;
    localStorage.setItem(storageKey, token);
  },
  clear: (): void => {
    held = undefined;
    localStorage.removeItem(storageKey);
  },
};

export type OtherTab = 'logged-out' | 'logged-in' | 'changed-team';

/** Tells when another tab logs out, logs in or changes the team: this tab goes on with the token that the other one left. */
export const onOtherTab = (listener: (what: OtherTab) => void): (() => void) => {
  const heard = ({ key, storageArea }: StorageEvent) => {
    if (storageArea !== localStorage || (key !== storageKey && key !== null)) return;
    const before = held;
    held = localStorage.getItem(storageKey) ?? undefined;
    if (before === held) return;
    if (!held) listener('logged-out');
    else listener(before ? 'changed-team' : 'logged-in');
  };
  window.addEventListener('storage', heard);
  return () => window.removeEventListener('storage', heard);
};
