import { addDays, civilDayOf, DEFAULT_ZONE, dayStart } from '@balcao/brazil/dates';
import { exportBillSheet } from '@balcao/contract/bill';
import { type BillLine, billPartOf, billParts } from '@balcao/contract/bill-parts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { billFile, billOf, billRecords, billSheetOf } from '../../../test/bills.ts';
import { deep } from '../../../test/depth.ts';
import { type MerchantServer, merchantServer } from '../../../test/merchants.ts';
import { openTeam, register, type Team } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { unzipped } from '../../../test/zips.ts';
import { transaction } from '../../platform/db.ts';
import type { Account, Posting } from '../ledger/ledger.service.ts';

let testApp: TestApp;
let ana: Team;
let shop: MerchantServer;
const daysAgo = (days: number) => addDays(civilDayOf(testApp.platform.clock.now().toISOString(), DEFAULT_ZONE), -days);
const within = (day: string, ms: number) => new Date(Date.parse(dayStart(day, DEFAULT_ZONE)) + ms);

/** An event of a day: its cause, and from where to where its money went. */
type Event = readonly [cause: string, ...moves: (readonly [from: Account, to: Account, amount: number])[]];
const post = (team: Team, day: string, events: readonly Event[]) =>
  transaction(testApp.platform.db, (tx) =>
    testApp.services.ledger.postMany(
      tx,
      events.map(([cause, ...moves], index) => ({
        merchantId: team.merchantId,
        cause,
        at: within(day, index * 60_000),
        postings: moves.map(([from, to, amount]): Posting => ({ from, to, amount })),
      })),
    ),
  );
const number = (last: number): string => `2603021200${String(last).padStart(10, '0')}`;
const refund = (order: number, own: number, step: 'held' | 'ended') =>
  `order:${number(order)}:refund:${number(own)}:${step}`;
const withdrawal = (own: number, step: 'held' | 'done' | 'failed' | 'cleared') => `withdrawal:${number(own)}:${step}`;

/** Every kind of movement that there is. */
const everything: readonly Event[] = [
  ...(['01', '02', '0301', '0302'] as const).map(
    (method, index): Event => [
      `order:${number(index + 1)}:paid`,
      [`rail_clearing:${method}`, 'pending', 98_00 + index],
      [`rail_clearing:${method}`, 'fee_revenue', 2_00],
    ],
  ),
  // A part given back, whose share of the fee came with it; and one that the rail refused.
  [refund(1, 11, 'held'), ['pending', 'refunding', 39_20], ['fee_revenue', 'refunding', 80]],
  [refund(1, 11, 'ended'), ['refunding', 'rail_clearing:01', 40_00]],
  [refund(2, 12, 'held'), ['pending', 'refunding', 9_80], ['fee_revenue', 'refunding', 20]],
  [refund(2, 12, 'ended'), ['refunding', 'fee_revenue', 20], ['refunding', 'pending', 9_80]],
  ['settlement:20260302:1', ['pending', 'available', 300_00]],
  [withdrawal(21, 'held'), ['available', 'withdrawing', 100_00]],
  [withdrawal(21, 'done'), ['withdrawing', 'payout_clearing', 96_50], ['withdrawing', 'fee_revenue', 3_50]],
  [withdrawal(21, 'cleared'), ['payout_clearing', 'rail_clearing:payout', 96_50]],
  [withdrawal(22, 'held'), ['available', 'withdrawing', 50_00]],
  [withdrawal(22, 'failed'), ['withdrawing', 'available', 50_00]],
  ['reserve:one', ['available', 'reserve', 30_00]],
  ['reversal:one', ['reserve', 'available', 30_00]],
  [`order:${number(3)}:unexpected:E1`, ['rail_clearing:02', 'suspense', 98_00]],
  [`order:${number(3)}:returned:E1`, ['suspense', 'rail_clearing:02', 98_00]],
  ['correction:one', ['suspense', 'available', 7]],
  // What a kind of posting that is not known here took of an order, the fee given back with it; and a bank by itself.
  [
    `order:${number(4)}:novelty:E4`,
    ['available', 'rail_clearing:0302', 98_00],
    ['fee_revenue', 'rail_clearing:0302', 2_00],
  ],
  [
    `order:${number(3)}:bank-return:D1`,
    ['available', 'rail_clearing:0301', 49_00],
    ['fee_revenue', 'rail_clearing:0301', 1_00],
  ],
];
const owned = async (team: Team) => {
  const { pending, available, withdrawing, refunding, reserve } = await testApp.services.ledger.buckets(
    testApp.platform.db,
    team.merchantId,
  );
  return pending + available + withdrawing + refunding + reserve;
};

