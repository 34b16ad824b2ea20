import path from 'node:path';
import type pg from 'pg';
import { readConfig } from './config.ts';
import { openDatabase, runningDatabase } from './database.ts';
import { migrate } from './platform/migrate.ts';

type Figures = Readonly<Record<string, number>>;

/**
 * Reads figures from this installation's database, also while its server runs, and prints them: each should be zero, and the
 * process ends with 1 unless all are.
 */
export const check = async (read: (connection: pg.ClientConfig) => Promise<Figures>): Promise<void> => {
  const config = readConfig(process.env, path.resolve(import.meta.dirname, '../../..'));
  const readOpening = async (): Promise<Figures> => {
    const database = await openDatabase(config, () => {});
    try {
      await migrate(database.connection);
      return await read(database.connection);
    } finally {
      await database.close();
    }
  };
  const running = runningDatabase(config);
  const figures = running ? await read(running).catch(readOpening) : await readOpening();
  process.stdout.write(`${JSON.stringify(figures)}\n`);
  process.exitCode = Object.values(figures).every((figure) => figure === 0) ? 0 : 1;
};
