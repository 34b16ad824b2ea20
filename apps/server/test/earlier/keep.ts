import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { scratchFolder } from '../../../../tools/scratch-folder.ts';
import { readConfig } from '../../src/config.ts';
import { openDatabase } from '../../src/database.ts';
import { sealingOf } from '../../src/platform/backup/key.ts';
import { writeBackup } from '../../src/platform/backup/write-backup.ts';
import { pack } from './packed.ts';

/** Of a year of followers so many stay, with what they read: each more is 200 bytes in the repository. */
const followersKept = 60;
/** Larger documents stay behind: they are sealed, and nothing makes them smaller. */
const documentBytesAtMost = 8_192;

const isThere = async (client: pg.Client, table: string): Promise<boolean> => {
  const { rows } = await client.query<{ found: boolean }>('select to_regclass($1) is not null as found', [table]);
  return rows[0]?.found === true;
};

const trim = async (client: pg.Client): Promise<void> => {
  if (!(await isThere(client, 'channel_follower'))) return;
  await client.query(
    `delete from channel_follower where customer_id not in (select id from customer) and customer_id not in
       (select customer_id from channel_follower order by followed_at, customer_id limit $1)`,
    [followersKept],
  );
  if (await isThere(client, 'broadcast_reader'))
    await client.query(
      'delete from broadcast_reader where customer_id not in (select customer_id from channel_follower)',
    );
};

/** When each migration was made that has run, as the database remembers it. */
const migrationsRun = async (client: pg.Client): Promise<number[]> => {
  const { rows } = await client.query<{ at: string }>(
    'select created_at::text as at from drizzle.__drizzle_migrations',
  );
  return rows.map(({ at }) => Number(at)).sort((one, other) => one - other);
};

const copySmall = (from: string, to: string): void =>
  fs.cpSync(from, to, {
    recursive: true,
    filter: (file) => fs.statSync(file).isDirectory() || fs.statSync(file).size <= documentBytesAtMost,
  });

/**
 * Keeps what is in the data folder of a server that is stopped, as the data of a release: a backup with its key, in one file that is named
 * after the newest migration. What is too much for the repository is deleted from the folder's database. Answers with the file.
 * @throws ConfigError when there is nothing to keep.
 */
export const keepRelease = async (dataDir: string): Promise<string> => {
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }, dataDir);
  const scratch = scratchFolder('balcao-release-');
  const database = await openDatabase(config, () => {});
  try {
    const client = new pg.Client(database.connection);
    await client.connect();
    const migrations = await trim(client)
      .then(() => migrationsRun(client))
      .finally(() => client.end());
    const [to, files] = [path.join(scratch, 'backup'), path.join(scratch, 'small-files')];
    copySmall(path.join(dataDir, 'files'), files);
    const { connection } = database;
    const { migration } = await writeBackup({ connection, files, secrets: sealingOf(config), to });
    fs.copyFileSync(path.join(dataDir, 'master.key'), path.join(to, 'master.key'));
    fs.writeFileSync(path.join(to, 'migrations.json'), JSON.stringify(migrations));
    const file = path.join(import.meta.dirname, `${migration.name}.br`);
    pack(to, file);
    return file;
  } finally {
    await database.close();
    fs.rmSync(scratch, { recursive: true, force: true });
  }
};
