import type pg from 'pg';
import { PgBoss } from 'pg-boss';

/** Creates the tables of jobs in a database without them; no job runs. */
export const makeJobTables = async (connection: pg.ClientConfig): Promise<void> => {
  const boss = new PgBoss({ ...connection, schema: 'pgboss', supervise: false, schedule: false } as never);
  await boss.start();
  await boss.stop({ graceful: false });
};
