import type { putBroadcastApproval } from '@balcao/contract/broadcast-approval';
import type { Channel } from '@balcao/contract/channel';
import { LogEvent } from '@balcao/contract/log';
import type { Db } from '../../platform/db.ts';
import { idempotently } from '../../platform/idempotency.ts';
import type { Call } from '../../platform/implement.ts';
import { putNeedsApproval } from './channel.repository.ts';
import type { ChannelAccess } from './channel-access.service.ts';
import type { ChannelTelling } from './channel-telling.ts';
import type { ChannelView } from './channel-view.service.ts';

interface Needs {
  readonly db: Db;
  readonly access: Pick<ChannelAccess, 'reachToChange' | 'hold'>;
  readonly view: ChannelView;
  readonly tell: ChannelTelling;
}

/** Whether what a channel publishes needs a second person (docs/decisions/087). What is scheduled already goes out as it is. */
export const createChannelApproval = ({ db, access, view, tell }: Needs) => ({
  put: (call: Call<typeof putBroadcastApproval>): Promise<Channel> =>
    idempotently(db, call, async (tx) => {
      const { actor, params, body, now } = call;
      const { channel: seen } = await access.reachToChange(tx, actor, params.id);
      const channel = await access.hold(tx, seen);
      const { isOn: needsApproval } = body;
      if (channel.needsApproval === needsApproval) return view.present(tx, actor, channel, now);
      await putNeedsApproval(tx, channel, needsApproval);
      const event = needsApproval ? LogEvent.enum.approvalRequired : LogEvent.enum.approvalEnded;
      await tell(tx, call, channel, { event });
      return view.present(tx, actor, { ...channel, needsApproval }, now);
    }),
});
export type ChannelApproval = ReturnType<typeof createChannelApproval>;
