export interface Change {
  readonly direction: 'more' | 'less' | 'same' | 'fromNothing' | 'incomparable';
  /** Of what was before: 0.12 is 12 %. Never negative. */
  readonly share: number;
}

/**
 * How a number moved against the period before. From nothing there is no share: only that there was nothing; and where there was no
 * number at all, null, no direction either.
 */
export const changeOf = (now: number, before: number | null): Change => {
  if (before === null) return { direction: 'incomparable', share: 0 };
  if (now === before) return { direction: 'same', share: 0 };
  if (before === 0) return { direction: 'fromNothing', share: 0 };
  return { direction: now > before ? 'more' : 'less', share: Math.abs(now - before) / Math.abs(before) };
};
