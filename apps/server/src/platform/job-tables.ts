import type pg from 'pg';
import { PgBoss } from 'pg-boss';

/** Makes the tables of jobs in a database that has none; nothing is run. */
export const makeJobTables = async (connection: pg.ClientConfig): Promise<void> => {
  const boss = new PgBoss({ ...connection, schema: 'pgboss', supervise: false, schedule: false } as never);
  await boss.start();
  await boss.stop({ graceful: false });
};
