import type pg from 'pg';
import type { Config } from './config.ts';
import { openDatabase, runningDatabase } from './database.ts';
import { ConfigError } from './platform/config-error.ts';
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
  const wasRefused = (error: Error): boolean => error instanceof Refusal || error instanceof ConfigError;
  return work(running).catch((error: Error) => (wasRefused(error) ? Promise.reject(error) : workOpening()));
};

/** The same, but without migrations: the database stays as it is, of any version. */
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
