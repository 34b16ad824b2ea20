import type { TeamEntry } from '@balcao/contract/session';

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Every number holds every digit: fewer than these say nothing of it. */
const digitsAtLeast = 4;

/** Teams whose name or number holds every word, however it is written. */
export const teamsFitting = <T extends Pick<TeamEntry, 'name' | 'merchantNumber'>>(
  query: string,
  teams: readonly T[],
): T[] => {
  const words = plain(query).split(/\s+/).filter(Boolean);
  return teams.filter(({ name, merchantNumber }) =>
    words.every(
      (word) => plain(name).includes(word) || (word.length >= digitsAtLeast && merchantNumber.includes(word)),
    ),
  );
};
