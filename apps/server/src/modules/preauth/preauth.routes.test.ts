import { listPayments, pay, readPaymentCode } from '@balcao/contract/customer';
import { requestExport } from '@balcao/contract/export';
import { closeOrder, createOrder, getOrder } from '@balcao/contract/order';
import {
  type ChargedPreauth,
  captureHold,
  capturePreauth,
  createPreauth,
  getPreauth,
  listPreauths,
  type PreauthFilter,
  quoteCapture,
  releaseHold,
  voidPreauth,
} from '@balcao/contract/preauth';
import { requestRefund } from '@balcao/contract/refund-request';
import { advanceClock, setRail } from '@balcao/contract/sandbox';
import { addWebhook } from '@balcao/contract/webhook';
import { listDeliveries } from '@balcao/contract/webhook-delivery';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { customer, type TestCustomer } from '../../../test/customers.ts';
import { exported } from '../../../test/exports.ts';
import { type MerchantServer, merchantServer, receiver } from '../../../test/merchants.ts';
import { member, openTeam, register, type Team, workIn } from '../../../test/people.ts';
import { askHold, confirmHold, keyed, readHold } from '../../../test/preauths.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { until } from '../../../test/until.ts';

let testApp: TestApp;
let ana: Team;
let shop: MerchantServer;
let bruna: TestCustomer;
beforeAll(async () => {
  testApp = await openTestApp();
  const products = ['11', '03'] as const;
  ana = await openTeam(testApp, await register(testApp), { name: 'Café do Mercado', certified: true, products });
  shop = await merchantServer(testApp, ana);
  bruna = await customer(testApp, { cards: ['mastercardCredit', 'visaDebit', 'declinedCredit'] });
});
afterAll(() => testApp.close());

const day = 86_400;
const advance = (seconds: number) => testApp.caller()(advanceClock, { body: { advanceSeconds: seconds } });
const rail = (mode: 'approve' | 'decline' | 'silent' | 'late' | 'twice' | 'disorder') =>
  testApp.caller()(setRail, { body: { credit: mode } });
const held = async (amount?: number): Promise<ChargedPreauth> => {
  const asked = await askHold(shop, amount);
  await confirmHold(bruna, asked);
  return until(
    () => readHold(shop, asked),
    ({ status }) => status === 'authorised',
  );
};
const ended = (one: ChargedPreauth) =>
  until(
    () => readHold(shop, one),
    ({ status, asked }) => status !== 'authorised' && asked === null,
  );
const orderOf = ({ number }: ChargedPreauth) => ana.call(getOrder, { params: { number } });
const paymentOf = async () => (await bruna.call(listPayments, {})).list[0];
const capture = ({ merchantOrderNumber }: ChargedPreauth, amount: number, key = keyed()) =>
  shop.call(capturePreauth, { params: { merchantOrderNumber }, body: { amount } }, key);
const release = ({ merchantOrderNumber }: ChargedPreauth, key = keyed()) =>
  shop.call(voidPreauth, { params: { merchantOrderNumber } }, key);
const pending = async () => (await testApp.services.ledger.balances(testApp.platform.db, ana.merchantId)).pending;
const proven = async () => Object.values(await testApp.services.ledger.prove()).every((figure) => Number(figure) === 0);

