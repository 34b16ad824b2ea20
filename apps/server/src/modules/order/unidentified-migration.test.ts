import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { databaseAfter, type EarlierDatabase } from '../../../test/earlier-database.ts';

/** The last migration before unidentified payments got a table: until then they were only in the ledger. */
const last = '0047_code_of_removed_box';
const noMerchant = '00000000-0000-0000-0000-000000000000';
const at = '2026-03-02T12:00:00.000Z';
const endToEndId = (end: string) => `E1234567820260302120000${end.padStart(9, '0')}`;
let earlier: EarlierDatabase;
beforeAll(async () => {
  earlier = await databaseAfter(last);
});
afterAll(() => earlier.drop());

const addOrders = async (merchantId: string): Promise<void> => {
  await earlier.client.query(
    `insert into team (merchant_id, number, name, type, review_status, created_by, created_at)
     values ($1, '1000000000', 'Café', 'enterprise', 'SUCCESS', $2, $3)`,
    [merchantId, randomUUID(), at],
  );
  await earlier.client.query(
    `insert into "order" (merchant_id, number, merchant_order_number, product, method, status, goods_name, goods_quantity, amount,
       fee, created_at, expires_at, txid, br_code, completed_at)
     values ($1, 'O-1', 'M-1', '03', '01', '04', 'Café', 1, 1000, 10, $2, $2, 'of-one', '', $2)`,
    [merchantId, at],
  );
  await earlier.client.query(
    `insert into unexpected_payment (merchant_id, end_to_end_id, order_number, amount, arrived_at, returned_at, next_check_at)
     values ($1, $2, 'O-1', 1000, $4, null, $4), ($1, $3, 'O-1', 1000, $4, $4, null)`,
    [merchantId, endToEndId('going'), endToEndId('gone'), at],
  );
};
const addFindings = async (): Promise<void> => {
  const file = randomUUID();
  await earlier.client.query(
    `insert into reconciliation_file (id, rail, day, sha256, source, name, taken_at)
     values ($1, '02', '20260302', repeat('a', 64), 'rail', 'pix', $2)`,
    [file, at],
  );
  await earlier.client.query(
    `insert into reconciliation_finding (file_id, kind, match_id, reference, outcome, handling, theirs, lines, at)
     values ($1, 'payment', $2, 'nobodys', 'missingHere', 'suspense', 700, 1, $4),
       ($1, 'payment', $3, 'heard', 'missingHere', 'heard', 800, 1, $4),
       ($1, 'payment', $5, 'back', 'missingHere', 'suspense', 900, 1, $4),
       ($1, 'return', 'D1', $5, 'missingHere', 'suspense', 900, 1, $4),
       ($1, 'return', 'D2', $2, 'missingHere', 'suspense', 100, 1, $4)`,
    [file, endToEndId('nobody'), endToEndId('heard'), at, endToEndId('back')],
  );
};

it('what was put aside for an order goes on going back, and what files told of nobody stands on the list of finance', async () => {
  const merchantId = randomUUID();
  await addOrders(merchantId);
  await addFindings();

  await earlier.goOn();

  const { rows } = await earlier.client.query(
    `select merchant_id as of, order_number as "order", method, txid, amount::int, return_asked_at is not null as asked,
       next_check_at is not null as due, told_at is not null as told, return_key as "key"
     from unexpected_payment order by end_to_end_id`,
  );
  const ofOrder = {
    of: merchantId,
    order: 'O-1',
    method: '01',
    txid: 'of-one',
    amount: 1000,
    asked: true,
    told: false,
    key: null,
  };
  const ofNobody = { of: noMerchant, order: null, method: '02', due: false, told: true };
  expect(rows).toHaveLength(4);
  expect(rows).toEqual(
    expect.arrayContaining([
      { ...ofOrder, due: true },
      { ...ofOrder, due: false },
      { ...ofNobody, txid: 'nobodys', amount: 700, asked: false, key: null },
      { ...ofNobody, txid: 'back', amount: 900, asked: true, key: 'D1' },
    ]),
  );
});
