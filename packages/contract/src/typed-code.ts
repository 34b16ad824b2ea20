import * as z from 'zod/mini';

/** Without letters and digits that are taken for one another. */
export const plainLetters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
/** So many characters a code has that people read on one screen and type on another. */
export const typedCodeLength = 8;

const form = new RegExp(`^[${plainLetters}]{${typedCodeLength}}$`);
/** Longer texts are not codes and are not parsed. */
const charactersAtMost = 40;

/** A code as people write it: also in small letters, with spaces and hyphens. `error` is the word for what is none. */
export const typedCode = (error: string) =>
  z.pipe(
    z.pipe(
      z.string().check(z.maxLength(charactersAtMost, { error, abort: true })),
      z.transform((text) => text.replaceAll(/[\s-]/g, '').toUpperCase()),
    ),
    z.string().check(z.regex(form, error)),
  );

/** A code as it is shown: two groups of four. */
export const shownCode = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`;
