import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseAfter, type EarlierDatabase } from '../../../test/earlier-database.ts';
import { openTeam, register, type Team } from '../../../test/people.ts';
import { settledOrders } from '../../../test/settled-orders.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { createSettlementPartCounts } from './settlement.service.ts';

describe('how many orders each posting of a settlement brought', () => {
  let testApp: TestApp;
  let ana: Team;
  beforeAll(async () => {
    testApp = await openTestApp();
    ana = await openTeam(testApp, await register(testApp), { certified: true });
  });
  afterAll(() => testApp.close());
  const query = async <Row>(text: string, values: unknown[]) =>
    (await testApp.platform.db.$client.query(text, values)).rows as Row[];

  it('adds up to all that it brought, and is told by the number of the posting', async () => {
    await settledOrders(testApp.services, testApp.platform, ana, { count: 7, amount: 1_000, prefix: 'P' });
    const [settlement] = await query<{ number: string; parts: number }>(
      'select number, parts from settlement where merchant_id = $1',
      [ana.merchantId],
    );
    const { number = '', parts = 0 } = settlement ?? {};
    const counted = await query<{ count: number }>(
      `select count(*)::int as count from settlement_item where merchant_id = $1 and settlement_number = $2
       group by part order by part`,
      [ana.merchantId, number],
    );
    const { partCounts } = createSettlementPartCounts({ db: testApp.platform.db });
    const told = (await partCounts(ana.merchantId, [number])).get(number);
    expect(told).toEqual(counted.map(({ count }) => count));
    expect(told).toHaveLength(parts);
    expect(told?.reduce((all, one) => all + one, 0)).toBe(7);
  });

  it('is not told where a server before these counts took part', async () => {
    await query(`update settlement set parts = parts + 1 where merchant_id = $1`, [ana.merchantId]);
    const [{ number = '' } = {}] = await query<{ number: string }>(
      'select number from settlement where merchant_id = $1',
      [ana.merchantId],
    );
    const { partCounts } = createSettlementPartCounts({ db: testApp.platform.db });
    expect((await partCounts(ana.merchantId, [number])).has(number)).toBe(false);
  });
});

describe('settlements and refunds of the past', () => {
  let earlier: EarlierDatabase;
  beforeAll(async () => {
    earlier = await databaseAfter('0365_customer_erasure');
  });
  afterAll(() => earlier.drop());

  it('learn how many orders each posting brought, and what the pieces of a refund cost', async () => {
    const { client, goOn } = earlier;
    const merchantId = randomUUID();
    const at = '2026-03-02T12:00:00.000Z';
    await client.query(
      `insert into settlement (merchant_id, number, day, method, amount, fee, net, count, parts, status, started_at, completed_at)
       values ($1, '7', '20260302', '02', 300, 0, 300, 3, 2, '2', $2, $2)`,
      [merchantId, at],
    );
    for (const [order, part] of [
      ['1', 1],
      ['2', 1],
      ['3', 2],
    ] as const)
      await client.query(
        `insert into settlement_item (merchant_id, settlement_number, order_number, sequence, amount, fee, net, part, up_to)
         values ($1, '7', $2, 0, 100, 0, 100, $3, 100)`,
        [merchantId, order, part],
      );
    const sold = async (number: string, unitPrice: number | null, pieces: number | null) => {
      await client.query(
        `insert into "order" (merchant_id, number, merchant_order_number, product, method, status, goods_name, goods_quantity, unit_price,
           amount, fee, created_at, expires_at, completed_at, txid, br_code, paid_amount)
         values ($1, $2, $2, '03', '02', '02', 'Café', 3, $3, 1000, 0, $4, $4, $4, $2, '', 1000)`,
        [merchantId, number, unitPrice, at],
      );
      await client.query(
        `insert into refund (merchant_id, number, order_number, merchant_order_number, goods_name, paid_amount, method, product, amount,
           fee_returned, goods_quantity, reason, review, source, needs_second, created_at)
         values ($1, $2, $2, $2, 'Café', 1000, '02', '03', 10, 0, $3, 'x', '0', 'server', false, $4)`,
        [merchantId, number, pieces, at],
      );
    };
    await sold('1', null, 2);
    await sold('2', 300, 2);
    await sold('3', 300, null);
    await sold('4', 900, 2);

    await goOn();

    const { rows: settled } = await client.query('select part_counts from settlement');
    expect(settled).toEqual([{ part_counts: [2, 1] }]);
    const { rows } = await client.query('select goods_amount::int, order_received_at from refund order by number');
    expect(rows.map(({ goods_amount: amount }) => amount)).toEqual([667, 600, null, 1_000]);
    expect(rows.every(({ order_received_at: received }) => received.toISOString() === at)).toBe(true);
  });
});
