/**
 * The eleven fixed limits of the product, in one place (docs/decisions/095). Some were given as a number only: these have a meaning that we chose, or
 * none: `reserved` is not used.
 */
export const limits = {
  /** Mini programs that a channel leads to at once. Ours. */
  appletsOfChannel: 1,
  /** Videos of one broadcast. Ours. */
  videosOfBroadcast: 1,
  /** Digits of a code by e-mail. Ours. */
  codeDigits: 6,
  broadcastWords: 3_000,
  coverMegabytes: 10,
  videoMegabytes: 800,
  reserved: 800,
  fileMegabytes: 2_048,
  /** Files of one choice, and files that a page sends at once. */
  filesAtOnce: 5,
  /** Covers of one broadcast. Ours. */
  coversOfBroadcast: 1,
  /** Guesses of a code by e-mail. Ours. */
  codeTries: 5,
} as const;

export const megabyte = 1024 * 1024;
