import { formatBrl, MONEY_MAX, parseReais } from '@balcao/brazil/money';

/** An amount as it stands in a field: without the currency's sign, which stands before the field. Empty for null. */
export const fieldText = (centavos: number | null, locale: string): string =>
  centavos === null ? '' : formatBrl(centavos, locale).replace(/[^\d.,-]/g, '');

/**
 * What a field holds after its text changed by typing: digits fill the amount from the right, cents first (`1`, `2`, `5` is 1,25).
 * Deleting down to zeros empties the field. A digit too many is not taken.
 */
export const typed = (before: number | null, text: string): number | null => {
  const digits = text.replace(/\D/g, '');
  const centavos = Number(digits);
  if (digits === '') return null;
  if (centavos > MONEY_MAX) return before;
  const deletedFromZero = before === 0 && centavos === 0 && digits.length < 3;
  return deletedFromZero ? null : centavos;
};

/** An amount as people and tables write it, alone or with the currency's sign: thousands in threes or not at all, cents once. */
const written = /^(?:R\$|BRL)?(?:\d+|\d{1,3}(?:\.\d{3})+|\d{1,3}(?:,\d{3})+(?=\.))(?:[.,]\d{1,2})?$/i;

/**
 * What pasted text says: `1.234,56` as Brazil writes it, and `1,234.56` as English and Mexican Spanish do, told apart by which
 * sign comes last. Null when it is no amount, could be read as two, or is too large.
 */
export const pasted = (text: string): number | null => {
  if (!written.test(text.replace(/\s/g, ''))) return null;
  const foreign = /^\D*\d{1,3}(,\d{3})+\.\d{1,2}\D*$/.test(text);
  const centavos = parseReais(foreign ? text.replaceAll(',', '') : text);
  return centavos <= 0 || centavos > MONEY_MAX ? null : centavos;
};
