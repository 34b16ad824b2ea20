import { getTableColumns, getTableName, type InferSelectModel, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from './db.ts';

/** Rows as JSON under the names of their columns: one parameter however many there are, so one statement, prepared once. */
export const jsonOf = <T extends PgTable>(table: T, rows: readonly InferSelectModel<T>[]): string => {
  const columns = Object.entries(getTableColumns(table)).map(([key, column]) => [key, column.name] as const);
  return JSON.stringify(
    rows.map((row) => Object.fromEntries(columns.map(([key, name]) => [name, (row as Record<string, unknown>)[key]]))),
  );
};

/** The names of a table's columns, for a statement that names them all, with that of their source where it is another. */
export const columnsOf = (table: PgTable, source?: string): SQL => {
  const from = source === undefined ? sql`` : sql`${sql.identifier(source)}.`;
  const names = Object.values(getTableColumns(table)).map(({ name }) => sql`${from}${sql.identifier(name)}`);
  return sql.join(names, sql`, `);
};

/**
 * Inserts whole rows in one statement, leaving out those that conflict with what is there or with each other; answers with the
 * `key` column of those that are new.
 */
export const insertNew = async <T extends PgTable>(
  tx: Tx,
  table: T,
  rows: readonly InferSelectModel<T>[],
  key: string,
): Promise<ReadonlySet<string>> => {
  const name = sql.identifier(getTableName(table));
  const inserted = await tx.execute<{ key: string }>(sql`
    insert into ${name} select * from json_populate_recordset(null::${name}, ${jsonOf(table, rows)}::json)
    on conflict do nothing returning ${sql.identifier(key)} as key`);
  return new Set(inserted.rows.map((row) => row.key));
};
