import path from 'node:path';
import pg from 'pg';
import { freePort } from '../../../../tools/free-port.ts';
import { embeddedSettings } from '../../src/database.ts';
import { startEmbedded } from '../../src/platform/embedded/embedded.ts';
import { enterDemonstration, layOutDemonstration } from '../deep/demonstration.ts';
import { dataFolder, type ServerProcess, startServer } from '../server-process.ts';
import { openBalancer } from './balancer.ts';

/** So long a server that stops takes calls on: several times as long as the balancer needs to see it. */
const drainSeconds = '2';

/** Two servers on one database behind a balancer, and the demonstration in it. */
export const openPair = async () => {
  const { dataDir, remove } = dataFolder();
  const laidOut = await layOutDemonstration(dataDir);
  const embedded = await startEmbedded({ dataDir: path.join(dataDir, 'postgres'), settings: embeddedSettings });
  const env = {
    DATABASE_URL: embedded.url('balcao').replace('@/', '@socket/'),
    SANDBOX_SEED: 'none',
    DRAIN_SECONDS: drainSeconds,
  };
  const installations = [
    { dataDir, port: await freePort(), env },
    { dataDir, port: await freePort(), env },
  ] as const;
  const servers: ServerProcess[] = [];
  for (const installation of installations) servers.push(await startServer(installation));
  const balancer = await openBalancer(servers.map(({ url }) => url));
  const database = new pg.Pool({ ...embedded.config('balcao'), max: 2 });
  return {
    ...(await enterDemonstration(balancer.url, laidOut)),
    url: balancer.url,
    installation: installations[0],
    readyServers: balancer.readyServers,
    isReady: (): Promise<boolean> =>
      fetch(`${balancer.url}/ready`).then(
        ({ ok }) => ok,
        () => false,
      ),
    /** Ends one of them; answers with its exit code. */
    end: (place: 0 | 1, signal: NodeJS.Signals) => servers[place]?.end(signal),
    start: async (place: 0 | 1): Promise<void> => {
      servers[place] = await startServer(installations[place]);
    },
    rows: async <R extends pg.QueryResultRow>(sql: string, ...values: unknown[]): Promise<R[]> =>
      (await database.query<R>(sql, values)).rows,
    close: async (): Promise<void> => {
      await database.end();
      for (const server of servers) await server.end('SIGTERM');
      await balancer.close();
      await embedded.stop();
      remove();
    },
  };
};
export type Pair = Awaited<ReturnType<typeof openPair>>;
