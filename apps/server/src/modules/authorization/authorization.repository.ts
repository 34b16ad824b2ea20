import { AuthorizationStatus, authorizationMoves } from '@balcao/contract/authorization';
import { statesBefore } from '@balcao/contract/states';
import { and, eq, gt, inArray, isNull, lt, ne, or } from 'drizzle-orm';
import type { Queries, Tx } from '../../platform/db.ts';
import { authorizations } from './authorization.tables.ts';

export type AuthorizationRow = typeof authorizations.$inferSelect;

const { expired, scanned } = AuthorizationStatus.enum;
const canBecome = (status: AuthorizationStatus) =>
  inArray(authorizations.status, statesBefore(authorizationMoves, status));

export const findBySecret = async (queries: Queries, secretHash: string): Promise<AuthorizationRow | undefined> => {
  const [row] = await queries.select().from(authorizations).where(eq(authorizations.secretHash, secretHash));
  return row;
};

export const findById = async (queries: Queries, id: string): Promise<AuthorizationRow | undefined> => {
  const [row] = await queries.select().from(authorizations).where(eq(authorizations.id, id));
  return row;
};

export const findByCode = async (queries: Queries, codeHash: string): Promise<AuthorizationRow | undefined> => {
  const [row] = await queries.select().from(authorizations).where(eq(authorizations.codeHash, codeHash));
  return row;
};

export const insertAuthorization = async (tx: Tx, row: typeof authorizations.$inferInsert): Promise<void> => {
  await tx.insert(authorizations).values(row);
};

/** Of the codes of an account that bind, only the newest may be answered. */
export const expireBindings = async (tx: Tx, accountId: string): Promise<void> => {
  await tx
    .update(authorizations)
    .set({ status: expired })
    .where(and(eq(authorizations.accountId, accountId), ne(authorizations.purpose, 'login'), canBecome(expired)));
};

interface Scanner {
  readonly customerId: string;
  readonly customerName: string;
  /** Null for a person who has no account yet. */
  readonly accountId: string | null;
  /** When the code expires from now on. */
  readonly expiresAt: Date;
}

/** Gives the code to the first who scans it, and again to the same person; undefined when it is someone else's or over. */
export const takeCode = async (
  tx: Tx,
  id: string,
  scanner: Scanner,
  now: Date,
): Promise<AuthorizationRow | undefined> => {
  const isMine = and(eq(authorizations.status, scanned), eq(authorizations.customerId, scanner.customerId));
  const isFree = and(canBecome(scanned), isNull(authorizations.customerId));
  const [row] = await tx
    .update(authorizations)
    .set({ ...scanner, status: scanned })
    .where(and(eq(authorizations.id, id), gt(authorizations.expiresAt, now), or(isMine, isFree)))
    .returning();
  return row;
};

/** One move by the table of states; undefined when the code is in no state before it, or its time is over. */
export const moveTo = async (
  tx: Tx,
  id: string,
  status: AuthorizationStatus,
  now: Date,
): Promise<AuthorizationRow | undefined> => {
  const [row] = await tx
    .update(authorizations)
    .set({ status })
    .where(and(eq(authorizations.id, id), gt(authorizations.expiresAt, now), canBecome(status)))
    .returning();
  return row;
};

const isOpenWithoutAccount = (id: string, now: Date) =>
  and(
    eq(authorizations.id, id),
    eq(authorizations.status, scanned),
    isNull(authorizations.accountId),
    gt(authorizations.expiresAt, now),
  );

/** Confirms a login for the account that has just been opened for it; undefined when the code is in no state for that. */
export const confirmForNewAccount = async (
  tx: Tx,
  id: string,
  { accountId, expiresAt }: { readonly accountId: string; readonly expiresAt: Date },
  now: Date,
): Promise<AuthorizationRow | undefined> => {
  const [row] = await tx
    .update(authorizations)
    .set({ status: AuthorizationStatus.enum.confirmed, accountId, expiresAt })
    .where(isOpenWithoutAccount(id, now))
    .returning();
  return row;
};

/** A login that a person scanned who had no account is for this one from now on; undefined when it is in no state for that. */
export const giveAccount = async (
  tx: Tx,
  id: string,
  { accountId, expiresAt }: { readonly accountId: string; readonly expiresAt: Date },
  now: Date,
): Promise<AuthorizationRow | undefined> => {
  const [row] = await tx
    .update(authorizations)
    .set({ accountId, expiresAt })
    .where(isOpenWithoutAccount(id, now))
    .returning();
  return row;
};

export const deleteExpiredBefore = async (queries: Queries, moment: Date): Promise<void> => {
  await queries.delete(authorizations).where(lt(authorizations.expiresAt, moment));
};
