import * as z from 'zod/mini';

/** Three numbers of one to three digits, none with a zero in front: one spelling for each version. */
const form = /^(0|[1-9]\d{0,2})\.(0|[1-9]\d{0,2})\.(0|[1-9]\d{0,2})$/;
export const isVersionNumber = (text: string): boolean => form.test(text);

/** The number of a version, as in `1.10.0`. */
export const VersionNumber = z.string().check(z.regex(form, { error: 'versionNumber', abort: true }));

/** One number that orders as the versions do: 1.9.0 comes before 1.10.0. @throws RangeError when the text is no version number. */
export const versionRank = (number: string): number => {
  if (!isVersionNumber(number)) throw new RangeError(`Not a version number: ${number}`);
  return number.split('.').reduce((rank, part) => rank * 1_000 + Number(part), 0);
};
