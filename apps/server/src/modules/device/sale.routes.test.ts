import { pay } from '@balcao/contract/customer';
import { cancelSale, getSale, listSales, type Sale, type SaleAsk, sell, voidSale } from '@balcao/contract/device-sale';
import { getOrder } from '@balcao/contract/order';
import { getRefundPolicy, saveRefundPolicy } from '@balcao/contract/refund-policy';
import { advanceClock, setRail } from '@balcao/contract/sandbox';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { customer } from '../../../test/customers.ts';
import { device, type TestDevice } from '../../../test/devices.ts';
import { openTeam, register, type Team } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { until } from '../../../test/until.ts';

let testApp: TestApp;
let team: Team;
let terminal: TestDevice;
beforeAll(async () => {
  testApp = await openTestApp();
  team = await openTeam(testApp, await register(testApp), { certified: true, products: ['99', '53', '54'] });
  terminal = await device(testApp, team);
});
afterAll(() => testApp.close());
afterEach(() => testApp.caller()(setRail, { body: { credit: 'approve', debit: 'approve', pix: 'approve' } }));

const keyed = () => ({ idempotencyKey: crypto.randomUUID() });
const sellBy = (body: SaleAsk, at = terminal): Promise<Sale> => at.call(sell, { body }, keyed());
const ended = (number: string, at = terminal): Promise<Sale> =>
  until(
    () => at.call(getSale, { params: { number } }),
    ({ status }) => status !== '01',
  );
const outcomeOf = async (body: SaleAsk): Promise<Sale> => ended((await sellBy(body)).number);

describe('a sale by card', () => {
  it('ends paid, and the order says at which terminal and by which card', async () => {
    const sale = await sellBy({ method: '0301', amount: 1_250, card: 'visa' });
    expect(sale).toMatchObject({ status: '01', amount: 1_250, card: { brand: 'Visa', last4: '4242' }, code: null });
    expect(await ended(sale.number)).toMatchObject({ status: '02', parts: [1_250], endToEndId: expect.any(String) });
    await expect(team.call(getOrder, { params: { number: sale.number } })).resolves.toMatchObject({
      product: '99',
      method: '0301',
      deviceSerial: terminal.serial,
      card: { brand: 'Visa', last4: '4242' },
      instalments: 1,
    });
  });

  it('is divided into parts that sum to the amount, and no more parts than the terminal may', async () => {
    const sale = await outcomeOf({ method: '0302', amount: 10_000, card: 'visa', instalments: 3 });
    expect(sale).toMatchObject({ status: '02', parts: [3_334, 3_333, 3_333] });
    const small = await device(testApp, team, { settings: { instalmentsAtMost: 2 } });
    const three = { method: '0302', amount: 10_000, card: 'visa', instalments: 3 } as const;
    await expect(sellBy(three, small)).rejects.toMatchObject({
      name: 'form_invalid',
      fields: { instalments: expect.any(String) },
    });
    await expect(sellBy({ ...three, amount: 1_200 })).rejects.toMatchObject({ name: 'form_invalid' });
  });

  it.each([
    ['mastercard', 'card_declined'],
    ['hipercard', 'card_insufficient'],
  ] as const)('ends refused with the reason that the issuer gives: %s', async (card, failureReason) => {
    const sale = await outcomeOf({ method: '0302', amount: 9_900, card, instalments: 2 });
    expect(sale).toMatchObject({ status: '03', failureReason, endToEndId: null, card: { brand: expect.any(String) } });
    const order = await team.call(getOrder, { params: { number: sale.number } });
    expect(order).toMatchObject({ status: '03', failureReason, instalments: 2, payment: null, movements: [] });
  });

  it('ends refused when the rail takes nothing', async () => {
    await testApp.caller()(setRail, { body: { debit: 'decline' } });
    const sale = await outcomeOf({ method: '0301', amount: 100, card: 'visa' });
    expect(sale).toMatchObject({ status: '03', failureReason: 'rail_declined' });
  });

  it('waits for an issuer that takes its time', async () => {
    const { number } = await sellBy({ method: '0301', amount: 700, card: 'elo' });
    expect((await terminal.call(getSale, { params: { number } })).status).toBe('01');
    await testApp.caller()(advanceClock, { body: { advanceSeconds: 11 } });
    expect((await ended(number)).status).toBe('02');
  });

  it('is found out by asking when the rail says nothing', async () => {
    await testApp.caller()(setRail, { body: { debit: 'silent' } });
    const { number } = await sellBy({ method: '0301', amount: 800, card: 'visa' });
    await testApp.caller()(advanceClock, { body: { advanceSeconds: 11 } });
    expect((await ended(number)).status).toBe('02');
  });
});

