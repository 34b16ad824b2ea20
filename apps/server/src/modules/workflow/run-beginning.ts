import { startOf } from '@balcao/contract/workflow-kinds';
import type { Tx } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { CustomerService } from '../customer/customer.service.ts';
import { withValues } from './run-values.ts';
import { findDefinition } from './workflow.repository.ts';
import { countBegun, insertRuns } from './workflow-run.repository.ts';

interface Needs {
  readonly jobs: Pick<Jobs, 'sendMany'>;
  readonly customers: Pick<CustomerService, 'namesOf'>;
}
/** The published version of a workflow, and where and when runs of it begin. */
export interface Beginning {
  readonly merchantId: string;
  readonly channelId: string;
  readonly workflowId: string;
  readonly published: number | null;
  readonly now: Date;
}
/** The person for whom a run begins, and what it knows of them in addition to their name. */
export interface Person {
  readonly customerId: string;
  readonly values: Readonly<Record<string, string>>;
}
/** `busy`: a run is under way with this follower; `over`: they have begun too many, or nothing is published. */
export type Begun = 'begun' | 'busy' | 'over';

/** Runs that one follower can begin in an hour: what comes after them waits for people. */
const begunAtMost = 60;
const hourMs = 3_600_000;

/**
 * Begins a run with each of these people, each with its first job in the caller's transaction, by as many statements for a hundred as for
 * one; answers what became of each, in their order.
 */
export const createRunBeginning =
  ({ jobs, customers }: Needs) =>
  async (tx: Tx, place: Beginning, people: readonly Person[]): Promise<Begun[]> => {
    const { merchantId, channelId, workflowId, published, now } = place;
    const number = published ?? 0;
    const definition = await findDefinition(tx, { merchantId, workflowId, number });
    const start = definition && startOf(definition);
    if (!start || people.length === 0) return people.map(() => 'over');
    const ids = [...new Set(people.map(({ customerId }) => customerId))];
    const begun = await countBegun(tx, place, ids, new Date(now.getTime() - hourMs));
    const names = await customers.namesOf(tx, ids);
    const rows = people.map(({ customerId, values }) => {
      const name = names.get(customerId);
      // Who was erased this moment begins nothing.
      if (name === undefined || (begun.get(customerId) ?? 0) >= begunAtMost) return undefined;
      const run = { merchantId, id: newId(now), workflowId, channelId, customerId, name, number };
      const at = { state: 'running', nodeId: start.id, visit: 1, startedAt: now, movedAt: now } as const;
      const later = { failure: null, callingVisit: null, dueAt: null, endedAt: null };
      return { ...run, ...at, ...later, values: withValues({}, { name, ...values }) };
    });
    const made = await insertRuns(
      tx,
      rows.filter((row) => row !== undefined),
    );
    const runs = [...made].map((id) => ({ merchantId, id, visit: 1 }));
    await jobs.sendMany(tx, 'workflow.step', runs);
    return rows.map((row) => (row === undefined ? 'over' : made.has(row.id) ? 'begun' : 'busy'));
  };
export type RunBeginning = ReturnType<typeof createRunBeginning>;
