import { type ChargedOrder, getOrder } from '@balcao/contract/order';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deep } from '../../../test/depth.ts';
import { type MerchantServer, merchantServer } from '../../../test/merchants.ts';
import { chargeMessage, newEndToEndId, tell } from '../../../test/payers.ts';
import { openTeam, register, type Team } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { until } from '../../../test/until.ts';

let testApp: TestApp;
let ana: Team;
let shop: MerchantServer;
let orders = 0;

beforeAll(async () => {
  testApp = await openTestApp();
  ana = await openTeam(testApp, await register(testApp), { certified: true });
  shop = await merchantServer(testApp, ana);
});
afterAll(() => testApp.close());

const open = (amount = 1_500): Promise<ChargedOrder> => {
  orders += 1;
  return shop.client.createOrder({ merchantOrderNumber: `S-${orders}`, method: '02', amount, goodsName: 'Café' });
};
const read = ({ number }: ChargedOrder) => ana.call(getOrder, { params: { number } });
const pending = async () => (await testApp.services.ledger.balances(testApp.platform.db, ana.merchantId)).pending;
const causesOf = async (order: ChargedOrder): Promise<string[]> => {
  const sql = `select cause from ledger.journal where starts_with(cause, $1) order by cause`;
  const { rows } = await testApp.platform.db.$client.query<{ cause: string }>(sql, [`order:${order.number}:`]);
  return rows.map(({ cause }) => cause.slice(`order:${order.number}:`.length));
};
const sum = async (sql: string, values: unknown[] = []): Promise<number> =>
  Number((await testApp.platform.db.$client.query<{ sum: number }>(sql, values)).rows[0]?.sum);
const aside = () => sum(`select coalesce(sum(amount), 0) as sum from ledger.entry where bucket = 'suspense'`);

describe('what a rail says after an order has ended', () => {
  it('that it failed changes nothing about one that is paid', async () => {
    const order = await open();
    await tell(testApp, '02', chargeMessage(order));
    await tell(testApp, '02', chargeMessage(order, { type: 'charge.failed', reason: 'EXPIRED' }));
    expect(await read(order)).toMatchObject({ status: '02', failureReason: null });
    expect(await causesOf(order)).toEqual(['paid']);
  });

  it('that it is paid gives the money of a failed one back', async () => {
    const order = await open();
    await tell(testApp, '02', chargeMessage(order, { type: 'charge.failed', reason: 'EXPIRED' }));
    expect(await read(order)).toMatchObject({ status: '03', failureReason: 'EXPIRED' });
    const endToEndId = newEndToEndId();
    await tell(testApp, '02', chargeMessage(order, { endToEndId }));
    await until(aside, (centavos) => centavos === 0);
    expect(await read(order)).toMatchObject({ status: '03' });
    expect(await causesOf(order)).toEqual([`returned:${endToEndId}`, `unexpected:${endToEndId}`]);
  });

  it('moves money once when it says it twenty times at once', async () => {
    const before = await pending();
    const order = await open();
    const message = chargeMessage(order);
    await Promise.all(Array.from({ length: 20 }, () => tell(testApp, '02', message)));
    expect((await pending()) - before).toBe(order.net);
    expect(await causesOf(order)).toEqual(['paid']);
  });

  it('is refused and leaves nothing where another rail has signed it, or its text was changed', async () => {
    const order = await open();
    const message = chargeMessage(order);
    await expect(tell(testApp, '02', { ...message, amount: -1 })).rejects.toThrow();
    await expect(tell(testApp, '02', { ...message, more: true })).rejects.toThrow();
    const kept = 'select count(*) as sum from rail_notification where event_id = $1';
    expect(await sum(kept, [message.eventId])).toBe(0);
    expect(await read(order)).toMatchObject({ status: '01' });
  });
});

/** Three payments of one order may be spoken of, the third with another amount; in groups that come at the same moment. */
const said = fc.record({
  kind: fc.constantFrom('charge.paid', 'charge.paid', 'charge.processing', 'charge.failed', 'close'),
  payment: fc.integer({ min: 0, max: 2 }),
});
const sequence = fc.array(fc.array(said, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 5 });

it('whatever rails say of an order, in any order and number, moves each payment once and ends it in one way', async () => {
  await fc.assert(
    fc.asyncProperty(sequence, async (groups) => {
      const before = await pending();
      const order = await open(2_000);
      const payments = [2_000, 2_000, 1_999].map((amount) => ({ amount, endToEndId: newEndToEndId() }));
      const close = () => shop.client.closeOrder(order.merchantOrderNumber).catch(() => undefined);
      const ends = new Set<string>();
      for (const group of groups) {
        await Promise.all(
          group.map(({ kind, payment }) =>
            kind === 'close'
              ? close()
              : tell(testApp, '02', chargeMessage(order, { ...payments[payment], type: kind })),
          ),
        );
        const { status } = await read(order);
        if (status !== '01') ends.add(status);
      }
      await close();
      await until(aside, (centavos) => centavos === 0);
      const { status, paidAmount } = await read(order);
      ends.add(status);
      expect(paidAmount).toBe(status === '02' ? order.amount : null);
      expect([...ends]).toEqual([status]);
      expect(['02', '03', '04']).toContain(status);

      const causes = await causesOf(order);
      expect(new Set(causes).size).toBe(causes.length);
      const paid = new Set(groups.flat().flatMap(({ kind, payment }) => (kind === 'charge.paid' ? [payment] : [])));
      const returned = causes.filter((cause) => cause.startsWith('returned:')).length;
      expect(returned + causes.filter((cause) => cause === 'paid').length).toBe(paid.size);
      expect(causes.includes('paid')).toBe(status === '02');
      expect((await pending()) - before).toBe(status === '02' ? order.net : 0);
      expect(Object.values(await testApp.services.ledger.prove())).toEqual([0, 0, 0, 0, 0, 0]);
    }),
    { numRuns: deep(25) },
  );
});
