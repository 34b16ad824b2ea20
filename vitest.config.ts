import { defineConfig } from 'vitest/config';
import { deep, depth } from './apps/server/test/depth.ts';
import { keepTemporaryFilesInMemory } from './tools/memory-folder.ts';

keepTemporaryFilesInMemory();

/** What needs the server and PostgreSQL. */
const withServer = {
  isolate: false,
  environment: 'node' as const,
  globalSetup: ['apps/server/test/cluster.ts'],
  setupFiles: depth > 1 ? ['apps/server/test/deeper.ts'] : [],
  testTimeout: deep(120_000),
  hookTimeout: 120_000,
};

// Modules are loaded once a worker and not once a file, a third of the time: so no file may leave anything behind in one.
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          isolate: false,
          maxWorkers: 2,
          environment: 'node',
          setupFiles: depth > 1 ? ['apps/server/test/deeper.ts'] : [],
          testTimeout: deep(5_000),
          include: ['packages/*/src/**/*.test.ts', 'tools/**/*.test.ts', 'apps/*/src/**/*.unit.test.ts'],
        },
      },
      {
        test: {
          ...withServer,
          name: 'api',
          include: ['apps/server/src/**/*.test.ts', 'apps/server/test/**/*.test.ts'],
          exclude: ['**/*.unit.test.ts', 'apps/server/test/deep/**', '**/node_modules/**'],
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
        },
      },
      {
        // Too long for each change: `npm run test:deep`.
        test: {
          ...withServer,
          name: 'deep',
          include: ['apps/server/test/deep/**/*.test.ts'],
          testTimeout: 3_600_000,
          maxWorkers: 1,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
