import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { addDays, civilDayOf, DEFAULT_ZONE, dayStart } from '@balcao/brazil/dates';
import { type BillRow, createMerchantClient } from '@balcao/sdk/merchant';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MerchantServer, merchantServer } from '../../../test/merchants.ts';
import { openTeam, register } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { transaction } from '../../platform/db.ts';

let testApp: TestApp;
let shop: MerchantServer;
let folder: string;
let day: string;
const sales = 250;

beforeAll(async () => {
  testApp = await openTestApp();
  const team = await openTeam(testApp, await register(testApp), { certified: true });
  shop = await merchantServer(testApp, team);
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'balcao-bill-'));
  day = addDays(civilDayOf(testApp.platform.clock.now().toISOString(), DEFAULT_ZONE), -2);
  const past = Array.from({ length: sales }, (_, index) => {
    const at = new Date(Date.parse(dayStart(day, DEFAULT_ZONE)) + index);
    const goods = { goodsName: 'Café', goodsQuantity: 1, unitPrice: 1_00, amount: 1_00, fee: 1, payerName: 'Bruna' };
    const order = { ...goods, product: '03', method: '02', status: '02', createdAt: at, completedAt: at } as const;
    return { ...order, merchantOrderNumber: `K-${index}` };
  });
  await transaction(testApp.platform.db, (tx) => testApp.services.history.bringIn(tx, team, past));
});
afterAll(async () => {
  await testApp.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

const gathered = async <T>(some: AsyncIterable<T>): Promise<T[]> => {
  const all: T[] = [];
  for await (const one of some) all.push(one);
  return all;
};
/** The same client, with files that are changed on their way. */
const meddled = (change: (bytes: Buffer) => Buffer) =>
  createMerchantClient({
    ...shop.options,
    send: async (request) => {
      const answer = await testApp.send(request);
      if (answer.headers.get('content-type') !== 'application/gzip') return answer;
      return new Response(new Uint8Array(change(Buffer.from(await answer.arrayBuffer()))), answer);
    },
  });

describe('the client of merchants’ servers', () => {
  it('reads the movements of a day one by one, and their amounts are numbers', async () => {
    const rows = await gathered(shop.client.billRows(day));
    expect(rows).toHaveLength(sales * 2);
    const { totals } = await shop.client.getBill(day);
    expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(totals.net);
    const first: Partial<BillRow> = { type: 'paid', amount: 1_00, merchantOrderNumber: 'K-0', refundNumber: '' };
    expect(rows[0]).toMatchObject(first);
  });
  it('saves the CSV unpacked, whole and checked', async () => {
    const file = path.join(folder, 'bill.csv');
    const bill = await shop.client.saveBill(day, file);
    const csv = fs.readFileSync(file);
    expect([csv.length, createHash('sha256').update(csv).digest('hex')]).toEqual([bill.bytes, bill.sha256]);
    expect(fs.readdirSync(folder)).toEqual(['bill.csv']);
  });
  it.each([
    ['another file in its stead', () => gzipSync('type,time,amount\r\ntotal,,0\r\n')],
    ['one that ends in the middle', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
    ['what is no gzip', () => Buffer.from('type,time,amount\r\n')],
  ])('believes no file that is not the one that was signed for: %s', async (_, change) => {
    const file = path.join(folder, 'other.csv');
    const damaged = { name: 'BillDamagedError', day };
    await expect(meddled(change).saveBill(day, file)).rejects.toMatchObject(damaged);
    await expect(gathered(meddled(change).billRows(day))).rejects.toMatchObject(damaged);
    expect(fs.readdirSync(folder)).not.toContain('other.csv');
    expect(fs.readdirSync(folder)).not.toContain('other.csv.part');
  });
  it('throws what the platform refuses, also where a file was asked for', async () => {
    const tomorrow = addDays(day, 3);
    await expect(shop.client.saveBill(tomorrow, path.join(folder, 'x.csv'))).rejects.toMatchObject({
      name: 'form_invalid',
      fields: { day: expect.any(String) },
    });
  });
  it('hands over orders one by one, however many pages they stand on', async () => {
    const found = await gathered(shop.client.listOrders({ status: ['02'] }));
    expect(new Set(found.map(({ merchantOrderNumber }) => merchantOrderNumber)).size).toBe(sales);
  });
});
