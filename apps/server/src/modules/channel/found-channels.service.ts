import type { AppletCategory } from '@balcao/contract/applet-category';
import type { ChannelSubject } from '@balcao/contract/channel-certification-kind';
import type { FoundChannel } from '@balcao/contract/follower';
import type { Queries, Tx } from '../../platform/db.ts';
import type { Events } from '../../platform/events.ts';
import { nameKeyOf } from '../../platform/name-key.ts';
import { avatarPathOf } from './channel.present.ts';
import { shareChannel } from './channel.repository.ts';
import type { ChannelRow } from './channel.tables.ts';
import { badgesOf, subjectOf } from './channel-standing.ts';
import {
  type ChannelPlace,
  countFollower,
  countNewFollower,
  findByLink,
  findByPlaces,
  findGoodInvitation,
  searchOpen,
  takeInvitation,
} from './found-channel.repository.ts';
import { createPopularChannels } from './popular-channels.ts';

export type { ChannelPlace } from './found-channel.repository.ts';

/** Of one that is frozen people see the name and the picture alone. */
const present = (row: ChannelRow): FoundChannel => ({
  link: row.link,
  name: row.name,
  description: row.frozenAt ? '' : row.description,
  category: row.category,
  language: row.language,
  avatar: avatarPathOf(row),
  badges: badgesOf(row.frozenAt ? {} : row.certified),
  followers: row.followers,
});

/** Channels as people find them in the chat app, of all teams. */
export const createFoundChannels = ({ events }: { readonly events: Pick<Events, 'publish'> }) => {
  const tell = (tx: Tx, { merchantId, channelId }: ChannelPlace): void =>
    events.publish(tx, merchantId, { topic: 'channel', key: channelId });

  const popular = createPopularChannels();

  return {
    present,

    /** Those with most followers of these languages and kinds, without some. */
    popular: async (...asked: Parameters<typeof popular.of>): Promise<FoundChannel[]> =>
      (await popular.of(...asked)).map(present),

    /** Who answers for it before the law; null while it was not accepted. */
    subjectOf: ({ certified }: ChannelRow): ChannelSubject | null => subjectOf(certified),

    /** Undefined where no channel has this link. */
    byLink: (queries: Queries, link: string): Promise<ChannelRow | undefined> => findByLink(queries, link),

    /** Open channels for everyone whose name has these words, in a category if one is asked for. */
    search: async (
      queries: Queries,
      asked: { readonly text: string; readonly category: AppletCategory | undefined },
      limit: number,
    ): Promise<FoundChannel[]> => {
      const rows = await searchOpen(queries, { nameKey: nameKeyOf(asked.text), category: asked.category }, limit);
      return rows.map(present);
    },

    /** The channel as it stands, until the commit: who writes in it does not wait for another who writes. */
    share: (tx: Tx, { merchantId, channelId: id }: ChannelPlace): Promise<ChannelRow | undefined> =>
      shareChannel(tx, { merchantId, id }),

    /** These, by their ids. */
    byPlaces: async (queries: Queries, places: readonly ChannelPlace[]): Promise<ReadonlyMap<string, ChannelRow>> =>
      new Map((places.length === 0 ? [] : await findByPlaces(queries, places)).map((row) => [row.id, row])),

    /** Whether an invitation link of the channel lets someone in at this moment. */
    isInvited: async (queries: Queries, place: ChannelPlace, token: string, now: Date): Promise<boolean> =>
      (await findGoodInvitation(queries, place, token, now)) !== undefined,

    /** The same, and uses the link once. Its row is locked before the channel's. */
    takeInvitation,

    /** Counts one who came. False when the channel closes, is closed or frozen. */
    addFollower: async (tx: Tx, place: ChannelPlace): Promise<boolean> => {
      const isAdded = await countNewFollower(tx, place);
      if (isAdded) tell(tx, place);
      return isAdded;
    },

    /** Counts one who went. */
    removeFollower: async (tx: Tx, place: ChannelPlace): Promise<void> => {
      await countFollower(tx, place, -1);
      tell(tx, place);
    },
  };
};
export type FoundChannels = ReturnType<typeof createFoundChannels>;
