import type { CurrentUser } from '@balcao/contract/session';
import { useSuspenseQuery } from '@tanstack/react-query';
import { currentUserOptions } from './current-user.ts';

/** The member, on every screen behind the guard, which has loaded it. */
export const useCurrentUser = (): CurrentUser => useSuspenseQuery(currentUserOptions).data;

/** The name under which a command is kept until it is answered: what is done and to what, by this person in this team. */
export const useTeamPlace = (what: string): string => {
  const { accountId, merchantId } = useCurrentUser();
  return `${accountId}:${merchantId ?? ''}:${what}`;
};
