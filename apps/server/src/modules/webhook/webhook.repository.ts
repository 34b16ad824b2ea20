import { and, asc, count, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Queries, Tx } from '../../platform/db.ts';
import { type EndpointRow, webhookDeliveries, webhookEndpoints } from './webhook.tables.ts';

const one = (merchantId: string, id: string) =>
  and(eq(webhookEndpoints.merchantId, merchantId), eq(webhookEndpoints.id, id));

/** Serialises changes of this merchant's addresses: the lock ends with the transaction. */
export const lockEndpoints = async (tx: Tx, merchantId: string): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`webhook:${merchantId}`}, 0))`);
};

export const findEndpoint = async (
  queries: Queries,
  merchantId: string,
  id: string,
): Promise<EndpointRow | undefined> => {
  const [row] = await queries.select().from(webhookEndpoints).where(one(merchantId, id));
  return row;
};

/** In the order in which they were added. */
export const listEndpoints = (queries: Queries, merchantId: string): Promise<EndpointRow[]> =>
  queries
    .select()
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.merchantId, merchantId))
    .orderBy(asc(webhookEndpoints.createdAt), asc(webhookEndpoints.id));

/** Addresses that are not reached: paused, or called and failing since their last success. */
export const countFailing = (queries: Queries, merchantId: string): Promise<number> => {
  const { state, failingSince } = webhookEndpoints;
  const fails = or(eq(state, 'paused'), and(eq(state, 'on'), isNotNull(failingSince)));
  return queries.$count(webhookEndpoints, and(eq(webhookEndpoints.merchantId, merchantId), fails));
};

/** How many notifications wait for each address to be resumed. */
export const countHeld = async (queries: Queries, merchantId: string): Promise<ReadonlyMap<string, number>> => {
  const rows = await queries
    .select({ id: webhookDeliveries.endpointId, held: count() })
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.merchantId, merchantId), eq(webhookDeliveries.state, 'held')))
    .groupBy(webhookDeliveries.endpointId);
  return new Map(rows.map(({ id, held }) => [id ?? '', held]));
};

export const insertEndpoint = async (tx: Tx, row: typeof webhookEndpoints.$inferInsert): Promise<EndpointRow> => {
  const [inserted] = await tx.insert(webhookEndpoints).values(row).returning();
  return inserted as EndpointRow;
};

type Change = Partial<Pick<EndpointRow, 'name' | 'url' | 'types' | 'state' | 'failingSince'>>;

/** Undefined when there is none, or when it is no longer that `version`. */
export const changeEndpoint = async (
  tx: Tx,
  merchantId: string,
  { id, version }: { readonly id: string; readonly version: number },
  change: Change,
): Promise<EndpointRow | undefined> => {
  const [row] = await tx
    .update(webhookEndpoints)
    .set({ ...change, version: version + 1 })
    .where(and(one(merchantId, id), eq(webhookEndpoints.version, version)))
    .returning();
  return row;
};

/** Sets a new secret; the one that it replaces goes on signing until `previousUntil`. */
export const replaceSecret = async (
  tx: Tx,
  merchantId: string,
  id: string,
  { sealedSecret, previousUntil }: { readonly sealedSecret: string; readonly previousUntil: Date },
): Promise<EndpointRow | undefined> => {
  const previousSealedSecret = sql`${webhookEndpoints.sealedSecret}`;
  const [row] = await tx
    .update(webhookEndpoints)
    .set({ sealedSecret, previousSealedSecret, previousUntil })
    .where(one(merchantId, id))
    .returning();
  return row;
};

/** False when there was none. */
export const deleteEndpoint = async (tx: Tx, merchantId: string, id: string): Promise<boolean> => {
  const { rowCount } = await tx.delete(webhookEndpoints).where(one(merchantId, id));
  return rowCount === 1;
};

/** A success within this time of the last one is not written, so that all deliveries to a busy address do not wait for one row. */
const successRestMs = 5_000;

/** An address before an attempt ended and after. */
interface Outcome {
  readonly before: EndpointRow;
  readonly after: EndpointRow;
}

/** Stores the outcome of an attempt with the address; undefined when that changed nothing. The address stays locked. */
export const recordOutcome = async (
  tx: Tx,
  merchantId: string,
  id: string,
  { delivered, at }: { readonly delivered: boolean; readonly at: Date },
): Promise<Outcome | undefined> => {
  const tellsMore = or(
    isNotNull(webhookEndpoints.failingSince),
    isNull(webhookEndpoints.lastSuccessAt),
    lt(webhookEndpoints.lastSuccessAt, new Date(at.getTime() - successRestMs)),
  );
  const [before] = await tx
    .select()
    .from(webhookEndpoints)
    .where(and(one(merchantId, id), delivered ? tellsMore : undefined))
    .for('no key update');
  if (!before) return undefined;
  const change = delivered
    ? { lastSuccessAt: at, failingSince: null }
    : { lastFailureAt: at, failingSince: before.failingSince ?? at };
  await tx.update(webhookEndpoints).set(change).where(one(merchantId, id));
  return { before, after: { ...before, ...change } };
};

/** Pauses an address that is on; undefined when someone else did, or switched it off. */
export const pauseEndpoint = async (tx: Tx, merchantId: string, id: string): Promise<EndpointRow | undefined> => {
  const [row] = await tx
    .update(webhookEndpoints)
    .set({ state: 'paused', version: sql`${webhookEndpoints.version} + 1` })
    .where(and(one(merchantId, id), eq(webhookEndpoints.state, 'on')))
    .returning();
  return row;
};
