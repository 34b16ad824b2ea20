import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { addDays, civilDayOf, DEFAULT_ZONE, dayStart } from '@balcao/brazil/dates';
import { billColumns, downloadBill, exportBill, listBills } from '@balcao/contract/bill';
import { pathOf } from '@balcao/contract/endpoint';
import { addWebhook } from '@balcao/contract/webhook';
import { requestOf } from '@balcao/sdk/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { billCells, billFile, billOf } from '../../../test/bills.ts';
import { type MerchantServer, merchantServer, receiver } from '../../../test/merchants.ts';
import { secondsToNoon } from '../../../test/noon.ts';
import { member, openTeam, register, type Team } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { until } from '../../../test/until.ts';
import { transaction } from '../../platform/db.ts';
import type { Posting } from '../ledger/ledger.service.ts';

let testApp: TestApp;
let ana: Team;
let shop: MerchantServer;
let paidBefore = 0;

const today = () => civilDayOf(testApp.platform.clock.now().toISOString(), DEFAULT_ZONE);
const daysAgo = (days: number) => addDays(today(), -days);
/** So many milliseconds after the beginning of the day. */
const within = (day: string, ms: number) => new Date(Date.parse(dayStart(day, DEFAULT_ZONE)) + ms);

/** Orders that were paid at these instants; the fee is one per cent. */
const paid = async (team: Team, moments: readonly Date[], change: { product?: '11'; amount?: number } = {}) => {
  const { db } = testApp.platform;
  const amount = change.amount ?? 10_00;
  const past = moments.map((at) => {
    paidBefore += 1;
    const goods = { goodsName: 'Café', goodsQuantity: 1, unitPrice: amount, payerName: 'Bruna' };
    const order = { ...goods, amount, fee: amount / 100, createdAt: at, completedAt: at, status: '02' as const };
    return { ...order, merchantOrderNumber: `V-${paidBefore}`, product: change.product ?? '03', method: '02' } as const;
  });
  await transaction(db, (tx) => testApp.services.history.bringIn(tx, team, past));
  return past;
};
const post = (team: Team, cause: string, at: Date, postings: readonly Posting[]) =>
  transaction(testApp.platform.db, (tx) =>
    testApp.services.ledger.postMany(tx, [{ merchantId: team.merchantId, cause, at, postings }]),
  );
const numbersOf = async (team: Team): Promise<string[]> => {
  const sql = 'select number from "order" where merchant_id = $1 order by created_at, number';
  const { rows } = await testApp.platform.db.$client.query<{ number: string }>(sql, [team.merchantId]);
  return rows.map(({ number }) => number);
};

const fileOf = (server: MerchantServer, day: string, at = testApp) => billFile(at, server, day);
const linesOf = billCells;
const bill = billOf;
const newTeam = async () => openTeam(testApp, await register(testApp), { certified: true });

beforeAll(async () => {
  testApp = await openTestApp();
  ana = await newTeam();
  shop = await merchantServer(testApp, ana);
});
afterAll(() => testApp.close());

