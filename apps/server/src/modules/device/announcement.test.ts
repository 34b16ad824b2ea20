import { pay } from '@balcao/contract/customer';
import { currentDevice } from '@balcao/contract/device';
import { DeviceNews, streamDevice } from '@balcao/contract/device-news';
import { sell } from '@balcao/contract/device-sale';
import { createOrder } from '@balcao/contract/order';
import { setRail } from '@balcao/contract/sandbox';
import { type BearerOptions, openStream } from '@balcao/sdk/member';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { customer, type TestCustomer } from '../../../test/customers.ts';
import { device, type TestDevice } from '../../../test/devices.ts';
import { type MerchantServer, merchantServer } from '../../../test/merchants.ts';
import { openTeam, register, type Team } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';

let testApp: TestApp;
let baseUrl: string;
let team: Team;
let shop: MerchantServer;
let bruna: TestCustomer;
let box: TestDevice;
beforeAll(async () => {
  testApp = await openTestApp();
  baseUrl = await testApp.app.listen({ port: 0, host: '127.0.0.1' });
  team = await openTeam(testApp, await register(testApp), { certified: true, products: ['03', '53', '99'] });
  shop = await merchantServer(testApp, team);
  bruna = await customer(testApp);
});
afterAll(() => testApp.close());
beforeEach(async () => {
  box = await device(testApp, team, { product: '53', name: 'Balcão' });
});

let orders = 0;
const keyed = () => ({ idempotencyKey: crypto.randomUUID() });
/** Someone pays the team so much; answers when the payment is made, not when it is known. */
const paid = async (amount: number) => {
  orders += 1;
  const body = { merchantOrderNumber: `S-${orders}`, method: '02', amount, goodsName: 'Pão' } as const;
  const order = await shop.call(createOrder, { body }, keyed());
  await bruna.call(pay, { body: { code: order.pix?.brCode ?? '', amount } }, keyed());
  return order.number;
};

const optionsOf = (token: string): BearerOptions => ({
  baseUrl,
  send: fetch,
  token: () => token,
  language: () => 'pt-BR',
  timeZone: () => 'America/Sao_Paulo',
});
/** Listens as a sound box does; `after` is the last event id that it has heard of. */
const listen = async ({ token }: TestDevice, after?: number) => {
  const leaving = new AbortController();
  const query = after === undefined ? {} : { lastEventId: after };
  const response = await openStream(optionsOf(token), streamDevice, query, leaving.signal);
  const reader = (response.body as ReadableStream<Uint8Array>).pipeThrough(new TextDecoderStream()).getReader();
  let unread = '';
  const next = async (): Promise<DeviceNews> => {
    for (;;) {
      const [event, ...rest] = unread.split('\n\n');
      if (rest.length > 0) unread = rest.join('\n\n');
      else unread += (await reader.read()).value ?? '';
      const [, id, data] = rest.length > 0 ? (/^id: (\d+)\ndata: (.+)$/.exec(event ?? '') ?? []) : [];
      if (data) return DeviceNews.parse({ ...JSON.parse(data), position: Number(id) });
    }
  };
  return { next, leave: () => leaving.abort() };
};
const positionOf = async (of: TestDevice): Promise<number> => {
  const own = await of.call(currentDevice, {});
  return own.product === '53' ? own.position : -1;
};
const heard = (of: TestDevice, position: number) =>
  expect.poll(() => positionOf(of), { timeout: 60_000, interval: 20 }).toBe(position);

describe('a sound box', () => {
  it('is told of each payment once, in order, with its place', async () => {
    const stream = await listen(box);
    const number = await paid(1_200);
    const payment = { number, amount: 1_200, method: '02', payer: '', at: expect.any(String) };
    expect(await stream.next()).toEqual({ kind: 'payment', position: 1, payment });
    await paid(50);
    expect(await stream.next()).toMatchObject({ position: 2, payment: { amount: 50 } });
    stream.leave();
  });

  it('is told once of what the rail says twice', async () => {
    await testApp.caller()(setRail, { body: { pix: 'twice' } });
    const stream = await listen(box);
    await paid(700);
    expect(await stream.next()).toMatchObject({ position: 1 });
    await testApp.caller()(setRail, { body: { pix: 'approve' } });
    await paid(800);
    expect(await stream.next()).toMatchObject({ position: 2, payment: { amount: 800 } });
    stream.leave();
  });

  it('goes on after the last place that it heard of: nothing is lost, nothing is said twice', async () => {
    const first = await listen(box);
    await paid(100);
    expect(await first.next()).toMatchObject({ position: 1 });
    first.leave();
    await paid(200);
    await paid(300);
    await heard(box, 3);
    const again = await listen(box, 1);
    expect(await again.next()).toMatchObject({ kind: 'payment', position: 2, payment: { amount: 200 } });
    expect(await again.next()).toMatchObject({ kind: 'payment', position: 3, payment: { amount: 300 } });
    again.leave();
    const whole = await listen(box, 3);
    await paid(400);
    expect(await whole.next()).toMatchObject({ position: 4, payment: { amount: 400 } });
    whole.leave();
  });

  it('hears in one sentence of many payments that it missed', async () => {
    await Promise.all([1_000, 1_500, 1_600, 400].map(paid));
    await heard(box, 4);
    const stream = await listen(box, 0);
    const news = await stream.next();
    expect(news).toMatchObject({ kind: 'missed', position: 4, count: 4, amount: 4_500 });
    await paid(10);
    expect(await stream.next()).toMatchObject({ kind: 'payment', position: 5 });
    stream.leave();
  });

  it('begins with what comes when it has never listened before', async () => {
    await paid(100);
    await heard(box, 1);
    const stream = await listen(box);
    await paid(900);
    expect(await stream.next()).toMatchObject({ position: 2, payment: { amount: 900 } });
    stream.leave();
  });

  it('gives each of many payments at the same instant a place of its own', async () => {
    const stream = await listen(box);
    await Promise.all(Array.from({ length: 12 }, (_, index) => paid(100 + index)));
    const positions: number[] = [];
    for (let count = 0; count < 12; count += 1) {
      const news = await stream.next();
      if (news.kind === 'payment') positions.push(news.position);
    }
    expect(positions).toEqual(Array.from({ length: 12 }, (_, index) => index + 1));
    stream.leave();
  });

  it('that hears its own code only says nothing of what was paid elsewhere', async () => {
    const own = await device(testApp, team, { product: '53', settings: { hears: 'own' } });
    await paid(100);
    await heard(box, 1);
    expect(await positionOf(own)).toBe(0);
  });

  it('hears what a terminal of the team takes', async () => {
    const terminal = await device(testApp, team);
    const stream = await listen(box);
    await terminal.call(sell, { body: { method: '0301', amount: 2_345, card: 'visa' } }, keyed());
    expect(await stream.next()).toMatchObject({ payment: { amount: 2_345, method: '0301' } });
    stream.leave();
  });

  it('hears nothing of another team', async () => {
    const other = await openTeam(testApp, await register(testApp), { certified: true, products: ['53'] });
    const foreign = await device(testApp, other, { product: '53' });
    await paid(100);
    await heard(box, 1);
    expect(await positionOf(foreign)).toBe(0);
  });

  it('is the only device with a stream', async () => {
    const terminal = await device(testApp, team);
    const answer = await openStream(optionsOf(terminal.token), streamDevice, {}, AbortSignal.timeout(5_000));
    expect(await answer.json()).toMatchObject({ data: { refusal: 'not_found' } });
  });
});
