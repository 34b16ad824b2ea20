import { type Channel, growthDays } from '@balcao/contract/channel';
import type { Queries } from '../../platform/db.ts';
import type { AccountNames } from '../account/account-names.service.ts';
import { presentChannel, type Viewer } from './channel.present.ts';
import type { ChannelRow } from './channel.tables.ts';
import type { ChannelGrowth } from './channel-growth.service.ts';
import { listGiven } from './channel-right.repository.ts';

interface Needs {
  readonly publicBaseUrl: string;
  readonly names: Pick<AccountNames, 'peopleOf'>;
  readonly growth: ChannelGrowth;
}

/** Channels as a member of their team sees them. */
export const createChannelView = ({ publicBaseUrl, names, growth }: Needs) => {
  const urlOf = ({ link }: Pick<ChannelRow, 'link'>): string => `${publicBaseUrl}/phone/channel/${link}`;

  /** All of one team, in the order in which they came. */
  const presentAll = async (
    queries: Queries,
    viewer: Viewer,
    rows: readonly ChannelRow[],
    now: Date,
  ): Promise<Channel[]> => {
    const [{ merchantId } = { merchantId: '' }] = rows;
    if (merchantId === '') return [];
    const { accountId } = viewer;
    const ids = rows.map(({ id }) => id);
    const given = await listGiven(queries, { merchantId, accountId }, ids);
    const grown = await growth(queries, merchantId, rows, now);
    const people = await names.peopleOf(queries, [...new Set(rows.map(({ ownerId }) => ownerId))]);
    const nameOf = new Map(people.map((person) => [person.accountId, person.account]));
    return rows.map((row) =>
      presentChannel(row, viewer, {
        url: urlOf(row),
        ownerName: nameOf.get(row.ownerId) ?? '',
        growth: grown.get(row.id) ?? Array.from({ length: growthDays }, () => row.followers),
        given: given.get(row.id) ?? [],
      }),
    );
  };

  return {
    urlOf,
    presentAll,
    present: async (queries: Queries, viewer: Viewer, row: ChannelRow, now: Date): Promise<Channel> => {
      const [channel] = await presentAll(queries, viewer, [row], now);
      if (!channel) throw new Error('a channel that is there is presented');
      return channel;
    },
  };
};
export type ChannelView = ReturnType<typeof createChannelView>;
