import pg from 'pg';
import { ConfigError } from './config-error.ts';

const needed = { fsync: 'on', full_page_writes: 'on', synchronous_commit: 'on' } as const;

/**
 * An answer of success is given only for what is on disk (rule: answered-after-commit): a database that may lose acknowledged writes is refused.
 * @throws ConfigError naming the setting.
 */
export const requireDurability = async (connection: pg.ClientConfig): Promise<void> => {
  const client = new pg.Client(connection);
  client.on('error', () => {});
  await client.connect();
  try {
    for (const [name, value] of Object.entries(needed)) {
      const { rows } = await client.query<Record<string, string>>(`show ${name}`);
      const found = rows[0]?.[name];
      // Waiting for replicas too is more than is needed.
      const isEnough = found === value || (name === 'synchronous_commit' && found?.startsWith('remote_'));
      if (!isEnough)
        throw new ConfigError(`The database has ${name} = ${found}: set it to ${value}, or payments could be lost.`);
    }
  } finally {
    await client.end();
  }
};
