import { addDays, civilDayOf, DEFAULT_ZONE, dayStart } from '@balcao/brazil/dates';
import { formatBrl } from '@balcao/brazil/money';
import { requestExport } from '@balcao/contract/export';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { billOf } from '../../../test/bills.ts';
import { exportedAs } from '../../../test/exports.ts';
import { type MerchantServer, merchantServer } from '../../../test/merchants.ts';
import { pagesOf } from '../../../test/pdfs.ts';
import { member, openTeam, register, type Team } from '../../../test/people.ts';
import { certifyForPayments } from '../../../test/submissions.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { unzipped } from '../../../test/zips.ts';
import { transaction } from '../../platform/db.ts';
import type { Posting } from '../ledger/ledger.service.ts';
import { daysOf } from './bill-month.ts';

let testApp: TestApp;
let ana: Team;
let shop: MerchantServer;
/** The month that ended last, and one of two years ago. */
let month: string;
let old: string;

const today = () => civilDayOf(testApp.platform.clock.now().toISOString(), DEFAULT_ZONE);
const post = (day: string, cause: string, postings: readonly Posting[]) =>
  transaction(testApp.platform.db, (tx) =>
    testApp.services.ledger.postMany(tx, [
      { merchantId: ana.merchantId, cause, at: new Date(Date.parse(dayStart(day, DEFAULT_ZONE))), postings },
    ]),
  );
const sold = (day: string, order: string, amount: number) =>
  post(day, `order:${order}:paid`, [
    { from: 'rail_clearing:02', to: 'pending', amount: amount - 1_00 },
    { from: 'rail_clearing:02', to: 'fee_revenue', amount: 1_00 },
  ]);

/** The cells of each row of a sheet, as a spreadsheet has them. */
const rowsOf = (xlsx: Buffer): string[][] => {
  const sheet = unzipped(xlsx).get('xl/worksheets/sheet1.xml') ?? '';
  return [...sheet.matchAll(/<row>(.*?)<\/row>/g)].map(([, row = '']) =>
    [...row.matchAll(/<c(?: [^>]*)?(?:\/>|>(.*?)<\/c>)/g)].map(([, cell = '']) => cell.replaceAll(/<[^>]*>/g, '')),
  );
};
const closing = (format: 'xlsx' | 'pdf', of = month, language = 'pt') =>
  exportedAs(testApp, ana, { subject: 'billMonth', format, filter: { month: of }, language });
const centavosOf = (cell = ''): number => Math.round(Number(cell) * 100);

beforeAll(async () => {
  testApp = await openTestApp();
  ana = await openTeam(testApp, await register(testApp));
  await certifyForPayments(testApp, ana);
  shop = await merchantServer(testApp, ana);
  month = addDays(`${today().slice(0, 6)}01`, -1).slice(0, 6);
  old = `${Number(today().slice(0, 4)) - 2}02`;
  const [first, last] = [daysOf(month).first, daysOf(month).last];
  await sold(daysOf(old).first, '1'.repeat(20), 50_00);
  await sold(first, '2'.repeat(20), 30_00);
  await sold(last, '3'.repeat(20), 70_00);
  await post(addDays(first, 3), 'settlement:1:1', [{ from: 'pending', to: 'available', amount: 70_00 }]);
  await post(last, `withdrawal:${'4'.repeat(20)}:held`, [{ from: 'available', to: 'withdrawing', amount: 20_00 }]);
  await post(last, `withdrawal:${'4'.repeat(20)}:done`, [
    { from: 'withdrawing', to: 'payout_clearing', amount: 18_50 },
    { from: 'withdrawing', to: 'fee_revenue', amount: 1_50 },
  ]);
  await post(last, 'correction:1', [{ from: 'available', to: 'suspense', amount: 7 }]);
  // Of the month that goes on now.
  await sold(addDays(last, 1), '5'.repeat(20), 10_00);
});
afterAll(() => testApp.close());

