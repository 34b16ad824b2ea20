import type { AppletDomains } from '@balcao/contract/applet-domain';
import { domainChangesShown } from '@balcao/contract/domain';
import { and, desc, eq, gt } from 'drizzle-orm';
import type { Queries, Tx } from '../../platform/db.ts';
import { type DomainChangeRow, domainChanges, legalDomains } from './domain.tables.ts';

export interface Key {
  readonly merchantId: string;
  readonly appletId: string;
}
export interface Kept {
  readonly list: AppletDomains;
  readonly version: number;
}

const at = ({ merchantId, appletId }: Key) =>
  and(eq(legalDomains.merchantId, merchantId), eq(legalDomains.appletId, appletId));

export const findDomains = async (queries: Queries, key: Key): Promise<Kept | undefined> => {
  const { list, version } = legalDomains;
  const [row] = await queries.select({ list, version }).from(legalDomains).where(at(key));
  return row;
};

/** Puts these in the place of those that were read at `version`. False when they have been changed since. */
export const putDomains = async (tx: Tx, key: Key, { list, version }: Kept): Promise<boolean> => {
  const next = { list, version: version + 1 };
  const { rowCount } =
    version === 0
      ? await tx
          .insert(legalDomains)
          .values({ ...key, ...next })
          .onConflictDoNothing()
      : await tx
          .update(legalDomains)
          .set(next)
          .where(and(at(key), eq(legalDomains.version, version)));
  return rowCount === 1;
};

export const insertChange = async (tx: Tx, row: typeof domainChanges.$inferInsert): Promise<void> => {
  await tx.insert(domainChanges).values(row);
};

/** The newest first. */
export const listChanges = (queries: Queries, { merchantId, appletId }: Key): Promise<DomainChangeRow[]> =>
  queries
    .select()
    .from(domainChanges)
    .where(and(eq(domainChanges.merchantId, merchantId), eq(domainChanges.appletId, appletId)))
    .orderBy(desc(domainChanges.id))
    .limit(domainChangesShown);

/** All that were made after an instant, the newest first. */
export const listChangesSince = (
  queries: Queries,
  { merchantId, appletId }: Key,
  since: Date,
): Promise<DomainChangeRow[]> =>
  queries
    .select()
    .from(domainChanges)
    .where(
      and(eq(domainChanges.merchantId, merchantId), eq(domainChanges.appletId, appletId), gt(domainChanges.at, since)),
    )
    .orderBy(desc(domainChanges.id));
