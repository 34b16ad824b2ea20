import { formatBrl, MONEY_MAX, parseReais } from '@balcao/brazil/money';

/** An amount as shown in a field: without the currency symbol, which is in front of the field. Empty for null. */
export const fieldText = (centavos: number | null): string =>
  centavos === null ? '' : formatBrl(centavos).replace(/[^\d.,-]/g, '');

/** The text of a field while it is typed: digits, dots and one comma with at most two digits after it. */
export const typedText = (before: string, text: string): string => {
  const kept = text.replace(/[^\d.,]/g, '');
  const fits = /^[\d.]*(,\d{0,2})?$/.test(kept) && (parseTyped(kept) ?? 0) <= MONEY_MAX;
  return fits ? kept : before;
};

/** What a typed text says, in centavos: `100` is R$ 100,00 and `1,5` is R$ 1,50. Null while it has no digit. */
export const parseTyped = (text: string): number | null => (/\d/.test(text) ? parseReais(text) : null);

/** What pasted text says, in centavos, by the same rule. Null when it is no amount above zero, or is too large. */
export const pasted = (text: string): number | null => {
  const centavos = parseReais(text);
  return centavos <= 0 || centavos > MONEY_MAX ? null : centavos;
};
