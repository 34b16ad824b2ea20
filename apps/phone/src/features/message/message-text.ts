import { formatDate } from '@balcao/brazil/dates';
import { formatBrl } from '@balcao/brazil/money';
import type { Locale } from '@balcao/contract/locale';
import { type MessageField, type MessageValue, messageFields } from '@balcao/contract/message-field';

/** A value as the phone writes it: amounts in reais, days as people write them. */
export const valueText = (field: MessageField, value: MessageValue, locale: Locale): string => {
  const { kind } = messageFields[field];
  if (kind === 'amount') return formatBrl(Number(value));
  return kind === 'day' ? formatDate(String(value), { locale, form: 'date' }) : String(value);
};
