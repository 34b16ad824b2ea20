import { formatCnpj as maskCnpj } from '@brazilian-utils/brazilian-utils/format-cnpj';
import { isValidCnpj } from '@brazilian-utils/brazilian-utils/is-valid-cnpj';

const CANONICAL = /^[0-9A-Z]{12}[0-9]{2}$/;

/**
 * The canonical form in which a CNPJ is stored, compared and sent: trimmed, upper-case, without `.`, `/` and `-`. Nothing else is
 * dropped: since July 2026 letters belong to the number (IN RFB 2.229/2024). Only A to Z are raised, because raising all of
 * Unicode would turn a foreign letter such as "ſ" into a valid one.
 */
export const normaliseCnpj = (text: string): string =>
  text
    .trim()
    .replace(/[./-]/g, '')
    .replace(/[a-z]+/g, (letters) => letters.toUpperCase());

/**
 * Whether the text, with or without its mask and in either case, is a CNPJ: twelve digits or letters and two check digits that
 * are right. Numeric numbers of one repeated digit are refused.
 */
export function isCnpj(text: string): boolean {
  const canonical = normaliseCnpj(text);
  // The library reads letters only in version 2, and then also takes spaces between groups, which the canonical form would keep.
  return CANONICAL.test(canonical) && isValidCnpj(canonical, { version: 2 });
}

/** The mask AA.AAA.AAA/AAAA-DD over as many characters as there are, so that it serves while typing. */
export const formatCnpj = (text: string): string => maskCnpj(text, { version: 2 });
