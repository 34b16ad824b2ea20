import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadTables } from '../src/platform/backup/load-tables.ts';
import { plainText } from '../src/platform/backup/table.ts';
import { type FreshDatabase, freshDatabase } from './database.ts';
import { type KeptData, readRelease, releases } from './earlier/release.ts';

const newest = releases.at(-1) ?? '';
const journal = path.resolve(import.meta.dirname, '../migrations/meta/_journal.json');

describe('the newest release, on the database of today', () => {
  let kept: KeptData;
  let database: FreshDatabase;
  let client: pg.Client;
  beforeAll(async () => {
    kept = await readRelease(newest);
    database = await freshDatabase();
    client = new pg.Client(database.config);
    await client.connect();
  });
  afterAll(async () => {
    await client?.end();
    await database?.drop();
    kept?.remove();
  });

  it('finds each of its columns, and can write every row that it wrote', async () => {
    await client.query(`${plainText}; begin`);
    await loadTables(client, kept.folder, kept.manifest);
    await client.query('commit');
  });

  it('need not know a column that came later', async () => {
    const { rows } = await client.query<{ table: string; column: string }>(
      `select quote_ident(n.nspname) || '.' || quote_ident(c.relname) as "table", quote_ident(a.attname) as "column"
       from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
       where a.attnum > 0 and not a.attisdropped and a.attnotnull and not a.atthasdef and a.attidentity = ''`,
    );
    const columns = new Map(kept.manifest.tables.map((table) => [table.name, new Set(table.columns)]));
    const needed = rows.filter(({ table, column }) => columns.get(table)?.has(column) === false);
    expect(needed).toEqual([]);
  });
});

describe('migrations', () => {
  // One that is older than what has run already is passed over without a word.
  it.each(releases)('that came after %s are younger than it', async (release) => {
    const { migrations, remove } = await readRelease(release);
    remove();
    const { entries } = JSON.parse(fs.readFileSync(journal, 'utf8')) as { entries: { when: number }[] };
    expect(entries.map(({ when }) => when).filter((when) => when <= (migrations.at(-1) ?? 0))).toEqual(migrations);
  });
});
