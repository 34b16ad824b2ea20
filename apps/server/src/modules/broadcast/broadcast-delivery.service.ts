import type { Broadcast } from '@balcao/contract/broadcast';
import type { pauseBroadcast, resumeBroadcast, stopBroadcast } from '@balcao/contract/broadcast-sending';
import { LogEvent } from '@balcao/contract/log';
import type { Db, Tx } from '../../platform/db.ts';
import { idempotently } from '../../platform/idempotency.ts';
import type { Call } from '../../platform/implement.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { refuse } from '../../platform/refusal.ts';
import type { ChannelAccess } from '../channel/channel-access.service.ts';
import { type BroadcastKey, findBroadcast, moveBroadcast } from './broadcast.repository.ts';
import type { BroadcastRow } from './broadcast.tables.ts';
import { putPause } from './broadcast-audience.repository.ts';
import type { BroadcastTelling } from './broadcast-telling.ts';
import type { BroadcastTemplates } from './broadcast-template.ts';
import type { BroadcastView } from './broadcast-view.ts';

interface Needs {
  readonly db: Db;
  readonly jobs: Pick<Jobs, 'send'>;
  readonly access: ChannelAccess;
  readonly view: BroadcastView;
  readonly tell: BroadcastTelling;
  readonly templates: Pick<BroadcastTemplates, 'mayGoOn'>;
}
type Asked = Call<typeof pauseBroadcast | typeof resumeBroadcast | typeof stopBroadcast>;
type Change = (tx: Tx, key: BroadcastKey) => Promise<BroadcastRow | undefined>;

/** What can be done with a sending to a part while it is on its way. */
export const createBroadcastDelivery = ({ db, jobs, access, view, tell, templates }: Needs) => {
  const act = (call: Asked, event: LogEvent, change: Change): Promise<Broadcast> =>
    idempotently(db, call, async (tx) => {
      const { actor, params } = call;
      const { channel } = await access.reachWith(tx, actor, params.id, 'publish');
      const key = { merchantId: channel.merchantId, channelId: channel.id, id: params.broadcastId };
      if (!(await findBroadcast(tx, key))) refuse('not_found');
      const row = (await change(tx, key)) ?? refuse('state_forbids');
      if (row.state === 'sent') await tell.sent(tx, row);
      await tell.done(tx, call, { row, channel, event });
      return view.present(tx, row, call);
    });

  return {
    /** @throws Refusal `state_forbids` when it is not being sent, or is paused. */
    pause: (call: Call<typeof pauseBroadcast>): Promise<Broadcast> =>
      act(call, LogEvent.enum.broadcastPaused, (tx, key) => putPause(tx, key, call.now)),

    /** @throws Refusal `state_forbids` when it is not paused; `template_not_sendable` while its template is stopped. */
    resume: (call: Call<typeof resumeBroadcast>): Promise<Broadcast> =>
      act(call, LogEvent.enum.broadcastResumed, async (tx, key) => {
        const row = await putPause(tx, key, null);
        if (row && !(await templates.mayGoOn(tx, row))) refuse('template_not_sendable');
        if (row) await jobs.send(tx, 'broadcast.deliver', key);
        return row;
      }),

    /** @throws Refusal `state_forbids` when it is not being sent. */
    stop: (call: Call<typeof stopBroadcast>): Promise<Broadcast> =>
      act(call, LogEvent.enum.broadcastStopped, (tx, key) =>
        moveBroadcast(
          tx,
          key,
          { from: ['sending'] },
          { state: 'sent', stoppedAt: call.now, pausedAt: null, isTemplateStopped: false },
        ),
      ),
  };
};
export type BroadcastDelivery = ReturnType<typeof createBroadcastDelivery>;
