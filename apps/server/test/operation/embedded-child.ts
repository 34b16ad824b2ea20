import { startEmbedded } from '../../src/platform/embedded/embedded.ts';

/** A server of its own for the tests that kill one: prints the process of PostgreSQL, or why it did not start. */
const [dataDir = ''] = process.argv.slice(2);
try {
  const embedded = await startEmbedded({ dataDir });
  process.stdout.write(`started ${embedded.pid()}\n`);
  process.once('SIGTERM', () => void embedded.stop().then(() => process.exit(0)));
} catch (error) {
  process.stdout.write(`refused ${error instanceof Error ? error.message : error}\n`);
}
