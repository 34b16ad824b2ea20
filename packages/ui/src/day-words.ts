import { formatDate } from '@balcao/brazil/dates';
import type { Locale } from './locale.ts';

/** What writes civil days `YYYYMMDD` as people say them, with their weekday; no zone shifts them. */
export const dayWriter = (locale: Locale, { withYear = false } = {}): ((civilDay: string) => string) => {
  const utc = { weekday: 'short', timeZone: 'UTC' } as const;
  // English has the day first, as everywhere else it is written (rule: days-first): American habit would turn it round.
  const day = { day: '2-digit', month: 'short', ...(withYear && { year: 'numeric' }) } as const;
  const words = new Intl.DateTimeFormat(locale, locale === 'en-US' ? utc : { ...utc, ...day });
  return (civilDay) => {
    const said = words.format(Date.parse(civilDay.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3')));
    if (locale !== 'en-US') return said;
    return `${said}, ${formatDate(civilDay, { locale }).slice(0, withYear ? undefined : 6)}`;
  };
};
