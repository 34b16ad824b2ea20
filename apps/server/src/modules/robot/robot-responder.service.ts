import { createHash } from 'node:crypto';
import { robotAnswerAtMost, robotLimits } from '@balcao/contract/robot';
import type { RobotOutcome } from '@balcao/contract/robot-answer';
import type { Clock } from '../../platform/clock.ts';
import { countedDayOf } from '../../platform/counted-day.ts';
import { type Db, type Queries, type Tx, transaction } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';
import type { JobData } from '../../platform/job-data.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { FoundChannels } from '../channel/found-channels.service.ts';
import type { FollowerService } from '../follower/follower.service.ts';
import { findOn } from './robot.repository.ts';
import type { RobotRow } from './robot.tables.ts';
import { countDay, countUse, findUse, hasAnswer, insertAnswer } from './robot-answer.repository.ts';
import type { Answered, Answering, Question } from './robot-answering.ts';
import { takesNow } from './robot-hours.ts';
import { withoutSecrets } from './robot-mask.ts';
import type { Incoming, RobotConversations, RobotKnowledge } from './robot-needs.ts';
import { createTurns } from './robot-turns.ts';

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'send' | 'handle'>;
  readonly answering: Answering;
  readonly conversations: RobotConversations;
  readonly knowledge: Pick<RobotKnowledge, 'recordUnanswered'>;
  readonly channels: Pick<FoundChannels, 'byPlaces'>;
  readonly followers: Pick<FollowerService, 'followingOf'>;
}
type Work = JobData['robot.answer'];
interface Asked {
  readonly work: Work;
  readonly robot: RobotRow;
  /** All that the follower wrote since the channel spoke last. */
  readonly question: string;
}
const turnsRead = 20;
const beyondLimit = {
  ...{ text: '', by: 'nothing', handedOver: 'limit', tokens: 0 },
  pieces: [],
} as const satisfies Omit<RobotOutcome, 'pieces'> & { pieces: never[] };

