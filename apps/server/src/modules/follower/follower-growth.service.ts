import { addDays } from '@balcao/brazil/dates';
import { growthDays } from '@balcao/contract/channel';
import { countedDayOf } from '../../platform/counted-day.ts';
import type { ChannelGrowth } from '../channel/channel-growth.service.ts';
import { listDays } from './follower.repository.ts';

/** Followers at the end of each of the last days: computed backwards from the current number, by those who joined and left. */
export const growthOf: ChannelGrowth = async (queries, merchantId, channels, now) => {
  const today = countedDayOf(now);
  const days = Array.from({ length: growthDays }, (_, index) => addDays(today, -index));
  const ids = channels.map(({ id }) => id);
  const rows = await listDays(queries, merchantId, ids, days.at(-1) ?? today);
  const changes = new Map(rows.map(({ channelId, day, joined, left }) => [`${channelId} ${day}`, joined - left]));
  return new Map(
    channels.map(({ id, followers }) => {
      let count = followers;
      const back = days.map((day) => {
        const atItsEnd = count;
        count -= changes.get(`${id} ${day}`) ?? 0;
        return atItsEnd;
      });
      return [id, back.reverse()];
    }),
  );
};
