/** The team to work in after a login, where there is no doubt: the only one, or the last one of several. */
export const teamWithoutAsking = (
  teams: readonly { readonly merchantId: string }[],
  last: string | undefined,
): string | undefined =>
  (teams.length === 1 ? teams[0] : teams.find(({ merchantId }) => merchantId === last))?.merchantId;
