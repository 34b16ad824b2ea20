import { type WebhookDelivery, webhookAttemptsShown } from '@balcao/contract/webhook';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Queries, Tx } from '../../platform/db.ts';
import { rowsOf } from '../../platform/parsed-rows.ts';
import { type DeliveryRow, webhookDeliveries } from './webhook.tables.ts';

/** The next attempt of a notification: `attempt` were begun before. */
export interface AttemptKey {
  readonly merchantId: string;
  readonly deliveryId: string;
  /** At which address: each has a lane of its own. */
  readonly endpointId: string;
  readonly attempt: number;
  /** The call that led to it. */
  readonly requestId: string | null;
}

const waitingAfter = ({ merchantId, deliveryId }: AttemptKey, attemptCount: number) =>
  and(
    eq(webhookDeliveries.merchantId, merchantId),
    eq(webhookDeliveries.id, deliveryId),
    eq(webhookDeliveries.attemptCount, attemptCount),
    eq(webhookDeliveries.state, 'waiting'),
  );

/** The transaction that gets the row makes the attempt: a job that runs twice finds no row the second time. */
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

const recordAttemptRow = z.object({ state: z.string() });
/**
 * Writes down how an attempt ended. A success ends the notification even if another attempt is running; a failure decides only while no
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
  const rows = await rowsOf(
    tx,
    recordAttemptRow,
    sql`
    update webhook_delivery set
      url = ${url},
      attempts = case when jsonb_array_length(attempts) < ${webhookAttemptsShown} then attempts else attempts - 0 end
        || ${JSON.stringify([outcome.attempt])}::jsonb,
      state = case when ${delivered} then 'delivered' when ${isGivenUp} then 'failed' else state end,
      next_attempt_at = case when ${delivered} then null when ${decides} then ${next}::timestamptz else next_attempt_at end,
      failed_at = case when ${delivered} then null when ${isGivenUp} then ${failedAt.toISOString()}::timestamptz else failed_at end
    where merchant_id = ${merchantId} and id = ${deliveryId}
    returning state`,
  );
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

/** What is claimed: notifications due at `now`, up to a limit per address; reserved until `until`. */
interface Taking {
  readonly now: Date;
  readonly until: Date;
  readonly atMost: number;
}
const dueRow = z.object({
  merchant_id: z.string(),
  id: z.string(),
  endpoint_id: z.string(),
  attempt_count: z.int(),
  request_id: z.nullable(z.string()),
});

/** Takes what is due at the addresses that `addresses` selects, the oldest first. */
const takeAt = async (tx: Tx, addresses: SQL, { now, until, atMost }: Taking): Promise<AttemptKey[]> => {
  const rows = await rowsOf(
    tx,
    dueRow,
    sql`
    with recursive ${addresses}, due as (
      select one.* from address a cross join lateral (
        select merchant_id, id, row_number() over (order by next_attempt_at, id) as place from (
          select merchant_id, id, next_attempt_at from webhook_delivery
          where merchant_id = a.merchant_id and endpoint_id = a.endpoint_id and state = 'waiting'
            and next_attempt_at <= ${now.toISOString()}::timestamptz
          order by next_attempt_at limit ${atMost} for update skip locked
        ) oldest
      ) one
    ), taken as (
      update webhook_delivery d set next_attempt_at = ${until.toISOString()}::timestamptz
      from due where d.merchant_id = due.merchant_id and d.id = due.id
      returning d.merchant_id, d.id, d.endpoint_id, d.attempt_count, d.request_id, due.place
    )
    select merchant_id, id, endpoint_id, attempt_count, request_id from taken order by place`,
  );
  return rows.map((row) => ({
    merchantId: row.merchant_id,
    deliveryId: row.id,
    endpointId: row.endpoint_id,
    attempt: row.attempt_count,
    requestId: row.request_id,
  }));
};

/** Takes what is due at one address. */
export const takeDueOf = (
  tx: Tx,
  { merchantId, endpointId }: Pick<AttemptKey, 'merchantId' | 'endpointId'>,
  taking: Taking,
): Promise<AttemptKey[]> =>
  takeAt(tx, sql`address as (select ${merchantId}::uuid as merchant_id, ${endpointId}::uuid as endpoint_id)`, taking);

/**
 * Claims due notifications, a few of each address, so that none crowds out the others, and none of the addresses in `without`. Jumps through the
 * index from one address to the next: the cost depends on the number of addresses with waiting notifications, not on how many there are. Covers all
 * teams: a scheduled job calls it.
 */
export const takeDue = (
  tx: Tx,
  { without, ...taking }: Taking & { readonly without: readonly string[] },
): Promise<AttemptKey[]> =>
  takeAt(
    tx,
    sql`waited as (
      (select merchant_id, endpoint_id from webhook_delivery where state = 'waiting' order by merchant_id, endpoint_id limit 1)
      union all
      select next.* from waited w cross join lateral (
        select merchant_id, endpoint_id from webhook_delivery
        where state = 'waiting' and (merchant_id, endpoint_id) > (w.merchant_id, w.endpoint_id)
        order by merchant_id, endpoint_id limit 1
      ) next
    ), address as (select * from waited where endpoint_id <> all(${sql.param(without)}::uuid[]))`,
    taking,
  );