describe('a terminal that lost the answer', () => {
  it('asks again under the same key and charges once, also at the same instant', async () => {
    const body = { method: '0301', amount: 4_200, card: 'visa' } as const;
    const key = keyed();
    const before = (await terminal.call(listSales, {})).list.length;
    const answers = await Promise.all([1, 2, 3].map(() => terminal.call(sell, { body }, key)));
    expect(new Set(answers.map(({ number }) => number)).size).toBe(1);
    await ended(answers[0]?.number ?? '');
    expect(await terminal.call(sell, { body }, key)).toEqual(answers[0]);
    expect((await terminal.call(listSales, {})).list.length).toBe(before + 1);
    await expect(terminal.call(sell, { body: { ...body, amount: 4_201 } }, key)).rejects.toMatchObject({
      name: 'idempotency_key_reused',
    });
  });
});

describe('a sale by code', () => {
  it('shows what the payer scans, and ends with the payment', async () => {
    const bruna = await customer(testApp);
    const sale = await sellBy({ method: '02', amount: 3_000 });
    expect(sale.code).toContain('br.gov.bcb.pix');
    await bruna.call(pay, { body: { code: sale.code ?? '', amount: 3_000 } }, keyed());
    expect(await ended(sale.number)).toMatchObject({ status: '02', code: null });
  });

  it('says by the clock of the server how long it is good for', async () => {
    const { number, secondsLeft, createdAt, expiresAt } = await sellBy({ method: '02', amount: 500 });
    const whole = (Date.parse(expiresAt) - Date.parse(createdAt)) / 1_000;
    expect(secondsLeft).toBeGreaterThan(whole - 30);
    expect(secondsLeft).toBeLessThanOrEqual(whole);
    await testApp.caller()(advanceClock, { body: { advanceSeconds: 60 } });
    const later = await terminal.call(getSale, { params: { number } });
    expect(later.secondsLeft).toBeGreaterThan(0);
    expect(later.secondsLeft).toBeLessThanOrEqual(secondsLeft - 60);
  });

  it('of the wallet is a link that the chat app pays', async () => {
    const bruna = await customer(testApp);
    const sale = await sellBy({ method: '01', amount: 3_100 });
    await bruna.call(pay, { body: { code: sale.code ?? '', amount: 3_100, means: { method: '01' } } }, keyed());
    expect((await ended(sale.number)).status).toBe('02');
  });

  it('is given up once, and not over money that has come', async () => {
    const { number } = await sellBy({ method: '02', amount: 500 });
    await expect(terminal.call(cancelSale, { params: { number } })).resolves.toMatchObject({
      status: '04',
      code: null,
    });
    await expect(terminal.call(cancelSale, { params: { number } })).rejects.toMatchObject({ name: 'state_forbids' });
    await testApp.caller()(setRail, { body: { pix: 'silent' } });
    const bruna = await customer(testApp);
    const late = await sellBy({ method: '02', amount: 600 });
    await bruna.call(pay, { body: { code: late.code ?? '', amount: 600 } }, keyed());
    await expect(terminal.call(cancelSale, { params: { number: late.number } })).rejects.toMatchObject({
      name: 'state_forbids',
    });
    expect((await ended(late.number)).status).toBe('02');
  });
});

