import { type WorkflowTrigger, wordsOfStart } from '@balcao/contract/workflow-kind-start';
import type { Tx } from '../../platform/db.ts';
import type { IncomingMessage } from '../conversation/machine-answer.service.ts';
import type { Beginning, RunBeginning } from './run-beginning.ts';
import type { RunMoving } from './run-moving.ts';
import { stepKindOf } from './step-kinds.ts';
import { findDefinition, findFollowed, listListening } from './workflow.repository.ts';
import type { RunRow } from './workflow.tables.ts';
import { lockActive } from './workflow-run.repository.ts';

interface Needs {
  readonly begin: RunBeginning;
  readonly moving: RunMoving;
}
interface Joined {
  readonly merchantId: string;
  readonly channelId: string;
  readonly customerId: string;
}
type Listening = Awaited<ReturnType<typeof listListening>>[number];

/** People leave accents out when they write on a phone. */
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '');
const hears = ({ trigger, words }: Listening, text: string): boolean => {
  const [said = ''] = wordsOfStart({ words: text.replaceAll(',', ' ') });
  if (trigger === 'button') return words.length === 0 || words.includes(said);
  return trigger !== 'keyword' || words.some((word) => plain(said).includes(plain(word)));
};

const placeOf = (
  { id: workflowId, published }: Listening,
  { merchantId, channelId, now }: Pick<Beginning, 'merchantId' | 'channelId' | 'now'>,
): Beginning => ({ merchantId, channelId, workflowId, published, now });

/** What a message may begin: a button of a broadcast comes before its words. */
const triggersOf = ({ isOfPost }: IncomingMessage): readonly WorkflowTrigger[] =>
  isOfPost ? ['button', 'keyword', 'message'] : ['keyword', 'message'];

/** Begins runs, and gives what a follower writes to the run that asks. */
export const createWorkflowResponder = ({ begin, moving }: Needs) => {
  const goOn = async (tx: Tx, run: RunRow, { text, now }: IncomingMessage): Promise<void> => {
    const definition = await findDefinition(tx, run);
    const node = definition?.nodes.find(({ id }) => id === run.nodeId);
    const end = node && stepKindOf(node).answered?.(node.data, text);
    if (!definition || !node || !end || 'calls' in end) return moving.stop(tx, run, now, 'stepGone');
    return moving.settle(tx, { run, definition, node, now }, end);
  };

  /** Staff switched off what the run follows. */
  const isHeld = async (tx: Tx, run: RunRow): Promise<boolean> => Boolean((await findFollowed(tx, run))?.heldAt);
  /** Whether the run that is under way takes the message. */
  const joins = async (tx: Tx, run: RunRow, incoming: IncomingMessage): Promise<boolean> => {
    if (run.state === 'asking') await goOn(tx, run, incoming);
    return run.state !== 'waiting';
  };

  return {
    /**
     * Whether a workflow takes a message: the run that asks, or one that it begins. While a run is at its steps, what is written
     * meanwhile is read with the conversation; one that waits for a time leaves messages to others.
     */
    takes: async (tx: Tx, incoming: IncomingMessage): Promise<boolean> => {
      const run = await lockActive(tx, incoming);
      if (run?.state === 'asking' && (await isHeld(tx, run))) await moving.stop(tx, run, incoming.now, 'held');
      else if (run) return joins(tx, run, incoming);
      const listening = await listListening(tx, incoming, triggersOf(incoming));
      const heard = listening.find((one) => hears(one, incoming.text));
      if (!heard) return false;
      const { customerId, text, ...where } = incoming;
      const [begun] = await begin(tx, placeOf(heard, where), [{ customerId, values: { message: text } }]);
      return begun === 'begun';
    },

    /** Whether a run is at its steps, or a workflow listens to all messages. */
    wouldTake: async (tx: Tx, incoming: IncomingMessage): Promise<boolean> => {
      const run = await lockActive(tx, incoming);
      if (run) return run.state !== 'waiting';
      return (await listListening(tx, incoming, ['message'])).length > 0;
    },

    /** A person follows a channel from now on. */
    joined: async (tx: Tx, following: Joined, now: Date): Promise<void> => {
      const [first] = await listListening(tx, following, ['follower']);
      const { customerId, ...where } = following;
      if (first) await begin(tx, placeOf(first, { ...where, now }), [{ customerId, values: { message: '' } }]);
    },
  };
};
