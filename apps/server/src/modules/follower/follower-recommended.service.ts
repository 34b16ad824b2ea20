import type { ReplyOf } from '@balcao/contract/endpoint';
import { channelsRecommendedAtMost, followedAtMost, type recommendChannels } from '@balcao/contract/follower';
import type { Db } from '../../platform/db.ts';
import type { Call } from '../../platform/implement.ts';
import type { FoundChannels } from '../channel/found-channels.service.ts';
import { listFollowed } from './follower.repository.ts';

interface Needs {
  readonly db: Db;
  readonly found: Pick<FoundChannels, 'byPlaces' | 'popular'>;
}
/** Of the channels that a person followed last, the kinds of so many count. */
const countedOfLast = 10;

/** Channels that a person may like: in their language, or of a kind that they follow. */
export const createRecommendedChannels = ({ db, found }: Needs) => ({
  recommended: async ({
    actor,
    locale,
    now,
  }: Call<typeof recommendChannels>): Promise<ReplyOf<typeof recommendChannels>> => {
    const followed = await listFollowed(db, actor.customerId, followedAtMost);
    const last = await found.byPlaces(db, followed.slice(0, countedOfLast));
    const categories = [...new Set([...last.values()].map(({ category }) => category))];
    const kinds = [{ language: locale }, ...categories.map((category) => ({ category }))];
    const without = new Set(followed.map(({ channelId }) => channelId));
    return { list: await found.popular(db, { kinds, without, now }, channelsRecommendedAtMost) };
  },
});
export type RecommendedChannels = ReturnType<typeof createRecommendedChannels>;
