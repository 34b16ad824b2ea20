import path from 'node:path';
import { buildApp } from '../apps/server/src/app.ts';
import { readConfig } from '../apps/server/src/config.ts';
import { openDatabase } from '../apps/server/src/database.ts';
import { migrate } from '../apps/server/src/platform/migrate.ts';
import { openPlatform } from '../apps/server/src/platform/platform.ts';

/**
 * The product with one address more: where a rail posts its signed notifications. The sandbox's rail hands them over within the
 * process, by a job; this measures what a rail outside would meet.
 */
const config = readConfig(process.env, path.resolve(import.meta.dirname, '..'));
const database = await openDatabase(config, () => {});
await migrate(database.connection);
const platform = await openPlatform(config, database.connection);
const testApp = await buildApp(platform, () => true);
testApp.app.post('/bench/rail', async (request) => {
  await testApp.modules.merchants.rail.services.rails.receive(
    '02',
    request.rawBody,
    String(request.headers['rail-signature']),
  );
  return { received: true };
});
await testApp.prepare();
await platform.jobs.start();
await testApp.app.listen({ port: config.port, host: config.host });
process.stdout.write('Balcão is open\n');

process.once('SIGTERM', async () => {
  await testApp.app.close();
  await platform.close();
  await database.close();
  process.exit(0);
});
