// `npm run dev`: the product at one address, as `npm start` has it, but what is saved is seen at once. The web apps come from Vite, which
// replaces modules in place; the rest is answered by the server, which starts again. The database outlives that.
import process from 'node:process';
import { readConfig } from '../../apps/server/src/config.ts';
import { type OpenDatabase, openDatabase } from '../../apps/server/src/database.ts';
import { sentenceOf } from '../../apps/server/src/start-failure.ts';
import { root } from '../root.mjs';
import { createFront, listen } from './front.ts';
import { runServer, type Server } from './server.ts';
import { watchSources } from './watch.ts';
import { openWebApps, type WebApps } from './web-apps.ts';

const say = (message: string): void => console.error(`[dev] ${message}`);
// Vite sets NODE_ENV for itself; the server gets what was here before.
const environment = { ...process.env };
const inspect = process.argv.slice(2).filter((word) => word.startsWith('--inspect'));
const stopWithinMs = 30_000;

let database: OpenDatabase | undefined;
let server: Server | undefined;
let web: WebApps | undefined;
const front = createFront({ port: async () => server?.port(), web: () => web });

let isStopping = false;
const stop = async (exitCode: number): Promise<void> => {
  if (isStopping) return;
  isStopping = true;
  setTimeout(() => process.exit(1), stopWithinMs).unref();
  front.close();
  front.closeAllConnections();
  try {
    await Promise.all([server?.stop(), web?.close()]);
    await database?.close();
  } catch (error) {
    say(`did not stop cleanly: ${error instanceof Error ? error.message : error}`);
    process.exit(1);
  }
  process.exit(exitCode);
};

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0));
for (const event of ['uncaughtException', 'unhandledRejection'] as const)
  process.on(event, (error: Error) => {
    say(`ended by ${event}: ${error.stack ?? error}`);
    void stop(1);
  });
// Under npm the parent is npm or its shell: when that is killed outright, there is no other sign.
const parent = process.ppid;
if (environment.npm_lifecycle_event) setInterval(() => process.ppid !== parent && void stop(0), 500).unref();

const start = async (): Promise<void> => {
  const config = readConfig(environment, root);
  try {
    await listen(front, config);
    database = await openDatabase(config, say);
    if (isStopping) return;
    server = runServer({ config, connection: database.connection, environment, inspect, say });
    watchSources(server.restart);
    web = await openWebApps(front);
  } catch (error) {
    throw new Error(sentenceOf(error as Error, config));
  }
};

await start().catch((error: Error) => {
  console.error(error.message);
  void stop(1);
});
