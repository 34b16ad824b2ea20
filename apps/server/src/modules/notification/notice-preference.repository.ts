import type { NoticeKind } from '@balcao/contract/notification-notice';
import { and, eq } from 'drizzle-orm';
import type { Queries, Tx } from '../../platform/db.ts';
import { noticePolicies, noticePreferences, seenNotices } from './notice.tables.ts';

export type PreferenceRow = typeof noticePreferences.$inferSelect;
type PolicyRow = typeof noticePolicies.$inferSelect;

/** What one member has chosen. */
export const findPreferences = (queries: Queries, merchantId: string, accountId: string): Promise<PreferenceRow[]> =>
  queries
    .select()
    .from(noticePreferences)
    .where(and(eq(noticePreferences.merchantId, merchantId), eq(noticePreferences.accountId, accountId)));

/** What the members of a team have chosen of one kind. */
export const findPreferencesOf = (queries: Queries, merchantId: string, kind: NoticeKind): Promise<PreferenceRow[]> =>
  queries
    .select()
    .from(noticePreferences)
    .where(and(eq(noticePreferences.merchantId, merchantId), eq(noticePreferences.kind, kind)));

/** What a person has chosen and seen, in every team. */
export const deletePreferencesOf = async (tx: Tx, accountId: string): Promise<void> => {
  await tx.delete(noticePreferences).where(eq(noticePreferences.accountId, accountId));
  await tx.delete(seenNotices).where(eq(seenNotices.accountId, accountId));
};

export const putPreference = async (tx: Tx, row: PreferenceRow): Promise<void> => {
  const { merchantId, accountId, kind } = noticePreferences;
  const set = { bell: row.bell, mail: row.mail };
  await tx
    .insert(noticePreferences)
    .values(row)
    .onConflictDoUpdate({ target: [merchantId, accountId, kind], set });
};

export const findPolicy = async (queries: Queries, merchantId: string): Promise<PolicyRow | undefined> => {
  const [row] = await queries.select().from(noticePolicies).where(eq(noticePolicies.merchantId, merchantId));
  return row;
};

/** Writes the version after `seen`; false when someone else wrote one meanwhile. */
export const savePolicy = async (tx: Tx, row: PolicyRow, seen: number): Promise<boolean> => {
  const { merchantId, ...change } = row;
  const { rowCount } =
    seen === 0
      ? await tx.insert(noticePolicies).values(row).onConflictDoNothing()
      : await tx
          .update(noticePolicies)
          .set(change)
          .where(and(eq(noticePolicies.merchantId, merchantId), eq(noticePolicies.version, seen)));
  return rowCount === 1;
};
