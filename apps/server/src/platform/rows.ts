import { getTableColumns, getTableName, type InferSelectModel } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from './db.ts';

interface Named {
  /** As rows name it in the code. */
  readonly key: string;
  /** As the database does. */
  readonly name: string;
}

/** What is worked out of a table once: the statements that need it run for every payment. */
export const memoizedFor = <Made>(make: (table: PgTable) => Made): ((table: PgTable) => Made) => {
  const made = new WeakMap<PgTable, Made>();
  return (table) => {
    const found = made.get(table) ?? make(table);
    made.set(table, found);
    return found;
  };
};

const namesOf = memoizedFor((table): readonly Named[] =>
  Object.entries(getTableColumns(table)).map(([key, { name }]) => ({ key, name })),
);

/** A name of the database within a statement. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
export const nameOf = (table: PgTable): string => quoted(getTableName(table));

/**
 * Rows as JSON under the names of their columns: one parameter however many there are, so one statement, prepared once. What is null
 * is left out, which `json_populate_recordset` reads as null.
 */
export const jsonOf = <T extends PgTable>(table: T, rows: readonly InferSelectModel<T>[]): string => {
  const names = namesOf(table);
  return JSON.stringify(
    rows.map((row: Record<string, unknown>) => {
      const named: Record<string, unknown> = {};
      for (const { key, name } of names) if (row[key] !== null) named[name] = row[key];
      return named;
    }),
  );
};

/** The names of a table's columns, for a statement that names them all, with that of their source where it is another. */
export const columnsOf = (table: PgTable, source?: string): string => {
  const from = source === undefined ? '' : `${quoted(source)}.`;
  return namesOf(table)
    .map(({ name }) => `${from}${quoted(name)}`)
    .join(', ');
};

/** What a statement answers with so that its rows are those of the table, as the code names them. */
export const rowOf = (table: PgTable): string =>
  namesOf(table)
    .map(({ key, name }) => `${nameOf(table)}.${quoted(name)} as ${quoted(key)}`)
    .join(', ');

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
  const name = nameOf(table);
  const text = `
    insert into ${name} select * from json_populate_recordset(null::${name}, $1::json)
    on conflict do nothing returning ${quoted(key)} as key`;
  const { rows: made } = await tx.$client.query<{ key: string }>({ text, values: [jsonOf(table, rows)] });
  return new Set(made.map((row) => row.key));
};
