import { randomUUID } from 'node:crypto';
import { buildBrCode, parseBrCode } from '@balcao/brazil/br-code';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { databaseAfter, type EarlierDatabase } from '../../../test/earlier-database.ts';

/** The last one after which links carried the numbers of the merchant and of the order. */
const last = '0049_what_rails_say_again';
const at = '2026-11-20T12:00:00.000Z';
const merchantNumber = '1000000000';
const merchantId = randomUUID();
let earlier: EarlierDatabase;
beforeAll(async () => {
  earlier = await databaseAfter(last);
});
afterAll(() => earlier.drop());

const sandboxCode = (txid: string, merchantName: string): string =>
  buildBrCode({ url: `localhost:3000/pix/${txid}`, amount: 1_000, merchantName, city: 'BRASILIA', oneTime: true });
const addOrder = async (end: string, status: '01' | '02' | '04', method: '01' | '02', brCode: string | null) => {
  const number = `261120120000000${end}`;
  const txid = `${merchantNumber}${number}${end === '00009' ? 'V' : ''}`;
  await earlier.client.query(
    `insert into "order" (merchant_id, number, merchant_order_number, product, method, status, goods_name, goods_quantity, amount, fee,
       created_at, expires_at, txid, br_code, completed_at, paid_amount)
     values ($1, $2, $2, '03', $3, $4, 'Café', 1, 1000, 10, $5, $5, $6, $7, $8, $9)`,
    [
      ...[merchantId, number, method, status, at, txid, brCode ?? sandboxCode(txid, 'Café pix25')],
      ...[status === '01' ? null : at, status === '02' ? 1000 : null],
    ],
  );
  return txid;
};

it('of an older database, what can still be paid has a link and a code that nobody can guess; what a provider made stays', async () => {
  await earlier.client.query(
    `insert into team (merchant_id, number, name, type, review_status, created_by, created_at)
     values ($1, $2, 'Café', 'enterprise', 'SUCCESS', $3, $4)`,
    [merchantId, merchantNumber, randomUUID(), at],
  );
  const provided = buildBrCode({ url: 'pix.provider.test/qr/v2/cob/9', merchantName: 'Balcao', city: 'SAO PAULO' });
  await addOrder('00001', '01', '02', null);
  await addOrder('00002', '01', '01', '');
  await addOrder('00003', '01', '02', provided);
  await addOrder('00004', '02', '02', null);
  await addOrder('00009', '01', '02', null);

  await earlier.goOn();

  const { rows } = await earlier.client.query<{ end: string; txid: string; token: string | null; code: string }>(
    `select right(number, 1) as end, txid, pay_token as token, br_code as code from "order" order by number`,
  );
  const of = new Map(rows.map((row) => [row.end, row]));
  const open = ['1', '2', '3', '9'].map((end) => of.get(end)?.token);
  expect(open.every((token) => /^[0-9A-F]{32}$/.test(token ?? ''))).toBe(true);
  expect(new Set(open).size).toBe(4);
  for (const end of ['1', '9']) {
    const code = parseBrCode(of.get(end)?.code ?? '');
    const url = `localhost:3000/pix/${of.get(end)?.token}`;
    expect(code).toMatchObject({ ok: true, url, amount: 1_000, merchantName: 'Cafe pix25', oneTime: true });
  }
  expect([of.get('2')?.code, of.get('3')?.code]).toEqual(['', provided]);
  // It cannot be paid any more, and its old link leads nowhere.
  expect(of.get('4')?.token).toBeNull();
});