describe('the closing of a month', () => {
  it('is a sheet of whose money it is, each day and the whole, from the opening to the closing balance', async () => {
    const rows = rowsOf(await closing('xlsx'));
    const { first, last } = daysOf(month);
    const days = Number(last.slice(6));
    expect(rows).toHaveLength(7 + 1 + days + 1);
    expect(rows.slice(0, 3).flat()).toEqual([
      'Fechamento do mês',
      expect.stringMatching(/\S/),
      expect.stringMatching(/^CNPJ [0-9A-Z]{2}\.[0-9A-Z]{3}\.[0-9A-Z]{3}\/[0-9A-Z]{4}-\d{2} · Estabelecimento \d+$/),
    ]);
    expect(rows[7]).toEqual([
      ...['Dia', 'Saldo inicial', 'Vendas', 'Reembolsos', 'Tarifas', 'Saques', 'Ajustes', 'Saldo final'],
    ]);
    const serial = (day: string) => String(Date.parse(day.replace(/(....)(..)(..)/, '$1-$2-$3')) / 86_400_000 + 25_569);
    expect(rows[8]).toEqual([serial(first), '49.00', '30.00', '0.00', '-1.00', '0.00', '0.00', '78.00']);
    expect(rows.at(-2)).toEqual([serial(last), '78.00', '70.00', '0.00', '-2.50', '-18.50', '-0.07', '126.93']);
    expect(rows.at(-1)).toEqual(['Total', '49.00', '100.00', '0.00', '-3.50', '-18.50', '-0.07', '126.93']);
    let before = centavosOf(rows[8]?.[1]);
    for (const row of rows.slice(8, -1)) {
      const [opening = 0, ...amounts] = row.slice(1).map(centavosOf);
      expect(opening).toBe(before);
      before = amounts.pop() ?? 0;
      expect(amounts.reduce((sum, amount) => sum + amount, opening)).toBe(before);
    }
  });

  it('agrees with the daily files of its days', async () => {
    const rows = rowsOf(await closing('xlsx'));
    const { totals, opening, closing: end } = await billOf(shop, daysOf(month).last);
    const { paid, refunded, fee, withdrawalFee, withdrawn, adjusted } = totals;
    const told = [opening, paid, refunded, fee + withdrawalFee, withdrawn, adjusted, end];
    expect(rows.at(-2)?.slice(1).map(centavosOf)).toEqual(told);
  });

  it('is a PDF of one page with the same figures', async () => {
    const pages = pagesOf(await closing('pdf'));
    expect(pages).toHaveLength(1);
    const page = pages[0]?.replaceAll('\u00a0', ' ') ?? '';
    for (const words of [
      'Fechamento do mês',
      ana.merchantNumber,
      'CNPJ',
      formatBrl(126_93),
      formatBrl(49_00),
      '-18,50',
    ])
      expect(page).toContain(words.replaceAll('\u00a0', ' '));
  });

  it('is there of months of long ago too, in the language of who asks', async () => {
    const rows = rowsOf(await closing('xlsx', old, 'en'));
    expect(rows[0]).toEqual(['Month closing']);
    expect(rows.at(-1)).toEqual(['Total', '0.00', '50.00', '0.00', '-1.00', '0.00', '0.00', '49.00']);
  });

  it.each([
    ['goes on', () => today().slice(0, 6)],
    ['is to come', () => '209901'],
    ['was before there was anything', () => '201912'],
    ['the calendar does not have', () => '202613'],
  ])('is refused of a month that %s', async (_, wrong) => {
    const body = { subject: 'billMonth', format: 'pdf', filter: { month: wrong() } } as const;
    await expect(ana.call(requestExport, { body })).rejects.toMatchObject({ refusal: 'form_invalid' });
  });

  it('is for members who may see the money, as statements are', async () => {
    const sales = await member(testApp, ana, { permissions: [{ menuId: 'payment.orders', permissionLevel: 'write' }] });
    const body = { subject: 'billMonth', format: 'xlsx', filter: { month } } as const;
    await expect(sales.call(requestExport, { body })).rejects.toMatchObject({ refusal: 'permission_missing' });
    const csv = { ...body, format: 'csv' } as const;
    await expect(ana.call(requestExport, { body: csv })).rejects.toMatchObject({ refusal: 'form_invalid' });
  });
});
