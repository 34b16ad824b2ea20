import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { buildApp, type Product } from './app.ts';
import { type Config, readConfig } from './config.ts';
import { type OpenDatabase, openDatabase } from './database.ts';
import { requireDurability } from './platform/durability.ts';
import { migrate } from './platform/migrate.ts';
import { openPlatform, type Platform } from './platform/platform.ts';
import { sentenceOf } from './start-failure.ts';
import { printStartupBanner } from './startup-banner.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const say = (message: string): void => void process.stderr.write(`${message}\n`);
const stopWithinMs = 25_000;

let ready = false;
let config: Config | undefined;
let database: OpenDatabase | undefined;
let platform: Platform | undefined;
let product: Product | undefined;

const start = async (): Promise<void> => {
  config = readConfig(process.env, root);
  database = await openDatabase(config, say);
  await requireDurability(database.connection);
  await migrate(database.connection);
  platform = await openPlatform(config, database.connection);
  product = await buildApp(platform, () => ready);
  await product.prepare();
  await platform.jobs.start();
  await product.app.listen({ port: config.port, host: config.host });
  ready = true;
  printStartupBanner(config, product.demo);
};

/**
 * Finishes what was accepted, then leaves from the outside in: requests, jobs, connections, the database (rule: graceful-stop). Before
 * that, calls are taken on for as long as a balancer needs to see that this process is not ready any more.
 */
let isStopping = false;
const stop = async (exitCode: number): Promise<void> => {
  const isServing = ready;
  ready = false;
  if (config && isServing && exitCode === 0) await wait(config.drainMs);
  setTimeout(() => process.exit(1), stopWithinMs).unref();
  await product?.app.close();
  await platform?.close();
  await database?.close();
  process.exit(exitCode);
};
const stopOnce = (exitCode: number): void => {
  if (isStopping) return;
  isStopping = true;
  void stop(exitCode).catch((error: Error) => {
    say(`did not stop cleanly: ${error.message}`);
    process.exit(1);
  });
};

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopOnce(0));
for (const event of ['uncaughtException', 'unhandledRejection'] as const)
  process.on(event, (error: Error) => {
    say(`ended by ${event}: ${error.stack ?? error}`);
    stopOnce(1);
  });
// Under npm the parent is npm or its shell: when it is killed outright, there is no other sign.
const parent = process.ppid;
if (process.env.npm_lifecycle_event) setInterval(() => process.ppid !== parent && stopOnce(0), 500).unref();

await start().catch((error: Error) => {
  say(sentenceOf(error, config));
  stopOnce(1);
});