describe('the last sale', () => {
  const undo = (number: string, at: TestDevice) => at.call(voidSale, { params: { number } }, keyed());

  it('is given back once, and nothing before it', async () => {
    const till = await device(testApp, team);
    const first = await sellBy({ method: '0301', amount: 900, card: 'visa' }, till);
    await ended(first.number, till);
    const last = await sellBy({ method: '0302', amount: 1_000, card: 'visa' }, till);
    await ended(last.number, till);
    await expect(undo(first.number, till)).rejects.toMatchObject({ name: 'state_forbids' });
    const both = await Promise.allSettled([1, 2, 3].map(() => undo(last.number, till)));
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(till.call(getSale, { params: { number: last.number } })).resolves.toMatchObject({
      status: '02',
      refundedAmount: 1_000,
    });
  });

  it('waits where the team decides on refunds by hand, and says so', async () => {
    const { version } = await team.call(getRefundPolicy, {});
    const byHand = await team.call(saveRefundPolicy, { body: { automatic: false, secondPersonFrom: null, version } });
    const till = await device(testApp, team);
    const { number } = await sellBy({ method: '0301', amount: 700, card: 'visa' }, till);
    await ended(number, till);
    await expect(undo(number, till)).resolves.toMatchObject({ refundedAmount: 0, waitingRefundAmount: 700 });
    await expect(undo(number, till)).rejects.toMatchObject({ name: 'state_forbids' });
    await team.call(saveRefundPolicy, { body: { automatic: true, secondPersonFrom: null, version: byHand.version } });
  });

  it('is not given back where the terminal may not, nor before it is paid', async () => {
    const till = await device(testApp, team, { settings: { mayVoid: false } });
    const { number } = await sellBy({ method: '0301', amount: 900, card: 'visa' }, till);
    await ended(number, till);
    await expect(undo(number, till)).rejects.toMatchObject({ name: 'state_forbids' });
    const waits = await sellBy({ method: '02', amount: 900 });
    await expect(undo(waits.number, terminal)).rejects.toMatchObject({ name: 'state_forbids' });
  });
});

describe('what another device sold', () => {
  it('is not found, of the same team or of another', async () => {
    const { number } = await sellBy({ method: '02', amount: 500 });
    const beside = await device(testApp, team);
    const elsewhere = await device(testApp, await openTeam(testApp, await register(testApp), { certified: true }));
    for (const other of [beside, elsewhere]) {
      await expect(other.call(getSale, { params: { number } })).rejects.toMatchObject({ name: 'not_found' });
      await expect(other.call(cancelSale, { params: { number } })).rejects.toMatchObject({ name: 'not_found' });
      expect((await other.call(listSales, {})).list).toEqual([]);
    }
    await terminal.call(cancelSale, { params: { number } });
  });
});

describe('a device that may not sell', () => {
  it('is one of another product, of a product that is off, or of a team that is not certified', async () => {
    const body = { method: '02', amount: 500 } as const;
    const box = await device(testApp, team, { product: '53' });
    await expect(sellBy(body, box)).rejects.toMatchObject({ name: 'state_forbids' });
    const off = await openTeam(testApp, await register(testApp), { certified: true });
    await expect(sellBy(body, await device(testApp, off))).rejects.toMatchObject({ name: 'product_inactive' });
    const fresh = await openTeam(testApp, await register(testApp));
    await expect(sellBy(body, await device(testApp, fresh))).rejects.toMatchObject({ name: 'not_certified' });
  });

  it.each([0, -1, 1.5, '10', 100_000_000_000])('refuses the amount %s', async (amount) => {
    const body = { method: '02', amount: amount as number } as const;
    await expect(sellBy(body)).rejects.toMatchObject({ name: 'form_invalid' });
  });
});
