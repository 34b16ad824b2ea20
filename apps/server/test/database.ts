import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

const configOf = (database: string): pg.ClientConfig => ({
  host: inject('pgHost'),
  port: 5432,
  user: 'postgres',
  database,
  ssl: false,
});

const administer = async (sql: string): Promise<void> => {
  const client = new pg.Client(configOf('postgres'));
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
};

/** A database that only this test file uses. */
export interface FreshDatabase {
  readonly config: pg.ClientConfig;
  /** Ends what is still connected and removes the database. */
  drop(): Promise<void>;
}

/** Copies a database: the prepared one, about 0.1 s, or one in which there is nothing at all. */
export const freshDatabase = async (
  template: 'template_balcao' | 'template0' = 'template_balcao',
): Promise<FreshDatabase> => {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await administer(`create database ${name} template ${template} strategy file_copy`);
  return { config: configOf(name), drop: () => administer(`drop database ${name} with (force)`) };
};
