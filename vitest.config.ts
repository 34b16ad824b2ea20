import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { deep as asDeep, depth } from './apps/server/test/depth.ts';
import { findBrowser } from './tools/browser.mjs';

const executablePath = findBrowser();

/** Long runs, only where they are asked for by name: `vitest run --project deep`. */
const asked = ['deep', 'faults'].filter((name) => new RegExp(`--project[ =]${name}\\b`).test(process.argv.join(' ')));
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

// Modules are loaded once a worker and not once a file, a third of the time: so no file may leave anything behind in one.
export default defineConfig({
  test: {
    projects: [
      ...asked.map(longRun),
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
        },
      },
      {
        test: {
          name: 'api',
          expect,
          isolate: false,
          environment: 'node',
          include: ['apps/server/src/**/*.test.ts', 'apps/server/test/**/*.test.ts'],
          exclude: ['**/*.unit.test.ts', '**/node_modules/**', 'apps/server/test/{deep,faults}/**'],
          globalSetup: ['apps/server/test/cluster.ts'],
          setupFiles: ['apps/server/test/log-of-failures.ts', ...(depth > 1 ? ['apps/server/test/deeper.ts'] : [])],
          testTimeout: asDeep(120_000),
          hookTimeout: 120_000,
          // A third of a file's time is waiting for jobs, databases and clocks: two files leave a core idle, four gain nothing more.
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
        },
      },
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
