import type { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { addDays, civilDayOf, DEFAULT_ZONE, monthsBack } from '@balcao/brazil/dates';
import {
  billMonths,
  type downloadBill,
  type exportBill,
  type exportBillSheet,
  type getBill,
  type listBills,
} from '@balcao/contract/bill';
import type { ReplyOf } from '@balcao/contract/endpoint';
import { sheetRowsAtMost } from '@balcao/contract/export';
import { LogEvent } from '@balcao/contract/log';
import { defaultPageSize } from '@balcao/contract/page';
import { lastKeyOf } from '../../platform/cursor.ts';
import { transaction } from '../../platform/db.ts';
import type { Call } from '../../platform/implement.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { skipOf } from '../../platform/page.ts';
import { refuse, refuseField } from '../../platform/refusal.ts';
import { sheetFile } from '../export/export.service.ts';
import type { LedgerDays } from '../ledger/ledger-day.service.ts';
import type { LogService } from '../log/log.service.ts';
import { changeOf, numbered } from '../log/log-change.service.ts';
import { presentBill, presentOwn } from './bill.present.ts';
import { countBills, findBill, findMade, listBills as listRows } from './bill.repository.ts';
import type { BillRow } from './bill.tables.ts';
import { billTexts } from './bill.texts.ts';
import { hasSettled, settlesIn } from './bill-days.ts';
import { createBillMaking, type MakingNeeds } from './bill-making.service.ts';
import type { BillReading } from './bill-reading.ts';
import { billSheet } from './bill-sheet.ts';

/** The form of keys that are civil days. */
const days = /^20\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])$/;
/** How long a caller waits for a bill that is not made yet; a day of a million lines takes longer. */
const patienceMs = 20_000;
const retryAfterSeconds = 5;
const dayMs = 86_400_000;
/** Nights for which a server may have been off. */
const daysCaughtUp = 7;

interface Needs extends MakingNeeds {
  readonly jobs: Pick<Jobs, 'every' | 'handle' | 'send'>;
  readonly ledgerDays: Pick<LedgerDays, 'merchants'>;
  readonly reader: BillReading;
  readonly logs: Pick<LogService, 'record'>;
}

