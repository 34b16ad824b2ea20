import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Queries, Tx } from '../../platform/db.ts';
import { type DestinationRow, payoutDestinations } from './withdrawal.tables.ts';

/** What was accepted first, then what members added, each in the order in which it came. */
export const listLive = (queries: Queries, merchantId: string): Promise<DestinationRow[]> =>
  queries
    .select()
    .from(payoutDestinations)
    .where(and(eq(payoutDestinations.merchantId, merchantId), isNull(payoutDestinations.removedAt)))
    .orderBy(asc(payoutDestinations.source), asc(payoutDestinations.addedAt), asc(payoutDestinations.id));

/** One that has not been removed. */
export const findLive = async (
  queries: Queries,
  merchantId: string,
  id: string,
): Promise<DestinationRow | undefined> => {
  const [row] = await queries
    .select()
    .from(payoutDestinations)
    .where(
      and(
        eq(payoutDestinations.merchantId, merchantId),
        eq(payoutDestinations.id, id),
        isNull(payoutDestinations.removedAt),
      ),
    );
  return row;
};

/** Keeps a destination as it is until the transaction ends, where it is still the team's. */
export const lockDestination = async (tx: Tx, merchantId: string, id: string): Promise<void> => {
  await tx
    .select({ merchantId: payoutDestinations.merchantId, id: payoutDestinations.id })
    .from(payoutDestinations)
    .where(and(eq(payoutDestinations.merchantId, merchantId), eq(payoutDestinations.id, id)))
    .for('no key update');
};

/** Notes that money is sent there; undefined when it has been removed. It cannot be removed until the transaction ends. */
export const noteUse = async (
  tx: Tx,
  merchantId: string,
  id: string,
  now: Date,
): Promise<DestinationRow | undefined> => {
  const [row] = await tx
    .update(payoutDestinations)
    .set({ lastUsedAt: now })
    .where(
      and(
        eq(payoutDestinations.merchantId, merchantId),
        eq(payoutDestinations.id, id),
        isNull(payoutDestinations.removedAt),
      ),
    )
    .returning();
  return row;
};

/** False when the team has the same account already. */
export const insertDestination = async (tx: Tx, row: DestinationRow): Promise<boolean> => {
  const { rowCount } = await tx.insert(payoutDestinations).values(row).onConflictDoNothing();
  return rowCount === 1;
};

/** Whether anything was ever taken from an accepted form of the team. */
export const hadFormOnes = async (queries: Queries, merchantId: string): Promise<boolean> =>
  (await queries.$count(
    payoutDestinations,
    and(eq(payoutDestinations.merchantId, merchantId), eq(payoutDestinations.source, 'form')),
  )) > 0;

/** Marks the account as one of the accepted form, even if a member had added it before; false when the team does not have it. */
export const takeIntoForm = async (
  tx: Tx,
  { merchantId, fingerprint, reviewId }: Pick<DestinationRow, 'merchantId' | 'fingerprint' | 'reviewId'>,
): Promise<boolean> => {
  const { rowCount } = await tx
    .update(payoutDestinations)
    .set({ source: 'form', reviewId })
    .where(
      and(
        eq(payoutDestinations.merchantId, merchantId),
        eq(payoutDestinations.fingerprint, fingerprint),
        isNull(payoutDestinations.removedAt),
      ),
    );
  return rowCount === 1;
};

/** What stood in an earlier form, and in this one no more, is none of the team's any more. */
export const retireForms = async (tx: Tx, merchantId: string, reviewId: string | null, now: Date): Promise<void> => {
  await tx
    .update(payoutDestinations)
    .set({ removedAt: now })
    .where(
      and(
        eq(payoutDestinations.merchantId, merchantId),
        eq(payoutDestinations.source, 'form'),
        isNull(payoutDestinations.removedAt),
        reviewId === null ? undefined : ne(payoutDestinations.reviewId, reviewId),
      ),
    );
};

/** False when someone else was first. */
export const removeDestination = async (
  tx: Tx,
  { merchantId, id }: Pick<DestinationRow, 'merchantId' | 'id'>,
  removed: { readonly removedAt: Date; readonly removedBy: string },
): Promise<boolean> => {
  const { rowCount } = await tx
    .update(payoutDestinations)
    .set(removed)
    .where(
      and(
        eq(payoutDestinations.merchantId, merchantId),
        eq(payoutDestinations.id, id),
        isNull(payoutDestinations.removedAt),
      ),
    );
  return rowCount === 1;
};

/** How many a team has. */
export const countLive = async (queries: Queries, merchantId: string): Promise<number> => {
  const [row] = await queries
    .select({ count: sql<number>`count(*)` })
    .from(payoutDestinations)
    .where(and(eq(payoutDestinations.merchantId, merchantId), isNull(payoutDestinations.removedAt)));
  return row?.count ?? 0;
};