/** That lines lead from the opening to the closing balance, in each way of adding them up. */
const addsUp = async (server: MerchantServer, day: string) => {
  const bill = await billOf(server, day);
  const records = billRecords((await billFile(testApp, server, day)).bytes);
  const [total, lines] = [records.at(-1) ?? {}, records.slice(0, -1)];
  for (const line of lines) {
    const amounts = billParts.map((part) => Number(line[part]));
    expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(Number(line.amount));
    expect(Number(line[billPartOf[line.type as BillLine]])).toBe(Number(line.amount));
  }
  for (const column of [...billParts, 'amount'])
    expect(lines.reduce((sum, line) => sum + Number(line[column]), 0)).toBe(Number(total[column]));
  expect(Number(total.amount)).toBe(bill.totals.net);
  expect(bill.opening + bill.totals.net).toBe(bill.closing);
  return { bill, lines, total };
};

beforeAll(async () => {
  testApp = await openTestApp();
  ana = await openTeam(testApp, await register(testApp), { certified: true });
  shop = await merchantServer(testApp, ana);
  await post(ana, daysAgo(4), [['correction:before', ['suspense', 'available', 500_00]]]);
  await post(ana, daysAgo(3), everything);
});
afterAll(() => testApp.close());

describe('the file of a day with every kind of movement', () => {
  it('leads from the opening to the closing balance, which is what the ledger says', async () => {
    const { bill } = await addsUp(shop, daysAgo(3));
    expect([bill.opening, bill.closing]).toEqual([500_00, await owned(ana)]);
    expect(bill.totals).toEqual({
      paid: 400_06,
      captured: 0,
      refunded: -40_00,
      fee: -8_00,
      feeReturned: 1_80,
      withdrawn: -96_50,
      withdrawalFee: -3_50,
      adjusted: 7 - 98_00 - 50_00,
      net: 105_93,
    });
  });

  it('has each kind in a line and a column of its own, with the number behind it', async () => {
    const { lines, total } = await addsUp(shop, daysAgo(3));
    const told = lines.map(({ type, amount, orderNumber, refundNumber, withdrawalNumber }) =>
      [type, amount, orderNumber, refundNumber, withdrawalNumber].filter(Boolean).join(' '),
    );
    expect(told.slice(8)).toEqual([
      `fee_returned 80 ${number(1)} ${number(11)}`,
      `refunded -4000 ${number(1)} ${number(11)}`,
      `fee_returned 20 ${number(2)} ${number(12)}`,
      `fee_returned -20 ${number(2)} ${number(12)}`,
      `withdrawn -9650 ${number(21)}`,
      `withdrawal_fee -350 ${number(21)}`,
      'adjusted 7',
      `adjusted -9800 ${number(4)}`,
      `adjusted -5000 ${number(3)}`,
      `fee_returned 100 ${number(3)}`,
    ]);
    expect(told.slice(0, 2)).toEqual([`paid 10000 ${number(1)}`, `fee -200 ${number(1)}`]);
    expect(billParts.map((part) => total[part])).toEqual(['40006', '-4000', '-970', '-9650', '-14793']);
    expect(new Set(lines.map(({ movementId }) => movementId)).size).toBe(12);
  });

  it('is a sheet for people in reais, at the times of São Paulo, with the balance after every line', async () => {
    const text = (await billSheetOf(testApp, ana, daysAgo(3), 'csv')).toString();
    expect(text.startsWith('\ufeffData e hora;Movimento;Pedido;')).toBe(true);
    const [titles = [], ...rows] = text
      .slice(1, -2)
      .split('\r\n')
      .map((line) => line.split(';'));
    expect(titles.slice(-7)).toEqual([
      'Vendas',
      'Reembolsos',
      'Tarifas',
      'Saques',
      'Ajustes',
      'Valor líquido',
      'Saldo',
    ]);
    const edges = [rows[0] ?? [], rows.at(-1) ?? []].map((row) => row.filter(Boolean));
    expect(edges).toEqual([
      ['Saldo inicial', '500,00'],
      ['Total', '400,06', '-40,00', '-9,70', '-96,50', '-147,93', '105,93', '605,93'],
    ]);
    const withdrawn = rows.find(([, kind]) => kind === 'Saque') ?? [];
    const day = daysAgo(3).replace(/(....)(..)(..)/, '$3/$2/$1');
    expect(withdrawn.slice(0, 7)).toEqual([`${day} 00:10:00`, 'Saque', '', '', '', '', `\t${number(21)}`]);
    expect(withdrawn.slice(-7)).toEqual(['', '', '', '-96,50', '', '-96,50', '756,36']);
  });

  it('is a spreadsheet whose amounts are numbers, its days dates and its long numbers text', async () => {
    const sheet = unzipped(await billSheetOf(testApp, ana, daysAgo(3), 'xlsx')).get('xl/worksheets/sheet1.xml') ?? '';
    const rows = [...sheet.matchAll(/<row>(.*?)<\/row>/g)].map(([, row = '']) => row);
    expect(rows).toHaveLength(21);
    expect(rows[2]).toContain(`<is><t xml:space="preserve">${number(1)}</t></is>`);
    expect(rows[2]).toMatch(/^<c s="4"><v>\d{5}(\.\d+)?<\/v><\/c>/);
    expect(rows[2]).toMatch(
      /<c s="3"><v>100\.00<\/v><\/c>(<c\/>){4}<c s="3"><v>100\.00<\/v><\/c><c s="3"><v>600\.00<\/v><\/c>$/,
    );
    expect(rows.at(-1)).toMatch(/<c s="7"><v>105\.93<\/v><\/c><c s="7"><v>605\.93<\/v><\/c>$/);
  });

  it.each([
    ['en', 'Opening balance'],
    ['es', 'Saldo inicial'],
    ['zh', '期初余额'],
  ])('speaks the language of who reads it: %s', async (language, words) => {
    expect((await billSheetOf(testApp, ana, daysAgo(3), 'csv', language)).toString()).toContain(words);
  });

  it('is given for past days only, in the formats that there are', async () => {
    const asked = (day: string, format: 'csv') => ana.call(exportBillSheet, { params: { day }, query: { format } });
    const refusal = 'form_invalid';
    await expect(asked(daysAgo(0), 'csv')).rejects.toMatchObject({ refusal, fields: { day: expect.any(String) } });
    await expect(asked(daysAgo(3), 'pdf' as 'csv')).rejects.toMatchObject({
      refusal,
      fields: { format: expect.any(String) },
    });
  });
});

