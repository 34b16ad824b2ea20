import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs/promises';
import net, { type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { test } from '@playwright/test';

const freePort = (): Promise<number> =>
  new Promise((done) => {
    const probe = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => done(port));
    });
  });

/** The line that a server writes last when it opens. */
const opened = (server: ChildProcess): Promise<void> =>
  new Promise((done, fail) => {
    let written = '';
    server.stdout?.on('data', (part: Buffer) => {
      written += part.toString('utf8');
      if (written.includes('Balcão is open')) done();
    });
    server.once('exit', () => fail(new Error(`the server did not open: ${written.slice(-2_000)}`)));
  });

/**
 * A server of one test, with the small demonstration in it: for what would disturb every other test, such as moving the clock.
 * `close` stops it and takes its data away. The test may take longer, as a server starts.
 */
export const openTestApp = async (): Promise<{ baseUrl: string; close(): Promise<void> }> => {
  test.slow();
  const port = await freePort();
  const data = await fs.mkdtemp(path.join(os.tmpdir(), 'balcao-own-'));
  const server = spawn(process.execPath, ['apps/server/src/main.ts'], {
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: data, SANDBOX_SEED: 'small' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  await opened(server);
  const gone = new Promise<void>((done) => server.once('exit', () => done()));
  return {
    baseUrl: `http://localhost:${port}`,
    close: async () => {
      server.kill('SIGTERM');
      await gone;
      await fs.rm(data, { recursive: true, force: true });
    },
  };
};
