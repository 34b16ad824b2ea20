import type { ClosedDay } from '@balcao/contract/settlement';
import { useFormatter, useTranslations } from 'use-intl';

const weekend = new Set(['saturday', 'sunday']);

/** Why banks are closed, in words: holidays by their names, a weekend as one. */
export const useClosedWords = () => {
  const t = useTranslations('settlement.holiday');
  const format = useFormatter();
  return (closed: readonly ClosedDay[]): string => {
    const words = closed.map(({ name }) => {
      const key = weekend.has(name) ? 'weekend' : name;
      return t.has(key as 'weekend') ? t(key as 'weekend') : name;
    });
    return format.list([...new Set(words)]);
  };
};