describe('a hold', () => {
  it('waits for the payer, then for the merchant; meanwhile no money moves and the order stays waiting', async () => {
    const before = await pending();
    const asked = await askHold(shop, 10_000, 60);
    expect(asked).toMatchObject({ status: null, orderStatus: '01', payUrl: expect.stringContaining('/pay/') });
    await expect(orderOf(asked)).resolves.toMatchObject({ isHeld: false });
    await expect(bruna.call(readPaymentCode, { body: { code: asked.payUrl } })).resolves.toMatchObject({
      product: '11',
      methods: ['0302'],
      instalmentsAtMost: 1,
    });
    await expect(confirmHold(bruna, asked)).resolves.toMatchObject({ state: 'held', hold: true });
    const hold = await until(
      () => readHold(shop, asked),
      ({ status }) => status === 'authorised',
    );
    expect(hold).toMatchObject({ authorised: 10_000, captured: null, card: { brand: 'Mastercard', last4: '4444' } });
    const days = (Date.parse(hold.holdsUntil ?? '') - Date.parse(hold.authorisedAt ?? '')) / 1000 / day;
    expect(days).toBe(7);
    expect(await pending()).toBe(before);
    // Held already: it cannot be paid or held again, and does not expire.
    await expect(confirmHold(bruna, asked)).rejects.toMatchObject({ name: 'order_not_payable' });
    await advance(61);
    await expect(orderOf(hold)).resolves.toMatchObject({ status: '01', isHeld: true });
    const { merchantOrderNumber } = hold;
    await expect(shop.call(closeOrder, { params: { merchantOrderNumber } }, keyed())).rejects.toMatchObject({
      name: 'state_forbids',
    });
  });

  it('is captured in part: the order is paid with that, its fee is of that, and the payer sees it', async () => {
    const before = await pending();
    const hold = await held(10_000);
    await expect(capture(hold, 8_000)).resolves.toMatchObject({ asked: 'capture', askedAmount: 8_000 });
    await expect(ended(hold)).resolves.toMatchObject({ status: 'captured', captured: 8_000, orderStatus: '02' });
    const order = await orderOf(hold);
    // 3,79 % of R$ 80,00 and R$ 0,39.
    expect(order).toMatchObject({
      status: '02',
      amount: 10_000,
      paidAmount: 8_000,
      fee: 342,
      net: 7_658,
      isHeld: false,
    });
    expect((await pending()) - before).toBe(7_658);
    await expect(paymentOf()).resolves.toMatchObject({ state: 'done', amount: 10_000, captured: 8_000 });
    await expect(capture(hold, 1_000)).rejects.toMatchObject({ name: 'state_forbids' });
    await expect(release(hold)).rejects.toMatchObject({ name: 'state_forbids' });
  });

  it('that was captured in part is given back up to what was captured, with its share of the fee', async () => {
    const before = await pending();
    const hold = await held(10_000);
    await capture(hold, 6_000);
    await ended(hold);
    const refund = (amount: number) =>
      ana.call(requestRefund, { body: { orderNumber: hold.number, amount, reason: 'Devolvida antes' } });
    await expect(refund(6_001)).rejects.toMatchObject({ name: 'refund_exceeds_order' });
    await refund(2_000);
    await refund(4_000);
    await expect(refund(1)).rejects.toMatchObject({ name: 'refund_exceeds_order' });
    await until(paymentOf, (payment) => payment?.returned === 6_000);
    await until(pending, (amount) => amount === before);
    await expect(orderOf(hold)).resolves.toMatchObject({ status: '02', paidAmount: 6_000, refundedAmount: 6_000 });
    expect(await proven()).toBe(true);
  });

  it('is let go whole: the order closes and nothing is posted', async () => {
    const before = await pending();
    const hold = await held();
    await release(hold);
    await expect(ended(hold)).resolves.toMatchObject({ status: 'released', captured: null, orderStatus: '04', fee: 0 });
    await expect(paymentOf()).resolves.toMatchObject({ state: 'released', captured: null });
    expect(await pending()).toBe(before);
  });

  it.each(['twice', 'disorder', 'late', 'silent'] as const)('ends captured once when the rail is %s', async (mode) => {
    const before = await pending();
    await rail(mode);
    const asked = await askHold(shop);
    await confirmHold(bruna, asked);
    await advance(15);
    const hold = await until(
      () => readHold(shop, asked),
      ({ status }) => status === 'authorised',
    );
    await capture(hold, 5_000);
    await advance(15);
    await expect(ended(hold)).resolves.toMatchObject({ status: 'captured', captured: 5_000 });
    await rail('approve');
    // 3,79 % of R$ 50,00 and R$ 0,39.
    expect((await pending()) - before).toBe(5_000 - 229);
  });

  it('that comes after its order has closed is let go', async () => {
    await rail('late');
    const asked = await askHold(shop);
    await confirmHold(bruna, asked);
    const { merchantOrderNumber } = asked;
    await shop.call(closeOrder, { params: { merchantOrderNumber } }, keyed());
    await rail('approve');
    await advance(15);
    await until(paymentOf, (payment) => payment?.state === 'released');
    await expect(readHold(shop, asked)).resolves.toMatchObject({ status: null, orderStatus: '04' });
  });

  it('that nobody waits for is asked about until the rail has said that it let go, however late it answers (rule: unknown-outcome)', async () => {
    await rail('late');
    const asked = await askHold(shop);
    await confirmHold(bruna, asked);
    await shop.call(closeOrder, { params: { merchantOrderNumber: asked.merchantOrderNumber } }, keyed());
    const stray = async () => {
      const { rows } = await testApp.platform.db.$client.query<{
        amount: number;
        checks: number;
        let_go_at: Date | null;
      }>('select amount, checks, let_go_at from preauth_stray where order_number = $1', [asked.number]);
      return rows[0];
    };
    await advance(15);
    // The rail has been asked and has not answered yet.
    await until(stray, (row) => row !== undefined && row.checks > 0);
    // However often it was asked by then: the pauses grow.
    const later = async () => {
      await advance(15);
      return stray();
    };
    const letGo = await until(later, (row) => row?.let_go_at != null);
    expect(letGo?.amount).toBe(asked.amount);
    expect(letGo?.checks).toBeGreaterThan(1);
    await rail('approve');
    expect((await paymentOf())?.state).toBe('released');
  });

  it('is made by one of two cards that come at once; the other is let go', async () => {
    const asked = await askHold(shop);
    const rafael = await customer(testApp, { cards: ['visaCredit'] });
    await rail('late');
    await Promise.all([confirmHold(bruna, asked), confirmHold(rafael, asked)]);
    await rail('approve');
    await advance(15);
    const states = async () =>
      Promise.all([bruna, rafael].map(async ({ call }) => (await call(listPayments, {})).list[0]?.state));
    await expect(until(states, (both) => both.includes('released'))).resolves.toContain('held');
  });
});

