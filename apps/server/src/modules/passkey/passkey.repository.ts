import { and, asc, eq, gt, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Queries, Tx } from '../../platform/db.ts';
import { passkeyChallenges, passkeys } from './passkey.tables.ts';

export type PasskeyRow = typeof passkeys.$inferSelect;
export type ChallengeRow = typeof passkeyChallenges.$inferSelect;

export const insertChallenge = async (queries: Queries, challenge: ChallengeRow): Promise<void> => {
  await queries.insert(passkeyChallenges).values(challenge);
};

/** Removes a challenge; true for the first caller, while it was valid, and for its purpose. */
export const takeChallenge = async (
  queries: Queries,
  { challengeHash, purpose, accountId }: Omit<ChallengeRow, 'expiresAt'>,
  now: Date,
): Promise<boolean> => {
  const isWhose = accountId === null ? isNull(passkeyChallenges.accountId) : eq(passkeyChallenges.accountId, accountId);
  const { rowCount } = await queries
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challengeHash, challengeHash),
        eq(passkeyChallenges.purpose, purpose),
        isWhose,
        gt(passkeyChallenges.expiresAt, now),
      ),
    );
  return rowCount === 1;
};

export const deleteChallengesBefore = async (queries: Queries, now: Date): Promise<void> => {
  await queries.delete(passkeyChallenges).where(lte(passkeyChallenges.expiresAt, now));
};

/** Serialises additions of passkeys to this account: the lock ends with the transaction. */
export const lockPasskeys = async (tx: Tx, accountId: string): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`passkey:${accountId}`}, 0))`);
};

/** Undefined when a passkey with this credential id exists already, of any account. */
export const insertPasskey = async (tx: Tx, row: typeof passkeys.$inferInsert): Promise<PasskeyRow | undefined> => {
  const [inserted] = await tx.insert(passkeys).values(row).onConflictDoNothing().returning();
  return inserted;
};

/** The one that was made first on top. */
export const findPasskeysOf = (queries: Queries, accountId: string): Promise<PasskeyRow[]> =>
  queries.select().from(passkeys).where(eq(passkeys.accountId, accountId)).orderBy(asc(passkeys.id));

export const findPasskeyByCredential = async (
  queries: Queries,
  credentialId: string,
): Promise<PasskeyRow | undefined> => {
  const [passkey] = await queries.select().from(passkeys).where(eq(passkeys.credentialId, credentialId));
  return passkey;
};

interface Owned {
  readonly id: string;
  readonly accountId: string;
}
const owned = ({ id, accountId }: Owned) => and(eq(passkeys.id, id), eq(passkeys.accountId, accountId));

export const setPasskeyName = async (tx: Tx, which: Owned, name: string): Promise<PasskeyRow | undefined> => {
  const [renamed] = await tx.update(passkeys).set({ name }).where(owned(which)).returning();
  return renamed;
};

export const deletePasskey = async (tx: Tx, which: Owned): Promise<PasskeyRow | undefined> => {
  const [removed] = await tx.delete(passkeys).where(owned(which)).returning();
  return removed;
};

export const deletePasskeysOf = async (tx: Tx, accountId: string): Promise<void> => {
  await tx.delete(passkeys).where(eq(passkeys.accountId, accountId));
  await tx.delete(passkeyChallenges).where(eq(passkeyChallenges.accountId, accountId));
};

/**
 * Notes a use; false when the authenticator's counter has not gone on, which only a copy of the key can bring about. Those that
 * count nothing always say 0.
 */
export const noteUse = async (
  tx: Tx,
  { id, counter, synced, now }: { id: string; counter: number; synced: boolean; now: Date },
): Promise<boolean> => {
  const neverCounts = counter === 0 ? eq(passkeys.counter, 0) : undefined;
  const { rowCount } = await tx
    .update(passkeys)
    .set({ counter, synced, lastUsedAt: now })
    .where(and(eq(passkeys.id, id), or(lt(passkeys.counter, counter), neverCounts)));
  return rowCount === 1;
};
