import { createHash } from 'node:crypto';
import type { Tx } from '../../platform/db.ts';
import type { MachineAnswers } from '../conversation/machine-answer.service.ts';
import type { StepEffects } from './step-kind.ts';
import type { RunRow } from './workflow.tables.ts';

/** One effect of one visit of a run, as an id: whatever is tried again goes under the same one (rule: at-most-once). */
export const effectId = ({ id, nodeId, visit }: Pick<RunRow, 'id' | 'nodeId' | 'visit'>): string => {
  const hash = createHash('sha256').update(`workflow:${id}:${nodeId}:${visit}`).digest('hex');
  // A UUID of version 8, whose bits are the maker's own (RFC 9562).
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
};

const textAtMost = 4_000;

/** The effects of one step of a run, in its transaction. Without a conversation the follower has left. */
export const runEffects = (
  answers: Pick<MachineAnswers, 'say' | 'handOver'>,
  tx: Tx,
  {
    run,
    conversationId,
    speaker,
    now,
  }: { run: RunRow; conversationId: string | undefined; speaker: string; now: Date },
): StepEffects => {
  const { merchantId } = run;
  return {
    say: async ({ text, buttons }) => {
      if (conversationId === undefined) return 'unreachable';
      const outcome = await answers.say(tx, {
        merchantId,
        conversationId,
        clientId: effectId(run),
        kind: 'robot',
        speaker,
        text: [...text].slice(0, textAtMost).join(''),
        buttons: buttons.map((label) => ({ label, url: null })),
        upTo: null,
        now,
      });
      return outcome === 'newer' ? 'sent' : outcome;
    },
    handOver: async () => {
      if (conversationId !== undefined) await answers.handOver(tx, { merchantId, conversationId, now });
    },
  };
};
