import { and, asc, eq, gt, ne, sql } from 'drizzle-orm';
import {
  deletePersonal,
  emptyPersonal,
  eraseEach,
  type PersonalData,
  personalRows,
} from '../../platform/personal-data.ts';
import { type RunRow, workflowOccasions, workflowRunSteps, workflowRuns } from './workflow.tables.ts';

const runsOf = (customerId: string) => sql`(${workflowRunSteps.merchantId}, ${workflowRunSteps.runId}) in
  (select r.merchant_id, r.id from workflow_run r where r.customer_id = ${customerId}::uuid)`;

/** What workflows noted of a person. Runs that are under way end; those that are counted stay without a name. */
export const runsOfPerson: PersonalData = {
  name: 'workflowRuns',
  read: (queries, customerId) =>
    personalRows<Pick<RunRow, 'id' | 'name' | 'values' | 'state' | 'startedAt' | 'endedAt'>>((after, limit) =>
      queries
        .select({
          id: workflowRuns.id,
          name: workflowRuns.name,
          values: workflowRuns.values,
          state: workflowRuns.state,
          startedAt: workflowRuns.startedAt,
          endedAt: workflowRuns.endedAt,
        })
        .from(workflowRuns)
        .where(and(eq(workflowRuns.customerId, customerId), after && gt(workflowRuns.id, after.id)))
        .orderBy(asc(workflowRuns.id))
        .limit(limit),
    ),
  erase: (tx, customerId, now) =>
    eraseEach(
      () => deletePersonal(tx, workflowOccasions, eq(workflowOccasions.customerId, customerId)),
      () =>
        emptyPersonal(
          tx,
          workflowRuns,
          and(
            eq(workflowRuns.customerId, customerId),
            sql`(${workflowRuns.name} <> '' or ${workflowRuns.values} <> '{}')`,
          ),
          sql`name = '', "values" = '{}', due_at = null, calling_visit = null,
            ended_at = coalesce(ended_at, ${now.toISOString()}::timestamptz),
            state = case when ended_at is null then 'done' else state end`,
        ),
      () =>
        emptyPersonal(tx, workflowRunSteps, and(runsOf(customerId), ne(workflowRunSteps.detail, '')), sql`detail = ''`),
    ),
};
