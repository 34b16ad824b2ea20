import { startOf } from '@balcao/contract/workflow-kinds';
import type { Tx } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { CustomerService } from '../customer/customer.service.ts';
import { withValues } from './run-values.ts';
import { findDefinition } from './workflow.repository.ts';
import { countBegun, insertRun } from './workflow-run.repository.ts';

interface Needs {
  readonly jobs: Pick<Jobs, 'send'>;
  readonly customers: Pick<CustomerService, 'nameOf'>;
}
/** With whom a run begins, and what it knows beside their name. */
export interface Beginning {
  readonly merchantId: string;
  readonly channelId: string;
  readonly customerId: string;
  readonly values: Readonly<Record<string, string>>;
  readonly now: Date;
}
/** `busy`: a run is under way with this follower; `over`: they have begun too many, or nothing is published. */
export type Begun = 'begun' | 'busy' | 'over';

/** Runs that one follower can begin in an hour: what comes after them waits for people. */
const begunAtMost = 60;
const hourMs = 3_600_000;

/** Begins runs, each with its first job in the caller's transaction. */
export const createRunBeginning =
  ({ jobs, customers }: Needs) =>
  async (
    tx: Tx,
    { id: workflowId, published }: { readonly id: string; readonly published: number | null },
    begun: Beginning,
  ): Promise<Begun> => {
    const { merchantId, channelId, customerId, now } = begun;
    const number = published ?? 0;
    const definition = await findDefinition(tx, { merchantId, workflowId, number });
    const start = definition && startOf(definition);
    if (!start) return 'over';
    if ((await countBegun(tx, begun, new Date(now.getTime() - hourMs), begunAtMost)) >= begunAtMost) return 'over';
    const name = await customers.nameOf(tx, customerId);
    const id = newId(now);
    const place = { merchantId, id, workflowId, channelId, customerId, number, nodeId: start.id, visit: 1 };
    const values = withValues({}, { name, ...begun.values });
    const row = { ...place, name, values, state: 'running', startedAt: now, movedAt: now } as const;
    if (!(await insertRun(tx, row))) return 'busy';
    await jobs.send(tx, 'workflow.step', { merchantId, id, visit: 1 });
    return 'begun';
  };
export type RunBeginning = ReturnType<typeof createRunBeginning>;
