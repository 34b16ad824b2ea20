import { addDays, civilDayOf, DEFAULT_ZONE, dayEnd } from '@balcao/brazil/dates';
import { pay, readPaymentCode } from '@balcao/contract/customer';
import { createOrder, getOrder, listOrders } from '@balcao/contract/order';
import { advanceClock } from '@balcao/contract/sandbox';
import { createMerchantClient } from '@balcao/sdk/merchant';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { customer, type TestCustomer } from '../../../test/customers.ts';
import { type MerchantServer, merchantServer } from '../../../test/merchants.ts';
import { openTeam, register, type Team } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { until } from '../../../test/until.ts';

let testApp: TestApp;
let ana: Team;
let shop: MerchantServer;
let bruna: TestCustomer;
let orders = 0;

beforeAll(async () => {
  testApp = await openTestApp();
  ana = await openTeam(testApp, await register(testApp), { certified: true });
  shop = await merchantServer(testApp, ana);
  bruna = await customer(testApp);
});
afterAll(() => testApp.close());

const advance = (seconds: number) => testApp.caller()(advanceClock, { body: { advanceSeconds: seconds } });
const now = () => testApp.platform.clock.now();
const today = (): string => civilDayOf(now().toISOString(), DEFAULT_ZONE);
const debtor = { name: 'Bruna Carvalho', taxId: '529.982.247-25' };
const ask = (date: string, more: object = {}) => {
  orders += 1;
  const merchantOrderNumber = `V-${orders}`;
  const due = { date, debtor };
  return { merchantOrderNumber, method: '02', amount: 9_900, goodsName: 'Mensalidade', due, ...more } as const;
};
const get = (number: string) => ana.call(getOrder, { params: { number } });
/** The first such day of the week from tomorrow on; 0 is a Sunday. */
const next = (weekday: number): string => {
  const isThat = (day: string) =>
    new Date(`${day.replace(/(....)(..)(..)/, '$1-$2-$3')}T12:00:00Z`).getUTCDay() === weekday;
  return [1, 2, 3, 4, 5, 6, 7].map((ahead) => addDays(today(), ahead)).find(isThat) ?? '';
};

describe('an order with a due date', () => {
  it('says the day and who owes it, as far as anybody may read it', async () => {
    const date = addDays(today(), 20);
    const order = await shop.client.createOrder(ask(date));
    const due = { date, debtor: { name: 'Bruna ***', taxId: '52*******25' } };
    expect(order).toMatchObject({ status: '01', due, pix: { brCode: expect.any(String) } });
    expect(await shop.client.queryOrder(order.merchantOrderNumber)).toEqual(order);
    expect((await get(order.number)).due).toEqual(due);
    const { list } = await ana.call(listOrders, { query: { number: order.number } });
    expect(list[0]?.due).toEqual(due);
    expect((await shop.client.createOrder({ ...ask(date), due: undefined })).due).toBeNull();
  });

  it('of a company shows its name, which everybody may know', async () => {
    const company = { name: 'Padaria Aurora Ltda', taxId: '12.abc.345/01de-35' };
    const date = today();
    const order = await shop.client.createOrder(ask(date, { due: { date, debtor: company } }));
    expect(order.due?.debtor).toEqual({ name: 'Padaria Aurora Ltda', taxId: '12**********35' });
  });

  it('can be paid until the end of that day in São Paulo', async () => {
    const wednesday = next(3);
    const bankDay = await testApp.services.calendar.addBankDays(wednesday, 0);
    const order = await shop.client.createOrder(ask(wednesday));
    expect(order.expiresAt).toBe(dayEnd(bankDay, DEFAULT_ZONE));
  });

  it.each([6, 0])('on a day of the weekend, until the end of the next bank day: %i', async (weekday) => {
    const date = next(weekday);
    const bankDay = await testApp.services.calendar.addBankDays(date, 0);
    expect(bankDay > date).toBe(true);
    const order = await shop.client.createOrder(ask(date));
    expect(order).toMatchObject({ due: { date }, expiresAt: dayEnd(bankDay, DEFAULT_ZONE) });
  });

  it('keeps name and CPF sealed, and nowhere else', async () => {
    const { number } = await shop.client.createOrder(ask(addDays(today(), 5)), { idempotencyKey: 'lacrado' });
    const { $client: database } = testApp.platform.db;
    const [row] = (await database.query('select * from "order" where number = $1', [number])).rows;
    expect(JSON.stringify(row)).not.toMatch(/52998224725|Carvalho/);
    expect(row.sealed_debtor).toMatch(/^v1\./);
    const remembered = await database.query(`select reply::text from idempotency where key = 'lacrado'`);
    expect(remembered.rows[0].reply).not.toMatch(/52998224725|Carvalho/);
  });

  it('is made once, however often it is asked for under one key', async () => {
    const body = ask(addDays(today(), 5));
    const twenty = Array.from({ length: 20 }, () => shop.call(createOrder, { body }, { idempotencyKey: 'uma-vez' }));
    expect(new Set((await Promise.all(twenty)).map((answer) => JSON.stringify(answer))).size).toBe(1);
  });

  it('is paid by a customer of the sandbox, who sees until when', async () => {
    const order = await shop.client.createOrder(ask(addDays(today(), 2)));
    const code = order.pix?.brCode ?? '';
    expect(await bruna.call(readPaymentCode, { body: { code } })).toMatchObject({ expiresAt: order.expiresAt });
    await bruna.call(pay, { body: { code, amount: 9_900 } }, { idempotencyKey: crypto.randomUUID() });
    await until(
      () => get(order.number),
      ({ status }) => status === '02',
    );
  });
});

