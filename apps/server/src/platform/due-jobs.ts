import type { PgBoss } from 'pg-boss';
import * as z from 'zod/mini';
import type { JobName } from './job-data.ts';

/** Only the number of busy workers matters of a backlog, so counting stops there. */
const countedAtMost = 64;

const rows = z.array(z.object({ name: z.string(), count: z.int() }));
const question = `select queue.name, due.count from unnest($1::text[]) queue (name) cross join lateral (
  select count(*)::int as count from (
    select from pgboss.job
    where job.name = queue.name and state < 'active' and not blocked and start_after <= pgboss.job_now() limit ${countedAtMost}
  ) waiting
) due where due.count > 0`;

/** The queues in which jobs are due, and how many, up to 64. One question for all queues, however many they are. */
export const dueJobs = async (
  boss: PgBoss,
  names: readonly JobName[],
): Promise<readonly { readonly name: JobName; readonly count: number }[]> => {
  const answer = await boss.getDb().executeSql(question, [[...names]]);
  return rows.parse(answer.rows).flatMap(({ name, count }) => {
    const known = names.find((one) => one === name);
    return known ? [{ name: known, count }] : [];
  });
};
