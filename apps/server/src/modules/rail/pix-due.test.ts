import { addDays, civilDayOf, DEFAULT_ZONE } from '@balcao/brazil/dates';
import type { ChargedOrder } from '@balcao/contract/order';
import { getOrder } from '@balcao/contract/order';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openPixTestApp, type PixTestApp } from '../../../test/pix-test-app.ts';
import { until } from '../../../test/until.ts';

let orders = 0;
let pix: PixTestApp;
beforeAll(async () => {
  pix = await openPixTestApp();
});
afterAll(() => pix.close());
afterEach(() => expect(pix.provider.faults).toEqual([]));

const day = (ahead: number): string =>
  addDays(civilDayOf(pix.testApp.platform.clock.now().toISOString(), DEFAULT_ZONE), ahead);
const person = { name: 'Bruna Carvalho', taxId: '529.982.247-25' };
const ask = (date = day(10), debtor = person) => {
  orders += 1;
  const merchantOrderNumber = `V-${orders}`;
  return { merchantOrderNumber, method: '02', amount: 12_345, goodsName: 'Aluguel', due: { date, debtor } } as const;
};
const open = (date?: string, debtor?: typeof person): Promise<ChargedOrder> =>
  pix.shop.client.createOrder(ask(date, debtor));
const txidOf = ({ payUrl }: ChargedOrder): string => payUrl.split('/').at(-1) ?? '';
const chargeOf = (order: ChargedOrder) => pix.provider.books.charge(txidOf(order));
const query = (order: ChargedOrder) => pix.shop.client.queryOrder(order.merchantOrderNumber);
const becomes = (order: ChargedOrder, status: string) =>
  until(
    async () => (await pix.ana.call(getOrder, { params: { number: order.number } })).status,
    (now) => now === status,
  );

describe('a charge with a due date at the Pix provider', () => {
  it('is opened with that day, not a day longer, and with who owes it', async () => {
    const date = day(10);
    const order = await open(date);
    expect(chargeOf(order)).toMatchObject({
      kind: 'cobv',
      calendario: { dataDeVencimento: date.replace(/(....)(..)(..)/, '$1-$2-$3'), validadeAposVencimento: 0 },
      devedor: { cpf: '52998224725', nome: 'Bruna Carvalho' },
      valor: { original: '123.45' },
      chave: pix.provider.config.chave,
      solicitacaoPagador: 'Aluguel',
    });
    expect(order.pix?.brCode).toContain('pix.provider.test');
    expect(pix.count('put /cob/{txid}')).toBe(0);
  });

  it('of a company names its CNPJ, with the letters that it may have', async () => {
    const order = await open(day(3), { name: 'Padaria Aurora Ltda', taxId: '12.abc.345/01de-35' });
    expect(chargeOf(order)?.devedor).toEqual({ cnpj: '12ABC34501DE35', nome: 'Padaria Aurora Ltda' });
  });

  it('is paid by what the provider calls about', async () => {
    const order = await open();
    const { endToEndId } = pix.provider.books.pay(txidOf(order));
    await pix.tell(endToEndId);
    await becomes(order, '02');
    expect(await query(order)).toMatchObject({ status: '02', paidAmount: 12_345, due: order.due });
  });

  it('is asked for where the call got lost', async () => {
    const order = await open();
    pix.provider.books.pay(txidOf(order));
    await pix.advance(11);
    await becomes(order, '02');
    expect(pix.count('get /cobv/{txid}')).toBeGreaterThan(0);
    expect(pix.count('get /cob/{txid}')).toBe(0);
  });

  it('is removed when its order is closed', async () => {
    const order = await open();
    await pix.shop.client.closeOrder(order.merchantOrderNumber);
    await until(
      async () => chargeOf(order)?.status,
      (status) => status === 'REMOVIDA_PELO_USUARIO_RECEBEDOR',
    );
  });

  it.each(['lose', 'break', 'fail'] as const)('is opened once, however its opening went: %s', async (how) => {
    pix.provider.failNext('put /cobv/{txid}', how);
    const order = await open();
    expect(order).toMatchObject({ status: '01', pix: null });
    expect((await query(order)).pix?.txid).toBe(txidOf(order));
    // What was done before its answer got lost is not done again.
    expect(chargeOf(order)?.revisao).toBe(0);
  });

  it('comes with the same key as the first time, and is opened once', async () => {
    const body = ask();
    pix.provider.failNext('put /cobv/{txid}', 'break');
    const first = await pix.shop.client.createOrder(body, { idempotencyKey: 'vence' });
    const again = await pix.shop.client.createOrder(body, { idempotencyKey: 'vence' });
    expect(again).toEqual({ ...first, pix: { txid: txidOf(first), brCode: expect.any(String) } });
    expect(chargeOf(first)?.revisao).toBe(0);
  });

  it('has failed when the provider has removed it', async () => {
    const order = await open();
    const charge = chargeOf(order);
    if (charge) charge.status = 'REMOVIDA_PELO_PSP';
    await pix.advance(11);
    await becomes(order, '03');
  });

  it('needs rights of its own: without them charges that are paid at once go on', async () => {
    pix.provider.keepFrom('cobv.read', 'cobv.write');
    expect((await open()).pix).toBeNull();
    const { pix: shown } = await pix.shop.client.createOrder({
      merchantOrderNumber: 'V-na-hora',
      method: '02',
      amount: 100,
      goodsName: 'Café',
    });
    expect(shown).not.toBeNull();
    pix.provider.keepFrom();
  });

  it('is closed once its day is over, and removed', async () => {
    const order = await open(day(1));
    await pix.advance(
      Math.floor((Date.parse(order.expiresAt) - pix.testApp.platform.clock.now().getTime()) / 1_000) - 60,
    );
    expect(await query(order)).toMatchObject({ status: '01' });
    await pix.advance(61);
    await until(
      () => query(order),
      ({ status }) => status === '04',
    );
    await until(
      async () => chargeOf(order)?.status,
      (status) => status === 'REMOVIDA_PELO_USUARIO_RECEBEDOR',
    );
  });
});
