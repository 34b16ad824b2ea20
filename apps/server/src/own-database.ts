import type pg from 'pg';
import type { Config } from './config.ts';
import { openDatabase, runningDatabase } from './database.ts';
import { answers } from './platform/embedded/postmaster.ts';
import { migrate } from './platform/migrate.ts';
import { Refusal } from './platform/refusal.ts';

/** Works on this installation's database, also while its server runs: its own PostgreSQL is started for it where none runs. */
export const onOwnDatabase = async <T>(config: Config, work: (to: pg.ClientConfig) => Promise<T>): Promise<T> => {
  const workOpening = async (): Promise<T> => {
    const database = await openDatabase(config, () => {});
    try {
      await migrate(database.connection);
      return await work(database.connection);
    } finally {
      await database.close();
    }
  };
  const running = runningDatabase(config);
  if (!running) return workOpening();
  // The address of a server that was killed leads nowhere; what was refused, was refused there.
  return work(running).catch((error: Error) => (error instanceof Refusal ? Promise.reject(error) : workOpening()));
};

/** The same, but the database is left as it is: of whatever version it may be, nothing is migrated. */
export const onDatabaseAsItIs = async <T>(config: Config, work: (to: pg.ClientConfig) => Promise<T>): Promise<T> => {
  const running = runningDatabase(config);
  // The address of a server that was killed leads nowhere.
  if (running && (config.databaseUrl || (await answers(running)))) return work(running);
  const database = await openDatabase(config, () => {});
  try {
    return await work(database.connection);
  } finally {
    await database.close();
  }
};
