import { formatDate } from '@balcao/brazil/dates';
import { formatBrl } from '@balcao/brazil/money';
import type { Locale } from './locale.ts';
import { type LogField, moneyFields } from './log-field.ts';

/** Two civil days, both included, as one value of a line. */
export const logPeriod = ({ from, to }: { readonly from: string; readonly to: string }): string => `${from}/${to}`;

/** An amount, a day or a period of a line as people read it; undefined for what is no such value. Amounts are kept in centavos. */
export const logValueText = (field: LogField, value: string, locale: Locale): string | undefined => {
  if (moneyFields.has(field)) return formatBrl(Number(value));
  if (field !== 'day' && field !== 'period') return undefined;
  return value
    .split('/')
    .map((day) => formatDate(day, { locale }))
    .join(' – ');
};