describe('what is asked of a hold', () => {
  it('is captured or let go when both come at the same instant, never both', async () => {
    const hold = await held();
    const asked = await Promise.allSettled([capture(hold, 4_000), release(hold), capture(hold, 3_000), release(hold)]);
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const { status, captured, orderStatus } = await ended(hold);
    expect([status, captured, orderStatus]).toBeOneOf([
      ['captured', 4_000, '02'],
      ['captured', 3_000, '02'],
      ['released', null, '04'],
    ]);
    expect(await proven()).toBe(true);
  });

  it('is answered the same under the same key, and refused for another amount', async () => {
    const hold = await held();
    const key = keyed();
    const first = await capture(hold, 4_000, key);
    await expect(capture(hold, 4_000, key)).resolves.toEqual(first);
    await expect(capture(hold, 4_001, key)).rejects.toMatchObject({ name: 'idempotency_key_reused' });
    await expect(ended(hold)).resolves.toMatchObject({ captured: 4_000 });
  });

  it('is never more than the card holds, nor of another merchant, nor of an order that holds nothing', async () => {
    const hold = await held(2_000);
    await expect(capture(hold, 2_001)).rejects.toMatchObject({ name: 'hold_exceeded', code: 13_016 });
    for (const amount of [0, -1, 1.5])
      await expect(capture(hold, amount)).rejects.toMatchObject({ name: 'form_invalid' });
    const dora = await openTeam(testApp, await register(testApp), { certified: true });
    const books = await merchantServer(testApp, dora);
    const params = { merchantOrderNumber: hold.merchantOrderNumber };
    const foreign = books.call(capturePreauth, { params, body: { amount: 1 } }, keyed());
    await expect(foreign).rejects.toMatchObject({ name: 'not_found' });
    await expect(dora.call(getPreauth, { params: { number: hold.number } })).rejects.toMatchObject({
      name: 'not_found',
    });
    const body = { merchantOrderNumber: 'PLAIN', method: '02', amount: 1_000, goodsName: 'Café' } as const;
    const plain = await shop.call(createOrder, { body }, keyed());
    await expect(readHold(shop, plain)).rejects.toMatchObject({ name: 'not_found' });
    const unheld = await askHold(shop);
    await expect(capture(unheld, 1)).rejects.toMatchObject({ name: 'state_forbids' });
    await expect(release(unheld)).rejects.toMatchObject({ name: 'state_forbids' });
  });

  it('needs the product to be active', async () => {
    const dora = await openTeam(testApp, await register(testApp), { certified: true });
    const books = await merchantServer(testApp, dora);
    const body = { merchantOrderNumber: 'H-1', amount: 1_000, goodsName: 'Livro' };
    await expect(books.call(createPreauth, { body }, keyed())).rejects.toMatchObject({ name: 'product_inactive' });
  });

  it('is told to the merchant’s server', async () => {
    const hook = await receiver();
    await ana.call(addWebhook, { body: { url: hook.url } });
    const hold = await held(3_000);
    await capture(hold, 1_000);
    await ended(hold);
    const told = new Map<string, { status: string; captured: number | null }>();
    while (told.size < 3) {
      const { type, data } = JSON.parse((await hook.receive()).body);
      if (data.merchantOrderNumber === hold.merchantOrderNumber) told.set(type, data);
    }
    expect([...told.keys()].toSorted()).toEqual(['order.paid', 'preauth.authorised', 'preauth.captured']);
    expect(told.get('preauth.captured')).toMatchObject({ status: 'captured', captured: 1_000 });
    await hook.close();
  });
});

