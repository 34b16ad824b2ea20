import os from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { fromOwnNetwork } from './e2e/support/network.ts';
import { findBrowser } from './tools/browser.mjs';

// This file is read again in every worker: the first reading decides, the others inherit the variables.
process.env.E2E_PORT ??= String(20_000 + (process.pid % 10_000));
process.env.E2E_DATA ??= path.join(os.tmpdir(), `balcao-e2e-${process.pid}-${Date.now()}`);
const { E2E_PORT: port, E2E_DATA: data } = process.env;

// The server inherits the environment: what a developer has set for their own must not lead the tests there.
for (const name of ['DATABASE_URL', 'PUBLIC_BASE_URL', 'FILES_URL', 'SMTP_URL', 'SANDBOX', 'MASTER_KEY', 'CEP_URL']) {
  delete process.env[name];
}

// A machine that is busy with browsers holds the servers up: they must not refuse calls for that.
process.env.OVERLOAD_DELAY_MS = '60000';
// A member of the demonstration is several people at a time here.
process.env.PERSON_CALLS_A_MINUTE = '6000';
// Decisions take effect at once, but where a test is about taking one back.
process.env.REVIEW_UNDO_SECONDS ??= '0';

const executablePath = findBrowser();
// The server's own public address: passkeys belong to a name, and links in mails lead there.
const address = `http://localhost:${port}`;

export default defineConfig({
  // The walks press every button there is; they take long, and `npm test` leaves them to `npm run test:deep`.
  projects: [
    { name: 'journeys', testDir: 'e2e/specs' },
    { name: 'walks', testDir: 'e2e/walks' },
  ],
  outputDir: 'test-results',
  forbidOnly: true,
  fullyParallel: true,
  // Two leave a core idle while pages wait for the server: three take a seventh less.
  workers: 3,
  // What passes only at the second attempt is counted as passed and named in the summary: a race in a test must not stop the work.
  retries: 1,
  // Far above what anything takes: a busy machine must not fail what is right.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    baseURL: address,
    browserName: 'chromium',
    extraHTTPHeaders: fromOwnNetwork,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    // What answers without a connection has tests of its own: in all others it would be one process more.
    serviceWorkers: 'block',
    // Nothing fades or slides while a test waits for it to stand still.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace of everything takes half of the time: what failed is traced when it is tried again.
    trace: 'on-first-retry',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--disable-dev-shm-usage',
        '--disable-gpu',
        '--in-process-gpu', // Nothing is drawn by a card: a process for it is a tenth of the browser's time.
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  webServer: {
    command: 'node apps/server/src/main.ts',
    url: `${address}/ready`,
    // The tests are the proxy that says where each browser calls from.
    env: { PORT: port, HOST: '127.0.0.1', DATA_DIR: data, SANDBOX_SEED: 'small', TRUST_PROXY: '127.0.0.1' },
    timeout: 60_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 }, // Otherwise PostgreSQL would be cut off.
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
