/** What PostgreSQL names as the place of an error when a file of a table cannot grow. */
const growing = /^md(zero)?extend$/;

/**
 * Whether this very error of the database says that there is no room: its disk is full (53100), or a quota or limit lets its files grow no
 * more, for which PostgreSQL has no code but the internal one.
 */
export const isFullDisk = (error: unknown): boolean => {
  if (!(error instanceof Error && 'code' in error)) return false;
  if (error.code === '53100') return true;
  return error.code === 'XX000' && 'routine' in error && growing.test(String(error.routine));
};
