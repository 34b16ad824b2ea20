import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { type Db, sqlStateOf, type Tx, transaction } from './db.ts';
import { idempotency } from './platform.tables.ts';
import { refuse } from './refusal.ts';
import { jsonOf } from './rows.ts';

/** What `once` needs of a call; `implement` makes calls of this shape. */
export interface KeyedCall {
  readonly endpointId: string;
  readonly actor: { readonly ownerId: string };
  readonly params?: unknown;
  readonly body?: unknown;
  readonly idempotencyKey: string | undefined;
  readonly now: Date;
}

/** A call with its key, ready to be remembered. */
export type KeyedRow = Pick<
  typeof idempotency.$inferSelect,
  'ownerId' | 'endpoint' | 'key' | 'requestHash' | 'createdAt'
>;

const hashOfRequest = (call: KeyedCall): string =>
  createHash('sha256')
    .update(JSON.stringify([call.params ?? null, call.body ?? null]))
    .digest('base64url');

const keyedRow = (call: KeyedCall, key: string): KeyedRow => ({
  ownerId: call.actor.ownerId,
  endpoint: call.endpointId,
  key,
  requestHash: hashOfRequest(call),
  createdAt: call.now,
});

const lockTimedOut = '55P03';

/**
 * The opener of write transactions. With an idempotency key, the work and its remembered reply commit together: a repeat finds
 * both or neither, waits for a twin in flight, gets the first answer again, and is refused when it asks for something else
 * (promise M4). A reply that carries a secret must come without a key.
 */
export const once = async <T>(db: Db, call: KeyedCall, work: (tx: Tx) => Promise<T>): Promise<T> => {
  const { idempotencyKey: key } = call;
  if (key === undefined) return transaction(db, work);
  const row = keyedRow(call, key);
  const mine = and(
    eq(idempotency.ownerId, row.ownerId),
    eq(idempotency.endpoint, row.endpoint),
    eq(idempotency.key, key),
  );
  try {
    return await transaction(db, async (tx) => {
      const claimed = await tx.insert(idempotency).values(row).onConflictDoNothing();
      if (claimed.rowCount === 0) {
        const [first] = await tx.select().from(idempotency).where(mine);
        return first?.requestHash === row.requestHash ? (first.reply as T) : refuse('idempotency_key_reused');
      }
      const reply = await work(tx);
      await tx.update(idempotency).set({ reply }).where(mine);
      return reply;
    });
  } catch (error) {
    if (sqlStateOf(error) === lockTimedOut) refuse('idempotency_in_flight', 1);
    throw error;
  }
};

/**
 * The same for many calls of one endpoint in one transaction, each with its reply: answers which of them are new. What is not new
 * has not been touched and must be asked through `once`. Of calls with the same key the first counts.
 */
export const onceForMany = async (
  tx: Tx,
  calls: readonly { readonly call: KeyedCall; readonly reply: unknown }[],
): Promise<readonly boolean[]> => {
  const rows = calls.map(({ call, reply }) => ({ ...keyedRow(call, call.idempotencyKey ?? ''), reply }));
  const nameOf = (row: KeyedRow): string => `${row.ownerId} ${row.key}`;
  const first = new Map(rows.toReversed().map((row) => [nameOf(row), row]));
  // In one order for everybody, so that two batches with the same keys do not wait for each other in a ring.
  const sorted = [...first.values()].sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
  const { rows: claimed } = await tx.execute<{ owner_id: string; key: string }>(sql`
    insert into idempotency select * from json_populate_recordset(null::idempotency, ${jsonOf(idempotency, sorted)}::json)
    on conflict do nothing returning owner_id, key`);
  const isNew = new Set(claimed.map((row) => `${row.owner_id} ${row.key}`));
  return rows.map((row) => isNew.has(nameOf(row)) && first.get(nameOf(row)) === row);
};

/** Forgets what `onceForMany` has claimed in this transaction for calls that came to nothing. */
export const forgetClaims = async (tx: Tx, calls: readonly KeyedCall[]): Promise<void> => {
  for (const { actor, endpointId, idempotencyKey } of calls)
    await tx
      .delete(idempotency)
      .where(
        and(
          eq(idempotency.ownerId, actor.ownerId),
          eq(idempotency.endpoint, endpointId),
          eq(idempotency.key, idempotencyKey ?? ''),
        ),
      );
};
