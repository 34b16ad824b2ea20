import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { databaseAfter, type EarlierDatabase } from '../../../test/earlier-database.ts';

/** The last one after which a sound box could be gone while its code still hung in the list. */
const last = '0045_payment_returns';
let earlier: EarlierDatabase;
beforeAll(async () => {
  earlier = await databaseAfter(last);
});
afterAll(() => earlier.drop());

it('the code of a sound box that was removed before goes after it, and no other code does', async () => {
  const { client, goOn } = earlier;
  const [merchantId, other, by] = [randomUUID(), randomUUID(), randomUUID()];
  const at = '2026-03-02T12:00:00.000Z';
  const teams = [merchantId, other].map((id, place) => [id, `100000000${place}`] as const);
  for (const [id, number] of teams)
    await client.query(
      `insert into team (merchant_id, number, name, type, review_status, created_by, created_at)
       values ($1, $2, 'Café', 'enterprise', 'SUCCESS', $3, $4)`,
      [id, number, by, at],
    );
  const add = async (merchant: string, name: string, serial: string | null, state?: string) => {
    if (serial && state)
      await client.query(
        `insert into device (merchant_id, serial, id, product, name, state, settings, created_by, created_at)
         values ($1, $2, $3, '53', $4, $5, '{}', $6, $7)`,
        [merchant, serial, randomUUID(), name, state, by, at],
      );
    await client.query(
      `insert into shop_code (merchant_id, id, code, name, goods_name, enabled, device_serial, created_by, created_at)
       values ($1, $2, $3, $4, 'Café', true, $5, $6, $7)`,
      [merchant, randomUUID(), randomUUID(), name, serial, by, at],
    );
  };
  await add(merchantId, 'gone', 'BT-53-2222-2222', 'removed');
  await add(merchantId, 'used', 'BT-53-3333-3333', 'active');
  await add(merchantId, 'blocked', 'BT-53-4444-4444', 'blocked');
  await add(merchantId, 'new', 'BT-53-5555-5555', 'new');
  await add(merchantId, 'counter', null);
  await add(other, 'also gone', 'BT-53-6666-6666', 'removed');

  await goOn();

  const { rows } = await client.query('select name from shop_code order by name');
  expect(rows.map(({ name }) => name)).toEqual(['blocked', 'counter', 'new', 'used']);
});
