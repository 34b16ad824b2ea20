import { type MenuId, type MenuLevel, reaches } from '@balcao/contract/menus';
import type { CurrentUser } from '@balcao/contract/session';
import { useSuspenseQuery } from '@tanstack/react-query';
import { currentUserOptions } from './current-user.ts';

/** The member, on every screen behind the guard, which has loaded it. */
export const useCurrentUser = (): CurrentUser => useSuspenseQuery(currentUserOptions).data;

/** Does the member's role reach this menu at this level? Decides whether a button shows; the server decides again. */
export const useReaches = (menu: MenuId, level: MenuLevel): boolean => reaches(useCurrentUser(), menu, level);
