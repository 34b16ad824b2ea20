import { RefundFilter } from '@balcao/contract/refund';
import { refundList } from '@balcao/contract/refund-list';
import type { Clock } from '../../platform/clock.ts';
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
import { presentEntry } from './refund.present.ts';
import type { RefundRow } from './refund.tables.ts';
import { countAll, type ListedBy, listPage } from './refund-list.repository.ts';
import { placeOfRow, type RefundLists } from './refund-list.service.ts';

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly lists: Pick<RefundLists, 'listedBy'>;
}
const cellsOf = valuesOf(refundList);

/** Refunds as a file, the words in the reader's language. */
export const createRefundExport = ({ db, clock, lists }: Needs): ExportSource => {
  const by = ({ merchantId, filter: { withWaiting, ...filter } }: ExportAsk): ListedBy => {
    const { from = 0, to, ...rest } = RefundFilter.parse(filter);
    return {
      ...rest,
      merchantId,
      withWaiting: withWaiting === true,
      from: new Date(from),
      to: to === undefined ? undefined : new Date(to),
    };
  };
  return listExport(refundList, {
    menu: 'payment.refunds',
    // Refunds requested while the file is made are not in it: it holds what the list showed.
    filterOf: (merchantId, filter) => {
      const wanted = filterRead(RefundFilter, filter);
      const { from, to, withWaiting } = lists.listedBy(merchantId, wanted);
      const now = clock.now();
      return { ...wanted, withWaiting, from: from.toISOString(), to: (to && to < now ? to : now).toISOString() };
    },
    count: (ask) => countAll(db, by(ask)),
    values: async function* (ask) {
      const asked = by(ask);
      const read = (place: Place | undefined, limit: number) => listPage(db, asked, place, limit);
      const placeOf = (row: RefundRow) => placeOfRow(row, asked.basis);
      for await (const rows of inBatches({ read, placeOf, limit: 2_000 }))
        yield rows.map((row) => cellsOf(presentEntry(row)));
    },
  });
};
