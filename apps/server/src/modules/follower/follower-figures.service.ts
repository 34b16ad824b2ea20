import { addDays } from '@balcao/brazil/dates';
import { growthDays } from '@balcao/contract/channel';
import {
  type FollowerFigures,
  figureDaysAtMost,
  type OpenChannel,
  type queryChannels,
  type queryFollowerFigures,
} from '@balcao/contract/channel-open';
import { countedDayOf } from '../../platform/counted-day.ts';
import type { Db } from '../../platform/db.ts';
import type { Call } from '../../platform/implement.ts';
import { refuseField } from '../../platform/refusal.ts';
import type { ChannelServers, Served } from '../channel/channel-server.service.ts';
import { listDays } from './follower.repository.ts';
import { listTags } from './follower-tag.repository.ts';

interface Needs {
  readonly db: Db;
  readonly servers: Pick<ChannelServers, 'reach' | 'served'>;
}

/** Each day from one to another, both included. @throws Refusal `form_invalid` for more than a year. */
const daysBetween = (from: string, to: string): string[] => {
  if (addDays(from, figureDaysAtMost - 1) < to) refuseField('dayTo', 'yearAtMost');
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
};

/** Who follows a team's channels, in figures for its server. */
export const createFollowerFigures = ({ db, servers }: Needs) => {
  const present = async ({ merchantId, id, name, type, state, followers }: Served['channel']): Promise<OpenChannel> => {
    const tags = await listTags(db, { merchantId, channelId: id });
    return { id, name, type, state, followers, tags: tags.map((tag) => ({ id: tag.id, name: tag.name })) };
  };
  return {
    channels: async ({ actor }: Call<typeof queryChannels>): Promise<{ list: OpenChannel[] }> => ({
      list: await Promise.all((await servers.served(db, actor.merchantId)).map(present)),
    }),

    figures: async ({ actor, params, query, now }: Call<typeof queryFollowerFigures>): Promise<FollowerFigures> => {
      const { merchantId } = actor;
      const { channel } = await servers.reach(db, merchantId, params.channelId);
      const dayTo = query.dayTo ?? countedDayOf(now);
      const days = daysBetween(query.dayFrom ?? addDays(dayTo, 1 - growthDays), dayTo);
      const rows = await listDays(db, merchantId, [channel.id], days[0] ?? dayTo);
      const counts = new Map(rows.map((row) => [row.day, row]));
      return {
        channelId: channel.id,
        followers: channel.followers,
        days: days.map((day) => {
          const { joined = 0, left = 0 } = counts.get(day) ?? {};
          return { day, followed: joined, unfollowed: left };
        }),
      };
    },
  };
};
export type FollowerFigureService = ReturnType<typeof createFollowerFigures>;