describe('any day', () => {
  const centavos = fc.integer({ min: 1, max: 5_000_000 });
  const event = fc.oneof(
    fc.record({ kind: fc.constant('paid' as const), amount: centavos, fee: fc.integer({ min: 0, max: 9_999 }) }),
    fc.record({ kind: fc.constant('refunded' as const), amount: centavos, fee: fc.integer({ min: 0, max: 9_999 }) }),
    fc.record({ kind: fc.constant('withdrawn' as const), amount: centavos, fee: fc.integer({ min: 0, max: 9_999 }) }),
    fc.record({ kind: fc.constant('unknown' as const), amount: centavos, fee: fc.integer({ min: 0, max: 9_999 }) }),
  );
  type Drawn = typeof event extends fc.Arbitrary<infer T> ? T : never;
  let made = 100;
  const eventsOf = ({ kind, amount, fee }: Drawn): Event[] => {
    made += 1;
    const some = (from: Account, to: Account, part: number) => (part > 0 ? [[from, to, part] as const] : []);
    if (kind === 'paid')
      return [
        [
          `order:${number(made)}:paid`,
          ['rail_clearing:02', 'pending', amount],
          ...some('rail_clearing:02', 'fee_revenue', fee),
        ],
      ];
    if (kind === 'refunded')
      return [
        [refund(made, made, 'held'), ['available', 'refunding', amount], ...some('fee_revenue', 'refunding', fee)],
        [refund(made, made, 'ended'), ['refunding', 'rail_clearing:02', amount + fee]],
      ];
    if (kind === 'withdrawn')
      return [
        [withdrawal(made, 'held'), ['available', 'withdrawing', amount + fee]],
        [
          withdrawal(made, 'done'),
          ['withdrawing', 'payout_clearing', amount],
          ...some('withdrawing', 'fee_revenue', fee),
        ],
      ];
    return [
      [
        `order:${number(made)}:novelty:1`,
        ['available', 'rail_clearing:02', amount],
        ...some('fee_revenue', 'available', fee),
      ],
    ];
  };

  it('adds up, whatever moved, and begins with what the day before ended with', async () => {
    const team = await openTeam(testApp, await register(testApp), { certified: true });
    const server = await merchantServer(testApp, team);
    await post(team, daysAgo(40), [['correction:before', ['suspense', 'available', 9_000_000_00]]]);
    let [day, closing] = [daysAgo(39), 9_000_000_00];
    await fc.assert(
      fc.asyncProperty(fc.array(event, { maxLength: 8 }), async (events) => {
        await post(team, day, events.flatMap(eventsOf));
        const { bill } = await addsUp(server, day);
        expect(bill.opening).toBe(closing);
        expect(bill.closing).toBe(await owned(team));
        [day, closing] = [addDays(day, 1), bill.closing];
      }),
      { numRuns: deep(15), endOnFailure: true },
    );
  });
});
