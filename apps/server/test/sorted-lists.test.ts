import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { listBills } from '@balcao/contract/bill';
import { listInstalments } from '@balcao/contract/instalment';
import { listOrders } from '@balcao/contract/order';
import type { ListSort, TimeSort } from '@balcao/contract/page';
import { listPreauths } from '@balcao/contract/preauth';
import { listRefunds } from '@balcao/contract/refund';
import { listRequests } from '@balcao/contract/request';
import { changeTeam, listTeams, login } from '@balcao/contract/session';
import { listSettlements } from '@balcao/contract/settlement';
import { listWithdrawals } from '@balcao/contract/withdrawal';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '../src/modules/sandbox/seed-people.ts';
import { openTestApp, type TestApp } from './test-app.ts';

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'balcao-sorted-'));
let testApp: TestApp;
let call: ReturnType<TestApp['caller']>;
let merchantId: string;
beforeAll(async () => {
  testApp = await openTestApp({ sandboxSeed: 'small', dataDir });
  await testApp.services.sandbox.prepare();
  const { token } = await testApp.caller()(login, { body: { email: 'ana@cafe.example', password: demoPassword } });
  merchantId = (await testApp.caller(token)(listTeams, {})).merchantList[0]?.merchantId ?? '';
  call = testApp.caller((await testApp.caller(token)(changeTeam, { body: { merchantId } })).token);
});
afterAll(async () => {
  await testApp.close();
  fs.rmSync(dataDir, { recursive: true });
});

interface Query<Sort> {
  readonly sort: Sort;
  readonly cursor?: string;
  readonly pageSize: number;
}
interface Page {
  readonly list: readonly Readonly<Record<string, unknown>>[];
  readonly nextCursor: string | null;
}
type Read<Sort> = (query: Query<Sort>) => Promise<Page>;
const ask = (read: Read<ListSort>) => read;
/** A list, what it calls its number and the amount that orders it. */
const lists = {
  orders: [ask((query) => call(listOrders, { query })), 'number', 'amount'],
  refunds: [ask((query) => call(listRefunds, { query })), 'number', 'amount'],
  instalments: [ask((query) => call(listInstalments, { query })), 'orderNumber', 'paidAmount'],
  'pre-authorisations': [ask((query) => call(listPreauths, { query })), 'number', 'authorised'],
  withdrawals: [ask((query) => call(listWithdrawals, { query })), 'number', 'amount'],
  settlements: [ask((query) => call(listSettlements, { query })), 'number', 'net'],
} as const;

/** Every row of a list, page by page. */
const allOf = async <Sort>(read: Read<Sort>, sort: Sort, pageSize = 7) => {
  const rows: Page['list'][number][] = [];
  let cursor: string | null | undefined;
  do {
    const page: Page = await read({ sort, pageSize, ...(cursor ? { cursor } : {}) });
    rows.push(...page.list);
    cursor = page.nextCursor;
  } while (cursor !== null);
  return rows;
};
const rowsOf = async (name: keyof typeof lists, sort: ListSort) => {
  const [read, number, amount] = lists[name];
  return (await allOf(read, sort)).map((row) => ({ number: row[number], amount: Number(row[amount]) }));
};

describe.each(Object.keys(lists) as (keyof typeof lists)[])('the list of %s', (name) => {
  it('goes by time and by amount, up and down, page by page, and every row is there once', async () => {
    const [newest, oldest, largest, smallest] = await Promise.all(
      (['-time', 'time', '-amount', 'amount'] as const).map((sort) => rowsOf(name, sort)),
    );
    expect(newest?.length).toBeGreaterThan(1);
    expect(oldest).toEqual(newest?.toReversed());
    expect(smallest).toEqual(largest?.toReversed());
    expect(new Set(largest?.map(({ number }) => number))).toEqual(new Set(newest?.map(({ number }) => number)));
    const amounts = largest?.map(({ amount }) => amount) ?? [];
    expect(amounts).toEqual(amounts.toSorted((a, b) => b - a));
  });
});

const byTime = (read: Read<TimeSort>) => read;
/** A list that goes by time alone, what tells its rows apart, and their time. */
const listsByTime = {
  bills: [byTime((query) => call(listBills, { query })), 'day', 'day'],
  'calls of the open API': [byTime((query) => call(listRequests, { query })), 'id', 'at'],
} as const;

describe.each(Object.keys(listsByTime) as (keyof typeof listsByTime)[])('the list of %s', (name) => {
  const [read, key, time] = listsByTime[name];
  it('goes by time, up and down, page by page, and every row is there once', async () => {
    const newest = await allOf(read, '-time', 2);
    const oldest = await allOf(read, 'time', 2);
    expect(newest.length).toBeGreaterThan(4);
    expect(oldest).toEqual(newest.toReversed());
    expect(new Set(oldest.map((row) => row[key])).size).toBe(oldest.length);
    const times = oldest.map((row) => String(row[time]));
    expect(times).toEqual(times.toSorted());
    const usual = await read({ pageSize: 2 } as Query<TimeSort>);
    expect(usual.list).toEqual(newest.slice(0, 2));
  });
  it('knows no order by amount', async () => {
    const asked = read({ sort: '-amount' as TimeSort, pageSize: 7 });
    await expect(asked).rejects.toMatchObject({ name: 'form_invalid', fields: { sort: expect.any(String) } });
  });
});

describe('a list of more rows than are counted', () => {
  it('goes by time both ways, and asks to be narrowed down before it goes by amount', async () => {
    await testApp.platform.db.$client.query(
      `insert into "order" select (jsonb_populate_record(o, jsonb_build_object('number', '9' || lpad(i::text, 19, '0'),
         'merchant_order_number', 'many-' || i, 'txid', 'many-' || i, 'amount', 5000 + i))).*
       from "order" o, generate_series(1, 3001) i
       where o.merchant_id = $1 and o.number = (select number from "order" where merchant_id = $1 and status = '04' limit 1)`,
      [merchantId],
    );
    const refused = call(listOrders, { query: { sort: '-amount' } });
    await expect(refused).rejects.toMatchObject({
      name: 'form_invalid',
      fields: { sort: 'São mais de 3.000: escolha um período ou outro filtro para ordenar por valor.' },
    });
    expect((await call(listOrders, { query: { sort: 'time' } })).totalIsCapped).toBe(true);
    const few = await call(listOrders, { query: { sort: '-amount', amountFrom: 7_999, amountTo: 8_001 } });
    expect(few.list.map(({ amount }) => amount).slice(0, 3)).toEqual([8_001, 8_000, 7_999]);
  });
});

it('an order that no list has is refused', async () => {
  const asked = call(listOrders, { query: { sort: 'payer' as ListSort } });
  await expect(asked).rejects.toMatchObject({ name: 'form_invalid', fields: { sort: expect.any(String) } });
});
