import { OrderFilter, OrderStatus } from '@balcao/contract/order';
import { methodNames } from '@balcao/contract/order-method-names';
import { type ShownStatus, shownStatusOf } from '@balcao/contract/order-shown-status';
import { productNames } from '@balcao/contract/product-names';
import type { Clock } from '../../platform/clock.ts';
import type { Place } from '../../platform/cursor.ts';
import type { Db } from '../../platform/db.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Column, ExportAsk, ExportSource, Rows } from '../export/export.service.ts';
import { columnTexts, sheetTexts, statusTexts } from './order.texts.ts';
import { countAll, type ExportColumn, exportColumns, readBatch } from './order-export.repository.ts';
import type { OrderListService } from './order-list.service.ts';
import { onlyFirstName } from './payer-name.ts';

const kinds: Readonly<Record<ExportColumn, Column['kind']>> = {
  number: 'digits',
  ownNumber: 'text',
  status: 'text',
  product: 'text',
  method: 'text',
  goods: 'text',
  quantity: 'count',
  unitPrice: 'money',
  goodsId: 'text',
  amount: 'money',
  paid: 'money',
  refunded: 'money',
  bankReturned: 'money',
  fee: 'money',
  net: 'money',
  instalments: 'count',
  card: 'text',
  device: 'text',
  endToEndId: 'text',
  payer: 'text',
  due: 'day',
  debtor: 'text',
  created: 'instant',
  completed: 'instant',
};
const batchRows = 2_000;
type Batch = Awaited<ReturnType<typeof readBatch>>;
const at = (column: ExportColumn): number => exportColumns.indexOf(column);
const [status, paid, refunded, bankReturned] = [at('status'), at('paid'), at('refunded'), at('bankReturned')];
const shownStatus = (row: Batch[number]): ShownStatus =>
  shownStatusOf({
    status: OrderStatus.parse(row[status]),
    paidAmount: row[paid] === null ? null : Number(row[paid]),
    refundedAmount: Number(row[refunded]),
    bankReturnedAmount: Number(row[bankReturned]),
  });

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly lists: Pick<OrderListService, 'listedBy' | 'located'>;
}

/** Orders as a file: every field, the words in the reader's language, who paid by their first name alone (rule: masked). */
export const createOrderExport = ({ db, clock, lists }: Needs): ExportSource => {
  const read = ({ merchantId, filter }: Omit<ExportAsk, 'locale'>) =>
    lists.located(lists.listedBy(merchantId, OrderFilter.parse(filter), 'kept'));

  async function* batches(ask: ExportAsk): AsyncGenerator<Rows> {
    const by = await read(ask);
    const { locale } = ask;
    const [number, date] = [at('number'), at(by.basis === '2' ? 'completed' : 'created')];
    const words = [
      [at('product'), productNames[locale]],
      [at('method'), methodNames[locale]],
    ] as const;
    const payer = at('payer');
    const readFrom = (place?: Place): Promise<Batch> => readBatch(db, by, place, batchRows);
    let reading: Promise<Batch> | undefined = readFrom();
    while (reading) {
      const rows: Batch = await reading;
      const last = rows.at(-1);
      const isFull = rows.length === batchRows && last !== undefined;
      // The database reads on while these are written.
      reading = isFull ? readFrom({ at: new Date(Number(last[date])), key: String(last[number]) }) : undefined;
      // What fails meanwhile is met when its turn comes.
      reading?.catch(() => undefined);
      for (const row of rows) {
        row[status] = statusTexts[locale][shownStatus(row)];
        for (const [index, texts] of words) row[index] = (texts as Record<string, string>)[String(row[index])] ?? '';
        if (row[payer] !== null) row[payer] = onlyFirstName(String(row[payer]));
      }
      if (rows.length > 0) yield rows;
    }
  }

  return {
    menu: 'payment.orders',
    name: (locale) => sheetTexts[locale],
    // What is created while the file is made is not in it: it holds what the list showed when it was asked for.
    filterOf: (merchantId, filter) => {
      const read = OrderFilter.safeParse(filter);
      if (!read.success) throw new Refusal('form_invalid', { issues: read.error.issues as never });
      const { from, to } = lists.listedBy(merchantId, read.data);
      const now = clock.now();
      return { ...read.data, from: from.toISOString(), to: (to && to < now ? to : now).toISOString() };
    },
    columns: (locale) => exportColumns.map((id) => ({ title: columnTexts[locale][id], kind: kinds[id] })),
    count: async (ask) => countAll(db, await read(ask)),
    batches,
  };
};
