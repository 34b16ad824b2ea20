import { pay } from '@balcao/contract/customer';
import type { LiveEvent } from '@balcao/contract/notification';
import { createOrder, getOrder, listOrders } from '@balcao/contract/order';
import { advanceClock, getClock, setRail } from '@balcao/contract/sandbox';
import { addWebhook } from '@balcao/contract/webhook';
import { createMerchantCaller } from '@balcao/sdk/merchant';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { customer, type TestCustomer } from './customers.ts';
import { type MerchantServer, merchantServer, type Receiver, receiver } from './merchants.ts';
import { openTeam, register, type Team } from './people.ts';
import { openTestApp, type TestApp } from './test-app.ts';
import { until } from './until.ts';

let one: TestApp;
let two: TestApp;
let ana: Team;
let shop: MerchantServer;
/** The same merchant's server, answered by the other process. */
let shopAtTwo: MerchantServer['call'];
let bruna: TestCustomer;
let hook: Receiver;
let orders = 0;

beforeAll(async () => {
  one = await openTestApp();
  two = await openTestApp({}, one.database);
  ana = await openTeam(one, await register(one), { certified: true });
  shop = await merchantServer(one, ana);
  shopAtTwo = createMerchantCaller({ ...shop.options, send: two.send });
  bruna = await customer(one);
  hook = await receiver();
  await two.caller(ana.token)(addWebhook, { body: { url: hook.url } });
});
afterAll(async () => {
  await two.close();
  await one.close();
  await hook.close();
});

const coffee = () => {
  orders += 1;
  return { merchantOrderNumber: `Z-${orders}`, method: '02', amount: 1_234, goodsName: 'Café coado' } as const;
};
const order = (call: MerchantServer['call'], body = coffee()) =>
  call(createOrder, { body }, { idempotencyKey: crypto.randomUUID() });
const payFor = (call: TestCustomer['call'], made: { amount: number; pix: { brCode: string } | null }) =>
  call(pay, { body: { code: made.pix?.brCode ?? '', amount: made.amount } }, { idempotencyKey: crypto.randomUUID() });
const paid = (number: string) =>
  until(
    () => two.caller(ana.token)(getOrder, { params: { number } }),
    ({ status }) => status === '02',
  );

const pending = async () => (await one.services.ledger.balances(one.platform.db, ana.merchantId)).pending;

const waitingForLocks = async (): Promise<number> => {
  const sql = `select count(*) from pg_locks where locktype = 'advisory' and not granted
    and database = (select oid from pg_database where datname = current_database())`;
  return Number((await one.platform.db.$client.query<{ count: number }>(sql)).rows[0]?.count);
};

describe('two servers on one database', () => {
  it('tell the screens of both what happened at one of them', async () => {
    const heard: LiveEvent[] = [];
    const end = two.platform.events.subscribe(ana.merchantId, (event) => heard.push(event));
    const made = await order(shop.call);
    await payFor(bruna.call, made);
    await paid(made.number);
    const ofOrder = async () => heard.filter(({ topic, key }) => topic === 'order' && key === made.number);
    // Once when it was made, once when it was paid.
    await until(ofOrder, (events) => events.length === 2);
    end();
  });

  it('make one order and one answer of a hundred calls under one key, wherever they arrive', async () => {
    const body = coffee();
    const calls = Array.from({ length: 100 }, (_, index) => (index % 2 === 0 ? shop.call : shopAtTwo));
    const answers = await Promise.all(
      calls.map((call) => call(createOrder, { body }, { idempotencyKey: 'a-mesma-chave' })),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect((await ana.call(listOrders, { query: { number: body.merchantOrderNumber } })).total).toBe(1);
  });

  it('take one payment of many under one key, wherever they arrive', async () => {
    const made = await order(shop.call);
    const before = await pending();
    const ask = { body: { code: made.pix?.brCode ?? '', amount: made.amount } };
    const wallets = [bruna.call, two.caller(bruna.token)];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        (wallets[at % 2] ?? bruna.call)(pay, ask, { idempotencyKey: 'um-pagamento' }),
      ),
    );
    expect(new Set(answers.map(({ endToEndId }) => endToEndId)).size).toBe(1);
    await paid(made.number);
    expect((await pending()) - before).toBe(made.net);
  });

  it('do every job once: each paid order is told to the merchant once', async () => {
    const made = await Promise.all(Array.from({ length: 20 }, (_, at) => order(at % 2 === 0 ? shop.call : shopAtTwo)));
    await Promise.all(made.map((each) => payFor(bruna.call, each)));
    await Promise.all(made.map(({ number }) => paid(number)));
    const numbers = new Set(made.map(({ number }) => number));
    const told = async () => hook.requests.filter(({ body }) => numbers.has(JSON.parse(body).data.number));
    await until(told, (requests) => requests.length >= made.length);
    // What is due again is looked for now, by both.
    await Promise.all([one.platform.jobs.sweep(), two.platform.jobs.sweep()]);
    const ids = (await told()).map(({ headers }) => headers['webhook-id']);
    expect(ids).toHaveLength(made.length);
    expect(new Set(ids).size).toBe(made.length);
  });

  it('sweep the same thing one after the other', async () => {
    let finish = (): void => {};
    const finished = new Promise<void>((done) => {
      finish = done;
    });
    const began: string[] = [];
    one.platform.jobs.every(3_600, 'test.sweep', async () => {
      began.push('one');
      await finished;
    });
    two.platform.jobs.every(3_600, 'test.sweep', async () => void began.push('two'));
    const first = one.platform.jobs.sweep();
    await until(
      async () => began.length,
      (count) => count === 1,
    );
    const second = two.platform.jobs.sweep();
    await until(waitingForLocks, (count) => count > 0);
    expect(began).toEqual(['one']);
    finish();
    await Promise.all([first, second]);
    expect(began).toEqual(['one', 'two']);
  });

  it('follow the sandbox’s clock and rail, whichever of them was told', async () => {
    const ahead = async () => (await two.caller()(getClock, {})).aheadSeconds;
    await one.caller()(advanceClock, { body: { advanceSeconds: 600 } });
    await until(ahead, (seconds) => seconds === 600);
    await two.caller()(advanceClock, { body: { advanceSeconds: 60 } });
    await until(
      async () => one.platform.clock.aheadSeconds(),
      (seconds) => seconds === 660,
    );
    await two.caller()(setRail, { body: { pix: 'decline' } });
    await until(
      async () => one.services.settings.railMode('02'),
      (mode) => mode === 'decline',
    );
    await expect(payFor(bruna.call, await order(shop.call))).resolves.toMatchObject({ state: 'refused' });
    await one.caller()(setRail, { body: { pix: 'approve' } });
  });

  it('know the time of the sandbox from their start on', async () => {
    const three = await openTestApp({}, one.database);
    await three.services.sandbox.prepare();
    expect(three.platform.clock.aheadSeconds()).toBe(660);
    await three.close();
  });

  it('go on when one of them ends', async () => {
    const three = await openTestApp({}, one.database);
    await three.services.sandbox.prepare();
    const shopAtThree = createMerchantCaller({ ...shop.options, send: three.send });
    const made = await order(shopAtThree);
    await three.close();
    await payFor(bruna.call, made);
    await paid(made.number);
  });

  it('leave a ledger that balances', async () => {
    expect(Object.values(await two.services.ledger.prove())).toEqual([0, 0, 0, 0, 0, 0]);
  });
});
