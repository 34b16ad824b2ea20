import { ChannelFilter } from '@balcao/contract/channel';
import { channelList } from '@balcao/contract/channel-list';
import * as z from 'zod/mini';
import type { Place } from '../../platform/cursor.ts';
import type { Db } from '../../platform/db.ts';
import { nameKeyOf } from '../../platform/name-key.ts';
import {
  type ExportAsk,
  type ExportSource,
  filterRead,
  inBatches,
  listExport,
  valuesOf,
} from '../export/export.service.ts';
import { countRows, type ListedBy, listRows } from './channel.repository.ts';
import type { ChannelRow } from './channel.tables.ts';
import type { ChannelView } from './channel-view.service.ts';

const limit = 200;
const cells = valuesOf(channelList);
/** A file has the channels of the whole team; which of them are one's own depends on the reader. */
const TeamFilter = z.omit(ChannelFilter, { scope: true });
/** What of a channel depends on who asks stands in no column. */
const anyone = { accountId: '00000000-0000-0000-0000-000000000000', isAdmin: false } as const;

/** Channels as a file. */
export const createChannelExport = ({ db, view }: { readonly db: Db; readonly view: ChannelView }): ExportSource => {
  const by = ({ merchantId, filter }: ExportAsk): ListedBy => {
    const { search, ...rest } = TeamFilter.parse(filter);
    const nameKey = search === undefined ? undefined : nameKeyOf(search);
    return { ...rest, search: nameKey, scope: 'all', merchantId, accountId: anyone.accountId };
  };
  return listExport(channelList, {
    menu: 'channels.index',
    filterOf: (_merchantId, filter) => filterRead(TeamFilter, filter),
    count: (ask) => countRows(db, by(ask)),
    values: async function* (ask) {
      const read = (place: Place | undefined) => listRows(db, by(ask), { place, limit, skip: 0 });
      const placeOf = ({ createdAt, id }: ChannelRow) => ({ at: createdAt, key: id });
      for await (const rows of inBatches({ read, placeOf, limit })) {
        const [first] = rows;
        const shown = first ? await view.presentAll(db, anyone, rows, first.createdAt) : [];
        yield shown.map((row) => cells(row));
      }
    },
  });
};
