import { getOrder, type OrderDetail } from '@balcao/contract/order';
import { moneyOf, settledMoneyOf } from '@balcao/contract/order-money';
import { requestRefund } from '@balcao/contract/refund-request';
import { advanceClock } from '@balcao/contract/sandbox';
import { getOrderAtBank, type OrderAtBank } from '@balcao/contract/withdrawal-order';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MerchantServer, merchantServer } from '../../../test/merchants.ts';
import { openPayee, type Payee, payoutsAre, stands, withdraw } from '../../../test/payouts.ts';
import { member, openTeam, register, workIn } from '../../../test/people.ts';
import { railPays } from '../../../test/rails.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { until } from '../../../test/until.ts';
import { transaction } from '../../platform/db.ts';

let testApp: TestApp;
let ana: Payee;
let shop: MerchantServer;
const numbers: string[] = [];

const order = (number: string): Promise<OrderDetail> => ana.call(getOrder, { params: { number } });
const atBank = (number: string): Promise<OrderAtBank> => ana.call(getOrderAtBank, { params: { number } });
const available = async () => (await testApp.services.ledger.balances(testApp.platform.db, ana.merchantId)).available;

/** Orders of a Thursday, settled together on Friday morning. */
const bought = async (amount: number): Promise<string> => {
  const ask = { merchantOrderNumber: `W-${numbers.length}`, method: '02', amount, goodsName: 'Moedor' } as const;
  const made = await shop.client.createOrder(ask);
  await railPays(testApp, { txid: made.pix?.txid ?? '', amount });
  numbers.push(made.number);
  return made.number;
};
const settleNext = async (number: string): Promise<void> => {
  await testApp.caller()(advanceClock, { body: { advanceSeconds: 86_400 } });
  ana = { ...ana, ...(await workIn(testApp, ana, ana.merchantId)) };
  await until(
    () => order(number),
    ({ settledNet, net }) => settledNet === net,
  );
};
const refund = async (number: string, amount: number): Promise<void> => {
  const body = { orderNumber: number, amount, reason: 'devolvido' };
  await ana.call(requestRefund, { body }, { idempotencyKey: crypto.randomUUID() });
  await until(
    () => order(number),
    (found) => moneyOf(found).refunded === amount,
  );
};
const paidOut = async (amount: number): Promise<string> => {
  const { number } = await withdraw(ana, amount);
  await stands(ana, number, '1');
  return number;
};

beforeAll(async () => {
  testApp = await openTestApp();
  const ms = Date.parse('2030-11-11T15:00:00Z') - testApp.platform.clock.now().getTime();
  await testApp.caller()(advanceClock, { body: { advanceSeconds: Math.ceil(ms / 1000) } });
  ana = await openPayee(testApp);
  await transaction(testApp.platform.db, (tx) =>
    testApp.services.products.activate(tx, ana.merchantId, ['03'], testApp.platform.clock.now()),
  );
  shop = await merchantServer(testApp, ana);
  await payoutsAre(testApp, 'approve');
});
afterAll(() => testApp.close());

describe('the money of an order on its way to the bank', () => {
  it('is where it is to the centavo: withdrawals take what was settled first, and refunds their part of it', async () => {
    for (const amount of [10_000, 20_000, 30_000]) await bought(amount);
    const [one = '', two = '', three = ''] = numbers;
    await settleNext(three);
    const [first, second] = [await order(one), await order(two)];
    expect(await atBank(one)).toEqual({ inBalance: first.net, withdrawals: [] });

    const a = await paidOut(first.net + 5_000);
    expect(await atBank(one)).toMatchObject({
      inBalance: 0,
      withdrawals: [{ number: a, status: '1', share: first.net }],
    });
    expect(await atBank(two)).toMatchObject({
      inBalance: second.net - 5_000,
      withdrawals: [{ number: a, share: 5_000 }],
    });

    await refund(one, 4_000);
    const { net } = await order(one);
    expect(await atBank(one)).toMatchObject({ inBalance: net - first.net, withdrawals: [{ share: first.net }] });

    // What the bank refuses is in the balance again, as if it had never been asked for.
    await payoutsAre(testApp, 'decline');
    const { number: refused } = await withdraw(ana, 10_000);
    await stands(ana, refused, '99');
    expect((await atBank(two)).withdrawals.map(({ number }) => number)).toEqual([a]);

    await payoutsAre(testApp, 'approve');
    await bought(7_000);
    await settleNext(numbers.at(-1) ?? '');
    const b = await paidOut((await available()) - 1_000);
    const found = await Promise.all(
      numbers.map(async (number) => ({ is: await order(number), ...(await atBank(number)) })),
    );
    const taken = (withdrawal: string): number =>
      found
        .flatMap(({ withdrawals }) => withdrawals)
        .reduce((sum, { number, share }) => sum + (number === withdrawal ? share : 0), 0);
    expect(taken(a)).toBe(first.net + 5_000);
    expect(found.reduce((sum, { inBalance }) => sum + inBalance, 0)).toBe(1_000);
    expect(found[0]?.withdrawals.map(({ number, share }) => [number, share])).toEqual([
      [a, first.net],
      [b, net - first.net],
    ]);
    for (const { is, inBalance, withdrawals } of found) {
      const { paid, fee, pending, refunding, refunded } = moneyOf(is);
      const { withdrawn, sending, balance, reserve } = settledMoneyOf(is, { withdrawals });
      expect(balance).toBe(inBalance);
      expect(fee + pending + refunding + refunded + withdrawn + sending + balance + reserve).toBe(paid);
      expect(withdrawn).toBeLessThanOrEqual(is.settledNet);
    }
  });

  it('is told with every line of every journal of the ledger, each of which sums to zero', async () => {
    const [one = ''] = numbers;
    const { movements, settledNet } = await order(one);
    const journals = [...Map.groupBy(movements, ({ journal }) => journal).values()];
    const told = journals.map((lines) => lines.map(({ kind, step }) => (step ? `${kind} ${step}` : kind))[0]);
    expect(told).toEqual(['paid', 'settled', 'refund held', 'refund ended']);
    for (const lines of journals) expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
    expect(movements.filter(({ kind }) => kind === 'settled').map(({ account, amount }) => [account, amount])).toEqual([
      ['pending', -settledNet],
      ['available', settledNet],
    ]);
    expect(
      movements.filter(({ account }) => account === 'rail_clearing').map(({ rail, amount }) => [rail, amount]),
    ).toEqual([
      ['02', -10_000],
      ['02', 4_000],
    ]);
  });

  it('is told to nobody who may not see withdrawals, and nothing of it to another team', async () => {
    const [one = ''] = numbers;
    const permissions = [{ menuId: 'payment.orders', permissionLevel: 'read' } as const];
    const reader = await member(testApp, ana, { permissions });
    expect((await reader.call(getOrder, { params: { number: one } })).settledNet).toBeGreaterThan(0);
    await expect(reader.call(getOrderAtBank, { params: { number: one } })).rejects.toMatchObject({
      name: 'permission_missing',
    });
    const dora = await openTeam(testApp, await register(testApp));
    expect(await dora.call(getOrderAtBank, { params: { number: one } })).toEqual({ inBalance: 0, withdrawals: [] });
  });
});
