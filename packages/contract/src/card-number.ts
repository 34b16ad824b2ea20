import { isCnpj } from '@balcao/brazil/cnpj';

/** How the numbers of the card networks begin, by how many digits they have; no other run of digits is a card's. */
const beginnings: readonly { readonly length: readonly number[]; readonly begins: RegExp }[] = [
  { length: [13, 16, 19], begins: /^4/ },
  // Mastercard, Maestro, Elo, Hipercard, Discover, UnionPay.
  { length: [16, 17, 18, 19], begins: /^(?:5|6|384[01])/ },
  { length: [16], begins: /^2(?:22[1-9]|2[3-9]|[3-6]|7[01]|720)/ },
  // JCB, American Express, Diners Club.
  { length: [16, 17, 18, 19], begins: /^35(?:2[89]|[3-8])/ },
  { length: [15], begins: /^3[47]/ },
  { length: [14, 16], begins: /^3(?:0[0-5]|[689])/ },
];

/** Digits in one piece or in groups between which stand spaces, dashes or dots; what touches a letter or another digit is none. */
const runs = /(?<![0-9A-Za-z])\d+(?:[\s\p{Pd}._\u00b7\u2022\u2219\u30fb]{1,3}\d+)*(?![0-9A-Za-z])/gu;

const isDigit = (code: number): boolean => /\p{Nd}/u.test(String.fromCodePoint(code));
/** The digit of any script in ours: in Unicode the ten of a script follow one another from its zero on. */
const plainDigit = (digit: string): string => {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && isDigit(code - value - 1)) value += 1;
  return String(value);
};
/** The text as people read it: full-width and other digits are digits, and what is not seen is not there. */
const asRead = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/(?![0-9])\p{Nd}/gu, plainDigit);
/** Access keys of invoices, bar codes and payment lines of boletos: many groups, and some look like a card number by chance. */
const longNumbers = new Set([44, 47, 48]);
const smallestGroup = 3;
/** So many digits a number has at least. */
export const fewestDigits = 13;
const mostDigits = 19;

const passesLuhn = (digits: string): boolean => {
  let sum = 0;
  for (const [index, digit] of [...digits].reverse().entries()) {
    const weighted = Number(digit) * (index % 2 === 0 ? 1 : 2);
    sum += weighted > 9 ? weighted - 9 : weighted;
  }
  return sum % 10 === 0;
};

const isCardNumber = (digits: string): boolean =>
  beginnings.some(({ length, begins }) => length.includes(digits.length) && begins.test(digits)) &&
  passesLuhn(digits) &&
  // Every tenth CNPJ passes by chance.
  !isCnpj(digits);

/** Whether some of the groups that follow one another, all parted by the same mark, are a card's number together. */
const groupsHoldOne = (run: string): boolean => {
  const groups = run.split(/\D+/);
  const marks = run.match(/\D+/g) ?? [];
  return groups.some((_, first) => {
    let digits = '';
    for (let last = first; last < groups.length && digits.length <= mostDigits; last += 1) {
      const group = groups[last] ?? '';
      const isOfOneKind = last < first + 2 || marks[last - 1] === marks[first];
      if (group.length < smallestGroup || !isOfOneKind) return false;
      digits += group;
      if (digits.length >= fewestDigits && isCardNumber(digits)) return true;
    }
    return false;
  });
};

/**
 * Whether a text holds the number of a payment card (rule: no-card-numbers): 13 to 19 digits as the networks give them out, with the right
 * check digit, in digits of any script, in one piece or in groups. Order numbers, CNPJs, phone numbers and boletos are none.
 */
export const holdsCardNumber = (text: string): boolean =>
  (asRead(text).match(runs) ?? []).some(
    (run) => !longNumbers.has(run.replaceAll(/\D/g, '').length) && groupsHoldOne(run),
  );
