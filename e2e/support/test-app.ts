import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs/promises';
import { test } from '@playwright/test';
import { freePort } from '../../tools/free-port.ts';
import { scratchFolder } from '../../tools/scratch-folder.ts';

/** The line that a server writes last when it opens. */
const opened = (server: ChildProcess): Promise<void> =>
  new Promise((done, fail) => {
    let written = '';
    for (const stream of [server.stdout, server.stderr])
      stream?.on('data', (part: Buffer) => {
        written += part.toString('utf8');
        if (written.includes('Balcão is open')) done();
      });
    server.once('close', () => fail(new Error(`the server did not open: ${written.slice(-2_000)}`)));
  });

/**
 * A server of one test, with the small demonstration in it: for what would disturb every other test, such as moving the clock.
 * `data` is its folder; `close` stops it and takes its data away. The test may take longer, as a server starts. `settings` are environment
 * variables, as docs/operating.md lists them.
 */
export const openTestApp = async (
  settings: Readonly<Record<string, string>> = {},
): Promise<{ baseUrl: string; data: string; close(): Promise<void> }> => {
  test.slow();
  const port = await freePort();
  const data = scratchFolder('balcao-own-');
  const server = spawn(process.execPath, ['apps/server/src/main.ts'], {
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: data, SANDBOX_SEED: 'small', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await opened(server);
  const gone = new Promise<void>((done) => server.once('exit', () => done()));
  return {
    baseUrl: `http://localhost:${port}`,
    data,
    close: async () => {
      server.kill('SIGTERM');
      await gone;
      await fs.rm(data, { recursive: true, force: true });
    },
  };
};
