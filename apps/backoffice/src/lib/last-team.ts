const storageKey = 'balcao.team';

/** The id of the team that was entered last in this browser. It opens nothing: the server checks the membership. */
export const lastTeam = {
  get: (): string | undefined => localStorage.getItem(storageKey) ?? undefined,
  set: (merchantId: string): void => localStorage.setItem(storageKey, merchantId),
};
