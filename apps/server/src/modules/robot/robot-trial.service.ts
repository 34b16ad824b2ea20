import { Readable } from 'node:stream';
import { robotLimits } from '@balcao/contract/robot';
import type { TrialEvent, tryRobot } from '@balcao/contract/robot-answer';
import { countedDayOf } from '../../platform/counted-day.ts';
import type { Db } from '../../platform/db.ts';
import type { Call } from '../../platform/implement.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { ChannelAccess } from '../channel/channel-access.service.ts';
import { countUse, findUse } from './robot-answer.repository.ts';
import type { Answering } from './robot-answering.ts';

interface Needs {
  readonly db: Db;
  readonly access: Pick<ChannelAccess, 'reachWith'>;
  readonly answering: Answering;
  readonly onFailure: (error: unknown) => void;
}
const lineOf = (event: TrialEvent): string => `data: ${JSON.stringify(event)}\n\n`;
const everySoOftenMs = 5_000;

/** Trials of robots, as the members who manage a channel make them: no follower hears of them. */
export const createRobotTrials = ({ db, access, answering, onFailure }: Needs) => ({
  /** The answer as a stream of events; closing it ends the work. @throws Refusal `not_found`; `channel_chat_account`; `channel_right`; `state_forbids`. */
  stream: async (call: Call<typeof tryRobot>): Promise<Readable> => {
    const { actor, params, body, now, gone } = call;
    const { channel } = await access.reachWith(db, actor, params.id, 'manage');
    const { merchantId, id: channelId, name: channelName } = channel;
    const use = { merchantId, channelId, day: countedDayOf(now) };
    const mayUseModel = (await findUse(db, use)).tokens < robotLimits.tokensADay;
    const { robot, text, before } = body;
    const question = { merchantId, channelId, channelName, robot, text, before, customerId: null };
    const stream = new Readable({ read: () => {} });
    const say = (event: TrialEvent): void => {
      if (!stream.destroyed) stream.push(lineOf(event));
    };
    const signOfLife = setInterval(() => stream.destroyed || stream.push(':\n\n'), everySoOftenMs);
    stream.once('close', () => clearInterval(signOfLife));
    gone.addEventListener('abort', () => stream.destroy(), { once: true });
    const work = async (): Promise<void> => {
      try {
        const { outcome } = await answering.answer(
          { ...question, mayUseModel, signal: gone },
          {
            onPieces: (pieces) => say({ kind: 'pieces', pieces: [...pieces] }),
            onText: (more) => say({ kind: 'text', text: more }),
          },
        );
        // A trial is no answer, but what it costs counts for the day.
        if (outcome.tokens > 0)
          await countUse(db, use, { answers: 0, tokens: outcome.tokens }, robotLimits.answersADay);
        say({ kind: 'done', outcome });
      } catch (error) {
        if (!gone.aborted) onFailure(error);
        const why = error instanceof Refusal && error.refusal === 'unavailable' ? 'busy' : 'broken';
        say({ kind: 'failed', why });
      } finally {
        if (!stream.destroyed) stream.push(null);
      }
    };
    void work();
    return stream;
  },
});
export type RobotTrials = ReturnType<typeof createRobotTrials>;
