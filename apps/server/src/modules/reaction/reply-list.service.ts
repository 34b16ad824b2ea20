import type { ReplyOf } from '@balcao/contract/endpoint';
import type { listTeamReplies } from '@balcao/contract/reply';
import { idKeys } from '../../platform/cursor.ts';
import type { Db } from '../../platform/db.ts';
import type { Call } from '../../platform/implement.ts';
import { refuse } from '../../platform/refusal.ts';
import { askOf, sortedPage } from '../../platform/sorted-page.ts';
import type { BroadcastModeration } from '../broadcast/broadcast-moderation.service.ts';
import type { ChannelAccess } from '../channel/channel-access.service.ts';
import type { ReplyRow } from './reaction.tables.ts';
import { countUpTo, listPage } from './reply-list.repository.ts';
import type { ReplyView } from './reply-view.ts';

interface Needs {
  readonly db: Db;
  readonly access: Pick<ChannelAccess, 'reach'>;
  readonly broadcasts: Pick<BroadcastModeration, 'labelOf'>;
  readonly view: ReplyView;
}
type Actor = Call<typeof listTeamReplies>['actor'];

/** The replies of a channel, for those of its team who may answer followers. */
export const createReplyList = ({ db, access, broadcasts, view }: Needs) => {
  /** @throws Refusal `not_found`, also for a post that is not of the channel; `channel_right`. */
  const mustRead = async (actor: Actor, channelId: string, broadcastId: string | undefined) => {
    const { channel, rights } = await access.reach(db, actor, channelId);
    if (!rights.includes('answer')) refuse('channel_right');
    const place = { merchantId: channel.merchantId, channelId };
    if (broadcastId !== undefined && (await broadcasts.labelOf(db, { ...place, id: broadcastId })) === undefined)
      refuse('not_found');
    return place;
  };
  return {
    mustRead,

    /** @throws Refusal as `mustRead`; `form_invalid` on the page. */
    list: async ({ actor, params, query }: Call<typeof listTeamReplies>): Promise<ReplyOf<typeof listTeamReplies>> => {
      const { ask, filter } = askOf(query);
      const place = await mustRead(actor, params.id, filter.broadcastId);
      const by = { ...filter, ...place };
      const page = await sortedPage<ReplyRow>(ask, {
        keys: idKeys,
        time: ({ at }) => at,
        amount: ({ likes }) => likes,
        hasAmountIndex: true,
        key: ({ id }) => id,
        read: (spot, limit, sort, skip) => listPage(db, by, spot, limit, sort, skip),
        count: () => countUpTo(db, by),
      });
      return { ...page, list: await view.present(db, place, page.list) };
    },
  };
};
export type ReplyList = ReturnType<typeof createReplyList>;
