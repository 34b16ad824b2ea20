import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { deep as asDeep, depth } from './apps/server/test/depth.ts';
import { findBrowser } from './tools/browser.mjs';

const executablePath = findBrowser();

/** Only where it is asked for by name: `vitest run --project deep`. */
const isAsked = (name: string): boolean => new RegExp(`--project[ =]${name}\\b`).test(process.argv.join(' '));
/** One file after the other: each has the machine to itself. */
const longRun = (name: string) => ({
  test: {
    name,
    environment: 'node' as const,
    include: [`apps/server/test/${name}/**/*.test.ts`],
    fileParallelism: false,
    sequence: { groupOrder: 3 },
  },
});

/** How long `expect.poll` and `expect.element` wait: a second is too little for a busy machine. */
const expect = { poll: { timeout: 20_000 } };

/** What an operator or a developer starts, kills, upgrades, packs and restores as whole programs: it takes minutes, so it waits to be asked. */
const operation = ['apps/server/test/operation/**/*.test.ts', 'tools/dev/dev.test.ts', 'tools/pack-*.test.ts'];

const ofTheServer = {
  expect,
  isolate: false,
  environment: 'node' as const,
  globalSetup: ['apps/server/test/cluster.ts'],
  setupFiles: ['apps/server/test/log-of-failures.ts', ...(depth > 1 ? ['apps/server/test/deeper.ts'] : [])],
  testTimeout: asDeep(120_000),
  hookTimeout: 120_000,
  // A third of a file's time is waiting for jobs, databases and clocks: two files leave a core idle, four gain nothing more.
  maxWorkers: 3,
  sequence: { groupOrder: 1 },
};

// Modules are loaded once a worker and not once a file, a third of the time: so no file may leave anything behind in one.
export default defineConfig({
  test: {
    projects: [
      ...['deep', 'faults'].filter(isAsked).map(longRun),
      {
        test: {
          name: 'unit',
          expect,
          isolate: false,
          maxWorkers: 2,
          environment: 'node',
          setupFiles: depth > 1 ? ['apps/server/test/deeper.ts'] : [],
          testTimeout: asDeep(60_000), // The checks run at the same time: what starts a process takes three times as long.
          include: ['packages/*/src/**/*.test.ts', 'tools/**/*.test.ts', 'apps/*/src/**/*.unit.test.ts'],
          exclude: [...operation, '**/node_modules/**'],
        },
      },
      {
        test: {
          ...ofTheServer,
          name: 'api',
          include: ['apps/server/src/**/*.test.ts', 'apps/server/test/**/*.test.ts'],
          exclude: [...operation, '**/*.unit.test.ts', '**/node_modules/**', 'apps/server/test/{deep,faults}/**'],
        },
      },
      ...['operation'].filter(isAsked).map((name) => ({ test: { ...ofTheServer, name, include: operation } })),
      {
        plugins: [react()],
        // What is found only in the middle of a test would load the page again.
        optimizeDeps: {
          entries: ['packages/ui/src/**/*.tsx', 'apps/{backoffice,console,phone}/src/**/*.{ts,tsx}'],
          include: [
            '@noble/hashes/sha2.js',
            'axe-core',
            'vitest-browser-react',
            'react/jsx-dev-runtime',
            'react-dom/client',
          ],
        },
        test: {
          name: 'component',
          expect,
          sequence: { groupOrder: 2 },
          isolate: false,
          // Most of a file's time is waiting for what a page shows: one page at a time leaves the machine idle.
          maxWorkers: 2,
          include: ['{packages/ui,apps/*}/src/**/*.component.test.tsx'],
          setupFiles: ['packages/ui/src/test/set-up.ts'],
          testTimeout: 30_000, // A form of many fields takes three seconds on a quiet machine.
          browser: {
            enabled: true,
            headless: true,
            ui: false,
            screenshotFailures: false,
            viewport: { width: 1280, height: 800 },
            provider: playwright({
              launchOptions: {
                ...(executablePath ? { executablePath } : {}),
                args: ['--disable-dev-shm-usage', '--disable-gpu', '--in-process-gpu'],
              },
              contextOptions: { locale: 'pt-BR', timezoneId: 'America/Sao_Paulo', reducedMotion: 'reduce' },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
