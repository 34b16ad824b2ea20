import { webhookAttemptsShown } from '@balcao/contract/webhook';
import type { DeliveryFilter } from '@balcao/contract/webhook-delivery';
import { and, desc, eq, getTableColumns, gte, inArray, lt, or, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { countListed } from '../../platform/count-listed.ts';
import type { Queries, Tx } from '../../platform/db.ts';
import { rowsOf } from '../../platform/parsed-rows.ts';
import { type DeliveryRow, type EndpointRow, webhookDeliveries, webhookEndpoints } from './webhook.tables.ts';

/** A delivery, with the name and the state of its address where there still is one. */
export interface NamedDelivery extends DeliveryRow {
  readonly endpointName: string | null;
  readonly endpointState: EndpointRow['state'] | null;
}

/** What happened, before it is known at which addresses it is told: an id for each that there may be. */
export interface NewDelivery
  extends Pick<
    DeliveryRow,
    'merchantId' | 'messageId' | 'type' | 'body' | 'orderNumber' | 'merchantOrderNumber' | 'createdAt'
  > {
  readonly ids: readonly string[];
  readonly nextAttemptAt: Date;
}
const inColumns = (row: NewDelivery) => ({
  merchant_id: row.merchantId,
  ids: row.ids,
  message_id: row.messageId,
  type: row.type,
  body: row.body,
  order_number: row.orderNumber,
  merchant_order_number: row.merchantOrderNumber,
  next_attempt_at: row.nextAttemptAt,
  created_at: row.createdAt,
});

/** A delivery that was written, and whether it is to leave now; without an address, what was kept for who listens. */
export interface WrittenDelivery {
  readonly merchantId: string;
  readonly id: string;
  readonly endpointId: string | null;
  readonly isHeld: boolean;
}

const listeningRow = z.object({ merchant_id: z.string() });
/** The merchants among these with an address for webhooks, or with a tool that listens. */
export const listListening = async (queries: Queries, merchantIds: readonly string[]): Promise<ReadonlySet<string>> => {
  const asked = sql`any(${sql.param([...new Set(merchantIds)])}::uuid[])`;
  const rows = await rowsOf(
    queries,
    listeningRow,
    sql`select merchant_id from webhook_endpoint where merchant_id = ${asked} and state <> 'off'
      union select merchant_id from webhook_listener where merchant_id = ${asked}`,
  );
  return new Set(rows.map((row) => row.merchant_id));
};

const deliveriesRow = z.object({
  merchant_id: z.string(),
  id: z.string(),
  endpoint_id: z.nullable(z.string()),
  state: z.string(),
});
/**
 * Writes notifications at every address that wants to know, and for who listens: one statement both decides and writes. An address
 * that is paused gets its notifications later; one that is switched off gets none. `requestId` is of the call that led to all of them.
 */
export const insertDeliveries = async (
  tx: Tx,
  rows: readonly NewDelivery[],
  requestId: string | null,
): Promise<WrittenDelivery[]> => {
  const written = await rowsOf(
    tx,
    deliveriesRow,
    sql`
    with n as materialized (
      select * from json_to_recordset(${JSON.stringify(rows.map(inColumns))}::json)
        as n(merchant_id uuid, ids uuid[], message_id text, type text, order_number text, merchant_order_number text, body text,
          next_attempt_at timestamptz, created_at timestamptz)
    ), kept as (
      insert into webhook_event (merchant_id, id, message_id, type, body, created_at)
      select merchant_id, ids[1], message_id, type, body, created_at from n
      where exists (select 1 from webhook_listener l where l.merchant_id = n.merchant_id)
      returning merchant_id, id
    ), written as (
    insert into webhook_delivery (merchant_id, id, endpoint_id, message_id, type, order_number, merchant_order_number, url, body,
      state, next_attempt_at, created_at, request_id)
    select n.merchant_id, n.ids[e.place], e.id, n.message_id, n.type, n.order_number, n.merchant_order_number, e.url, n.body,
      case when e.state = 'paused' then 'held' else 'waiting' end,
      case when e.state = 'paused' then null else n.next_attempt_at end, n.created_at, ${requestId}::text
    from n cross join lateral (
      select id, url, state, row_number() over (order by created_at, id) as place from webhook_endpoint
      where merchant_id = n.merchant_id and state <> 'off' and (types is null or types ? n.type)
    ) e
    returning merchant_id, id, endpoint_id, state
    )
    select merchant_id, id, endpoint_id, state from written
    union all select merchant_id, id, null, 'kept' from kept`,
  );
  return written.map((row) => ({
    merchantId: row.merchant_id,
    id: row.id,
    endpointId: row.endpoint_id,
    isHeld: row.state === 'held',
  }));
};

/** One notification to one address, without regard to its subscriptions: a test. */
export const insertDelivery = async (tx: Tx, row: typeof webhookDeliveries.$inferInsert): Promise<DeliveryRow> => {
  const [inserted] = await tx.insert(webhookDeliveries).values(row).returning();
  return inserted as DeliveryRow;
};

const named = (queries: Queries) =>
  queries
    .select({
      ...getTableColumns(webhookDeliveries),
      endpointName: webhookEndpoints.name,
      endpointState: webhookEndpoints.state,
    })
    .from(webhookDeliveries)
    .leftJoin(
      webhookEndpoints,
      and(
        eq(webhookEndpoints.merchantId, webhookDeliveries.merchantId),
        eq(webhookEndpoints.id, webhookDeliveries.endpointId),
      ),
    );

export const findDelivery = async (
  queries: Queries,
  merchantId: string,
  id: string,
): Promise<NamedDelivery | undefined> => {
  const [row] = await named(queries).where(
    and(eq(webhookDeliveries.merchantId, merchantId), eq(webhookDeliveries.id, id)),
  );
  return row;
};

type Filter = z.infer<typeof DeliveryFilter>;

const fitting = (merchantId: string, { endpointId, type, state, order }: Filter) =>
  and(
    eq(webhookDeliveries.merchantId, merchantId),
    endpointId ? inArray(webhookDeliveries.endpointId, endpointId) : undefined,
    type ? inArray(webhookDeliveries.type, type) : undefined,
    state ? inArray(webhookDeliveries.state, state) : undefined,
    order ? or(eq(webhookDeliveries.orderNumber, order), eq(webhookDeliveries.merchantOrderNumber, order)) : undefined,
  );

/** The page after the row `after`, newest first; without it, `skip` rows are left out. */
export const listRows = (
  queries: Queries,
  merchantId: string,
  filter: Filter,
  page: { after: string | undefined; skip: number; limit: number },
): Promise<NamedDelivery[]> =>
  named(queries)
    .where(and(fitting(merchantId, filter), page.after ? lt(webhookDeliveries.id, page.after) : undefined))
    .orderBy(desc(webhookDeliveries.id))
    .offset(page.skip)
    .limit(page.limit);

/** Counts no further than people read. */
export const countUpTo = (queries: Queries, merchantId: string, filter: Filter): Promise<number> =>
  countListed(queries, webhookDeliveries, fitting(merchantId, filter), [desc(webhookDeliveries.id)]);

/** Makes a notification wait for an attempt again, as a call has asked for it. */
export const reopenDelivery = async (
  tx: Tx,
  merchantId: string,
  id: string,
  { lostAt, requestId }: { readonly lostAt: Date; readonly requestId: string },
): Promise<void> => {
  await tx
    .update(webhookDeliveries)
    .set({ state: 'waiting', nextAttemptAt: lostAt, failedAt: null, requestId })
    .where(and(eq(webhookDeliveries.merchantId, merchantId), eq(webhookDeliveries.id, id)));
};

const ofEndpoint = (merchantId: string, endpointId: string) =>
  and(eq(webhookDeliveries.merchantId, merchantId), eq(webhookDeliveries.endpointId, endpointId));

/** What was given up since its address began to fail. */
const givenUpSince = (failingSince: Date) =>
  and(eq(webhookDeliveries.state, 'failed'), gte(webhookDeliveries.failedAt, failingSince));

/** What was on its way, or was given up since the address began to fail, waits until that is resumed or switched on. */
export const holdUnsent = async (
  tx: Tx,
  merchantId: string,
  endpointId: string,
  failingSince: Date | null,
): Promise<void> => {
  const unsent = or(eq(webhookDeliveries.state, 'waiting'), failingSince ? givenUpSince(failingSince) : undefined);
  await tx
    .update(webhookDeliveries)
    .set({ state: 'held', nextAttemptAt: null, failedAt: null })
    .where(and(ofEndpoint(merchantId, endpointId), unsent));
};

/** The schedule begins again; the attempts that were made stay in the list. */
const leaving = (due: Date) => ({ state: 'waiting', nextAttemptAt: due, failedAt: null, attemptCount: 0 }) as const;

/** What waited for the address leaves from `due` on. */
export const releaseHeld = async (tx: Tx, merchantId: string, endpointId: string, due: Date): Promise<void> => {
  await tx
    .update(webhookDeliveries)
    .set(leaving(due))
    .where(and(ofEndpoint(merchantId, endpointId), eq(webhookDeliveries.state, 'held')));
};

/**
 * What was given up since the address began to fail leaves again from `due` on. Not what has had every attempt that the list shows:
 * the address refuses that one, even while it accepts others.
 */
export const resendGivenUp = async (
  tx: Tx,
  merchantId: string,
  endpointId: string,
  { due, failingSince }: { readonly due: Date; readonly failingSince: Date },
): Promise<void> => {
  const hasAttemptsLeft = sql`jsonb_array_length(${webhookDeliveries.attempts}) < ${webhookAttemptsShown}`;
  await tx
    .update(webhookDeliveries)
    .set(leaving(due))
    .where(and(ofEndpoint(merchantId, endpointId), givenUpSince(failingSince), hasAttemptsLeft));
};

/** What was on its way, or waited, has nowhere to go any more. */
export const failUnsent = async (tx: Tx, merchantId: string, endpointId: string, now: Date): Promise<void> => {
  await tx
    .update(webhookDeliveries)
    .set({ state: 'failed', nextAttemptAt: null, failedAt: now })
    .where(and(ofEndpoint(merchantId, endpointId), inArray(webhookDeliveries.state, ['waiting', 'held'])));
};
