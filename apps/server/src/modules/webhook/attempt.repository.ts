import { type WebhookDelivery, webhookAttemptsShown } from '@balcao/contract/webhook';
import { and, eq, sql } from 'drizzle-orm';
import type { Queries, Tx } from '../../platform/db.ts';
import { type DeliveryRow, webhookDeliveries } from './webhook.tables.ts';

/** The next attempt of a notification: `attempt` were begun before. */
export interface AttemptKey {
  readonly merchantId: string;
  readonly deliveryId: string;
  /** At which address: each has a lane of its own. */
  readonly endpointId: string | null;
  readonly attempt: number;
}

const waitingAfter = ({ merchantId, deliveryId }: AttemptKey, attemptCount: number) =>
  and(
    eq(webhookDeliveries.merchantId, merchantId),
    eq(webhookDeliveries.id, deliveryId),
    eq(webhookDeliveries.attemptCount, attemptCount),
    eq(webhookDeliveries.state, 'waiting'),
  );

/** Whoever gets the row makes the attempt: a job that runs twice finds nothing the second time. */
export const claimAttempt = async (
  queries: Queries,
  key: AttemptKey,
  lostAt: Date,
): Promise<DeliveryRow | undefined> => {
  const [row] = await queries
    .update(webhookDeliveries)
    .set({ attemptCount: key.attempt + 1, nextAttemptAt: lostAt })
    .where(waitingAfter(key, key.attempt))
    .returning();
  return row;
};

interface Outcome {
  readonly url: string;
  readonly attempt: WebhookDelivery['attempts'][number];
  readonly delivered: boolean;
  /** Null after the last attempt. */
  readonly nextAttemptAt: Date | null;
  /** When it counts as given up, after the last attempt. */
  readonly failedAt: Date;
}

/**
 * Writes down how an attempt ended. A success ends the notification whatever else is under way; a failure decides only while no
 * later attempt has begun. Says whether the notification has failed now.
 */
export const recordAttempt = async (
  tx: Tx,
  { merchantId, deliveryId, attempt }: AttemptKey,
  outcome: Outcome,
): Promise<boolean> => {
  const { url, delivered, nextAttemptAt, failedAt } = outcome;
  const decides = sql`state = 'waiting' and attempt_count = ${attempt + 1}`;
  const next = nextAttemptAt?.toISOString() ?? null;
  const isGivenUp = sql`${decides} and ${next === null}`;
  const { rows } = await tx.execute<{ state: string }>(sql`
    update webhook_delivery set
      url = ${url},
      attempts = case when jsonb_array_length(attempts) < ${webhookAttemptsShown} then attempts else attempts - 0 end
        || ${JSON.stringify([outcome.attempt])}::jsonb,
      state = case when ${delivered} then 'delivered' when ${isGivenUp} then 'failed' else state end,
      next_attempt_at = case when ${delivered} then null when ${decides} then ${next}::timestamptz else next_attempt_at end,
      failed_at = case when ${delivered} then null when ${isGivenUp} then ${failedAt.toISOString()}::timestamptz else failed_at end
    where merchant_id = ${merchantId} and id = ${deliveryId}
    returning state`);
  return rows[0]?.state === 'failed';
};

/** Ends an attempt that was begun and cannot be made: the address is off, and keeps it, or is gone. */
export const setAside = async (
  tx: Tx,
  key: AttemptKey,
  end: { readonly state: 'held' } | { readonly state: 'failed'; readonly failedAt: Date },
): Promise<void> => {
  await tx
    .update(webhookDeliveries)
    .set({ ...end, nextAttemptAt: null })
    .where(waitingAfter(key, key.attempt + 1));
};

type DueRow = { merchant_id: string; id: string; endpoint_id: string | null; attempt_count: number };

/**
 * Takes what is due, a few of each address and the oldest first, so that none can crowd out the others; until `lostAt` nobody else
 * takes it.
 * No team is asked for: this is the house's own rounds.
 */
export const takeDue = async (tx: Tx, now: Date, lostAt: Date, ofEach: number): Promise<AttemptKey[]> => {
  const at = sql`${now.toISOString()}::timestamptz`;
  const { rows } = await tx.execute<DueRow>(sql`
    with due as (
      select merchant_id, id, row_number() over (partition by merchant_id, endpoint_id order by next_attempt_at, id) as place
      from webhook_delivery where state = 'waiting' and next_attempt_at <= ${at}
    ), taken as (
      update webhook_delivery d set next_attempt_at = ${lostAt.toISOString()}::timestamptz
      from due where due.place <= ${ofEach} and d.merchant_id = due.merchant_id and d.id = due.id
        and d.state = 'waiting' and d.next_attempt_at <= ${at}
      returning d.merchant_id, d.id, d.endpoint_id, d.attempt_count, due.place
    )
    select merchant_id, id, endpoint_id, attempt_count from taken order by place`);
  return rows.map((row) => ({
    merchantId: row.merchant_id,
    deliveryId: row.id,
    endpointId: row.endpoint_id,
    attempt: row.attempt_count,
  }));
};
