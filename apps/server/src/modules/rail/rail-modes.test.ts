import { randomBytes } from 'node:crypto';
import { currentCustomer, pay } from '@balcao/contract/customer';
import type { ChargedOrder } from '@balcao/contract/order';
import type { RailMode } from '@balcao/contract/rail';
import { advanceClock } from '@balcao/contract/sandbox';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { customer } from '../../../test/customers.ts';
import { type MerchantServer, merchantServer } from '../../../test/merchants.ts';
import { chargeMessage, setMode, submitPayment, tell } from '../../../test/payers.ts';
import { openTeam, register } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { until } from '../../../test/until.ts';
import type { AskState, RailAsk } from './rail.ts';

const methods = ['01', '02', '0301', '0302'] as const;
type Method = (typeof methods)[number];
const modes: readonly RailMode[] = ['approve', 'decline', 'late', 'twice', 'disorder', 'silent'];
const everyMode = methods.flatMap((method) => modes.map((mode) => [method, mode] as const));

let testApp: TestApp;
let shop: MerchantServer;
let orders = 0;

beforeAll(async () => {
  testApp = await openTestApp();
  const ana = await openTeam(testApp, await register(testApp), { certified: true });
  shop = await merchantServer(testApp, ana);
});
afterAll(() => testApp.close());
beforeEach(async () => {
  for (const method of methods) await setMode(testApp, method, 'approve');
});

const open = (method: Method, amount = 1_500): Promise<ChargedOrder> => {
  orders += 1;
  return shop.client.createOrder({ merchantOrderNumber: `M-${orders}`, method, amount, goodsName: 'Café' });
};
const advance = (seconds: number) => testApp.caller()(advanceClock, { body: { advanceSeconds: seconds } });
const read = ({ merchantOrderNumber }: ChargedOrder) => shop.client.queryOrder(merchantOrderNumber);
const becomes = (order: ChargedOrder, status: string) =>
  until(
    () => read(order),
    (now) => now.status === status,
  );
const causesOf = async (order: ChargedOrder): Promise<string[]> => {
  const sql = `select cause from ledger.journal where starts_with(cause, $1) order by cause`;
  const { rows } = await testApp.platform.db.$client.query<{ cause: string }>(sql, [`order:${order.number}:`]);
  return rows.map(({ cause }) => cause.split(':')[2] ?? '');
};
const aside = async (): Promise<number> => {
  const sql = `select coalesce(sum(amount), 0) as sum from ledger.entry where bucket = 'suspense'`;
  return Number((await testApp.platform.db.$client.query<{ sum: number }>(sql)).rows[0]?.sum);
};
const heardOf = async (id: string): Promise<string[]> => {
  const sql = `select event_id from rail_notification where starts_with(event_id, $1) order by event_id`;
  const { rows } = await testApp.platform.db.$client.query<{ event_id: string }>(sql, [`${id}:`]);
  return rows.map(({ event_id }) => event_id.slice(id.length + 1));
};

