import type pg from 'pg';
import { copyOf, type Upgraded } from './release.ts';

const columnsNow = async (client: pg.Client, table: string): Promise<ReadonlySet<string>> => {
  const { rows } = await client.query<{ name: string }>(
    `select quote_ident(attname) as name from pg_attribute
     where attrelid = to_regclass($1) and attnum > 0 and not attisdropped`,
    [table],
  );
  return new Set(rows.map(({ name }) => name));
};

/** Of each table, how many rows of then are not there as they were, in the columns that are still there; and each column that is gone. */
export const rowsLost = async ({ client, manifest }: Pick<Upgraded, 'client' | 'manifest'>): Promise<string[]> => {
  const lost: string[] = [];
  for (const { name, columns } of manifest.tables) {
    const there = await columnsNow(client, name);
    for (const column of columns) if (!there.has(column)) lost.push(`${name}.${column} is gone`);
    const compared = columns.filter((column) => there.has(column));
    if (compared.length === 0) continue;
    const shown = compared.map((column) => `${column}::text`).join(', ');
    const { rows } = await client.query<{ count: string }>(
      `select count(*) from (select ${shown} from ${copyOf(name)} except all select ${shown} from ${name}) as lost`,
    );
    const count = Number(rows[0]?.count);
    if (count > 0) lost.push(`${name}: ${count} rows`);
  }
  return lost;
};
