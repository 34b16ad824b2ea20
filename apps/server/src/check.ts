import path from 'node:path';
import type pg from 'pg';
import { readConfig } from './config.ts';
import type { Figures } from './figures.ts';
import { onOwnDatabase } from './own-database.ts';

/**
 * Reads figures from this installation's database, also while its server runs, and prints them: each should be zero, and the
 * process ends with 1 unless all are.
 */
export const check = async (read: (connection: pg.ClientConfig) => Promise<Figures>): Promise<void> => {
  const config = readConfig(process.env, path.resolve(import.meta.dirname, '../../..'));
  const figures = await onOwnDatabase(config, read);
  process.stdout.write(`${JSON.stringify(figures)}\n`);
  process.exitCode = Object.values(figures).every((figure) => figure === 0) ? 0 : 1;
};