describe('what the card refuses', () => {
  it.each([
    ['preauth.capture_failed', (hold: ChargedPreauth) => capture(hold, 1_000)],
    ['preauth.void_failed', (hold: ChargedPreauth) => release(hold)],
  ] as const)('is told as %s with the reason, once; the hold stands, and can be asked for again', async (type, ask) => {
    const hook = await receiver();
    const { endpoint } = await ana.call(addWebhook, { body: { url: hook.url, types: [type] } });
    const hold = await held(3_000);
    await rail('decline');
    await ask(hold);
    const { data, ...event } = JSON.parse((await hook.receive()).body);
    expect(event).toMatchObject({ type });
    const refused = { status: 'authorised', asked: null, failureReason: 'REFUSED_BY_BANK', captured: null };
    expect(data).toMatchObject({ ...refused, merchantOrderNumber: hold.merchantOrderNumber, authorised: 3_000 });
    await expect(readHold(shop, hold)).resolves.toMatchObject(refused);
    await rail('approve');
    await ask(hold);
    await expect(ended(hold)).resolves.toMatchObject({ failureReason: null });
    const { list } = await ana.call(listDeliveries, { query: { endpointId: endpoint.id } });
    expect(list).toMatchObject([{ type, orderNumber: hold.number }]);
    await hook.close();
  });
});

