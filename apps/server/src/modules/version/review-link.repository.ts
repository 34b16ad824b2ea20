import { and, eq, gt, isNull, lt, or } from 'drizzle-orm';
import type { Queries, Tx } from '../../platform/db.ts';
import { type ReviewLinkRow, reviewLinks } from './review-link.tables.ts';

/** A new link of a reviewer takes the place of the one that they had to the same version. */
export const replaceLink = async (tx: Tx, row: ReviewLinkRow): Promise<void> => {
  const { merchantId, versionId, staffId } = row;
  await tx
    .delete(reviewLinks)
    .where(
      and(
        eq(reviewLinks.merchantId, merchantId),
        eq(reviewLinks.versionId, versionId),
        eq(reviewLinks.staffId, staffId),
      ),
    );
  await tx.insert(reviewLinks).values(row);
};

/** Gives a link to the first phone that opens it, and again to the same one; undefined for any other, and when it is over. */
export const takeLink = async (
  tx: Tx,
  { tokenHash, appletId, customerId }: Pick<ReviewLinkRow, 'tokenHash' | 'appletId'> & { readonly customerId: string },
  now: Date,
): Promise<ReviewLinkRow | undefined> => {
  const isTheirs = or(isNull(reviewLinks.customerId), eq(reviewLinks.customerId, customerId));
  const [row] = await tx
    .update(reviewLinks)
    .set({ customerId })
    .where(
      and(
        eq(reviewLinks.tokenHash, tokenHash),
        eq(reviewLinks.appletId, appletId),
        gt(reviewLinks.expiresAt, now),
        isTheirs,
      ),
    )
    .returning();
  return row;
};

/** The links by which someone has a version open on their phone. */
export const linksOf = (
  queries: Queries,
  {
    merchantId,
    versionId,
    customerId,
  }: Pick<ReviewLinkRow, 'merchantId' | 'versionId'> & { readonly customerId: string },
  now: Date,
): Promise<ReviewLinkRow[]> =>
  queries
    .select()
    .from(reviewLinks)
    .where(
      and(
        eq(reviewLinks.merchantId, merchantId),
        eq(reviewLinks.versionId, versionId),
        eq(reviewLinks.customerId, customerId),
        gt(reviewLinks.expiresAt, now),
      ),
    );

export const forgetLinks = async (queries: Queries, before: Date): Promise<void> => {
  await queries.delete(reviewLinks).where(lt(reviewLinks.expiresAt, before));
};
