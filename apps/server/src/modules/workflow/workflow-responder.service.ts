import { wordsOfStart } from '@balcao/contract/workflow-kind-start';
import { startOf } from '@balcao/contract/workflow-kinds';
import type { Tx } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { IncomingMessage } from '../conversation/responder.ts';
import type { CustomerService } from '../customer/customer.service.ts';
import type { RunMoving } from './run-moving.ts';
import { withValues } from './run-values.ts';
import { stepKindOf } from './step-kinds.ts';
import { findDefinition, listListening } from './workflow.repository.ts';
import type { RunRow } from './workflow.tables.ts';
import { countBegun, insertRun, lockActive } from './workflow-run.repository.ts';

interface Needs {
  readonly jobs: Pick<Jobs, 'send'>;
  readonly customers: Pick<CustomerService, 'nameOf'>;
  readonly moving: RunMoving;
}
interface Joined {
  readonly merchantId: string;
  readonly channelId: string;
  readonly customerId: string;
}
type Begun = Joined & Pick<IncomingMessage, 'text' | 'now'>;
type Listening = Awaited<ReturnType<typeof listListening>>[number];

/** Runs that one follower can begin in an hour: what comes after them waits for people. */
const begunAtMost = 60;
const hourMs = 3_600_000;

const hears = ({ trigger, words }: Listening, text: string): boolean => {
  const [said] = wordsOfStart({ words: text.replaceAll(',', ' ') });
  return trigger !== 'keyword' || words.some((word) => said?.includes(word));
};

/** Begins runs, and gives what a follower writes to the run that asks. */
export const createWorkflowResponder = ({ jobs, customers, moving }: Needs) => {
  const begin = async (tx: Tx, { id: workflowId, published }: Listening, begun: Begun): Promise<boolean> => {
    const { merchantId, channelId, customerId, text, now } = begun;
    const number = published ?? 0;
    const definition = await findDefinition(tx, { merchantId, workflowId, number });
    const start = definition && startOf(definition);
    if (!start) return false;
    if ((await countBegun(tx, begun, new Date(now.getTime() - hourMs), begunAtMost)) >= begunAtMost) return false;
    const name = await customers.nameOf(tx, customerId);
    const id = newId(now);
    const place = { merchantId, id, workflowId, channelId, customerId, number, nodeId: start.id, visit: 1 };
    const values = withValues({}, { name, message: text });
    const row = { ...place, name, values, state: 'running', startedAt: now, movedAt: now } as const;
    if (!(await insertRun(tx, row))) return false;
    await jobs.send(tx, 'workflow.step', { merchantId, id, visit: 1 });
    return true;
  };

  const goOn = async (tx: Tx, run: RunRow, { text, now }: IncomingMessage): Promise<void> => {
    const definition = await findDefinition(tx, run);
    const node = definition?.nodes.find(({ id }) => id === run.nodeId);
    const end = node && stepKindOf(node).answered?.(node.data, text);
    if (!definition || !node || !end || 'calls' in end) return moving.stop(tx, run, now, 'stepGone');
    return moving.settle(tx, { run, definition, node, now }, end);
  };

  return {
    /**
     * Whether a workflow takes a message: the run that asks, or one that it begins. While a run is at its steps, what is written
     * meanwhile is read with the conversation; one that waits for a time leaves messages to others.
     */
    takes: async (tx: Tx, incoming: IncomingMessage): Promise<boolean> => {
      const run = await lockActive(tx, incoming);
      if (run?.state === 'asking') await goOn(tx, run, incoming);
      if (run) return run.state !== 'waiting';
      const listening = await listListening(tx, incoming, ['keyword', 'message']);
      const heard = listening.find((one) => hears(one, incoming.text));
      return heard !== undefined && begin(tx, heard, incoming);
    },

    /** A person follows a channel from now on. */
    joined: async (tx: Tx, following: Joined, now: Date): Promise<void> => {
      const [first] = await listListening(tx, following, ['follower']);
      if (first) await begin(tx, first, { ...following, text: '', now });
    },
  };
};
export type WorkflowResponder = ReturnType<typeof createWorkflowResponder>;
