import {
  type Channel,
  type ChannelState,
  channelStateMoves,
  type closeChannel,
  closingDays,
  type reopenChannel,
} from '@balcao/contract/channel';
import { LogEvent } from '@balcao/contract/log';
import { statesBefore } from '@balcao/contract/states';
import type { Clock } from '../../platform/clock.ts';
import { type Db, transaction } from '../../platform/db.ts';
import type { Events } from '../../platform/events.ts';
import { idempotently } from '../../platform/idempotency.ts';
import type { Call } from '../../platform/implement.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { refuse } from '../../platform/refusal.ts';
import { closeDue, moveState } from './channel.repository.ts';
import type { ChannelAccess } from './channel-access.service.ts';
import type { ChannelTelling } from './channel-telling.ts';
import type { ChannelView } from './channel-view.service.ts';

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'every'>;
  readonly events: Pick<Events, 'publish'>;
  readonly access: ChannelAccess;
  readonly view: ChannelView;
  readonly tell: ChannelTelling;
}
const dayMs = 86_400_000;
const roundSeconds = 60;
const from = (to: ChannelState): ChannelState[] => statesBefore(channelStateMoves, to);

/** Closing a channel, with some days in which one can change one's mind. */
export const createChannelClosing = ({ db, clock, jobs, events, access, view, tell }: Needs) => {
  jobs.every(roundSeconds, 'channel.close', () =>
    transaction(db, async (tx) => {
      for (const { merchantId, id } of await closeDue(tx, clock.now()))
        events.publish(tx, merchantId, { topic: 'channel', key: id });
    }),
  );

  return {
    /** @throws Refusal `state_forbids` when it closes already, or is closed. */
    close: (call: Call<typeof closeChannel>): Promise<Channel> =>
      idempotently(db, call, async (tx) => {
        const { actor, params, now } = call;
        const { channel } = await access.reachToChange(tx, actor, params.id);
        const closesAt = new Date(now.getTime() + closingDays * dayMs);
        const moved = await moveState(tx, channel, from('closing'), { state: 'closing', closesAt });
        const closing = moved ?? refuse('state_forbids');
        await tell(tx, call, closing, { event: LogEvent.enum.channelClosing });
        return view.present(tx, actor, closing, now);
      }),

    /** @throws Refusal `state_forbids` when nothing is to close, or it is closed already, if only by the hour. */
    reopen: (call: Call<typeof reopenChannel>): Promise<Channel> =>
      idempotently(db, call, async (tx) => {
        const { actor, params, now } = call;
        const { channel } = await access.reachToChange(tx, actor, params.id);
        if (channel.closesAt && channel.closesAt <= now) refuse('state_forbids');
        const moved = await moveState(tx, channel, ['closing'], { state: 'open', closesAt: null });
        const open = moved ?? refuse('state_forbids');
        await tell(tx, call, open, { event: LogEvent.enum.channelReopened });
        return view.present(tx, actor, open, now);
      }),
  };
};
export type ChannelClosing = ReturnType<typeof createChannelClosing>;
