import path from 'node:path';
import type pg from 'pg';
import { type Config, readConfig } from './config.ts';
import { onOwnDatabase } from './own-database.ts';
import { ConfigError } from './platform/config-error.ts';

/**
 * Does an operator's command on this installation's database, also while its server runs, and prints what `work` answers. What is wrong
 * with the configuration is one sentence; then the process ends with 1.
 */
export const command = async (
  work: (connection: pg.ClientConfig, config: Config) => Promise<string>,
): Promise<void> => {
  try {
    const config = readConfig(process.env, path.resolve(import.meta.dirname, '../../..'));
    process.stdout.write(`${await onOwnDatabase(config, (connection) => work(connection, config))}\n`);
  } catch (error) {
    const { message, stack } = error as Error;
    process.stderr.write(`${error instanceof ConfigError ? message : (stack ?? message)}\n`);
    process.exitCode = 1;
  }
};
