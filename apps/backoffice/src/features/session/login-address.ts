import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { backTarget } from '../../lib/back-target.ts';
import { invitationIn } from '../../lib/login-href.ts';
import { sessionToken } from '../../lib/session-token.ts';

const tabs = ['register', 'reset', 'qr'] as const;
/** Which form shows; none is the one to log in. */
export type LoginTab = (typeof tabs)[number] | undefined;

interface LoginAddress {
  readonly tab: LoginTab;
  /** Where the person wanted to go. */
  readonly back: string | undefined;
  /** The code of the invitation by which someone has come, and which the login returns to. */
  readonly invite: string | undefined;
}

const path = '/login';

/** What the address says; `left`: where someone wanted to go whose address is none of the entrance. */
const read = (left: string | undefined): LoginAddress => {
  const search = new URLSearchParams(location.search);
  const isEntrance = location.pathname === path;
  const back = backTarget(isEntrance ? search.get('back') : left, location.origin);
  const tab = isEntrance ? tabs.find((one) => one === search.get('tab')) : undefined;
  return { tab, back, invite: invitationIn(back) };
};

const hrefOf = ({ tab, back }: LoginAddress): string => {
  const search = new URLSearchParams({ ...(tab ? { tab } : {}), ...(back ? { back } : {}) }).toString();
  return search ? `${path}?${search}` : path;
};

/**
 * The address of the login page, without the router, which is not needed before login. Without a session every address becomes /login and is kept as
 * the one to return to.
 */
export const useLoginAddress = () => {
  const [address, setAddress] = useState<LoginAddress>(() => read(sessionToken.leftFrom()));
  const moved = useEffectEvent(() => {
    const next = read(location.pathname + location.search + location.hash);
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
