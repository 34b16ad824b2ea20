import { PaymentMethod } from '@balcao/contract/order';
import type { UnknownKind } from '@balcao/contract/rail-unknown';
import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import * as z from 'zod/mini';
import type { Queries, Tx } from './db.ts';
import { rowsOf } from './parsed-rows.ts';
import { unknownTold } from './platform.tables.ts';

/** Something whose outcome a rail has not told; amounts in centavos, instants in milliseconds since 1970. */
const UnknownRow = z.object({
  merchantId: z.string(),
  key: z.string(),
  occurrence: z.string(),
  orderNumber: z.nullable(z.string()),
  amount: z.int(),
  method: z.nullable(PaymentMethod),
  since: z.int(),
  checks: z.int(),
  nextCheckAt: z.int(),
});
export type UnknownRow = Readonly<z.infer<typeof UnknownRow>>;

/** Where the rows of a kind lie, and when one of them waits for a rail. */
interface Place {
  readonly kind: UnknownKind;
  readonly table: PgTable;
  readonly merchantId: PgColumn;
  readonly key: PgColumn;
  readonly since: PgColumn | SQL;
  readonly nextCheckAt: PgColumn;
  readonly checks: PgColumn;
  readonly amount: PgColumn | SQL;
  readonly orderNumber: PgColumn | SQL;
  readonly method: PgColumn | SQL;
  /** Where the same may be asked of a rail again later; the key otherwise. */
  readonly occurrence?: SQL;
  readonly isWaiting: SQL;
}

const msOf = (column: PgColumn | SQL) => sql`(extract(epoch from ${column}) * 1000)::bigint`;

/** What is unknown of one kind: found, counted, and asked about sooner. `before`: what should have been known by then. */
export const unknownSource = (place: Place) => {
  const { kind, table, merchantId, key, since, nextCheckAt } = place;
  const occurrence = place.occurrence ?? key;
  const isUnknown = (before: Date) => sql`${place.isWaiting} and ${since} < ${before.toISOString()}`;
  const find = (queries: Queries, where: SQL, limit: number): Promise<UnknownRow[]> =>
    rowsOf(
      queries,
      UnknownRow,
      sql`
      select ${merchantId} as "merchantId", ${key} as key, ${occurrence} as occurrence, ${place.amount} as amount,
        ${place.orderNumber} as "orderNumber", ${place.method} as method, ${msOf(since)} as since,
        ${place.checks} as checks, ${msOf(nextCheckAt)} as "nextCheckAt"
      from ${table} where ${where} order by ${since}, ${key} limit ${limit}`,
    );
  return {
    kind,
    oldest: (queries: Queries, before: Date, limit: number) => find(queries, isUnknown(before), limit),
    /** Those that staff were not notified of. */
    untold: (queries: Queries, before: Date, limit: number) =>
      find(
        queries,
        sql`${isUnknown(before)} and not exists (select from ${unknownTold} where ${unknownTold.merchantId} = ${merchantId}
          and ${unknownTold.kind} = ${kind} and ${unknownTold.occurrence} = ${occurrence})`,
        limit,
      ),
    count: async (queries: Queries, before: Date): Promise<number> => queries.$count(table, isUnknown(before)),
    /** Has it asked about at the next round; false when its outcome is known. */
    askSoon: async (tx: Tx, which: { merchantId: string; key: string }, before: Date, now: Date): Promise<boolean> => {
      const { rowCount } = await tx.execute(sql`
        update ${table} set ${sql.identifier(nextCheckAt.name)} = ${now.toISOString()}
        where ${merchantId} = ${which.merchantId} and ${key} = ${which.key} and ${isUnknown(before)}`);
      return rowCount === 1;
    },
  };
};
export type UnknownSource = ReturnType<typeof unknownSource>;

/** Staff have heard of these. */
export const noteTold = async (tx: Tx, told: readonly (typeof unknownTold.$inferInsert)[]): Promise<void> => {
  await tx.insert(unknownTold).values([...told]);
};
