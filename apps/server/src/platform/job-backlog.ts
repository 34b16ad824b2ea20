import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Queries } from './db.ts';
import type { JobName } from './jobs.ts';
import { rowsOf } from './parsed-rows.ts';

/** After so many seconds a job that is due should have begun. */
const lateSeconds = 120;
/** A job that was tried so often in vain has more than bad luck. */
const triesAtMost = 3;
/** Jobs that are looked at: of a backlog that is larger, these are enough to see it. */
const lookedAt = 5_000;

const backlogRow = z.object({ late: z.int(), failing: z.int() });

/** Jobs of some kinds that wait: how many for too long, and how many after several tries in vain. By the machine's time, as jobs go. */
export const backlogOf = async (
  queries: Queries,
  names: readonly JobName[],
): Promise<{ readonly late: number; readonly failing: number }> => {
  const [row] = await rowsOf(
    queries,
    backlogRow,
    sql`select (count(*) filter (where start_after < now() - make_interval(secs => ${lateSeconds})))::int as late,
        (count(*) filter (where retry_count >= ${triesAtMost}))::int as failing
      from (select start_after, retry_count from pgboss.job
        where name = any(${sql.param([...names])}::text[]) and state < 'active' limit ${lookedAt}) waiting`,
  );
  return row ?? { late: 0, failing: 0 };
};

const backlogOfJobRow = z.object({ name: z.string(), ...backlogRow.shape });

/** The same of each kind that has jobs that wait. */
export const backlogByJob = (queries: Queries): Promise<z.infer<typeof backlogOfJobRow>[]> =>
  rowsOf(
    queries,
    backlogOfJobRow,
    sql`select name, (count(*) filter (where start_after < now() - make_interval(secs => ${lateSeconds})))::int as late,
        (count(*) filter (where retry_count >= ${triesAtMost}))::int as failing
      from (select name, start_after, retry_count from pgboss.job where state < 'active' limit ${lookedAt}) waiting
      group by name`,
  );
