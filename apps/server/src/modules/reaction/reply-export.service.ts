import { ReplyFileFilter } from '@balcao/contract/reply';
import { replyList } from '@balcao/contract/reply-list';
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
import type { ReplyRow } from './reaction.tables.ts';
import { countAll, type ListedBy, listPage } from './reply-list.repository.ts';
import type { ReplyList } from './reply-list.service.ts';
import type { ReplyView } from './reply-view.ts';

interface Needs {
  readonly db: Db;
  readonly list: Pick<ReplyList, 'mustRead'>;
  readonly view: ReplyView;
}
const limit = 1_000;
const cells = valuesOf(replyList);

/** The replies of a channel, or to a post of it, as a file: for those who may read them in the list. */
export const createReplyExport = ({ db, list, view }: Needs): ExportSource => {
  const by = ({ merchantId, filter }: Pick<ExportAsk, 'merchantId' | 'filter'>): ListedBy => ({
    ...ReplyFileFilter.parse(filter),
    merchantId,
  });
  return listExport(replyList, {
    menu: 'channels.index',
    filterOf: (_merchantId, filter) => filterRead(ReplyFileFilter, filter),
    mustRead: async (actor, filter) => {
      const { channelId, broadcastId } = ReplyFileFilter.parse(filter);
      await list.mustRead(actor, channelId, broadcastId);
    },
    count: (ask) => countAll(db, by(ask)),
    values: async function* (ask) {
      const read = (place: Place | undefined) => listPage(db, by(ask), place, limit);
      const placeOf = ({ at, id }: ReplyRow) => ({ at, key: id });
      for await (const rows of inBatches({ read, placeOf, limit }))
        yield (await view.present(db, by(ask), rows)).map((row) => cells(row));
    },
  });
};