describe('a charge', () => {
  it.each(everyMode)('by %s in mode %s ends as it should, once', async (method, mode) => {
    const order = await open(method);
    await setMode(testApp, method, mode);
    const { said, endToEndId } = await submitPayment(testApp, order);
    if (mode === 'decline') {
      expect(said).toBe('refused');
      expect(await read(order)).toMatchObject({ status: '01' });
      return;
    }
    expect(said).toBe(mode === 'late' ? 'processing' : 'settled');
    if (mode === 'late' || mode === 'silent') expect(await read(order)).toMatchObject({ status: '01' });
    // Late by the product's clock; silent until it is asked.
    if (mode === 'late' || mode === 'silent') await advance(11);
    await becomes(order, '02');
    expect(await causesOf(order)).toEqual(['paid']);
    const muddled = ['charge.paid', 'charge.processing'];
    const heard = mode === 'silent' ? [] : mode === 'disorder' ? muddled : ['charge.paid'];
    await until(
      () => heardOf(endToEndId),
      (events) => events.length === heard.length,
    );
    expect(await heardOf(endToEndId)).toEqual(heard);
  });

  it.each(methods)(
    'by %s that is refused while it was late fails for good, and what was taken comes back',
    async (method) => {
      const order = await open(method);
      await setMode(testApp, method, 'late');
      const { endToEndId } = await submitPayment(testApp, order);
      await setMode(testApp, method, 'decline');
      await advance(11);
      expect(await becomes(order, '03')).toMatchObject({ failureReason: 'REFUSED_BY_BANK' });
      expect(await causesOf(order)).toEqual([]);
      expect(await heardOf(endToEndId)).toEqual(['charge.failed']);
    },
  );

  it('by Pix from the wallet of the chat app, refused while it was late, is in the wallet again', async () => {
    const bruna = await customer(testApp, { balance: 5_000 });
    const order = await open('02');
    await setMode(testApp, '02', 'late');
    const body = { code: order.pix?.brCode ?? '', amount: order.amount, means: { method: '02' } } as const;
    expect(await bruna.call(pay, { body }, { idempotencyKey: 'tarde' })).toMatchObject({ state: 'waiting' });
    expect((await bruna.call(currentCustomer, {})).balance).toBe(3_500);
    await setMode(testApp, '02', 'decline');
    await advance(11);
    await becomes(order, '03');
    expect((await bruna.call(currentCustomer, {})).balance).toBe(5_000);
  });

  it.each(methods)('by %s tells its card, where there is one', async (method) => {
    const order = await open(method);
    await submitPayment(testApp, order);
    const card = method.startsWith('03') ? { brand: 'Visa', last4: '4242' } : null;
    expect(await becomes(order, '02')).toMatchObject({ card, paidAmount: 1_500 });
  });
});

describe('money that no order waits for', () => {
  /** Paid after it was closed, with the rail in this mode by the time it is asked to give back. */
  const paidTooLate = async (method: Method, mode: RailMode): Promise<{ order: ChargedOrder; key: string }> => {
    const order = await open(method);
    await shop.client.closeOrder(order.merchantOrderNumber);
    await setMode(testApp, method, 'silent');
    const { endToEndId } = await submitPayment(testApp, order);
    await setMode(testApp, method, mode);
    await tell(testApp, method, chargeMessage(order, { endToEndId }));
    return { order, key: `A${endToEndId}` };
  };

  it.each(everyMode)('by %s in mode %s is given back, once', async (method, mode) => {
    const { order, key } = await paidTooLate(method, mode);
    const asked = `select count(*) from sandbox_return where starts_with(key, $1)`;
    await until(
      async () => Number((await testApp.platform.db.$client.query<{ count: number }>(asked, [key])).rows[0]?.count),
      (count) => count === 1,
    );
    if (mode === 'late' || mode === 'silent') {
      expect(await aside()).toBe(order.amount);
      await advance(11);
    }
    if (mode === 'decline') {
      await until(
        () => heardOf(key),
        (events) => events.includes('return.failed'),
      );
      await advance(61);
      expect(await aside()).toBe(order.amount);
      await setMode(testApp, method, 'approve');
    }
    await until(
      async () => {
        if (mode === 'decline') await advance(301);
        return aside();
      },
      (sum) => sum === 0,
    );
    expect(await causesOf(order)).toEqual(['returned', 'unexpected']);
    if (mode === 'disorder')
      expect(
        await until(
          () => heardOf(key),
          (all) => all.length === 2,
        ),
      ).toEqual(['return.done', 'return.processing']);
    expect(await read(order)).toMatchObject({ status: '04' });
  });
});