/** Daily bills: every movement as a line, for the merchant's accountant. */
export const createBillService = (needs: Needs) => {
  const { db, clock, jobs, files, ledgerDays, logs, reader } = needs;
  const making = createBillMaking(needs);
  const today = (): string => civilDayOf(clock.now().toISOString(), DEFAULT_ZONE);

  /** The first of the days that may lack a bill: what was found whole is not looked at again by this process. */
  let nextDay: string | undefined;
  jobs.handle('bill.make', async ({ merchantId, day }) => void (await making.make(merchantId, day)));
  /** When each was asked for that is not made yet. Its job tries again by itself for about a day: a second one would only take its place. */
  const askedAt = new Map<string, number>();
  const askFor = async (merchantId: string, day: string): Promise<void> => {
    const [bill, now] = [`${merchantId} ${day}`, clock.now().getTime()];
    if (now - (askedAt.get(bill) ?? 0) < dayMs) return;
    await transaction(db, (tx) => jobs.send(tx, 'bill.make', { merchantId, day }));
    askedAt.set(bill, now);
  };
  jobs.every(300, 'bill.make', async () => {
    const last = addDays(today(), -1);
    nextDay ??= addDays(today(), -daysCaughtUp);
    for (let day = nextDay; day <= last; day = addDays(day, 1)) {
      if (!hasSettled(day, clock.now())) return;
      const moved = await ledgerDays.merchants(day);
      const made = await findMade(db, moved, day);
      const lacking = moved.filter((merchantId) => !made.has(merchantId));
      for (const merchantId of lacking) await askFor(merchantId, day);
      for (const merchantId of made) askedAt.delete(`${merchantId} ${day}`);
      if (lacking.length === 0 && day === nextDay) nextDay = addDays(day, 1);
    }
  });

  /** Makes what is lacking of the past days at once: for history that was brought in. */
  const catchUp = async (days: number): Promise<void> => {
    const folded = new Set<string>();
    for (let back = days; back > 0; back -= 1) {
      const day = addDays(today(), -back);
      if (!hasSettled(day, clock.now())) return;
      for (const merchantId of await ledgerDays.merchants(day)) {
        if (!folded.has(merchantId)) await reader.prepare(merchantId);
        folded.add(merchantId);
        await making.make(merchantId, day);
      }
    }
  };

  const checkDay = (day: string): void => {
    if (day >= today() || day < monthsBack(today(), billMonths)) refuseField('day', 'billDay');
    const waitMs = settlesIn(day, clock.now());
    if (waitMs > 0) refuse('bill_not_ready', Math.ceil(waitMs / 1000));
  };
  const billOf = async (merchantId: string, day: string): Promise<BillRow> => {
    checkDay(day);
    const known = await findBill(db, merchantId, day);
    if (known) return known;
    const made = making.make(merchantId, day);
    const row = await Promise.race([made, delay(patienceMs, undefined, { ref: false })]);
    return row ?? refuse('bill_not_ready', retryAfterSeconds);
  };
  const fileOf = async (merchantId: string, day: string): Promise<Readable> => {
    const row = await billOf(merchantId, day);
    const file = await files.read(row.file);
    if (file) return file;
    await making.restore(row);
    return (await files.read(row.file)) ?? refuse('unavailable', retryAfterSeconds);
  };

  const record = (call: Call<typeof exportBill> | Call<typeof exportBillSheet>, form: string): Promise<void> => {
    const subject = numbered('dailyFile', call.actor.merchantId, form);
    const changes = changeOf('day', null, call.params.day);
    const event = LogEvent.enum.dailyFileDownloaded;
    return transaction(db, (tx) => logs.record(tx, call, { event, subject, changes }));
  };

  return {
    catchUp,
    /** Deletes every file of the platform. */
    clear: files.clear,
    get: async ({ actor, params }: Call<typeof getBill>): Promise<ReplyOf<typeof getBill>> =>
      presentOwn(await billOf(actor.merchantId, params.day)),
    download: ({ actor, params }: Call<typeof downloadBill>): Promise<Readable> => fileOf(actor.merchantId, params.day),
    export: async (call: Call<typeof exportBill>): Promise<Readable> => {
      const file = await fileOf(call.actor.merchantId, call.params.day);
      await record(call, 'CSV');
      return file;
    },

    /** The same day for people. @throws Refusal `form_invalid` where it has more lines than a sheet of XLSX holds. */
    exportSheet: async (call: Call<typeof exportBillSheet>): Promise<Readable> => {
      const { actor, params, query, locale } = call;
      const { rows } = await billOf(actor.merchantId, params.day);
      // Three rows more than the lines: titles, opening balance and totals.
      if (query.format === 'xlsx' && rows + 3 > sheetRowsAtMost) refuseField('format', 'choice');
      await record(call, query.format.toUpperCase());
      const sheet = billSheet(reader, actor.merchantId, params.day, locale);
      return sheetFile(query.format, sheet, billTexts[locale].day);
    },
    list: async ({ actor, query }: Call<typeof listBills>): Promise<ReplyOf<typeof listBills>> => {
      const { pageNum = 1, pageSize = defaultPageSize, cursor, sort } = query;
      const [after, skip] = [lastKeyOf(cursor, days), skipOf(query)];
      const [rows, total] = await Promise.all([
        listRows(db, actor.merchantId, { after, skip, limit: pageSize + 1, sort }),
        countBills(db, actor.merchantId),
      ]);
      const page = rows.slice(0, pageSize);
      const nextCursor = rows.length > pageSize ? (page.at(-1)?.day ?? null) : null;
      return { list: page.map(presentBill), total, totalIsCapped: false, pageNum, pageSize, nextCursor };
    },
  };
};
export type BillService = ReturnType<typeof createBillService>;
