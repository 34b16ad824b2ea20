import { sendCaptcha } from '@balcao/contract/account';
import { pay } from '@balcao/contract/customer';
import { type ChargedOrder, createOrder } from '@balcao/contract/order';
import { createRefund } from '@balcao/contract/refund-open';
import { advanceClock } from '@balcao/contract/sandbox';
import { addWebhook } from '@balcao/contract/webhook';
import { createBearerCaller } from '@balcao/sdk/member';
import { createMerchantCaller } from '@balcao/sdk/merchant';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { customer, type TestCustomer } from './customers.ts';
import { type MerchantServer, merchantServer, type Receiver, receiver } from './merchants.ts';
import { openTeam, register, type Team } from './people.ts';
import { openTestApp, type TestApp } from './test-app.ts';
import { until } from './until.ts';

/** A line of the log, as far as it is looked at here. */
interface Line {
  readonly event: string;
  readonly requestId?: string;
  readonly requestIds?: readonly string[];
  readonly job?: string;
  readonly delivery?: string;
  readonly attempt?: number;
}

let testApp: TestApp;
let ana: Team;
let shop: MerchantServer;
let hook: Receiver;
let bruna: TestCustomer;
let numbers = 0;
const written: string[] = [];

beforeAll(async () => {
  testApp = await openTestApp({ logLevel: 'info' }, undefined, { write: (line) => void written.push(line) });
  ana = await openTeam(testApp, await register(testApp), { certified: true });
  shop = await merchantServer(testApp, ana);
  bruna = await customer(testApp, { balance: 100_000_000 });
  hook = await receiver();
  await ana.call(addWebhook, { body: { url: hook.url, name: 'Estoque', types: null } });
});
afterAll(async () => {
  await testApp.close();
  await hook.close();
});
beforeEach(() => hook.answerWith({ status: 204 }));

const lines = (): Line[] => written.map((line) => JSON.parse(line));
const linesOf = (requestId: string): Line[] => lines().filter((line) => line.requestId === requestId);
/** The calls that led to a line: of work for several at once, what another line tells of it. */
const callsOf = ({ requestId = '' }: Line): readonly string[] => {
  const batch = lines().find((line) => line.event === 'batch of calls' && line.requestId === requestId);
  return batch?.requestIds?.flatMap((id) => callsOf({ event: '', requestId: id })) ?? [requestId];
};
const untilLine = (isIt: (line: Line) => boolean): Promise<Line> =>
  until(
    async () => lines().find(isIt),
    (line) => line !== undefined,
  ).then((line) => line as Line);

const callerBy = (send: TestApp['send'], token?: string) =>
  createBearerCaller({
    baseUrl: 'http://balcao.test',
    send,
    token: () => token,
    language: () => 'pt-BR',
    timeZone: () => 'America/Sao_Paulo',
  });
/** Sends a call by itself, and says the id that its answer carries. */
const idOf = async (call: (send: TestApp['send']) => Promise<unknown>): Promise<string> => {
  let id = '';
  await call(async (request) => {
    const answer = await testApp.send(request);
    id = answer.headers.get('request-id') ?? '';
    return answer;
  });
  return id;
};
const order = (): Promise<ChargedOrder> => {
  numbers += 1;
  const body = { merchantOrderNumber: `I-${numbers}`, method: '02', amount: 4_200, goodsName: 'Café' } as const;
  return shop.call(createOrder, { body }, { idempotencyKey: body.merchantOrderNumber });
};
const paidBy = ({ token }: TestCustomer, { amount, pix }: ChargedOrder): Promise<string> =>
  idOf((send) =>
    callerBy(send, token)(pay, { body: { code: pix?.brCode ?? '', amount } }, { idempotencyKey: crypto.randomUUID() }),
  );
/** The delivery of an event about an order, once it is written. */
const deliveryOf = (orderNumber: string, type: string): Promise<string> =>
  until(
    async () => {
      const { rows } = await testApp.platform.db.$client.query<{ id: string }>(
        'select id from webhook_delivery where merchant_id = $1 and order_number = $2 and type = $3',
        [ana.merchantId, orderNumber, type],
      );
      return rows[0]?.id ?? '';
    },
    (id) => id !== '',
  );
const sentLine = async (orderNumber: string, type: string, attempt = 1): Promise<Line> => {
  const delivery = await deliveryOf(orderNumber, type);
  return untilLine((line) => line.event === 'webhook sent' && line.delivery === delivery && line.attempt === attempt);
};

