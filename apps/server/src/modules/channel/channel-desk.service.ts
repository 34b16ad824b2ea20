import type { ChannelBadges } from '@balcao/contract/channel-certification-kind';
import { defaultPageSize, totalCountedAtMost } from '@balcao/contract/page';
import { cursorOf, idKeys, placeOf } from '../../platform/cursor.ts';
import type { Queries, Tx } from '../../platform/db.ts';
import type { Events } from '../../platform/events.ts';
import type { PageAsk } from '../../platform/page.ts';
import { skipOf } from '../../platform/page.ts';
import { refuse } from '../../platform/refusal.ts';
import { avatarPathOf } from './channel.present.ts';
import { type ChannelKey, findChannel, lockChannel } from './channel.repository.ts';
import type { ChannelRow } from './channel.tables.ts';
import {
  countEverywhere,
  type DeskBy,
  findAnywhere,
  listEverywhere,
  setBroadcastsADay,
} from './channel-desk.repository.ts';
import { badgesOf } from './channel-standing.ts';
import type { ChannelView } from './channel-view.service.ts';

interface Needs {
  readonly events: Pick<Events, 'publish'>;
  readonly view: Pick<ChannelView, 'urlOf'>;
}

/** Channels of every team, for staff of the platform. */
export const createChannelDesk = ({ events, view }: Needs) => ({
  urlOf: view.urlOf,
  avatarOf: (row: ChannelRow): string => avatarPathOf(row),
  badgesOf: ({ certified }: ChannelRow): ChannelBadges => badgesOf(certified),

  /** A page of them, the last made first. */
  page: async (queries: Queries, by: DeskBy, ask: PageAsk) => {
    const { pageNum = 1, pageSize = defaultPageSize } = ask;
    const [skip, place] = [skipOf(ask), placeOf(ask.cursor, idKeys)];
    const rows = await listEverywhere(queries, by, { place, limit: pageSize + 1, skip });
    const counted = await countEverywhere(queries, by);
    const page = rows.slice(0, pageSize);
    const last = page.at(-1);
    return {
      rows: page,
      total: Math.min(counted, totalCountedAtMost),
      totalIsCapped: counted > totalCountedAtMost,
      pageNum,
      pageSize,
      nextCursor: rows.length > pageSize && last ? cursorOf({ at: last.createdAt, key: last.id }) : null,
    };
  },

  /** @throws Refusal `not_found`. */
  find: async (queries: Queries, id: string): Promise<ChannelRow> =>
    (await findAnywhere(queries, id)) ?? refuse('not_found'),

  /** How many broadcasts it may send on one day from now on; answers with how many it was. Who publishes comes before or after. */
  putLimit: async (tx: Tx, key: ChannelKey, broadcastsADay: number): Promise<number> => {
    await lockChannel(tx, key);
    const { broadcastsADay: before } = (await findChannel(tx, key)) ?? refuse('not_found');
    await setBroadcastsADay(tx, key, broadcastsADay);
    events.publish(tx, key.merchantId, { topic: 'channel', key: key.id });
    return before;
  },
});
export type ChannelDesk = ReturnType<typeof createChannelDesk>;
