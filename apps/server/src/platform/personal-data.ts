import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queries, Tx } from './db.ts';

/** Whether something of a person may be left. */
export type Erased = 'left' | 'done';

/** What a module keeps about a person of the chat app (rule: own-data). */
export interface PersonalData {
  /** Under which name it stands in the file that the person takes along. */
  readonly name: string;
  /** All data, some rows at a time, as the person may have them: without secrets and without data of others. */
  readonly read: (queries: Queries, customerId: string) => AsyncIterable<readonly object[]>;
  /** Erases a part. Called again until nothing is left; erased rows are not touched again. */
  readonly erase: (tx: Tx, customerId: string, now: Date) => Promise<Erased>;
}

/** Rows that are read or erased in one statement. */
export const personalRowsAtOnce = 500;

/** Rows behind the last one that was read, until there are no more. */
export async function* personalRows<Row extends object>(
  read: (after: Row | undefined, limit: number) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  let last: Row | undefined;
  for (;;) {
    const rows = await read(last, personalRowsAtOnce);
    if (rows.length > 0) yield rows;
    last = rows.at(-1);
    if (!last || rows.length < personalRowsAtOnce) return;
  }
}

const someOf = (table: PgTable, of: SQL | undefined): SQL =>
  sql`ctid = any(array(select ctid from ${table} where ${of} limit ${personalRowsAtOnce} for update))`;
const erasedBy = ({ rowCount }: { readonly rowCount: number | null }): Erased =>
  (rowCount ?? 0) < personalRowsAtOnce ? 'done' : 'left';

/** Deletes some rows of a person. */
export const deletePersonal = async (tx: Tx, table: PgTable, of: SQL | undefined): Promise<Erased> =>
  erasedBy(await tx.execute(sql`delete from ${table} where ${someOf(table, of)}`));

/** Empties columns of some rows of a person that must stay; `of` leaves those out that are empty already. */
export const emptyPersonal = async (tx: Tx, table: PgTable, of: SQL | undefined, to: SQL): Promise<Erased> =>
  erasedBy(await tx.execute(sql`update ${table} set ${to} where ${someOf(table, of)}`));

/** Erases of several kinds of rows, one after the other. */
export const eraseEach = async (...works: readonly (() => Promise<Erased>)[]): Promise<Erased> => {
  let erased: Erased = 'done';
  for (const work of works) if ((await work()) === 'left') erased = 'left';
  return erased;
};
