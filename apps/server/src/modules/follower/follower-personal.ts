import { followedAtMost } from '@balcao/contract/follower';
import type { Tx } from '../../platform/db.ts';
import type { PersonalData } from '../../platform/personal-data.ts';
import type { ChannelPlace, FoundChannels } from '../channel/found-channels.service.ts';
import { listFollowed } from './follower.repository.ts';

interface Needs {
  readonly found: Pick<FoundChannels, 'byPlaces'>;
  /** As when the person unfollows the channel. */
  readonly leave: (tx: Tx, place: ChannelPlace, customerId: string, now: Date) => Promise<void>;
}

/** One transaction holds the row of one channel alone. */
const leftAtOnce = 1;

/** The channels that a person follows. */
export const createFollowedData = ({ found, leave }: Needs): PersonalData => ({
  name: 'followedChannels',
  read: async function* (queries, customerId) {
    const rows = await listFollowed(queries, customerId, followedAtMost);
    const channels = await found.byPlaces(queries, rows);
    yield rows.map(({ channelId, name, language, isMuted, followedAt }) => {
      const channel = channels.get(channelId)?.name ?? '';
      return { channel, shownName: name, language, isMuted, followedAt };
    });
  },
  erase: async (tx, customerId, now) => {
    const rows = await listFollowed(tx, customerId, leftAtOnce);
    for (const row of rows) await leave(tx, { merchantId: row.merchantId, channelId: row.channelId }, customerId, now);
    return rows.length < leftAtOnce ? 'done' : 'left';
  },
});
