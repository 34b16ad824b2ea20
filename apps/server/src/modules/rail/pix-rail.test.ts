import { buildBrCode } from '@balcao/brazil/br-code';
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

const open = (amount = 1_000, expiresInSeconds = 3_600): Promise<ChargedOrder> => {
  orders += 1;
  const goodsName = 'Pão de queijo com café coado';
  return pix.shop.client.createOrder({
    merchantOrderNumber: `X-${orders}`,
    method: '02',
    amount,
    goodsName,
    expiresInSeconds,
  });
};
const statusOf = async ({ number }: ChargedOrder) => (await pix.ana.call(getOrder, { params: { number } })).status;
const becomes = (order: ChargedOrder, status: string) =>
  until(
    () => statusOf(order),
    (now) => now === status,
  );
const query = (order: ChargedOrder) => pix.shop.client.queryOrder(order.merchantOrderNumber);
const txidOf = ({ payUrl }: ChargedOrder): string => payUrl.split('/').at(-1) ?? '';
const balances = () => pix.testApp.services.ledger.balances(pix.testApp.platform.db, pix.ana.merchantId);
const call = (body: string, url = pix.provider.books.webhookUrl(), headers: Record<string, string> = {}) =>
  pix.testApp.app.inject({
    method: 'POST',
    url: `${new URL(url).pathname}/pix`,
    headers: { 'content-type': 'application/json', ...headers },
    payload: body,
  });
const payIt = async (order: ChargedOrder, ask: { valor?: string; horario?: Date } = {}): Promise<string> => {
  const { endToEndId } = pix.provider.books.pay(txidOf(order), ask);
  await pix.tell(endToEndId);
  return endToEndId;
};
const aside = async (): Promise<number> => {
  const sql = `select coalesce(sum(amount), 0) as sum from ledger.entry where bucket = 'suspense'`;
  return Number((await pix.testApp.platform.db.$client.query<{ sum: number }>(sql)).rows[0]?.sum);
};

describe('a charge of the Pix provider', () => {
  it('is opened with the exact amount, in time, and its code is in the answer', async () => {
    const order = await open(1_234_567, 900);
    const charge = pix.provider.books.charge(txidOf(order));
    expect(charge).toMatchObject({
      valor: { original: '12345.67' },
      chave: pix.provider.config.chave,
      status: 'ATIVA',
    });
    expect(charge?.calendario.expiracao).toBeGreaterThan(880);
    expect(charge?.calendario.expiracao).toBeLessThanOrEqual(900);
    expect(charge?.solicitacaoPagador).toBe('Pão de queijo com café coado');
    expect(order.pix).toEqual({ txid: txidOf(order), brCode: expect.stringContaining('pix.provider.test') });
    expect(await query(order)).toMatchObject({ pix: order.pix });
  });

  it.each([
    [1, '0.01'],
    [10, '0.10'],
    [99, '0.99'],
    [100, '1.00'],
    [29_999_999_999, '299999999.99'],
  ])('of %i centavos is one of R$ %s, and is paid to the centavo', async (amount, reais) => {
    const order = await open(amount);
    expect(pix.provider.books.charge(txidOf(order))?.valor.original).toBe(reais);
    const before = (await balances()).pending;
    await payIt(order);
    await becomes(order, '02');
    expect((await balances()).pending - before).toBe(order.net);
  });

  it('is told once where to call, by an address that nobody can guess', () => {
    expect(pix.provider.books.webhookUrl()).toMatch(/^http:\/\/localhost:3000\/rail\/pix\/[\w-]{43}$/);
    expect(pix.count('put /webhook/{chave}')).toBe(1);
  });

  it('is closed at the provider when its order is closed', async () => {
    const order = await open();
    await pix.shop.client.closeOrder(order.merchantOrderNumber);
    await until(
      async () => pix.provider.books.charge(txidOf(order))?.status,
      (status) => status === 'REMOVIDA_PELO_USUARIO_RECEBEDOR',
    );
  });

  it('has failed when the provider has removed it', async () => {
    const order = await open();
    const charge = pix.provider.books.charge(txidOf(order));
    if (charge) charge.status = 'REMOVIDA_PELO_PSP';
    await pix.advance(11);
    await becomes(order, '03');
    expect(await query(order)).toMatchObject({ failureReason: 'REMOVIDA_PELO_PSP' });
  });
});

