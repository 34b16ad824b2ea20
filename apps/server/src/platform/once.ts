import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { type Db, sqlStateOf, type Tx, transaction } from './db.ts';
import { idempotency } from './platform.tables.ts';
import { refuse } from './refusal.ts';

/** What `once` needs of a call; `implement` makes calls of this shape. */
export interface KeyedCall {
  readonly endpointId: string;
  readonly actor: { readonly ownerId: string };
  readonly params?: unknown;
  readonly body?: unknown;
  readonly idempotencyKey: string | undefined;
  readonly now: Date;
}

const hashOfRequest = (call: KeyedCall): string =>
  createHash('sha256')
    .update(JSON.stringify([call.params ?? null, call.body ?? null]))
    .digest('base64url');

const lockTimedOut = '55P03';

/**
 * The opener of write transactions. With an idempotency key, the work and its remembered reply commit together: a repeat finds
 * both or neither, waits for a twin in flight, gets the first answer again, and is refused when it asks for something else
 * (promise M4). A reply that carries a secret must come without a key.
 */
export const once = async <T>(db: Db, call: KeyedCall, work: (tx: Tx) => Promise<T>): Promise<T> => {
  const { idempotencyKey: key } = call;
  if (key === undefined) return transaction(db, work);
  const row = { ownerId: call.actor.ownerId, endpoint: call.endpointId, key, requestHash: hashOfRequest(call) };
  const mine = and(
    eq(idempotency.ownerId, row.ownerId),
    eq(idempotency.endpoint, row.endpoint),
    eq(idempotency.key, key),
  );
  try {
    return await transaction(db, async (tx) => {
      const claimed = await tx
        .insert(idempotency)
        .values({ ...row, createdAt: call.now })
        .onConflictDoNothing();
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
