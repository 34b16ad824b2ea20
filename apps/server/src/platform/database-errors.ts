import { sqlStateOf } from './db.ts';
import { isFullDisk } from './full-disk.ts';
import { WaitedTooLong } from './wait-budget.ts';

/** A lock was not to be had in time. */
const lockTimedOut = '55P03';

/**
 * SQLSTATEs of a database that cannot do it now and may do it in a moment: serialization failures and deadlocks that stayed (40), a
 * lock (55P03), a statement that took too long or was cancelled (57014), no room left on the disk, in memory or for connections (53),
 * shutting down or starting up (57P0), a connection that broke (08) or was ended for standing still (25P0), a database that may only be
 * read (25006), and a disk that fails (58030).
 */
const passing = /^(40001|40P01|55P03|57014|53...|57P0.|08...|25P0[345]|25006|58030)$/;
/** The same of the connection, by the codes of the system. */
const lineCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EAI_AGAIN',
]);
/** And by the words of the driver, which has no codes. */
const lineWords =
  /ENOENT.*PGSQL|timeout exceeded when trying to connect|Connection terminated|not queryable|Query read timeout|after calling end on the pool|timeout expired/;

const isOfLine = (error: Error): boolean =>
  ('code' in error && typeof error.code === 'string' && lineCodes.has(error.code)) || lineWords.test(error.message);

/**
 * The database is unreachable, slow or full: callers get the same error for all of these. The operation was not done, or, where only the answer was
 * lost, a retry finds the result under its idempotency key.
 */
export const databaseIsUnavailable = (error: unknown): boolean => {
  const state = sqlStateOf(error);
  if (state !== undefined && passing.test(state)) return true;
  for (let at = error; at instanceof Error; at = at.cause) if (isFullDisk(at)) return true;
  if (state !== undefined) return false;
  for (let at = error; at instanceof Error; at = at.cause) if (at instanceof WaitedTooLong || isOfLine(at)) return true;
  return false;
};

/** Waited in vain for others, or for each other: some of what was to be done may go by itself. */
export const waitedForOthers = (error: unknown): boolean => /^(40001|40P01|55P03)$/.test(sqlStateOf(error) ?? '');

/**
 * A lock time-out while waiting for another transaction that has inserted a row with the same key into this table. A wait for a lock on the whole
 * table does not count. PostgreSQL names the index, whose name contains that of its table.
 */
export const waitedForTwinIn = (error: unknown, table: string): boolean => {
  if (sqlStateOf(error) !== lockTimedOut) return false;
  for (let at = error; at instanceof Error; at = at.cause)
    if ('where' in at && typeof at.where === 'string') return at.where.includes(`"${table}`);
  return false;
};