describe('a provider that tells only where a charge stands', () => {
  afterEach(() => pix.provider.books.tellCodesBy('pixCopiaECola'));
  const made = (order: ChargedOrder) =>
    buildBrCode({
      url: `pix.provider.test/qr/v2/cob/${txidOf(order)}`,
      merchantName: 'Padaria da Esquina',
      city: 'BRASILIA',
      oneTime: true,
    });

  it('is as good as one that gives the code, which is made of the address', async () => {
    pix.provider.books.tellCodesBy('location');
    const order = await open();
    expect(order.pix?.brCode).toBe(made(order));
  });

  it('also where its answer was lost, and it is asked later', async () => {
    pix.provider.books.tellCodesBy('location');
    pix.provider.failNext('put /cob/{txid}', 'lose');
    const order = await open();
    expect(order.pix).toBeNull();
    expect((await query(order)).pix?.brCode).toBe(made(order));
    expect(pix.provider.books.charge(txidOf(order))?.revisao).toBe(0);
  });
});

it('a provider that takes three seconds for each charge leaves none of forty orders without its code', {
  timeout: 120_000,
}, async () => {
  pix.provider.slowDown('put /cob/{txid}', 3_000);
  const orders = await Promise.all(Array.from({ length: 40 }, () => open()));
  pix.provider.slowDown('put /cob/{txid}');
  expect(orders.filter((order) => order.pix === null)).toEqual([]);
  expect(pix.count('put /cob/{txid}')).toBeGreaterThanOrEqual(40);
});

describe('when the provider fails', () => {
  it.each(['lose', 'break', 'fail'] as const)(
    'the order stands without a code, which is asked for: %s',
    async (how) => {
      pix.provider.failNext('put /cob/{txid}', how);
      const order = await open();
      expect(order).toMatchObject({ status: '01', pix: null });
      const asked = await query(order);
      expect(asked.pix?.txid).toBe(txidOf(order));
      // What was done before its answer got lost is not done again.
      expect(pix.provider.books.charge(txidOf(order))?.revisao).toBe(0);
    },
  );

  it('the rounds ask for the code where nobody does', async () => {
    pix.provider.failNext('put /cob/{txid}', 'lose');
    const order = await open();
    const before = pix.count('get /cob/{txid}');
    await pix.advance(11);
    await until(
      async () => pix.count('get /cob/{txid}'),
      (asked) => asked > before,
    );
    await until(
      () => query(order),
      ({ pix }) => pix !== null,
    );
    expect(pix.provider.books.charge(txidOf(order))?.revisao).toBe(0);
  });

  it('the same key asks again for what its first answer lacked', async () => {
    const ask = { merchantOrderNumber: 'X-de-novo', method: '02', amount: 700, goodsName: 'Chá' } as const;
    pix.provider.failNext('put /cob/{txid}', 'break');
    const first = await pix.shop.client.createOrder(ask, { idempotencyKey: 'de-novo' });
    expect(first.pix).toBeNull();
    const again = await pix.shop.client.createOrder(ask, { idempotencyKey: 'de-novo' });
    expect(again).toEqual({ ...first, pix: { txid: txidOf(first), brCode: expect.any(String) } });
  });

  it('a token that is no longer taken is renewed, and so is one that has run out', async () => {
    await open();
    const before = pix.count('token');
    pix.provider.renewTokens(300);
    expect((await open()).pix).not.toBeNull();
    expect(pix.count('token')).toBe(before + 1);
    await open();
    expect(pix.count('token')).toBe(before + 1);
    // Ends within the time in which a token is renewed beforehand.
    pix.provider.renewTokens(20);
    await open();
    await open();
    expect(pix.count('token')).toBeGreaterThan(before + 2);
    pix.provider.renewTokens(300);
  });

  it('an order can be closed all the same', async () => {
    const order = await open();
    pix.provider.failNext('get /cob/{txid}', 'fail');
    expect(await pix.shop.client.closeOrder(order.merchantOrderNumber)).toMatchObject({ status: '04' });
  });
});