/** The same for the same message, so that an answer counts once however often its job runs. A UUID of version 8 (RFC 9562). */
const clientIdOf = ({ conversationId, position }: Work): string => {
  const hex = createHash('sha256').update(`robot:${conversationId}:${position}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};
const cut = (text: string): string => [...text].slice(0, robotAnswerAtMost).join('');

/** Answers followers in conversations: a job for each message; the last one answers all that came together. */
export const createRobotResponder = (needs: Needs) => {
  const { db, clock, jobs, answering, conversations, knowledge, channels, followers } = needs;

  /**
   * What was said, and what is to be answered: all that the follower wrote since the channel spoke last. A workflow may have said
   * something after it before it left the answer to the robot.
   */
  const readTalk = async (work: Work) => {
    const history = (await conversations.history(db, { ...work, limit: turnsRead })).filter(
      ({ kind, position }) => kind !== 'system' && position <= work.position,
    );
    const asked = history.findLastIndex(({ kind }) => kind === 'follower');
    const spoke = history.slice(0, asked + 1).findLastIndex(({ kind }) => kind !== 'follower');
    const text = history
      .slice(spoke + 1, asked + 1)
      .map((turn) => turn.text)
      .join('\n');
    const before = history
      .slice(0, spoke + 1)
      .map((turn) => ({ by: turn.kind === 'follower' ? ('follower' as const) : ('robot' as const), text: turn.text }));
    return { text: cut(text), before };
  };

  const useOf = ({ merchantId, channelId }: Work, now: Date) => ({ merchantId, channelId, day: countedDayOf(now) });

  const keep = (tx: Tx, work: Work, robot: RobotRow, question: string, outcome: RobotOutcome, at: Date) =>
    insertAnswer(tx, {
      ...outcome,
      merchantId: work.merchantId,
      id: newId(at),
      channelId: work.channelId,
      conversationId: work.conversationId,
      position: work.position,
      robot: robot.name,
      question: withoutSecrets(question),
      at,
    });

  /** Stores the outcome, once. */
  const finish = async (tx: Tx, { work, robot, question }: Asked, end: Answered, now: Date): Promise<void> => {
    const { merchantId, channelId } = work;
    const { outcome, isUnsure } = end;
    if (!(await keep(tx, work, robot, question, outcome, now))) return;
    const day = countedDayOf(now);
    await countDay(tx, { merchantId, robotId: robot.id, day, reason: outcome.handedOver, isUnsure });
    if (isUnsure) await knowledge.recordUnanswered(tx, { merchantId, channelId, text: withoutSecrets(question), now });
  };

  /** Says it, or lets people go on, with all that is counted and kept of it: in one commit. */
  const deliver = (asked: Asked, { outcome, isUnsure }: Answered): Promise<void> =>
    transaction(db, async (tx) => {
      const now = clock.now();
      const { work, robot } = asked;
      const { merchantId, conversationId, position } = work;
      const use = useOf(work, now);
      // The row of the day is held from here on: of two runs of one job the second sees what the first has kept.
      await countUse(tx, use, { answers: 0, tokens: outcome.tokens }, robotLimits.answersADay);
      if (await hasAnswer(tx, work)) return;
      // Switched off while it was thinking: what it would have said is not said any more.
      if ((await findOn(tx, work))?.id !== robot.id)
        return conversations.handOver(tx, { merchantId, conversationId, now });
      const isCounted =
        outcome.handedOver !== null || (await countUse(tx, use, { answers: 1, tokens: 0 }, robotLimits.answersADay));
      if (outcome.handedOver || !isCounted) {
        await conversations.handOver(tx, { merchantId, conversationId, now });
        const over = outcome.handedOver ? outcome : beyondLimit;
        return finish(tx, asked, { outcome: over, isUnsure }, now);
      }
      const said = await conversations.say(tx, {
        ...{ merchantId, conversationId, now, kind: 'robot', upTo: position },
        clientId: clientIdOf(work),
        speaker: robot.name,
        robotId: robot.id,
        text: cut(outcome.text),
      });
      if (said === 'sent') await finish(tx, asked, { outcome, isUnsure }, now);
    });

  const answer = async (work: Work): Promise<void> => {
    const { merchantId, channelId, conversationId, customerId, position } = work;
    // Of several that came together only the last is due; it answers the others too.
    if (!(await conversations.isDue(db, work, position)) || (await hasAnswer(db, work))) return;
    const now = clock.now();
    const channel = (await channels.byPlaces(db, [{ merchantId, channelId }])).get(channelId);
    const robot = await findOn(db, { merchantId, channelId });
    // Switched off since: the follower waits for people then.
    if (!robot || !channel)
      return transaction(db, (tx) => conversations.handOver(tx, { merchantId, conversationId, now }));
    const { text, before } = await readTalk(work);
    if (text === '') return;
    const asked = { work, robot, question: text };
    const used = await findUse(db, useOf(work, now));
    if (used.answers >= robotLimits.answersADay) return deliver(asked, { outcome: beyondLimit, isUnsure: false });
    conversations.tellWriting(merchantId, conversationId);
    const mayUseModel = used.tokens < robotLimits.tokensADay;
    const { signal } = new AbortController();
    const place = { merchantId, channelId, channelName: channel.name };
    const question: Question = { ...place, robot, before, text, customerId, mayUseModel, signal };
    await deliver(asked, await answering.answer(question));
  };
  // A person who writes fast starts no pile of questions to the provider: one of a conversation runs, and of what waits only the last is due.
  const inTurn = createTurns();
  jobs.handle('robot.answer', (work) => inTurn(work.conversationId, () => answer(work)));

  const queue = (tx: Tx, { merchantId, channelId, conversationId, customerId, position }: Incoming): Promise<void> =>
    jobs.send(tx, 'robot.answer', { merchantId, channelId, conversationId, customerId, position });

  /** Whether the robot that is on takes what this follower writes now. */
  const wouldTake = async (tx: Tx, incoming: Incoming): Promise<boolean> => {
    const robot = await findOn(tx, incoming);
    if (!robot) return false;
    const following = await followers.followingOf(tx, incoming, incoming.customerId);
    return following !== undefined && takesNow(robot, incoming.now, following.followedAt);
  };

  return {
    wouldTake,

    /** Whether the robot that is on takes this message; it answers after the commit. */
    takes: async (tx: Tx, incoming: Incoming): Promise<boolean> => {
      if (!(await wouldTake(tx, incoming))) return false;
      await queue(tx, incoming);
      return true;
    },

    /** Whether the channel has a robot that is on. */
    isOn: async (queries: Queries, place: Pick<Incoming, 'merchantId' | 'channelId'>): Promise<boolean> =>
      (await findOn(queries, place)) !== undefined,

    /**
     * The same for a workflow that hands this message to the robot, without regard to which conversations the robot takes. False where no robot is
     * on.
     */
    answerFor: async (tx: Tx, incoming: Incoming): Promise<boolean> => {
      if (!(await findOn(tx, incoming))) return false;
      await queue(tx, incoming);
      return true;
    },
  };
};
export type RobotResponder = ReturnType<typeof createRobotResponder>;
