import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { ConfigError } from '../config-error.ts';
import { copyIn, copyOut } from './copy.ts';
import type { Manifest } from './manifest.ts';
import { into, outOf } from './table.ts';

interface ForeignKey {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

/** Foreign keys are taken off while tables are filled one after the other; put back, each of them is checked as a whole. */
const withoutForeignKeys = async (client: pg.Client, fill: () => Promise<void>): Promise<void> => {
  const { rows: keys } = await client.query<ForeignKey>(
    `select conrelid::regclass::text as "table", quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and conparentid = 0`,
  );
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`);
  await fill();
  for (const { table, name, definition } of keys)
    await client.query(`alter table ${table} add constraint ${name} ${definition}`);
};

/** Triggers do their work when something happens; restoring it is no second happening. */
const withoutTriggers = async (client: pg.Client, fill: () => Promise<void>): Promise<void> => {
  const { rows } = await client.query<{ table: string }>(
    `select distinct tgrelid::regclass::text as "table" from pg_trigger where not tgisinternal and tgparentid = 0`,
  );
  for (const { table } of rows) await client.query(`alter table ${table} disable trigger user`);
  await fill();
  for (const { table } of rows) await client.query(`alter table ${table} enable trigger user`);
};

const fillTables = async (client: pg.Client, folder: string, { tables }: Manifest): Promise<void> => {
  // Migrations have laid out some rows of their own.
  await client.query(`truncate ${tables.map(({ name }) => name).join(', ')}`);
  for (const table of tables) {
    const rows = await copyIn(client, into(table), createReadStream(path.join(folder, table.path)));
    if (rows !== table.rows) throw new ConfigError(`${table.name} has ${rows} rows instead of ${table.rows}.`);
  }
};

/** Says every table once more, as it was said when it was backed up: the same rows give the same hash. */
const proveTables = async (client: pg.Client, { tables }: Manifest): Promise<void> => {
  for (const table of tables) {
    const hash = createHash('sha256');
    const { content, rows } = copyOut(client, outOf(table));
    for await (const block of content) hash.update(block);
    await rows;
    if (hash.digest('hex') !== table.sha256) throw new ConfigError(`${table.name} is not what was backed up.`);
  }
};

/**
 * Fills the tables of an empty schema, within the caller's transaction, and proves that they say what the backup says.
 * @throws ConfigError when they do not. @throws DatabaseError when a row breaks a rule of the schema.
 */
export const loadTables = async (client: pg.Client, folder: string, manifest: Manifest): Promise<void> => {
  await withoutForeignKeys(client, () => withoutTriggers(client, () => fillTables(client, folder, manifest)));
  for (const { name, value, isCalled } of manifest.sequences)
    await client.query('select setval($1::regclass, $2, $3)', [name, value, isCalled]);
  await proveTables(client, manifest);
  // This PostgreSQL has its own transaction ids. Shifted by the backup's next id, all later entries of the ledger sort after the restored ones.
  await client.query(`create or replace function ledger.xid_shift() returns bigint language sql immutable
    as $$ select ${BigInt(manifest.nextXid)}::bigint $$`);
};