describe('what the provider calls about', () => {
  it('is asked for and then believed, several at once and each once', async () => {
    const made = await Promise.all([open(1_000), open(2_000), open(3_000)]);
    const before = (await balances()).pending;
    const ids = made.map((order) => pix.provider.books.pay(txidOf(order)).endToEndId);
    await Promise.all(Array.from({ length: 20 }, () => pix.tell(...ids)));
    await Promise.all(made.map((order) => becomes(order, '02')));
    expect((await balances()).pending - before).toBe(made.reduce((sum, { net }) => sum + net, 0));
  });

  it('pays an order before the answer to its opening has come', async () => {
    pix.provider.failNext('put /cob/{txid}', 'holdBack');
    const opening = open();
    const merchantOrderNumber = `X-${orders}`;
    const find = `select txid from "order" where merchant_order_number = $1`;
    const [row] = await until(
      async () => (await pix.testApp.platform.db.$client.query<{ txid: string }>(find, [merchantOrderNumber])).rows,
      ([found]) => pix.provider.books.charge(found?.txid ?? '') !== undefined,
    );
    await pix.tell(pix.provider.books.pay(row?.txid ?? '').endToEndId);
    await until(
      () => pix.shop.client.queryOrder(merchantOrderNumber),
      ({ status }) => status === '02',
    );
    pix.provider.letGo();
    expect(await opening).toMatchObject({ merchantOrderNumber, pix: { txid: row?.txid } });
    expect(await pix.shop.client.queryOrder(merchantOrderNumber)).toMatchObject({
      status: '02',
      pix: { txid: row?.txid },
    });
  });

  it('moves nothing when it speaks of a payment that the provider does not know, or says another amount', async () => {
    const order = await open(5_000);
    const before = await balances();
    const endToEndId = `E99999010${'0'.repeat(23)}`;
    const forged = { endToEndId, txid: txidOf(order), valor: '50.00', horario: new Date().toISOString() };
    const asked = pix.count('get /pix/{e2eid}');
    expect((await call(JSON.stringify({ pix: [forged] }))).statusCode).toBe(200);
    await until(
      async () => pix.count('get /pix/{e2eid}'),
      (now) => now > asked,
    );
    const paid = pix.provider.books.pay(txidOf(order));
    await call(JSON.stringify({ pix: [{ ...paid, valor: '9999999.00', txid: 'a'.repeat(30) }] }));
    await becomes(order, '02');
    expect((await balances()).pending - before.pending).toBe(order.net);
  });

  it('is refused at any other address, and when it is no call of the provider', async () => {
    const body = JSON.stringify({ pix: [] });
    expect((await call(body, 'http://localhost/rail/pix/outro')).statusCode).toBe(404);
    expect((await call('{"pix": [{"endToEndId": "x"}]}')).statusCode).toBe(400);
    expect((await call('[]')).statusCode).toBe(400);
    // A provider that tries the address out.
    expect((await call('{"evento": "teste"}')).statusCode).toBe(200);
  });

  it('is found by asking when the call got lost', async () => {
    const order = await open();
    pix.provider.books.pay(txidOf(order));
    await pix.advance(11);
    await becomes(order, '02');
  });
});

