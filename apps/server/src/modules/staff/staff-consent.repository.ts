import { type ConsentStatus, consentMoves } from '@balcao/contract/staff-consent';
import { statesBefore } from '@balcao/contract/states';
import { sql } from 'drizzle-orm';
import type { Queries, Tx } from '../../platform/db.ts';

/** The tables of what takes two of the staff; each has the columns of a consent. */
export type ConsentTable = 'freeze_request' | 'reversal_request' | 'setting_request';

export interface ConsentEnding {
  readonly status: ConsentStatus;
  readonly by: string;
  readonly words: string | null;
  readonly at: Date;
}

/** Ends what waits; false when it is not waiting any more, or its time is over. */
export const endConsent = async (
  tx: Tx,
  table: ConsentTable,
  { merchantId, id }: { readonly merchantId: string; readonly id: string },
  { status, by, words, at }: ConsentEnding,
): Promise<boolean> => {
  const now = at.toISOString();
  const { rowCount } = await tx.execute(sql`
    update ${sql.identifier(table)} set status = ${status}, ended_by = ${by}, ended_at = ${now}, ended_words = ${words}
    where merchant_id = ${merchantId} and id = ${id} and expires_at > ${now}
      and status = any(${sql.param(statesBefore(consentMoves, status))}::text[])`);
  return rowCount === 1;
};

/** Of every merchant, or of one: requests whose time is over wait no more. */
export const expireConsents = async (
  queries: Queries,
  table: ConsentTable,
  now: Date,
  merchantId?: string,
): Promise<void> => {
  await queries.execute(sql`update ${sql.identifier(table)} set status = 'expired', ended_at = expires_at
    where status = 'asked' and expires_at <= ${now.toISOString()}
      and ${merchantId === undefined ? sql`true` : sql`merchant_id = ${merchantId}`}`);
};
