import { DEFAULT_ZONE, dayEnd } from '@balcao/brazil/dates';
import type { Clock } from '../../platform/clock.ts';
import { type Db, transaction } from '../../platform/db.ts';
import type { Events } from '../../platform/events.ts';
import { createSemaphore } from '../../platform/semaphore.ts';
import type { WebhookService } from '../webhook/webhook.service.ts';
import { presentOwn } from './bill.present.ts';
import { findBill, insertBill } from './bill.repository.ts';
import type { BillRow } from './bill.tables.ts';
import { formOf, newestForm } from './bill-csv.ts';
import type { BillFiles } from './bill-files.ts';
import { countInto, noSums } from './bill-lines.ts';
import type { BillReading } from './bill-reading.ts';

export interface MakingNeeds {
  readonly db: Db;
  readonly clock: Clock;
  readonly events: Pick<Events, 'publish'>;
  readonly files: BillFiles;
  readonly reader: Pick<BillReading, 'lines'>;
  readonly webhooks: Pick<WebhookService, 'announce'>;
}

/** Reading and writing a day of a million lines takes its time; more at once would only take it from everyone else. */
const atOnce = 2;

/** Makes bills, each once: concurrent callers wait for the same run. */
export const createBillMaking = (needs: MakingNeeds) => {
  const { db, clock, events, files, reader, webhooks } = needs;
  const semaphore = createSemaphore({ places: atOnce, waitingAtMost: Number.POSITIVE_INFINITY });
  const underWay = new Map<string, Promise<BillRow>>();

  /** The whole file in a form, and what it adds up to. */
  const draw = async (merchantId: string, day: string, place: string, form: number) => {
    const { told, titles, row, total } = formOf(form);
    const sums = noSums();
    let rows = 0;
    let opening = 0;
    async function* text(): AsyncGenerator<string> {
      yield titles();
      const reading = reader.lines(merchantId, day);
      let part = await reading.next();
      for (; !part.done; part = await reading.next()) {
        const lines = part.value.map(told);
        for (const line of lines) countInto(sums, line);
        rows += lines.length;
        yield lines.map(row).join('');
      }
      opening = part.value.opening;
      yield total(sums, dayEnd(day, DEFAULT_ZONE));
    }
    const draft = await files.write(place, text());
    const { net, ...totals } = sums;
    return { draft, totals, rows, opening };
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
    const { draft, totals, rows, opening } = await draw(merchantId, day, file, newestForm);
    const { sha256, bytes } = draft;
    const made = { form: newestForm, createdAt: clock.now() };
    const row = { merchantId, day, rows, sha256, bytes, file, opening, ...made, ...totals };
    try {
      if (await publish(row, () => files.keep(draft, file))) return row;
    } finally {
      await files.discard(draft);
    }
    const first = await findBill(db, merchantId, day);
    if (!first) throw new Error(`the bill of ${day} was made and is not there`);
    return first;
  };

  /** The file is gone, from a disk that was replaced: written again, and kept only if it is the same as before. */
  const restore = async ({ merchantId, day, file, sha256, form }: BillRow): Promise<void> => {
    const { draft } = await draw(merchantId, day, file, form);
    try {
      if (draft.sha256 !== sha256) throw new Error(`the bill of ${day} would not be the same again`);
      await files.keep(draft, file);
    } finally {
      await files.discard(draft);
    }
  };

  const make = (merchantId: string, day: string): Promise<BillRow> => {
    const name = `${merchantId} ${day}`;
    const making =
      underWay.get(name) ?? semaphore(() => makeAnew(merchantId, day)).finally(() => underWay.delete(name));
    underWay.set(name, making);
    return making;
  };
  return { make, restore: (row: BillRow) => semaphore(() => restore(row)) };
};