describe('a bill', () => {
  it('has a line for each movement of the day in São Paulo, from its first millisecond to its last', async () => {
    const day = daysAgo(3);
    const dayMs = 86_400_000;
    await paid(ana, [within(day, -1), within(day, 0), within(day, dayMs - 1), within(day, dayMs)]);
    const found = await bill(shop, day);
    expect(found).toMatchObject({
      day,
      rows: 4,
      totals: {
        paid: 20_00,
        fee: -20,
        captured: 0,
        refunded: 0,
        feeReturned: 0,
        withdrawn: 0,
        adjusted: 0,
        net: 19_80,
      },
      opening: 9_90,
      closing: 29_70,
    });
    const { bytes, headers } = await fileOf(shop, day);
    expect(headers['content-type']).toBe('application/gzip');
    const [titles, ...lines] = linesOf(bytes);
    expect(titles).toEqual(billColumns);
    const [, first = ''] = await numbersOf(ana);
    const about = [within(day, 0).toISOString(), first, 'V-2', '', '', '03', '02', `E99999010${first}000`];
    expect(lines.slice(0, 2).map((line) => line.slice(0, 10))).toEqual([
      ['paid', about[0], '1000', ...about.slice(1)],
      ['fee', about[0], '-10', ...about.slice(1)],
    ]);
    expect(lines.at(-1)?.slice(0, 3)).toEqual(['total', within(day, dayMs - 1).toISOString(), '1980']);
  });

  it('says what came of a pre-authorisation, what went back, and the fee that came with it', async () => {
    const team = await newTeam();
    const server = await merchantServer(testApp, team);
    const day = daysAgo(2);
    await paid(team, [within(day, 1)], { product: '11' });
    const [number = ''] = await numbersOf(team);
    const refund = '26030212000000000001';
    const cause = `order:${number}:refund:${refund}`;
    await post(team, `${cause}:held`, within(day, 2), [{ from: 'pending', to: 'refunding', amount: 5_00 }]);
    await post(team, `${cause}:done`, within(day, 3), [
      { from: 'refunding', to: 'rail_clearing:02', amount: 5_00 },
      { from: 'fee_revenue', to: 'pending', amount: 5 },
    ]);
    await post(team, 'settlement:1:done', within(day, 4), [{ from: 'pending', to: 'available', amount: 1_00 }]);
    await post(team, 'correction:1', within(day, 5), [{ from: 'suspense', to: 'available', amount: 7 }]);
    expect((await bill(server, day)).totals).toEqual({
      paid: 0,
      captured: 10_00,
      refunded: -5_00,
      fee: -10,
      feeReturned: 5,
      withdrawn: 0,
      withdrawalFee: 0,
      adjusted: 7,
      net: 5_02,
    });
    const lines = linesOf((await fileOf(server, day)).bytes);
    const facts = lines.map(([type, , amount, order, , back]) => [type, amount, order, back]);
    expect(facts).toEqual([
      ['type', 'amount', 'orderNumber', 'refundNumber'],
      ['captured', '1000', number, ''],
      ['fee', '-10', number, ''],
      ['refunded', '-500', number, refund],
      ['fee_returned', '5', number, refund],
      ['adjusted', '7', '', ''],
      ['total', '502', '', ''],
    ]);
  });

  it('agrees with the ledger to the centavo, however the day is read', async () => {
    const day = daysAgo(3);
    const sql = `select coalesce(sum(e.amount), 0) as sum from ledger.entry e join ledger.journal j
      on j.merchant_id = e.merchant_id and j.id = e.journal_id where e.merchant_id = $1
      and e.bucket not in ('rail_clearing', 'fee_revenue', 'suspense') and j.posted_at >= $2 and j.posted_at < $3`;
    const range = [dayStart(day, DEFAULT_ZONE), dayStart(addDays(day, 1), DEFAULT_ZONE)];
    const { rows } = await testApp.platform.db.$client.query(sql, [ana.merchantId, ...range]);
    const lines = linesOf((await fileOf(shop, day)).bytes).slice(1, -1);
    const sum = lines.reduce((total, [, , amount]) => total + Number(amount), 0);
    expect([Number(rows[0].sum), (await bill(shop, day)).totals.net]).toEqual([sum, sum]);
  });

  it('has the hash and the length that it names, and is the same bytes every time', async () => {
    const found = await bill(shop, daysAgo(3));
    const [one, two] = [await fileOf(shop, found.day), await fileOf(shop, found.day)];
    expect(one.bytes.equals(two.bytes)).toBe(true);
    const csv = gunzipSync(one.bytes);
    expect(createHash('sha256').update(csv).digest('hex')).toBe(found.sha256);
    expect(csv.length).toBe(found.bytes);
    expect(found.download).toBe(pathOf(downloadBill, { day: found.day }));
  });

  it('comes back the same when its file is lost', async () => {
    const found = await bill(shop, daysAgo(3));
    const before = await fileOf(shop, found.day);
    fs.rmSync(path.join(testApp.platform.config.dataDir, 'bills', ana.merchantId.slice(-2), ana.merchantId), {
      recursive: true,
    });
    expect((await fileOf(shop, found.day)).bytes.equals(before.bytes)).toBe(true);
  });

  it('stays as it is when something is posted into its day afterwards, and is not given when its file would differ', async () => {
    const team = await newTeam();
    const server = await merchantServer(testApp, team);
    const day = daysAgo(4);
    await paid(team, [within(day, 5)]);
    const before = await bill(server, day);
    await paid(team, [within(day, 6)]);
    expect(await bill(server, day)).toEqual(before);
    expect(gunzipSync((await fileOf(server, day)).bytes).length).toBe(before.bytes);
    fs.rmSync(path.join(testApp.platform.config.dataDir, 'bills', team.merchantId.slice(-2), team.merchantId), {
      recursive: true,
    });
    expect((await fileOf(server, day)).statusCode).toBe(500);
  });

  it('of a day on which nothing moved has no lines', async () => {
    const found = await bill(shop, daysAgo(200));
    expect(found).toMatchObject({ rows: 0, totals: { net: 0 } });
    expect(linesOf((await fileOf(shop, found.day)).bytes).map(([type]) => type)).toEqual(['type', 'total']);
  });

  it('holds thousands of lines, none twice and none lost', async () => {
    const team = await newTeam();
    const server = await merchantServer(testApp, team);
    const day = daysAgo(5);
    // More than are read at once, and several in the same millisecond.
    await paid(
      team,
      Array.from({ length: 6_000 }, (_, index) => within(day, Math.floor(index / 3))),
      { amount: 1_00 },
    );
    expect(await bill(server, day)).toMatchObject({ rows: 12_000, totals: { paid: 6_000_00, fee: -60_00 } });
    const lines = linesOf((await fileOf(server, day)).bytes).slice(1, -1);
    expect(new Set(lines.map(([type, , , number]) => `${type} ${number}`)).size).toBe(12_000);
  });
});

