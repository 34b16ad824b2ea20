import type { PaymentMethod } from '@balcao/contract/order';
import type { UnknownKind } from '@balcao/contract/rail-unknown';
import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queries, Tx } from './db.ts';
import { unknownTold } from './platform.tables.ts';

/** Something whose outcome a rail has not told; amounts in centavos, instants in milliseconds since 1970. */
export interface UnknownRow {
  readonly merchantId: string;
  readonly key: string;
  readonly occurrence: string;
  readonly orderNumber: string | null;
  readonly amount: number;
  readonly method: PaymentMethod | null;
  readonly since: number;
  readonly checks: number;
  readonly nextCheckAt: number;
}

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
  const find = async (queries: Queries, where: SQL, limit: number): Promise<UnknownRow[]> => {
    const { rows } = await queries.execute<{ [K in keyof UnknownRow]: UnknownRow[K] }>(sql`
      select ${merchantId} as "merchantId", ${key} as key, ${occurrence} as occurrence, ${place.amount} as amount,
        ${place.orderNumber} as "orderNumber", ${place.method} as method, ${msOf(since)} as since,
        ${place.checks} as checks, ${msOf(nextCheckAt)} as "nextCheckAt"
      from ${table} where ${where} order by ${since}, ${key} limit ${limit}`);
    return rows;
  };
  return {
    kind,
    oldest: (queries: Queries, before: Date, limit: number) => find(queries, isUnknown(before), limit),
    /** Of which staff have not heard. */
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