describe('in the back office', () => {
  it('holds are listed, found, quoted, captured and released by members', async () => {
    const first = await held(9_000);
    const second = await held(7_000);
    const { list } = await ana.call(listPreauths, { query: { status: ['authorised'] } });
    expect(list.slice(0, 2).map(({ number }) => number)).toEqual([second.number, first.number]);
    const found = await ana.call(listPreauths, { query: { number: first.merchantOrderNumber } });
    expect(found.list.map(({ number }) => number)).toEqual([first.number]);
    const params = { number: first.number };
    await expect(ana.call(quoteCapture, { params, query: { amount: 5_000 } })).resolves.toEqual({
      amount: 5_000,
      fee: 229,
      net: 4_771,
    });
    await ana.call(captureHold, { params, body: { amount: 5_000 } }, keyed());
    await ana.call(releaseHold, { params: { number: second.number } }, keyed());
    await expect(ana.call(releaseHold, { params }, keyed())).rejects.toMatchObject({ name: 'colleague_first' });
    await expect(ended(first)).resolves.toMatchObject({ status: 'captured', captured: 5_000, fee: 229 });
    await expect(ended(second)).resolves.toMatchObject({ status: 'released' });
    const page = await ana.call(listPreauths, { query: { pageSize: 1 } });
    const next = await ana.call(listPreauths, { query: { pageSize: 1, cursor: page.nextCursor ?? '' } });
    expect([page, next].map((one) => one.list[0]?.number)).toEqual([second.number, first.number]);
  });

  it('are found by card, amount and day, and are a file of just that', async () => {
    const [small, large] = [await held(3_101), await held(3_202)];
    const found = async (query: Partial<PreauthFilter>) =>
      (await ana.call(listPreauths, { query: { pageSize: 100, ...query } })).list.map(({ number }) => number);
    const last4 = small.card?.last4 ?? '';
    expect(await found({ amountFrom: 3_101, amountTo: 3_202 })).toEqual([large.number, small.number]);
    expect(await found({ amountFrom: 3_102, amountTo: 3_202 })).toEqual([large.number]);
    expect(await found({ cardLast4: last4, amountTo: 3_101 })).toContain(small.number);
    expect(await found({ cardLast4: last4 === '0000' ? '0001' : '0000' })).toEqual([]);
    const since = small.authorisedAt ?? '';
    expect(await found({ from: since })).toEqual(expect.arrayContaining([large.number, small.number]));
    expect(await found({ to: since })).not.toContain(small.number);
    const text = await exported(testApp, ana, 'preauth', { amountFrom: 3_101, amountTo: 3_101, cardLast4: last4 });
    const [titles, line, ...rest] = text.trim().split('\r\n');
    expect(titles).toMatch(/^Pedido;Número no seu sistema;Situação;/);
    expect(line).toContain(`\t${small.number};${small.merchantOrderNumber};Autorizada;Caução da bicicleta;`);
    expect(line).toContain(`${last4};31,01;;`);
    expect(rest).toEqual([]);
    const wrong = { subject: 'preauth', format: 'csv', filter: { colour: 'red' } } as const;
    await expect(ana.call(requestExport, { body: wrong })).rejects.toMatchObject({ name: 'form_invalid' });
  });

  it('are read by who may read orders, and captured only by who may write', async () => {
    const reader = await member(testApp, ana, { permissions: [{ menuId: 'payment.orders', permissionLevel: 'read' }] });
    const hold = await held();
    const params = { number: hold.number };
    await expect(reader.call(getPreauth, { params })).resolves.toMatchObject({ status: 'authorised' });
    await expect(reader.call(captureHold, { params, body: { amount: 1 } }, keyed())).rejects.toMatchObject({
      name: 'permission_missing',
    });
  });
});

describe('a card that says no', () => {
  it('holds nothing, and another card can', async () => {
    const asked = await askHold(shop);
    const { payUrl: code, amount } = asked;
    const means = { method: '0302', cardId: bruna.cardIds[2] ?? '' } as const;
    const refused = await bruna.call(pay, { body: { code, amount, means } }, keyed());
    expect(refused).toMatchObject({ state: 'refused', failureReason: 'card_declined' });
    await expect(readHold(shop, asked)).resolves.toMatchObject({ status: null, orderStatus: '01' });
    await expect(confirmHold(bruna, asked)).resolves.toMatchObject({ state: 'held' });
  });
});

describe('a hold whose time is over', () => {
  // Last: a week later all sessions have ended.
  it('goes back by itself when its time is over, and is captured no more; that the card refused at first is no news', async () => {
    const hold = await held();
    const { endpoint } = await ana.call(addWebhook, { body: { url: 'http://127.0.0.1:4000/hook' } });
    await rail('decline');
    await advance(7 * day + 1);
    await until(
      () => readHold(shop, hold),
      ({ failureReason }) => failureReason !== null,
    );
    await rail('approve');
    await ended(hold);
    await expect(readHold(shop, hold)).resolves.toMatchObject({ status: 'expired', orderStatus: '04' });
    await expect(capture(hold, 1_000)).rejects.toMatchObject({ name: 'state_forbids' });
    const { db } = testApp.platform;
    const { rows } = await db.$client.query(`select state from payment order by created_at desc limit 1`);
    expect(rows).toEqual([{ state: 'released' }]);
    expect(await proven()).toBe(true);
    const { call } = await workIn(testApp, ana, ana.merchantId);
    const { list } = await call(listDeliveries, { query: { endpointId: endpoint.id, order: hold.number } });
    expect(list.map(({ type }) => type).toSorted()).toEqual(['order.closed', 'preauth.released']);
  });
});