describe('an order with a due date is refused, and the answer says why', () => {
  const refused = (body: ReturnType<typeof ask>, fields: Record<string, string>) =>
    expect(shop.client.createOrder(body)).rejects.toMatchObject({ name: 'form_invalid', fields });

  it('when the day has passed', () =>
    refused(ask(addDays(today(), -1)), { 'due.date': 'Este vencimento já passou: informe hoje ou um dia depois.' }));
  it('when the day is further ahead than twelve weeks', async () => {
    await refused(ask(addDays(today(), 85)), {
      'due.date': 'O vencimento pode ser no máximo daqui a 12 semanas (84 dias).',
    });
    await shop.client.createOrder(ask(addDays(today(), 84)));
  });
  it('when there is no such day', () =>
    refused(ask('20270230'), { 'due.date': 'Use uma data que exista, no formato AAAAMMDD: 20260302, por exemplo.' }));
  it('when CPF or CNPJ do not exist', async () => {
    const date = today();
    const with_ = (taxId: string) => ask(date, { due: { date, debtor: { ...debtor, taxId } } });
    await refused(with_('529.982.247-24'), { 'due.debtor.taxId': 'Este CPF não existe: confira os dígitos.' });
    await refused(with_('12.abc.345/01de-36'), {
      'due.debtor.taxId': 'Este CNPJ não existe: confira os caracteres.',
    });
  });
  it('when it is not of Pix', () =>
    refused(ask(today(), { method: '0302' }), { due: 'Só um pedido por Pix pode ter vencimento.' }));
  it('when it has another time limit too', () =>
    refused(ask(today(), { expiresInSeconds: 900 }), {
      expiresInSeconds: 'Um pedido com vencimento não aceita outro prazo: remova este campo.',
    }));
  it.each([
    ['en-US', 'This due date has passed: enter today or a later day.'],
    ['es-MX', 'Este vencimiento ya pasó: indica hoy o un día posterior.'],
    ['zh-CN', '到期日已过：请填写今天或之后的日期。'],
  ])('in the language of %s', async (language, text) => {
    const client = createMerchantClient({ ...shop.options, language });
    await expect(client.createOrder(ask(addDays(today(), -1)))).rejects.toMatchObject({
      fields: { 'due.date': text },
    });
  });
});

describe('when its day is over', () => {
  it('the order is closed, and its first answer still comes under its key', async () => {
    const body = ask(addDays(today(), 1));
    const order = await shop.client.createOrder(body, { idempotencyKey: 'no-prazo' });
    await advance(Math.floor((Date.parse(order.expiresAt) - now().getTime()) / 1_000) - 60);
    expect((await shop.client.queryOrder(order.merchantOrderNumber)).status).toBe('01');
    await advance(61);
    await until(
      () => shop.client.queryOrder(order.merchantOrderNumber),
      ({ status }) => status === '04',
    );
    expect(await shop.client.createOrder(body, { idempotencyKey: 'no-prazo' })).toEqual(order);
  });
});
