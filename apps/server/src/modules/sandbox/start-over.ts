import pg from 'pg';

/** What survives: the schema's own history and the key that documentation and demo servers know the platform by. */
const kept = new Set(['platform_key']);

/**
 * Empties every table. Needs the rights of the owner: the ledger refuses to be emptied by the server's own role, and refuses
 * everybody until its guards are taken down; they are up again when this ends, also when it fails.
 */
export const startOver = async (connection: pg.ClientConfig): Promise<void> => {
  const client = new pg.Client(connection);
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query<{ schemaname: string; tablename: string }>(
      `select schemaname, tablename from pg_tables where schemaname in ('public', 'ledger') or (schemaname, tablename) = ('pgboss', 'job')`,
    );
    const names = rows
      .filter(({ tablename }) => !kept.has(tablename))
      .map(
        ({ schemaname, tablename }) => `${client.escapeIdentifier(schemaname)}.${client.escapeIdentifier(tablename)}`,
      );
    for (const table of ['journal', 'entry'])
      await client.query(`alter table ledger.${table} disable trigger append_only_whole`);
    await client.query(`truncate ${names.join(', ')}`);
    for (const table of ['journal', 'entry'])
      await client.query(`alter table ledger.${table} enable trigger append_only_whole`);
    await client.query('commit');
  } finally {
    await client.end();
  }
};

/** Fresh tables have no statistics, and the first plans would be made for empty ones (measured: twice as slow for minutes). */
export const analyse = async (connection: pg.ClientConfig): Promise<void> => {
  const client = new pg.Client(connection);
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('analyze');
  } finally {
    await client.end();
  }
};
