import { DEFAULT_ZONE, dayEnd } from '@balcao/brazil/dates';
import type { Clock } from '../../platform/clock.ts';
import { type Db, transaction } from '../../platform/db.ts';
import type { Events } from '../../platform/events.ts';
import { createGate } from '../../platform/gate.ts';
import type { LedgerDays } from '../ledger/ledger-day.service.ts';
import type { OrderFacts } from '../order/order-facts.service.ts';
import type { WebhookService } from '../webhook/webhook.service.ts';
import { presentOwn } from './bill.present.ts';
import { findBill, insertBill } from './bill.repository.ts';
import type { BillRow } from './bill.tables.ts';
import { countInto, type Line, linesOf, noSums, numbersIn, textOf, titles, totalText } from './bill-csv.ts';
import type { BillFiles } from './bill-files.ts';

export interface MakingNeeds {
  readonly db: Db;
  readonly clock: Clock;
  readonly events: Pick<Events, 'publish'>;
  readonly files: BillFiles;
  readonly ledgerDays: LedgerDays;
  readonly orderFacts: {
    byNumbers(merchantId: string, numbers: readonly string[]): Promise<ReadonlyMap<string, OrderFacts>>;
  };
  readonly refundFacts: {
    /** Our number → the merchant's own, of those that have one. */
    merchantNumbers(merchantId: string, numbers: readonly string[]): Promise<ReadonlyMap<string, string>>;
  };
  readonly webhooks: Pick<WebhookService, 'announce'>;
}

/** Reading and writing a day of a million lines takes its time; more at once would only take it from everybody else. */
const atOnce = 2;

/** Makes bills, each once: whoever comes while one is being made waits for the same. */
export const createBillMaking = (needs: MakingNeeds) => {
  const { db, clock, events, files, ledgerDays, orderFacts, refundFacts, webhooks } = needs;
  const gate = createGate({ places: atOnce, waitingAtMost: Number.POSITIVE_INFINITY });
  const underWay = new Map<string, Promise<BillRow>>();

  async function* linesOfDay(merchantId: string, day: string): AsyncGenerator<Line[]> {
    for await (const part of ledgerDays.movements(merchantId, day)) {
      const numbers = part.map(({ cause }) => numbersIn(cause));
      const [facts, refunds] = await Promise.all([
        orderFacts.byNumbers(merchantId, [...new Set(numbers.flatMap(({ order }) => order ?? []))]),
        refundFacts.merchantNumbers(merchantId, [...new Set(numbers.flatMap(({ refund }) => refund ?? []))]),
      ]);
      yield part.flatMap((movement, index) => {
        const { order = '', refund = '' } = numbers[index] ?? {};
        return linesOf(movement, facts.get(order), refunds.get(refund) ?? null);
      });
    }
  }

  /** The whole file, and what it adds up to. */
  const draw = async (merchantId: string, day: string, place: string) => {
    const sums = noSums();
    let rows = 0;
    async function* text(): AsyncGenerator<string> {
      yield titles();
      for await (const lines of linesOfDay(merchantId, day)) {
        for (const line of lines) countInto(sums, line);
        rows += lines.length;
        yield lines.map(textOf).join('');
      }
      // Never a bill that says something else than the ledger.
      const growth = await ledgerDays.growth(merchantId, day);
      if (growth !== sums.net) throw new Error(`the bill of ${day} says ${sums.net}, the ledger ${growth}`);
      yield totalText(sums.net, dayEnd(day, DEFAULT_ZONE));
    }
    const draft = await files.write(place, text());
    const { net, ...totals } = sums;
    return { draft, totals, rows };
  };

  const publish = async (row: BillRow, keep: () => Promise<void>): Promise<boolean> =>
    transaction(db, async (tx) => {
      if (!(await insertBill(tx, row))) return false;
      await keep();
      await webhooks.announce(tx, row.merchantId, { type: 'bill.ready', data: presentOwn(row) });
      events.publish(tx, row.merchantId, { topic: 'bill', key: row.day });
      return true;
    });

  const makeAnew = async (merchantId: string, day: string): Promise<BillRow> => {
    const known = await findBill(db, merchantId, day);
    if (known) return known;
    const file = files.placeOf(merchantId, day);
    const { draft, totals, rows } = await draw(merchantId, day, file);
    const { sha256, bytes } = draft;
    const row = { merchantId, day, rows, sha256, bytes, file, createdAt: clock.now(), ...totals };
    try {
      if (await publish(row, () => files.keep(draft, file))) return row;
    } finally {
      await files.discard(draft);
    }
    const first = await findBill(db, merchantId, day);
    if (!first) throw new Error(`the bill of ${day} was made and is not there`);
    return first;
  };

  /** The file is gone, from a disk that was replaced: written anew, and kept only if it is the same as before. */
  const restore = async ({ merchantId, day, file, sha256 }: BillRow): Promise<void> => {
    const { draft } = await draw(merchantId, day, file);
    try {
      if (draft.sha256 !== sha256) throw new Error(`the bill of ${day} would not be the same again`);
      await files.keep(draft, file);
    } finally {
      await files.discard(draft);
    }
  };

  const make = (merchantId: string, day: string): Promise<BillRow> => {
    const name = `${merchantId} ${day}`;
    const making = underWay.get(name) ?? gate(() => makeAnew(merchantId, day)).finally(() => underWay.delete(name));
    underWay.set(name, making);
    return making;
  };
  return { make, restore: (row: BillRow) => gate(() => restore(row)) };
};
