import { type Broadcast, broadcastDraftsAtMost } from '@balcao/contract/broadcast';
import type { editRecalledBroadcast } from '@balcao/contract/broadcast-sending';
import { LogEvent } from '@balcao/contract/log';
import type { Db, Tx } from '../../platform/db.ts';
import { idempotently } from '../../platform/idempotency.ts';
import { newId } from '../../platform/ids.ts';
import type { Call } from '../../platform/implement.ts';
import { refuse } from '../../platform/refusal.ts';
import type { ChannelAccess, Reached } from '../channel/channel-access.service.ts';
import type { ActionContext } from '../log/log.service.ts';
import type { MediaService } from '../media/media.service.ts';
import type { ArticlePictures } from './article-picture.service.ts';
import {
  type BroadcastKey,
  countDrafts,
  findBroadcast,
  findEdition,
  insertBroadcast,
  moveBroadcast,
} from './broadcast.repository.ts';
import type { BroadcastTelling } from './broadcast-telling.ts';
import type { BroadcastView } from './broadcast-view.ts';

interface Needs {
  readonly db: Db;
  readonly access: ChannelAccess;
  readonly view: BroadcastView;
  readonly tell: BroadcastTelling;
  readonly pictures: Pick<ArticlePictures, 'release'>;
  readonly media: Pick<MediaService, 'take' | 'release'>;
}
/** What nothing of a broadcast says any more. */
const silence = {
  ...{ title: '', text: '', url: '', article: [], articleText: '', cover: null, pictures: [], mediaIds: [] },
  ...{ template: null, templateWords: null },
};
/** A draft that was sent nowhere yet. */
const unsent = {
  merchantNumber: null,
  state: 'draft',
  day: null,
  scheduledAt: null,
  sentAt: null,
  recalledAt: null,
  pausedAt: null,
  isTemplateStopped: false,
  stoppedAt: null,
  slicedAt: null,
  lastLooked: null,
  looked: 0,
  toLook: 0,
  delivered: 0,
  seen: 0,
  clicked: 0,
  left: 0,
  version: 1,
} as const;

/** What is done after a broadcast was recalled. */
export const createRecalledBroadcasts = ({ db, access, view, tell, pictures, media }: Needs) => ({
  /** The row and its figures stay, what it said is gone; the log keeps how it was called. Undefined for what is not recalled. */
  erase: async (tx: Tx, action: ActionContext, key: BroadcastKey, channel: Reached['channel']): Promise<boolean> => {
    const before = await findBroadcast(tx, key);
    if (!before || !(await moveBroadcast(tx, key, { from: ['recalled'] }, { ...silence, state: 'erased' })))
      return false;
    await pictures.release(tx, before);
    await media.release(tx, key, before.mediaIds, action.now);
    await tell.done(tx, action, { row: before, channel, event: LogEvent.enum.broadcastErased });
    return true;
  },

  /** @throws Refusal `state_forbids` for what was not recalled, or is erased; `broadcasts_full`. */
  edit: (call: Call<typeof editRecalledBroadcast>): Promise<Broadcast> =>
    idempotently(db, call, async (tx) => {
      const { actor, params, now } = call;
      const { channel } = await access.reachWith(tx, actor, params.id, 'write');
      const key = { merchantId: channel.merchantId, channelId: channel.id, id: params.broadcastId };
      // Two who begin one at once would both find none.
      await access.hold(tx, channel);
      const recalled = (await findBroadcast(tx, key)) ?? refuse('not_found');
      if (recalled.state !== 'recalled') refuse('state_forbids');
      const begun = await findEdition(tx, key);
      if (begun) return view.present(tx, begun, call);
      if ((await countDrafts(tx, key)) >= broadcastDraftsAtMost) refuse('broadcasts_full');
      await media.take(tx, key, recalled.mediaIds);
      const by = { createdBy: actor.accountId, createdAt: now, updatedBy: actor.accountId, updatedAt: now };
      const row = await insertBroadcast(tx, { ...recalled, ...unsent, ...by, id: newId(now), editionOf: recalled.id });
      tell.changed(tx, row);
      return view.present(tx, row, call);
    }),
});
export type RecalledBroadcasts = ReturnType<typeof createRecalledBroadcasts>;
