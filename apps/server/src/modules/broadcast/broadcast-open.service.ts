import { type BroadcastWords, broadcastDraftsAtMost } from '@balcao/contract/broadcast';
import type { OpenBroadcast, queryBroadcast, sendBroadcast, takeBackBroadcast } from '@balcao/contract/broadcast-open';
import { LogEvent } from '@balcao/contract/log';
import { constraintOf, type Db, type Tx } from '../../platform/db.ts';
import { idempotently } from '../../platform/idempotency.ts';
import { newId } from '../../platform/ids.ts';
import type { Call } from '../../platform/implement.ts';
import { refuse } from '../../platform/refusal.ts';
import type { ChannelAccess } from '../channel/channel-access.service.ts';
import type { ChannelServers } from '../channel/channel-server.service.ts';
import { columnsOf } from './article-columns.ts';
import { countDrafts, findByMerchantNumber, insertBroadcast } from './broadcast.repository.ts';
import type { BroadcastRow } from './broadcast.tables.ts';
import { presentOpenBroadcast } from './broadcast-open.present.ts';
import { type BroadcastPublishing, timeOf } from './broadcast-publishing.ts';

interface Needs {
  readonly db: Db;
  readonly access: Pick<ChannelAccess, 'reachWith' | 'hold'>;
  readonly servers: Pick<ChannelServers, 'reach'>;
  readonly publishing: BroadcastPublishing;
}
const events = { sent: LogEvent.enum.broadcastSentByServer, scheduled: LogEvent.enum.broadcastScheduledByServer };

/** Two calls under one number at the same instant: the index knows (rule: database-decides). */
const withFreeNumber = async (work: Promise<BroadcastRow>): Promise<BroadcastRow> => {
  try {
    return await work;
  } catch (error) {
    return constraintOf(error) === 'broadcast_merchant_number'
      ? refuse('broadcast_number_used')
      : Promise.reject(error);
  }
};

/** What merchants' servers publish, by the rules that hold for the member who has let them. */
export const createOpenBroadcasts = ({ db, access, servers, publishing }: Needs) => {
  type Writing = Call<typeof sendBroadcast> | Call<typeof takeBackBroadcast>;
  /** A channel that the server may publish in now, and the action as its giver's. */
  const reachToWrite = async (tx: Tx, call: Writing, channelId: string) => {
    const { giver } = await servers.reach(tx, call.actor.merchantId, channelId);
    const { channel } = await access.reachWith(tx, giver, channelId, 'publish');
    const { ip, requestId, now } = call;
    return { channel, action: { actor: giver, ip, requestId, now } };
  };

  return {
    /** @throws Refusal `broadcast_number_used`, and what refuses a member who publishes. */
    send: (call: Call<typeof sendBroadcast>): Promise<OpenBroadcast> =>
      idempotently(db, call, async (tx) => {
        const { channelId, merchantBroadcastNumber: merchantNumber, at, audience = null, ...words } = call.body;
        const { channel, action } = await reachToWrite(tx, call, channelId);
        const time = timeOf(at ?? null, call.now);
        await access.hold(tx, channel);
        const { merchantId } = channel;
        if ((await countDrafts(tx, { merchantId, channelId })) >= broadcastDraftsAtMost) refuse('broadcasts_full');
        const { accountId } = action.actor;
        const by = { createdBy: accountId, createdAt: call.now, updatedBy: accountId, updatedAt: call.now };
        const draft = {
          merchantId,
          channelId,
          merchantNumber,
          ...columnsOf<BroadcastWords>(words),
          ...by,
          state: 'draft',
        } as const;
        const row = await withFreeNumber(insertBroadcast(tx, { ...draft, id: newId(call.now) }));
        const publication = { channel, row, at: time, audience, events };
        const waiting = await publishing.ask(tx, action, publication);
        return presentOpenBroadcast(waiting ?? (await publishing.publish(tx, action, publication)));
      }),

    query: async ({ actor, params }: Call<typeof queryBroadcast>): Promise<OpenBroadcast> => {
      const { merchantId } = actor;
      const row = (await findByMerchantNumber(db, merchantId, params.merchantBroadcastNumber)) ?? refuse('not_found');
      await servers.reach(db, merchantId, row.channelId);
      return presentOpenBroadcast(row);
    },

    /** One that is scheduled, or waits for approval, becomes a draft. @throws Refusal `state_forbids` when it was sent more than ten minutes ago, or taken back. */
    takeBack: (call: Call<typeof takeBackBroadcast>): Promise<OpenBroadcast> =>
      idempotently(db, call, async (tx) => {
        const { actor, params } = call;
        const number = params.merchantBroadcastNumber;
        const row = (await findByMerchantNumber(tx, actor.merchantId, number)) ?? refuse('not_found');
        const { channel, action } = await reachToWrite(tx, call, row.channelId);
        const { broadcastUnscheduledByServer, broadcastRecalledByServer } = LogEvent.enum;
        const found = { channel, row };
        return presentOpenBroadcast(
          row.state === 'scheduled' || row.state === 'waiting'
            ? await publishing.unschedule(tx, action, found, broadcastUnscheduledByServer)
            : await publishing.recall(tx, action, found, broadcastRecalledByServer),
        );
      }),
  };
};
export type OpenBroadcasts = ReturnType<typeof createOpenBroadcasts>;