describe('a bill is refused', () => {
  it.each([
    ['of today', () => today()],
    ['of tomorrow', () => daysAgo(-1)],
    ['of more than twelve months ago', () => daysAgo(367)],
    ['of a day that the calendar does not have', () => '20260230'],
  ])('%s', async (_, day) => {
    await expect(bill(shop, day())).rejects.toMatchObject({
      name: 'form_invalid',
      fields: { day: expect.any(String) },
    });
    expect((await fileOf(shop, day())).statusCode).toBe(422);
  });
  it('in the ten minutes after midnight in which the day may still grow, with the seconds to wait', async () => {
    const midnight = Date.parse(dayStart(addDays(today(), 1), DEFAULT_ZONE));
    const before = testApp.platform.clock.now().getTime();
    const over = today();
    testApp.platform.clock.setAhead(Math.ceil((midnight + 60_000 - before) / 1000));
    await expect(bill(shop, over)).rejects.toMatchObject({
      name: 'bill_not_ready',
      retryAfterSeconds: expect.any(Number),
    });
    testApp.platform.clock.setAhead(Math.ceil((midnight + 601_000 - before) / 1000));
    await expect(bill(shop, over)).resolves.toMatchObject({ day: over });
    testApp.platform.clock.setAhead(0);
  });
  it('to another merchant: everybody gets their own', async () => {
    const other = await merchantServer(testApp, await newTeam());
    expect(await bill(other, daysAgo(3))).toMatchObject({ rows: 0, totals: { net: 0 } });
  });
});

describe('two servers', () => {
  it('make one bill of a day that is asked of both at once, and tell the merchant once', async () => {
    const team = await newTeam();
    const server = await merchantServer(testApp, team);
    const hook = await receiver();
    await team.call(addWebhook, { body: { url: hook.url } });
    const day = daysAgo(6);
    await paid(
      team,
      Array.from({ length: 300 }, (_, index) => within(day, index)),
    );
    const two = await openTestApp({}, testApp.database);
    const asks = Array.from({ length: 20 }, (_, index) => fileOf(server, day, index % 2 === 0 ? testApp : two));
    const files = await Promise.all(asks);
    expect(new Set(files.map(({ bytes }) => bytes.toString('hex'))).size).toBe(1);
    await two.close();
    const { body } = await hook.receive();
    expect(JSON.parse(body)).toMatchObject({ type: 'bill.ready', data: await bill(server, day) });
    const sql = `select count(*) from webhook_delivery where merchant_id = $1 and type = 'bill.ready'`;
    const { rows } = await testApp.platform.db.$client.query(sql, [team.merchantId]);
    expect(Number(rows[0].count)).toBe(1);
    await hook.close();
  });
});

describe('the nights', () => {
  it('make the bills of the past days on which something moved, without being asked', async () => {
    const ahead = secondsToNoon(testApp);
    testApp.platform.clock.setAhead(ahead);
    const team = await newTeam();
    const days = [daysAgo(1), daysAgo(7)];
    await paid(
      team,
      days.map((day) => within(day, 0)),
    );
    const another = await openTestApp({}, testApp.database);
    another.platform.clock.setAhead(ahead);
    await another.platform.jobs.sweep();
    const made = () => team.call(listBills, {});
    const { list, total } = await until(made, (page) => page.total >= 2);
    expect([list.map(({ day }) => day), total]).toEqual([days, 2]);
    await another.close();
    testApp.platform.clock.setAhead(0);
  });
});

describe('GET /admin/v3.0/bill', () => {
  it('lists the bills of the team, newest day first, a page at a time', async () => {
    const all = await ana.call(listBills, {});
    expect(all.list.map(({ day }) => day)).toEqual(
      all.list
        .map(({ day }) => day)
        .toSorted()
        .toReversed(),
    );
    const first = await ana.call(listBills, { query: { pageSize: 1 } });
    expect(first.list).toEqual(all.list.slice(0, 1));
    const second = await ana.call(listBills, { query: { pageSize: 1, cursor: first.nextCursor ?? '' } });
    expect(second.list).toEqual(all.list.slice(1, 2));
    await expect(ana.call(listBills, { query: { cursor: 'yesterday' } })).rejects.toMatchObject({
      name: 'form_invalid',
    });
  });
  it('hands the file of any past day to members who may see orders, the same as the server gets', async () => {
    const day = daysAgo(3);
    const caio = await member(testApp, ana, { permissions: [{ menuId: 'payment.orders', permissionLevel: 'read' }] });
    const request = requestOf(
      {
        baseUrl: 'http://balcao.test',
        send: testApp.send,
        headers: () => ({ authorization: `Bearer ${caio.token}` }),
      },
      exportBill,
      { params: { day } },
    );
    const answer = await testApp.send(request);
    expect(answer.headers.get('content-type')).toBe('application/gzip');
    expect(Buffer.from(await answer.arrayBuffer()).equals((await fileOf(shop, day)).bytes)).toBe(true);
  });
});
