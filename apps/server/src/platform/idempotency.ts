import { createHash } from 'node:crypto';
import { and, eq, getTableName, type InferSelectModel } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Authority } from './authority.ts';
import { waitedForTwinIn } from './database-errors.ts';
import { type Db, type Tx, transaction } from './db.ts';
import { idempotency } from './platform.tables.ts';
import { Refusal, refuse } from './refusal.ts';
import { columnsOf, jsonOf, memoizedFor, nameOf, quoted } from './rows.ts';

/** What `idempotently` needs of a call; `implement` makes calls of this shape. */
export interface KeyedCall {
  readonly endpointId: string;
  readonly actor: { readonly ownerId: string };
  readonly params?: unknown;
  readonly body?: unknown;
  readonly idempotencyKey: string | undefined;
  readonly now: Date;
  /** Set where a member of a team or one of the staff calls. */
  readonly authority?: Authority | undefined;
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

export const keyedRow = (call: KeyedCall, key: string): KeyedRow => ({
  ownerId: call.actor.ownerId,
  endpoint: call.endpointId,
  key,
  requestHash: hashOfRequest(call),
  createdAt: call.now,
});

/** A twin under the same key is in flight. Other locks that are waited for in vain are not about the key. */
export const inFlightOr = (error: unknown): unknown =>
  waitedForTwinIn(error, getTableName(idempotency))
    ? new Refusal('idempotency_in_flight', { retryAfterSeconds: 1 })
    : error;

/**
 * The opener of write transactions. It decides in the transaction itself whether the caller may still do it, and uses up the
 * approval that the call needs; `first` takes locks that must come before the caller's own. With an idempotency key, the work and its remembered reply commit together: a repeat finds
 * both or neither, waits for a twin in flight, gets the first answer again, and is refused when it asks for something else
 * (rule: at-most-once). The reply is kept in clear: a secret in it comes sealed, and the caller opens it.
 */
export const idempotently = async <T>(
  db: Db,
  call: KeyedCall,
  work: (tx: Tx) => Promise<T>,
  first?: (tx: Tx) => Promise<unknown>,
): Promise<T> => {
  const { idempotencyKey: key, authority } = call;
  const begin = async (tx: Tx): Promise<void> => {
    await first?.(tx);
    await authority?.hold(tx);
  };
  const approvedWork = async (tx: Tx): Promise<T> => {
    await authority?.spend(tx);
    return work(tx);
  };
  if (key === undefined)
    return transaction(db, async (tx) => {
      await begin(tx);
      return approvedWork(tx);
    });
  const row = keyedRow(call, key);
  const mine = and(
    eq(idempotency.ownerId, row.ownerId),
    eq(idempotency.endpoint, row.endpoint),
    eq(idempotency.key, key),
  );
  try {
    return await transaction(db, async (tx) => {
      await begin(tx);
      const claimed = await tx.insert(idempotency).values(row).onConflictDoNothing();
      if (claimed.rowCount === 0) {
        const [first] = await tx.select().from(idempotency).where(mine);
        return first?.requestHash === row.requestHash ? (first.reply as T) : refuse('idempotency_key_reused');
      }
      // Only now: a repeated call gets its first answer, and needs no second code for it.
      const reply = await approvedWork(tx);
      await tx.update(idempotency).set({ reply }).where(mine);
      return reply;
    });
  } catch (error) {
    throw inFlightOr(error);
  }
};

/** A row that a call makes, with the reply that is remembered for it. */
interface AskedRow<T extends PgTable> {
  readonly call: KeyedCall;
  readonly reply: unknown;
  readonly row: InferSelectModel<T>;
}

const insertIdempotentlyText = memoizedFor((table) => {
  const [into, columns] = [nameOf(table), columnsOf(table)];
  const [remembered, claimed] = [columnsOf(idempotency), columnsOf(idempotency, 'claim')];
  return (keyed: string) => `
    with asked as (
      select * from json_populate_recordset(null::${into}, $1::json) with ordinality
    ), made as (
      insert into ${into} (${columns}) select ${columns} from asked order by ordinality
      on conflict do nothing returning ${keyed}
    ), remembered as (
      insert into idempotency (${remembered}) select ${claimed}
      from json_populate_recordset(null::idempotency, $2::json) with ordinality as claim
      join asked using (ordinality) join made on made.${keyed} = asked.${keyed} order by ordinality
    )
    select ${keyed} as key from made`;
});

/**
 * The same for many calls of one endpoint that insert one row each, in a single statement, so that a lone caller waits for one round
 * trip to the disk. Answers with the `key` column of the rows that are new. A row that conflicts with another is left out and nothing is
 * remembered for its call; of calls with the same idempotency key the first counts.
 * @throws the error of PostgreSQL when a key was used before for another row: then the whole transaction was rolled back.
 */
export const insertIdempotently = async <T extends PgTable>(
  db: Db,
  table: T,
  key: string,
  asked: readonly AskedRow<T>[],
): Promise<ReadonlySet<string>> => {
  const claimed = asked.map(({ call, reply, row }) => ({
    claim: { ...keyedRow(call, call.idempotencyKey ?? ''), reply },
    row,
  }));
  const slotOf = ({ claim }: (typeof claimed)[number]): string => `${claim.ownerId} ${claim.key}`;
  const first = [...new Map(claimed.toReversed().map((one) => [slotOf(one), one])).values()];
  // In one order for everyone, so that two batches with the same keys do not wait for each other in a ring.
  const sorted = first.sort((a, b) => (slotOf(a) < slotOf(b) ? -1 : 1));
  const [rows, claims] = [sorted.map(({ row }) => row), sorted.map(({ claim }) => claim)];
  const values = [jsonOf(table, rows), jsonOf(idempotency, claims)];
  const { rows: made } = await db.$client.query<{ key: string }>({
    text: insertIdempotentlyText(table)(quoted(key)),
    values,
  });
  return new Set(made.map((row) => row.key));
};
