import { defineConfig } from 'vitest/config';

/** Long runs, only where they are asked for by name: `vitest run --project deep`. */
const isDeep = /--project[ =]deep\b/.test(process.argv.join(' '));
const deep = { test: { name: 'deep', environment: 'node' as const, include: ['apps/server/test/deep/**/*.test.ts'] } };

// Modules are loaded once a worker and not once a file, a third of the time: so no file may leave anything behind in one.
export default defineConfig({
  test: {
    projects: [
      ...(isDeep ? [deep] : []),
      {
        test: {
          name: 'unit',
          isolate: false,
          maxWorkers: 2,
          environment: 'node',
          include: ['packages/*/src/**/*.test.ts', 'tools/**/*.test.ts', 'apps/*/src/**/*.unit.test.ts'],
        },
      },
      {
        test: {
          name: 'api',
          isolate: false,
          environment: 'node',
          include: ['apps/server/src/**/*.test.ts', 'apps/server/test/**/*.test.ts'],
          exclude: ['**/*.unit.test.ts', '**/node_modules/**', 'apps/server/test/deep/**'],
          globalSetup: ['apps/server/test/cluster.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          maxWorkers: 2,
        },
      },
    ],
  },
});