describe('the request id of a call is in the log', () => {
  it('of the call, of its job, and of the webhook that tells of the payment', async () => {
    const paid = await order();
    const id = await paidBy(bruna, paid);
    await sentLine(paid.number, 'order.paid');
    expect(linesOf(id)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ event: 'answered', endpoint: pay.id, status: 200 }),
        expect.objectContaining({ event: 'job done', job: 'rail.notify', jobId: expect.any(String) }),
        expect.objectContaining({ event: 'webhook sent', order: paid.number, status: 204, attempt: 1 }),
      ]),
    );
  });

  it('of a refund that a merchant asks for: the jobs that its job asks for, and the webhook', async () => {
    const paid = await order();
    await paidBy(bruna, paid);
    await sentLine(paid.number, 'order.paid');
    const { merchantOrderNumber } = paid;
    const body = {
      merchantOrderNumber,
      merchantRefundNumber: `R-${numbers}`,
      amount: 1_000,
      reason: 'Xícara trincada',
    };
    const id = await idOf((send) =>
      createMerchantCaller({ ...shop.options, send })(
        createRefund,
        { body },
        { idempotencyKey: body.merchantRefundNumber },
      ),
    );
    await sentLine(paid.number, 'refund.succeeded');
    await untilLine((line) => line.job === 'rail.notify' && line.requestId === id);
    const told = linesOf(id).map(({ event, job }) => job ?? event);
    expect(told).toEqual(expect.arrayContaining(['answered', 'refund.give-back', 'rail.notify', 'webhook sent']));
  });

  it('of a mail', async () => {
    const body = { type: 'register', email: 'pedido@exemplo.com.br' } as const;
    const id = await idOf((send) => callerBy(send)(sendCaptcha, { body }));
    await untilLine((line) => line.event === 'job done' && line.job === 'mail.send' && line.requestId === id);
    expect(linesOf(id)).toContainEqual(expect.objectContaining({ event: 'mail sent', mail: expect.any(String) }));
    expect(written.join('')).not.toContain('pedido@exemplo.com.br');
  });

  it('of an attempt that is made again later', async () => {
    hook.answerWith({ status: 500 });
    const paid = await order();
    const id = await paidBy(bruna, paid);
    expect(await sentLine(paid.number, 'order.paid')).toMatchObject({ requestId: id, status: 500 });
    hook.answerWith({ status: 204 });
    testApp.platform.clock.setAhead(testApp.platform.clock.aheadSeconds() + 10);
    expect(await sentLine(paid.number, 'order.paid', 2)).toMatchObject({ requestId: id, status: 204 });
  });
});

describe('of calls at once', () => {
  it('each has its own jobs, and what is done for several together names them all', async () => {
    const orders = await Promise.all(Array.from({ length: 8 }, order));
    const payers = await Promise.all(orders.map(() => customer(testApp, { balance: 100_000 })));
    const ids = await Promise.all(orders.map((one, at) => paidBy(payers[at] as TestCustomer, one)));
    const sent = await Promise.all(orders.map(({ number }) => sentLine(number, 'order.paid')));
    for (const [at, line] of sent.entries()) {
      const calls = callsOf(line);
      expect(calls).toContain(ids[at]);
      if (line.requestId === ids[at]) expect(calls).toEqual([ids[at]]);
      else expect(line.requestId).toMatch(/^batch-/);
    }
    const notified = ids.map((id) => linesOf(id).filter(({ job }) => job === 'rail.notify').length);
    expect(notified).toEqual(ids.map(() => 1));
  });
});

describe('what runs by the clock', () => {
  it('has no request id, also where a call has moved the clock', async () => {
    const late = await order();
    const id = await idOf((send) => callerBy(send)(advanceClock, { body: { advanceSeconds: 2 * 86_400 } }));
    const line = await sentLine(late.number, 'order.closed');
    expect(line).not.toHaveProperty('requestId');
    expect(linesOf(id).map(({ event }) => event)).toEqual(['answered']);
  });

  it('does not fill the log with its jobs', () => {
    const jobs = lines().filter(({ event }) => event === 'job done');
    expect(jobs.filter(({ requestId }) => requestId === undefined)).toEqual([]);
    expect(jobs.length).toBeGreaterThan(0);
  });
});

it('no line says a request id twice', () => {
  expect(written.filter((line) => line.split('"requestId":').length > 2)).toEqual([]);
});
