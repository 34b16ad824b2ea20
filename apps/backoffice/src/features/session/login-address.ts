import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { backTarget } from '../../lib/back-target.ts';
import { sessionToken } from '../../lib/session-token.ts';

const tabs = ['register', 'reset', 'qr'] as const;
/** Which form shows; none is the one to log in. */
export type LoginTab = (typeof tabs)[number] | undefined;

interface LoginAddress {
  readonly tab: LoginTab;
  /** Where the person wanted to go. */
  readonly back: string | undefined;
}

const path = '/login';

const read = (): LoginAddress => {
  const search = new URLSearchParams(location.search);
  return {
    tab: tabs.find((tab) => tab === search.get('tab')),
    back: backTarget(search.get('back'), location.origin),
  };
};

const hrefOf = ({ tab, back }: LoginAddress): string => {
  const search = new URLSearchParams({ ...(tab ? { tab } : {}), ...(back ? { back } : {}) }).toString();
  return search ? `${path}?${search}` : path;
};

/**
 * The address of the login page, without the router, which is not needed before the login. Whatever address somebody without a
 * session has come to, it becomes /login and is kept as the one to return to.
 */
export const useLoginAddress = () => {
  const [address, setAddress] = useState<LoginAddress>(() =>
    location.pathname === path
      ? read()
      : { tab: undefined, back: backTarget(sessionToken.leftFrom(), location.origin) },
  );
  const moved = useEffectEvent(() => {
    const href = location.pathname + location.search + location.hash;
    const next = location.pathname === path ? read() : { tab: undefined, back: backTarget(href, location.origin) };
    history.replaceState(null, '', hrefOf(next));
    setAddress(next);
  });
  const settle = useEffectEvent(() => history.replaceState(null, '', hrefOf(address)));
  useLayoutEffect(() => {
    settle();
    window.addEventListener('popstate', moved);
    return () => window.removeEventListener('popstate', moved);
  }, []);
  return {
    ...address,
    hrefOfTab: (tab: LoginTab) => hrefOf({ ...address, tab }),
    show: (tab: LoginTab) => {
      const next = { ...address, tab };
      history.pushState(null, '', hrefOf(next));
      setAddress(next);
    },
    /** Goes on behind the login with the token that it gave. */
    enter: (token: string) => {
      history.replaceState(null, '', address.back ?? '/');
      sessionToken.set(token);
    },
  };
};
export type LoginPlace = ReturnType<typeof useLoginAddress>;