describe('money that comes without being expected', () => {
  it('after its order was closed is given back, in full', async () => {
    const order = await open(4_321);
    await pix.shop.client.closeOrder(order.merchantOrderNumber);
    const endToEndId = await payIt(order);
    await until(
      async () => pix.returnsOf(endToEndId),
      (all) => all?.[0]?.[0] === 'DEVOLVIDO',
    );
    expect(pix.returnsOf(endToEndId)).toEqual([['DEVOLVIDO', '43.21']]);
    await until(aside, (sum) => sum === 4_321);
    // The provider calls about its end, twice.
    await pix.tell(endToEndId);
    await pix.tell(endToEndId);
    await until(aside, (sum) => sum === 0);
    expect(await statusOf(order)).toBe('04');
  });

  it('of another amount is given back, and the order still waits', async () => {
    const order = await open(4_000);
    const endToEndId = await payIt(order, { valor: '39.99' });
    await until(
      async () => pix.returnsOf(endToEndId),
      (all) => all?.[0]?.[1] === '39.99',
    );
    await pix.advance(11);
    await until(aside, (sum) => sum === 0);
    expect(await statusOf(order)).toBe('01');
  });

  it('is asked for by its key when the answer got lost, and given back once', async () => {
    const order = await open(2_500);
    await pix.shop.client.closeOrder(order.merchantOrderNumber);
    pix.provider.failNext('put /pix/{e2eid}/devolucao/{id}', 'lose');
    const endToEndId = await payIt(order);
    await until(
      async () => pix.returnsOf(endToEndId)?.length,
      (length) => length === 1,
    );
    await pix.advance(11);
    await until(aside, (sum) => sum === 0);
    expect(pix.returnsOf(endToEndId)).toEqual([['DEVOLVIDO', '25.00']]);
  });

  it('is asked for again under another key when the provider could not return it', async () => {
    const order = await open(2_600);
    await pix.shop.client.closeOrder(order.merchantOrderNumber);
    pix.provider.books.endReturnsAs('NAO_REALIZADO');
    const endToEndId = await payIt(order);
    await until(
      async () => pix.returnsOf(endToEndId)?.length,
      (length) => length === 1,
    );
    pix.provider.books.endReturnsAs('DEVOLVIDO');
    await pix.advance(11);
    await pix.advance(61);
    await until(
      async () => {
        await pix.advance(301);
        return aside();
      },
      (sum) => sum === 0,
    );
    expect(pix.returnsOf(endToEndId)).toEqual([
      ['NAO_REALIZADO', '26.00'],
      ['DEVOLVIDO', '26.00'],
    ]);
  });
});

describe('a return that is asked of the provider', () => {
  const rail = () => pix.testApp.services.rails.rail('02');
  const paidOrder = async (ask: { horario?: Date } = {}) => {
    const order = await open(1_000);
    const { endToEndId } = pix.provider.books.pay(txidOf(order), ask);
    return (key: string, amount: number) => ({ key, txid: txidOf(order), endToEndId, amount, reason: 'á'.repeat(200) });
  };

  it('goes in parts up to the payment, under keys of ours', async () => {
    const ask = await paidOrder();
    expect(await rail().giveBack(ask('R1', 333))).toEqual({ state: 'processing' });
    expect(await rail().inquireReturn(ask('R1', 333))).toEqual({ state: 'done' });
    expect(await rail().giveBack(ask('R2', 667))).toEqual({ state: 'processing' });
    expect(await rail().giveBack(ask('R3', 1))).toMatchObject({
      state: 'failed',
      reason: expect.stringContaining('PixDevolucaoInvalida'),
    });
    expect(await rail().inquireReturn(ask('R3', 1))).toEqual({ state: 'unknown' });
  });

  it('under a key that was used before is answered as before', async () => {
    const ask = await paidOrder();
    await rail().giveBack(ask('R1', 400));
    expect(await rail().giveBack(ask('R1', 400))).toEqual({ state: 'done' });
    expect(pix.returnsOf(ask('', 0).endToEndId)).toEqual([['DEVOLVIDO', '4.00']]);
  });

  it('more than ninety days after the payment is refused', async () => {
    const ask = await paidOrder({ horario: new Date(Date.now() - 91 * 86_400_000) });
    expect(await rail().giveBack(ask('R1', 1))).toMatchObject({
      state: 'failed',
      reason: 'TOO_LATE',
    });
  });

  it('whose outcome is unknown is not called failed', async () => {
    const ask = await paidOrder();
    pix.provider.failNext('put /pix/{e2eid}/devolucao/{id}', 'fail', 'break');
    await expect(rail().giveBack(ask('R1', 1))).rejects.toThrow('500');
    await expect(rail().giveBack(ask('R1', 1))).rejects.toThrow();
  });
});

it('leaves a ledger that balances', async () => {
  expect(Object.values(await pix.testApp.services.ledger.prove())).toEqual([0, 0, 0, 0, 0, 0]);
});
