import fs from 'node:fs';
import path from 'node:path';
import { freePort } from '../../../../tools/free-port.ts';
import { dataFolder, startServer } from '../server-process.ts';
import { keepRelease } from './keep.ts';
import { liveOn } from './life.ts';

const keepThisVersion = async (): Promise<string> => {
  const { dataDir, remove } = dataFolder();
  try {
    const server = await startServer({ dataDir, port: await freePort(), env: { SANDBOX_SEED: 'small' } });
    await liveOn(server.url).finally(() => server.end('SIGTERM'));
    return await keepRelease(dataDir);
  } finally {
    remove();
  }
};

// Keeps the data of this version for the tests of later ones, or what is in a data folder that was named.
const [named] = process.argv.slice(2);
const file = await (named === undefined ? keepThisVersion() : keepRelease(path.resolve(named)));
process.stdout.write(`${path.relative(process.cwd(), file)}: ${fs.statSync(file).size} bytes.\n`);
