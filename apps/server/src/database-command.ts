import type pg from 'pg';
import type { Config } from './config.ts';
import { runCommand } from './operator-command.ts';
import { onOwnDatabase } from './own-database.ts';

/** Does an operator's command on this installation's database, also while its server runs, and prints what `work` answers. */
export const command = (work: (connection: pg.ClientConfig, config: Config) => Promise<string>): Promise<void> =>
  runCommand(async (config) => ({
    said: await onOwnDatabase(config, (connection) => work(connection, config)),
    isWell: true,
  }));
