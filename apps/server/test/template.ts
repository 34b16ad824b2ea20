import type pg from 'pg';
import { migrate } from '../src/platform/migrate.ts';

/** Fills the database that every test file copies: the schema and nothing else, so that a test says what it needs. */
export const prepareTemplate = (config: pg.ClientConfig): Promise<void> => migrate(config);
