import { FollowerFileFilter } from '@balcao/contract/channel-follower';
import { followerList } from '@balcao/contract/channel-follower-list';
import type { Place } from '../../platform/cursor.ts';
import type { Db } from '../../platform/db.ts';
import {
  type ExportAsk,
  type ExportSource,
  filterRead,
  inBatches,
  listExport,
  valuesOf,
} from '../export/export.service.ts';
import type { FollowerRow } from './follower.tables.ts';
import { countAll, type ListedBy, listPage } from './follower-list.repository.ts';
import { presentFollowers } from './follower-list.service.ts';

const limit = 1_000;
const cells = valuesOf(followerList);

/** The followers of a channel as a file. */
export const createFollowerExport = ({ db }: { readonly db: Db }): ExportSource => {
  const by = ({ merchantId, filter }: ExportAsk): ListedBy => ({ ...FollowerFileFilter.parse(filter), merchantId });
  return listExport(followerList, {
    menu: 'channels.index',
    filterOf: (_merchantId, filter) => filterRead(FollowerFileFilter, filter),
    count: (ask) => countAll(db, by(ask)),
    values: async function* (ask) {
      const read = (place: Place | undefined) => listPage(db, by(ask), place, limit);
      const placeOf = ({ followedAt, customerId }: FollowerRow) => ({ at: followedAt, key: customerId });
      for await (const rows of inBatches({ read, placeOf, limit }))
        yield (await presentFollowers(db, by(ask), rows, false)).map((row) => cells(row));
    },
  });
};
