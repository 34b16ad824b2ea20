import { type NoticeKind, noticeRules } from '@balcao/contract/notification-notice';
import type { NoticePreference } from '@balcao/contract/notification-preference';

/** What a member hears of a kind: as they chose, else as the kind's rule says. */
export const preferenceOf = (
  kind: NoticeKind,
  { isAdmin }: { readonly isAdmin: boolean },
  chosen: { readonly bell: boolean; readonly mail: boolean } | undefined,
): NoticePreference => {
  const { mailedTo, isSecurity, isOffUntilChosen } = noticeRules[kind];
  const mailIsLocked = isAdmin && isSecurity === true;
  const byRule = mailedTo === 'everybody' || (mailedTo === 'superAdmins' && isAdmin);
  const bell = chosen?.bell ?? !isOffUntilChosen;
  return { kind, bell, mail: mailIsLocked || (chosen?.mail ?? byRule), mailIsLocked };
};
