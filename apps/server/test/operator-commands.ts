import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { FreshDatabase } from './database.ts';

/** How a command ended, and all that it printed. */
export interface Ended {
  readonly code: number | null;
  readonly said: string;
}
/** The installation that a command works on. */
interface Installation {
  readonly database: FreshDatabase;
  readonly dataDir: string;
  /** The master key. */
  readonly key: string;
  /** Where files lie at a service, as `FILES_URL` says it. */
  readonly filesUrl?: string;
}

/** `npm run backup` or `npm run restore`, as an operator runs it on an installation; `before` is said to the shell first. */
export const runOperator = async (
  command: 'backup' | 'restore',
  from: string,
  place: Installation,
  before = ':',
): Promise<Ended> => {
  const { host, database } = place.database.config;
  const env = {
    ...process.env,
    DATABASE_URL: `postgres://postgres@localhost/${database}?host=${encodeURIComponent(host ?? '')}`,
    DATA_DIR: place.dataDir,
    MASTER_KEY: place.key,
    ...(place.filesUrl && { FILES_URL: place.filesUrl }),
    NODE_COMPILE_CACHE: path.resolve(import.meta.dirname, '../../../node_modules/.cache/compiled'),
  };
  const program = path.resolve(import.meta.dirname, `../src/${command}.ts`);
  const words = ['-c', `${before}; exec "$0" "$@"`, process.execPath, program, from];
  const child: ChildProcess = spawn('sh', words, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (bytes) => (said += bytes));
  const [code] = await once(child, 'close');
  return { code, said };
};
