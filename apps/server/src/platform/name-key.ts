/**
 * A name as it is compared: without case, without the width of letters, and with one space wherever there is any. Upper case comes
 * first, as it alone writes `ß` as it is spoken.
 */
export const nameKeyOf = (name: string): string =>
  name.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC').replaceAll(/\s+/gu, ' ').trim();
