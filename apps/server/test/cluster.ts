import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { scratchFolder } from '../../../tools/scratch-folder.ts';
import { ensureDatabase } from '../src/platform/embedded/database.ts';
import { type Embedded, startEmbedded } from '../src/platform/embedded/embedded.ts';
import { keepCluster, takeKeptCluster } from './kept-cluster.ts';
import { prepareTemplate } from './template.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the socket of the tests' PostgreSQL. */
    pgHost: string;
  }
}

/** The data of tests may be lost: nothing waits for the disk. */
const settings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
  max_wal_size: '256MB', // It lies in memory.
};

/** One PostgreSQL for all test files, with a prepared database that each of them copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = scratchFolder('balcao-test-');
  const dataDir = path.join(folder, 'postgres');
  const remove = (): void => fs.rmSync(folder, { recursive: true, force: true });
  try {
    if (!takeKeptCluster(dataDir)) await prepareCluster(dataDir);
    const embedded = await startEmbedded({ dataDir, settings });
    project.provide('pgHost', String(embedded.config().host));
    return async () => {
      await embedded.stop();
      remove();
    };
  } catch (error) {
    remove();
    throw error;
  }
}

/** Takes seconds, so it is done once for each state of the migrations. */
const prepareCluster = async (dataDir: string): Promise<void> => {
  const embedded = await startEmbedded({ dataDir, settings });
  try {
    await makeTemplate(embedded);
  } finally {
    await embedded.stop();
  }
  keepCluster(dataDir);
};

const makeTemplate = async (embedded: Embedded): Promise<void> => {
  await ensureDatabase(embedded, 'template_balcao');
  await prepareTemplate(embedded.config('template_balcao'));
  const client = new pg.Client(embedded.config());
  await client.connect();
  await client.query('alter database template_balcao with is_template true allow_connections false');
  await client.end();
};
