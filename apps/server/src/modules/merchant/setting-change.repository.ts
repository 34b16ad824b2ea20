import type { MerchantChange } from '@balcao/contract/merchant-change';
import { totalCountedAtMost } from '@balcao/contract/page';
import { and, desc, eq, lt, or, sql } from 'drizzle-orm';
import type { Place } from '../../platform/cursor.ts';
import type { Queries, Tx } from '../../platform/db.ts';
import { settingChanges } from './setting-change.tables.ts';

export type SettingChangeRow = typeof settingChanges.$inferSelect;

export const insertSettingChanges = async (tx: Tx, rows: SettingChangeRow[]): Promise<void> => {
  await tx.insert(settingChanges).values(rows);
};

interface Page {
  readonly place: Place | undefined;
  readonly limit: number;
  readonly offset: number;
}

export const listSettingChanges = (
  queries: Queries,
  merchantId: string,
  { place, limit, offset }: Page,
): Promise<SettingChangeRow[]> => {
  const { at, id } = settingChanges;
  return queries
    .select()
    .from(settingChanges)
    .where(
      and(
        eq(settingChanges.merchantId, merchantId),
        place && or(lt(at, place.at), and(eq(at, place.at), lt(id, place.key))),
      ),
    )
    .orderBy(desc(at), desc(id))
    .limit(limit)
    .offset(offset);
};

/** How often something of a merchant was set; of every subject without one, and no further than people read. */
export const countSettingChanges = async (
  queries: Queries,
  merchantId: string,
  subject?: MerchantChange['subject'],
): Promise<number> => {
  const some = queries
    .select({ one: sql`1` })
    .from(settingChanges)
    .where(
      and(
        eq(settingChanges.merchantId, merchantId),
        subject === undefined ? undefined : eq(settingChanges.subject, subject),
      ),
    )
    .limit(totalCountedAtMost + 1)
    .as('some');
  const [row] = await queries.select({ count: sql<number>`count(*)` }).from(some);
  return row?.count ?? 0;
};
