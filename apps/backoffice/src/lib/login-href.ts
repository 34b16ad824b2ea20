import { invitePath } from './open-page.ts';

/** Whether an address is that of an invitation. */
export const isInvitation = (href: string): boolean => href === invitePath || href.startsWith(`${invitePath}?`);

/** The login that leads back to an address, by its first form or by another. Only invitations are worth returning to by themselves. */
export const loginHref = (back: string, tab?: 'register'): string => {
  const search = new URLSearchParams({ ...(tab ? { tab } : {}), ...(isInvitation(back) ? { back } : {}) }).toString();
  return search ? `/login?${search}` : '/login';
};

/** The page of an invitation by its code. */
export const inviteHref = (code: string): string => `${invitePath}?${new URLSearchParams({ code })}`;

/** The code of the invitation that an address to return to leads to; undefined for any other address. */
export const invitationIn = (back: string | undefined): string | undefined => {
  const url = back === undefined ? null : URL.parse(back, location.origin);
  return url?.pathname === invitePath ? (url.searchParams.get('code') ?? '') : undefined;
};
