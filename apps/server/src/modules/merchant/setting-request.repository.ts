import type { MerchantChange } from '@balcao/contract/merchant-change';
import { and, eq, gt } from 'drizzle-orm';
import type { Queries, Tx } from '../../platform/db.ts';
import { type SettingRequestRow, settingRequests } from './setting-change.tables.ts';

const { merchantId, id, subject, status, expiresAt, askedAt } = settingRequests;

/** What waits for a second person about a subject of a merchant. */
export const findLiveSetting = async (
  queries: Queries,
  of: Pick<SettingRequestRow, 'merchantId'> & { readonly subject: MerchantChange['subject'] },
  now: Date,
): Promise<SettingRequestRow | undefined> => {
  const [row] = await queries
    .select()
    .from(settingRequests)
    .where(and(eq(merchantId, of.merchantId), eq(subject, of.subject), eq(status, 'asked'), gt(expiresAt, now)));
  return row;
};

export const findSettingRequest = async (
  queries: Queries,
  key: Pick<SettingRequestRow, 'merchantId' | 'id'>,
): Promise<SettingRequestRow | undefined> => {
  const [row] = await queries
    .select()
    .from(settingRequests)
    .where(and(eq(merchantId, key.merchantId), eq(id, key.id)));
  return row;
};

/** What waits, of every merchant, the oldest first. */
export const listAskedSettings = (queries: Queries, now: Date, limit: number): Promise<SettingRequestRow[]> =>
  queries
    .select()
    .from(settingRequests)
    .where(and(eq(status, 'asked'), gt(expiresAt, now)))
    .orderBy(askedAt)
    .limit(limit);

/** False while another request about the subject waits. */
export const insertSettingRequest = async (tx: Tx, row: typeof settingRequests.$inferInsert): Promise<boolean> => {
  const { rowCount } = await tx.insert(settingRequests).values(row).onConflictDoNothing();
  return rowCount === 1;
};
