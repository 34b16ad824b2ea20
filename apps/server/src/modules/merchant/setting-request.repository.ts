import type { ConsentSubject } from '@balcao/contract/staff-consent';
import { and, desc, eq, gt, inArray } from 'drizzle-orm';
import type { Queries, Tx } from '../../platform/db.ts';
import { type SettingRequestRow, settingRequests } from './setting-change.tables.ts';

const { merchantId, id, subject, about, status, expiresAt, askedAt, endedAt } = settingRequests;
type Of = Pick<SettingRequestRow, 'merchantId'> & { readonly subject: ConsentSubject };

/** What waits for a second person about some subjects of a merchant, the oldest first: of each that is named one at most, or of all. */
export const listLiveSettings = async (
  queries: Queries,
  of: Pick<SettingRequestRow, 'merchantId'> & { readonly subjects: readonly ConsentSubject[] },
  abouts: readonly string[] | undefined,
  { now, limit }: { readonly now: Date; readonly limit: number },
): Promise<SettingRequestRow[]> =>
  abouts?.length === 0
    ? []
    : queries
        .select()
        .from(settingRequests)
        .where(
          and(
            ...[
              eq(merchantId, of.merchantId),
              inArray(subject, [...of.subjects]),
              abouts && inArray(about, [...abouts]),
            ],
            ...[eq(status, 'asked'), gt(expiresAt, now)],
          ),
        )
        .orderBy(askedAt)
        .limit(limit);

/** What was agreed to last about a subject. */
export const findAgreedSetting = async (queries: Queries, of: Of): Promise<SettingRequestRow | undefined> => {
  const [row] = await queries
    .select()
    .from(settingRequests)
    .where(and(eq(merchantId, of.merchantId), eq(subject, of.subject), eq(status, 'agreed')))
    .orderBy(desc(endedAt))
    .limit(1);
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

/** Expires the open requests about these, since what they were about has been settled in another way. */
export const endSettings = async (tx: Tx, of: string, abouts: readonly string[], now: Date): Promise<void> => {
  await tx
    .update(settingRequests)
    .set({ status: 'expired', endedAt: now })
    .where(and(eq(merchantId, of), eq(status, 'asked'), inArray(about, [...abouts])));
};

/** False while another request about the subject waits. */
export const insertSettingRequest = async (tx: Tx, row: typeof settingRequests.$inferInsert): Promise<boolean> => {
  const { rowCount } = await tx.insert(settingRequests).values(row).onConflictDoNothing();
  return rowCount === 1;
};
