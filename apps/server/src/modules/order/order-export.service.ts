import { fileColumnsOf, type ListValue } from '@balcao/contract/list-declaration';
import { OrderFilter, OrderStatus } from '@balcao/contract/order';
import { orderList } from '@balcao/contract/order-list';
import { type ShownStatus, shownStatusOf } from '@balcao/contract/order-shown-status';
import type { Clock } from '../../platform/clock.ts';
import type { Place } from '../../platform/cursor.ts';
import type { Db } from '../../platform/db.ts';
import { type ExportAsk, type ExportSource, filterRead, listExport } from '../export/export.service.ts';
import { countAll, type OrderColumn, readBatch } from './order-export.repository.ts';
import type { OrderListService, ShopCodeNames } from './order-list.service.ts';
import { onlyFirstName } from './payer-name.ts';

const batchRows = 2_000;
type Batch = Awaited<ReturnType<typeof readBatch>>;
const columns = fileColumnsOf(orderList).map(([id]) => id);
const at = (column: OrderColumn): number => columns.indexOf(column);
const [status, paid, refunded, bankReturned] = [at('status'), at('paid'), at('refunded'), at('bankReturned')];
const [payer, shopCode] = [at('payer'), at('shopCode')];
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
  readonly codeNamesOf: ShopCodeNames;
}

/** Orders as a file: every field, the words in the reader's language, who paid by their first name alone (rule: masked). */
export const createOrderExport = ({ db, clock, lists, codeNamesOf }: Needs): ExportSource => {
  const read = ({ merchantId, filter }: Omit<ExportAsk, 'locale'>) =>
    lists.located(lists.listedBy(merchantId, OrderFilter.parse(filter), 'kept'));

  /** The names of the QR codes that some orders were paid by, in place of their ids. */
  const nameCodes = async (merchantId: string, rows: Batch): Promise<void> => {
    const ids = new Set(rows.flatMap((row) => row[shopCode] ?? []).map(String));
    if (ids.size === 0) return;
    const names = await codeNamesOf(db, merchantId, [...ids]);
    for (const row of rows) row[shopCode] = names.get(String(row[shopCode])) ?? null;
  };

  async function* values(ask: ExportAsk): AsyncGenerator<ListValue[][]> {
    const by = await read(ask);
    const [number, date] = [at('number'), at(by.basis === '2' ? 'completed' : 'created')];
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
        row[status] = shownStatus(row);
        if (row[payer] !== null) row[payer] = onlyFirstName(String(row[payer]));
      }
      await nameCodes(ask.merchantId, rows);
      if (rows.length > 0) yield rows;
    }
  }

  return listExport(orderList, {
    menu: 'payment.orders',
    // What is created while the file is made is not in it: it holds what the list showed when it was asked for.
    filterOf: (merchantId, filter) => {
      const wanted = filterRead(OrderFilter, filter);
      const { from, to } = lists.listedBy(merchantId, wanted);
      const now = clock.now();
      return { ...wanted, from: from.toISOString(), to: (to && to < now ? to : now).toISOString() };
    },
    count: async (ask) => countAll(db, await read(ask)),
    values,
  });
};
