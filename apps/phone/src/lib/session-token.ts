const storageKey = 'balcao.phone.token';

/** The token of the person whose phone this is: one for each tab, so that two tabs can be two people's phones. */
export const sessionToken = {
  get: (): string | undefined => sessionStorage.getItem(storageKey) ?? undefined,
  set: (token: string): void => sessionStorage.setItem(storageKey, token),
  clear: (): void => sessionStorage.removeItem(storageKey),
};
