import { BroadcastFilter } from '@balcao/contract/broadcast';
import { broadcastList } from '@balcao/contract/broadcast-list';
import { Id } from '@balcao/contract/scalars';
import * as z from 'zod/mini';
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
import { countRows, type ListedBy, listRows } from './broadcast.repository.ts';
import type { ListedBroadcast } from './broadcast.tables.ts';
import type { BroadcastView } from './broadcast-view.ts';

const limit = 200;
const cells = valuesOf(broadcastList);
/** A file is of one channel. */
const FileFilter = z.extend(BroadcastFilter, { channelId: Id });

/** The broadcasts of a channel as a file. */
export const createBroadcastExport = ({
  db,
  view,
}: {
  readonly db: Db;
  readonly view: BroadcastView;
}): ExportSource => {
  const by = ({ merchantId, filter }: ExportAsk): ListedBy => ({ ...FileFilter.parse(filter), merchantId });
  return listExport(broadcastList, {
    menu: 'channels.index',
    filterOf: (_merchantId, filter) => filterRead(FileFilter, filter),
    count: (ask) => countRows(db, by(ask)),
    values: async function* (ask) {
      const read = (place: Place | undefined) => listRows(db, by(ask), { place, limit, skip: 0 });
      const placeOf = ({ createdAt, id }: ListedBroadcast) => ({ at: createdAt, key: id });
      for await (const rows of inBatches({ read, placeOf, limit }))
        yield (await view.presentAll(db, rows)).map((row) => cells(row));
    },
  });
};
