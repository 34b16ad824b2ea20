import type { Locale } from '@balcao/contract/locale';
import { methodNames } from '@balcao/contract/order-method-names';
import { RefundFilter } from '@balcao/contract/refund';
import type { Clock } from '../../platform/clock.ts';
import type { Place } from '../../platform/cursor.ts';
import type { Db } from '../../platform/db.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Column, ExportAsk, ExportSource, Rows } from '../export/export.service.ts';
import type { RefundRow } from './refund.tables.ts';
import { columnTexts, reviewTexts, sheetTexts } from './refund.texts.ts';
import { countAll, type ListedBy, listPage } from './refund-list.repository.ts';
import { placeOfRow, type RefundLists } from './refund-list.service.ts';

const kinds: readonly Column['kind'][] = [
  ...(['digits', 'text', 'digits', 'text', 'text', 'text', 'text', 'money', 'money', 'money'] as const),
  ...(['text', 'text', 'instant', 'instant'] as const),
];
const rowsAtOnce = 2_000;

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly lists: Pick<RefundLists, 'listedBy'>;
}

const cellsOf = (refund: RefundRow, locale: Locale) => [
  refund.number,
  refund.merchantRefundNumber,
  refund.orderNumber,
  refund.merchantOrderNumber,
  reviewTexts[locale][refund.review],
  methodNames[locale][refund.method],
  refund.goodsName,
  refund.paidAmount,
  refund.amount,
  refund.feeReturned,
  refund.reason,
  refund.rejectReason,
  refund.createdAt.getTime(),
  refund.completedAt?.getTime() ?? null,
];

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
  async function* batches(ask: ExportAsk): AsyncGenerator<Rows> {
    const asked = by(ask);
    let place: Place | undefined;
    for (;;) {
      const rows = await listPage(db, asked, place, rowsAtOnce);
      yield rows.map((row) => cellsOf(row, ask.locale));
      const last = rows.at(-1);
      if (!last || rows.length < rowsAtOnce) return;
      place = placeOfRow(last, asked.basis);
    }
  }
  return {
    menu: 'payment.refunds',
    name: (locale) => sheetTexts[locale],
    // What is asked for while the file is made is not in it: it holds what the list showed.
    filterOf: (merchantId, filter) => {
      const read = RefundFilter.safeParse(filter);
      if (!read.success) throw new Refusal('form_invalid', { issues: read.error.issues as never });
      const { from, to, withWaiting } = lists.listedBy(merchantId, read.data);
      const now = clock.now();
      return { ...read.data, withWaiting, from: from.toISOString(), to: (to && to < now ? to : now).toISOString() };
    },
    columns: (locale) => kinds.map((kind, index) => ({ kind, title: columnTexts[locale][index] ?? '' })),
    count: (ask) => countAll(db, by(ask)),
    batches,
  };
};
