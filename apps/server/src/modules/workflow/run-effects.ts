import { createHash } from 'node:crypto';
import type { Queries, Tx } from '../../platform/db.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { MachineAnswers } from '../conversation/machine-answer.service.ts';
import type { MachineTalk, TalkSaying } from '../conversation/machine-talk.service.ts';
import type { RobotResponder } from '../robot/robot-responder.service.ts';
import type { FilledTemplate, TemplateSending } from '../template/template-sending.service.ts';
import type { StepEffects } from './step-kind.ts';
import type { RunRow } from './workflow.tables.ts';

/** One effect of one visit of a run, as an id: a retry uses the same id (rule: at-most-once). */
export const effectId = ({ id, nodeId, visit }: Pick<RunRow, 'id' | 'nodeId' | 'visit'>): string => {
  const hash = createHash('sha256').update(`workflow:${id}:${nodeId}:${visit}`).digest('hex');
  // A UUID of version 8, whose bits are the maker's own (RFC 9562).
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
};

const textAtMost = 4_000;

/** What a run does with others. */
export interface EffectNeeds {
  readonly answers: Pick<MachineAnswers, 'handOver' | 'history'>;
  readonly templates: Pick<TemplateSending, 'fill'>;
  readonly robots: Pick<RobotResponder, 'answerFor' | 'isOn'>;
}
/** So many of the last messages are looked through for one of the follower. */
const messagesRead = 20;

/** What a template says with these values; undefined where it cannot be sent so. Nothing was written by then. */
export const filledTemplate = (
  templates: EffectNeeds['templates'],
  queries: Queries,
  choice: Parameters<TemplateSending['fill']>[1],
): Promise<FilledTemplate | undefined> =>
  templates.fill(queries, choice).catch((error: unknown) => {
    if (error instanceof Refusal) return undefined;
    throw error;
  });

/** The effects of one step of a run, in its transaction. Without a talk the follower has left. */
export const runEffects = (
  { answers, templates, robots }: EffectNeeds,
  tx: Tx,
  { run, talk, speaker, now }: { run: RunRow; talk: MachineTalk | undefined; speaker: string; now: Date },
): StepEffects => {
  const { merchantId, channelId, customerId } = run;
  const conversationId = talk?.conversationId;
  const say = (saying: Pick<TalkSaying, 'text' | 'buttons' | 'templateId'>) =>
    talk
      ? talk.say({ clientId: effectId(run), workflowId: run.workflowId, speaker, ...saying })
      : Promise.resolve('unreachable' as const);
  return {
    say: ({ text, buttons }) =>
      say({
        text: [...text].slice(0, textAtMost).join(''),
        buttons: buttons.map((label) => ({ label, url: null })),
      }),
    sendTemplate: async (choice) => {
      const filled = await filledTemplate(templates, tx, { ...choice, merchantId });
      return filled ? say(filled) : 'gone';
    },
    askRobot: async () => {
      if (conversationId === undefined) return false;
      const history = await answers.history(tx, { merchantId, conversationId, limit: messagesRead });
      const last = history.findLast(({ kind }) => kind === 'follower');
      // One who has written nothing yet has asked nothing: the robot answers when they do.
      if (!last) return robots.isOn(tx, { merchantId, channelId });
      return robots.answerFor(tx, { merchantId, channelId, conversationId, customerId, position: last.position, now });
    },
    handOver: async () => {
      if (conversationId !== undefined) await answers.handOver(tx, { merchantId, conversationId, now });
    },
  };
};
