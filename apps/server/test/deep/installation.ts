import path from 'node:path';
import pg from 'pg';
import { freePort } from '../../../../tools/free-port.ts';
import { childrenOf } from '../processes.ts';
import { dataFolder, postgresOf, type ServerProcess, startServer } from '../server-process.ts';
import { until } from '../until.ts';
import { enterDemonstration, layOutDemonstration } from './demonstration.ts';

interface Options {
  /** Variables of the server, in addition to its port, its folder and an empty seed. */
  readonly env?: Readonly<Record<string, string>>;
  /** Its folder, where that is not just any. */
  readonly at?: string;
  readonly more?: Parameters<typeof layOutDemonstration>[1];
}

/** A server with its own PostgreSQL and the demonstration in it, which can be killed in parts and started again. */
export const openInstallation = async ({ env = {}, at, more }: Options = {}) => {
  const { dataDir, remove } = dataFolder(at);
  const laidOut = await layOutDemonstration(dataDir, more);
  const installation = { dataDir, port: await freePort(), env: { SANDBOX_SEED: 'none', ...env } };
  let server: ServerProcess = await startServer(installation);
  const database = new pg.Pool({ host: path.join(dataDir, 'postgres'), user: 'postgres', database: 'balcao', max: 2 });
  database.on('error', () => {}); // The kills end its connections too.

  const killServer = async (): Promise<void> => void (await server.end('SIGKILL'));
  /** The postmaster and every process of it. */
  const databaseProcesses = (): number[] => {
    const postmaster = postgresOf(dataDir);
    return [postmaster, ...childrenOf(postmaster)];
  };
  const killDatabase = async (): Promise<void> => {
    for (const pid of databaseProcesses())
      try {
        process.kill(pid, 'SIGKILL');
      } catch {
        // It has ended by itself in between.
      }
  };
  const isReady = (): Promise<boolean> =>
    fetch(`${server.url}/ready`).then(
      ({ ok }) => ok,
      () => false,
    );

  return {
    ...(await enterDemonstration(server.url, laidOut)),
    installation,
    url: server.url,
    killServer,
    killDatabase,
    databaseProcesses,
    startServer: async (): Promise<void> => {
      server = await startServer(installation);
    },
    isReady,
    untilReady: async (): Promise<void> => void (await until(isReady, Boolean)),
    rows: async <R extends pg.QueryResultRow>(sql: string, ...values: unknown[]): Promise<R[]> =>
      (await database.query<R>(sql, values)).rows,
    close: async (): Promise<void> => {
      await database.end();
      await server.end('SIGTERM');
      remove();
    },
  };
};
export type DeepInstallation = Awaited<ReturnType<typeof openInstallation>>;
