import type { CurrentUser } from '@balcao/contract/session';
import { useSuspenseQuery } from '@tanstack/react-query';
import { currentUserOptions } from './current-user.ts';

/** The member, on every screen behind the guard, which has loaded it. */
export const useCurrentUser = (): CurrentUser => useSuspenseQuery(currentUserOptions).data;
