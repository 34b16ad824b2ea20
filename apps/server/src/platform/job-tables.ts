import type pg from 'pg';
import { PgBoss } from 'pg-boss';
import type { JobName } from './job-data.ts';
import { makeQueues } from './job-queues.ts';

/** Creates the tables of jobs in a database without them, and the named queues; no job runs. */
export const makeJobTables = async (connection: pg.ClientConfig, names: readonly JobName[] = []): Promise<void> => {
  const boss = new PgBoss({ ...connection, schema: 'pgboss', supervise: false, schedule: false } as never);
  await boss.start();
  await makeQueues(boss, names);
  await boss.stop({ graceful: false });
};
