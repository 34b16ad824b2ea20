import type { CurrentUser } from '@balcao/contract/session';

const keptAtMost = 5;

/** One list for each person in each team: what one did elsewhere leads nowhere here. */
const keyOf = ({ accountId, merchantId }: Pick<CurrentUser, 'accountId' | 'merchantId'>): string =>
  `balcao.recent.${accountId}.${merchantId ?? ''}`;

/** The ids of what was chosen last, the newest first. Kept until the browser is closed; names of people are not kept. */
export const recentChoices = (user: CurrentUser): string[] => {
  const kept = sessionStorage.getItem(keyOf(user));
  return kept ? kept.split('\n') : [];
};

export const keepChoice = (user: CurrentUser, id: string): void => {
  const others = recentChoices(user).filter((other) => other !== id);
  sessionStorage.setItem(keyOf(user), [id, ...others].slice(0, keptAtMost).join('\n'));
};