describe('what a card holds', () => {
  const held = async (method: Method, mode: RailMode, key: string) => {
    // For a charge without an order, and without an event: the product would release it.
    await setMode(testApp, method, 'silent');
    const charge = { txid: randomBytes(15).toString('hex'), amount: 1_500, method };
    const { txid, endToEndId } = await submitPayment(testApp, await open(method), { ...charge, kind: 'authorisation' });
    await setMode(testApp, method, mode);
    return (amount: number, other = key): RailAsk => ({ key: other, txid, endToEndId, amount, reason: '' });
  };
  const first: Readonly<Record<RailMode, AskState>> = {
    approve: { state: 'done' },
    decline: { state: 'failed', reason: 'REFUSED_BY_BANK' },
    late: { state: 'processing' },
    twice: { state: 'done' },
    disorder: { state: 'done' },
    silent: { state: 'processing' },
  };
  const heardIn = (noun: string, mode: RailMode): string[] => {
    if (mode === 'silent') return [];
    if (mode === 'decline') return [`${noun}.failed`];
    return mode === 'disorder' ? [`${noun}.done`, `${noun}.processing`] : [`${noun}.done`];
  };
  const cards = (['0301', '0302'] as const).flatMap((method) => modes.map((mode) => [method, mode] as const));

  it.each(cards)('on %s in mode %s is captured once, in part', async (method, mode) => {
    const key = `C${method}${mode}`;
    const ask = await held(method, mode, key);
    const rail = testApp.services.rails.rail(method);
    expect(await rail.inquireHold(ask(900))).toEqual({ state: 'unknown' });
    expect(await rail.capture(ask(900))).toEqual(first[mode]);
    if (mode === 'late') {
      expect(await rail.capture(ask(900))).toEqual({ state: 'processing' });
      expect(await rail.release(ask(1, `${key}X`))).toEqual({ state: 'failed', reason: 'BUSY' });
      await advance(11);
    }
    const known = mode === 'decline' ? first.decline : { state: 'done' };
    expect(
      await until(
        () => rail.inquireHold(ask(900)),
        ({ state }) => state !== 'processing',
      ),
    ).toEqual(known);
    expect(await rail.capture(ask(900))).toEqual(known);
    const said = heardIn('capture', mode);
    expect(
      await until(
        () => heardOf(key),
        (events) => events.length === said.length,
      ),
    ).toEqual(said);
    if (mode === 'decline') return;
    await setMode(testApp, method, 'approve');
    expect(await rail.capture(ask(1, `${key}Y`))).toEqual({ state: 'failed', reason: 'CAPTURED' });
    expect(await rail.release(ask(1, `${key}Z`))).toEqual({ state: 'failed', reason: 'CAPTURED' });
  });

  it.each(cards)('on %s in mode %s is let go once', async (method, mode) => {
    const key = `V${method}${mode}`;
    const ask = await held(method, mode, key);
    const rail = testApp.services.rails.rail(method);
    expect(await rail.release(ask(1_500))).toEqual(first[mode]);
    if (mode === 'late') await advance(11);
    const known = mode === 'decline' ? first.decline : { state: 'done' };
    expect(
      await until(
        () => rail.inquireHold(ask(1_500)),
        ({ state }) => state !== 'processing',
      ),
    ).toEqual(known);
    const said = heardIn('void', mode);
    expect(
      await until(
        () => heardOf(key),
        (events) => events.length === said.length,
      ),
    ).toEqual(said);
    await setMode(testApp, method, 'approve');
    const after = mode === 'decline' ? { state: 'done' } : { state: 'failed', reason: 'RELEASED' };
    expect(await rail.capture(ask(1_500, `${key}Y`))).toEqual(after);
  });

  it('is not captured beyond what is held, nor where nothing is', async () => {
    const ask = await held('0302', 'approve', 'CBEYOND');
    const rail = testApp.services.rails.rail('0302');
    expect(await rail.capture(ask(1_501))).toEqual({ state: 'failed', reason: 'AMOUNT_EXCEEDED' });
    const { endToEndId, txid } = await submitPayment(testApp, await open('0302'));
    const sale = { key: 'CSALE', txid, endToEndId, amount: 1, reason: '' };
    expect(await rail.capture(sale)).toEqual({ state: 'failed', reason: 'NOT_HELD' });
  });
});

it('leaves a ledger that balances', async () => {
  expect(Object.values(await testApp.services.ledger.prove())).toEqual([0, 0, 0, 0, 0, 0]);
});
