import type { Broadcast } from '@balcao/contract/broadcast';
import type { decideBroadcast } from '@balcao/contract/broadcast-approval';
import { LogEvent } from '@balcao/contract/log';
import type { Db, Tx } from '../../platform/db.ts';
import { idempotently } from '../../platform/idempotency.ts';
import type { Call } from '../../platform/implement.ts';
import { refuse } from '../../platform/refusal.ts';
import type { ChannelAccess } from '../channel/channel-access.service.ts';
import type { ArticlePictures } from './article-picture.service.ts';
import { findBroadcast, moveBroadcast } from './broadcast.repository.ts';
import type { BroadcastPublishing } from './broadcast-publishing.ts';
import type { BroadcastTelling } from './broadcast-telling.ts';
import type { BroadcastView } from './broadcast-view.ts';

interface Needs {
  readonly db: Db;
  readonly access: Pick<ChannelAccess, 'reachWith'>;
  readonly publishing: Pick<BroadcastPublishing, 'publish'>;
  readonly view: BroadcastView;
  readonly tell: Pick<BroadcastTelling, 'done' | 'approval'>;
  readonly pictures: Pick<ArticlePictures, 'release'>;
}
const events = { sent: LogEvent.enum.broadcastSent, scheduled: LogEvent.enum.broadcastScheduled };

/** What a second person decides about a broadcast that another asked to send (docs/decisions/087). */
export const createBroadcastApproval = ({ db, access, publishing, view, tell, pictures }: Needs) => {
  const find = async (tx: Tx, { actor, params, body }: Call<typeof decideBroadcast>) => {
    const { channel } = await access.reachWith(tx, actor, params.id, 'publish');
    const key = { merchantId: channel.merchantId, channelId: channel.id, id: params.broadcastId };
    const row = (await findBroadcast(tx, key)) ?? refuse('not_found');
    if (row.state !== 'waiting') refuse('state_forbids');
    if (row.version !== body.version) refuse('changed_elsewhere');
    if (row.askedBy === actor.accountId) refuse('broadcast_own');
    return { channel, row };
  };
  type Found = Awaited<ReturnType<typeof find>>;

  const approve = async (tx: Tx, call: Call<typeof decideBroadcast>, { channel, row }: Found) => {
    const { scheduledAt: at, audience } = row;
    if (at && at <= call.now) refuse('broadcast_late');
    const published = await publishing.publish(tx, call, { channel, row, at, audience, events });
    await tell.approval(tx, published, channel, 'approved');
    return published;
  };
  const giveBack = async (
    tx: Tx,
    { actor, now }: Call<typeof decideBroadcast>,
    { channel, row }: Found,
    declinedNote: string,
  ) => {
    const declined = { declinedBy: actor.accountId, declinedAt: now, declinedNote };
    const to = { ...declined, state: 'draft', askedBy: null, askedAt: null, scheduledAt: null } as const;
    const moved = await moveBroadcast(tx, row, { from: ['waiting'], version: row.version }, to);
    const draft = moved ?? refuse('state_forbids');
    await pictures.release(tx, draft);
    await tell.approval(tx, draft, channel, 'declined');
    return draft;
  };

  return {
    /**
     * @throws Refusal `state_forbids` for what does not wait any more; `changed_elsewhere` when it was asked for again since; `broadcast_own` for the
     * requester; `broadcast_late` when its time has passed; and the refusals of publishing.
     */
    decide: (call: Call<typeof decideBroadcast>): Promise<Broadcast> =>
      idempotently(db, call, async (tx) => {
        const found = await find(tx, call);
        if (call.body.isApproved) return view.present(tx, await approve(tx, call, found), call);
        const draft = await giveBack(tx, call, found, call.body.note);
        await tell.done(tx, call, { row: draft, channel: found.channel, event: LogEvent.enum.broadcastDeclined });
        return view.present(tx, draft, call);
      }),
  };
};
export type BroadcastApproval = ReturnType<typeof createBroadcastApproval>;
