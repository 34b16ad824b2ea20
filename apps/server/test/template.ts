import type pg from 'pg';
import { jobNames } from '../src/platform/job-data.ts';
import { makeJobTables } from '../src/platform/job-tables.ts';
import { migrate } from '../src/platform/migrate.ts';

/** Fills the database that every test file copies: the schema and nothing else, so that a test says what it needs. */
export const prepareTemplate = async (config: pg.ClientConfig): Promise<void> => {
  await migrate(config);
  // The tables and queues of jobs take a second to make: once for all test files.
  await makeJobTables(config, jobNames);
};
