import { parseBrCode } from '@balcao/brazil/br-code';
import { currentDevice, setUpDevice } from '@balcao/contract/device';
import { addDevice, blockDevice } from '@balcao/contract/device-list';
import { getOrder, listOrders, type Order } from '@balcao/contract/order';
import { getProduct, saveProductSettings } from '@balcao/contract/product';
import { blockProduct, unblockProduct } from '@balcao/contract/product-block';
import { createRefund } from '@balcao/contract/refund-open';
import {
  createShopCode,
  listShopCodes,
  removeShopCode,
  type ShopCode,
  updateShopCode,
} from '@balcao/contract/shop-code';
import { listUnidentifiedPayments } from '@balcao/contract/unidentified-payment';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { staffMember } from '../../../test/people.ts';
import { openPixTestApp, type PixTestApp } from '../../../test/pix-test-app.ts';
import { dayFromNow, fileOf, findingsOf, sendFile } from '../../../test/rail-files.ts';
import { until } from '../../../test/until.ts';

type Staff = Awaited<ReturnType<typeof staffMember>>;
let pix: PixTestApp;
let fabio: Staff;
beforeAll(async () => {
  pix = await openPixTestApp(['03', '04', '53']);
  fabio = await staffMember(pix.testApp, 'finance');
});
afterAll(() => pix.close());
afterEach(() => expect(pix.provider.faults).toEqual([]));

const hang = (amount: number | null = null): Promise<ShopCode> =>
  pix.ana.call(createShopCode, { body: { name: 'Balcão', goodsName: 'Consumo no balcão', amount } });
const txidOf = ({ brCode }: Pick<ShopCode, 'brCode'>): string => {
  const read = parseBrCode(brCode);
  return (read.ok && read.txid) || '';
};
/** Someone pays at a code with the app of a bank; answers with the payment's id. */
const payAt = (code: Pick<ShopCode, 'brCode'>, valor: string, horario?: Date): string =>
  pix.provider.books.pay(txidOf(code), { valor, ...(horario ? { horario } : {}) }).endToEndId;
const madeBy = async (endToEndId: string): Promise<Order[]> =>
  (await pix.ana.call(listOrders, { query: { endToEndId } })).list;
const orderOf = async (endToEndId: string): Promise<Order> => {
  const [order] = await until(
    () => madeBy(endToEndId),
    ({ length }) => length > 0,
  );
  if (!order) throw new Error('no order');
  return order;
};
const unidentified = async (endToEndId: string) =>
  (await fabio.call(listUnidentifiedPayments, { query: { pageSize: 100 } })).list.find(
    (one) => one.endToEndId === endToEndId,
  );
const goesBack = async (endToEndId: string, reais: string, refusal: string): Promise<void> => {
  await pix.tell(endToEndId);
  expect(await pix.givenBack(endToEndId)).toEqual([['DEVOLVIDO', reais]]);
  expect(await madeBy(endToEndId)).toEqual([]);
  await pix.tell(endToEndId);
  await until(
    () => unidentified(endToEndId),
    (one) => one?.state === 'returned',
  );
  expect(await unidentified(endToEndId)).toMatchObject({ refusal, method: '02' });
};
/** The whole ledger proves itself, what is put aside included. */
const green = async () =>
  expect(await pix.testApp.services.ledgerProofs.prove(null)).toMatchObject({ ok: true, findings: [] });

describe('a code that hangs in a shop, where Pix has a real provider', () => {
  it('is one that every bank reads: the platform’s key, its own mark, the shop’s name, and the amount where it asks for one', async () => {
    const [open, fixed] = [await hang(), await hang(700)];
    const read = parseBrCode(open.brCode);
    expect(read).toMatchObject({ ok: true, pixKey: pix.provider.config.chave, merchantName: expect.any(String) });
    expect(read).not.toHaveProperty('amount');
    expect(txidOf(open)).toMatch(/^[0-9A-Z]{25}$/);
    expect(parseBrCode(fixed.brCode)).toMatchObject({ ok: true, amount: 700 });
    expect(txidOf(fixed)).not.toBe(txidOf(open));
    expect(open.poster.title).toContain('Pix');
  });

  it('has its order opened by the payment, with the fee of that moment, when it was paid', async () => {
    const code = await hang();
    const horario = new Date(Date.now() - 30_000);
    const endToEndId = payAt(code, '12.34', horario);
    await pix.tell(endToEndId);
    const { number } = await orderOf(endToEndId);
    const order = await pix.ana.call(getOrder, { params: { number } });
    const { fees } = await pix.ana.call(getProduct, { params: { product: '04' } });
    expect(fees.some(({ method }) => method === '02')).toBe(true);
    expect(order).toMatchObject({
      status: '02',
      product: '04',
      method: '02',
      amount: 1_234,
      goodsName: 'Consumo no balcão',
      createdAt: horario.toISOString(),
      completedAt: horario.toISOString(),
    });
    expect(order.fee).toBeGreaterThan(0);
    const { list } = await pix.ana.call(listShopCodes, {});
    expect(list.find(({ id }) => id === code.id)?.paidToday).toEqual({ amount: 1_234, count: 1 });
    // The provider was never asked to open a charge.
    expect(pix.count('put /cob/{txid}')).toBe(0);
  });

  it('takes the same amount from many at once, each once, however often and in whatever way it is told', async () => {
    const code = await hang(500);
    const ids = Array.from({ length: 10 }, () => payAt(code, '5.00'));
    const sweeps = [pix.testApp.platform.jobs.sweep(), pix.testApp.platform.jobs.sweep()];
    await Promise.all([
      ...ids.map((id) => pix.tell(id)),
      ...ids.map((id) => pix.tell(id)),
      pix.tell(...ids),
      ...sweeps,
    ]);
    const made = await Promise.all(ids.map(orderOf));
    expect(new Set(made.map(({ number }) => number)).size).toBe(10);
    await pix.testApp.platform.jobs.sweep();
    for (const id of ids) expect(await madeBy(id)).toHaveLength(1);
    expect((await Promise.all(ids.map(unidentified))).filter(Boolean)).toEqual([]);
  });

  it('has what was paid at it found where the provider’s call got lost', async () => {
    const endToEndId = payAt(await hang(), '3.21');
    await pix.testApp.platform.jobs.sweep();
    expect(await orderOf(endToEndId)).toMatchObject({ amount: 321, status: '02' });
  });

  it('has what the provider wrote down some minutes late found all the same', async () => {
    const code = await hang();
    await pix.testApp.platform.jobs.sweep();
    const endToEndId = payAt(code, '3.33', new Date(pix.testApp.platform.clock.now().getTime() - 5 * 60_000));
    await pix.testApp.platform.jobs.sweep();
    expect(await orderOf(endToEndId)).toMatchObject({ amount: 333, status: '02' });
  });

  it('is found in the file of the day where nobody has heard of it, and the file agrees with what was heard of', async () => {
    const code = await hang();
    const heard = payAt(code, '4.00');
    await pix.tell(heard);
    await orderOf(heard);
    const unheard = payAt(code, '6.00');
    const bare = payAt(code, '7.77');
    await pix.tell(bare);
    await orderOf(bare);
    const line = (id: string, amount: number) => ({ kind: 'payment', id, reference: txidOf(code), amount }) as const;
    const text = fileOf(dayFromNow(pix.testApp, -1), [
      line(heard, 400),
      line(unheard, 600),
      { ...line(bare, 777), reference: '' },
    ]);
    const { reconciliation } = await sendFile(fabio, '02', dayFromNow(pix.testApp, -1), text);
    const found = await findingsOf(fabio, reconciliation?.id);
    expect(found.get(heard)).toBeUndefined();
    // Also where the file lacks the reference: the payment itself is known.
    expect(found.get(bare)).toBeUndefined();
    const { number } = await orderOf(unheard);
    expect(found.get(unheard)).toMatchObject({ handling: 'heard', standing: 'good', about: { noun: 'order', number } });
    // The provider tells of it after all.
    await pix.tell(unheard);
    await pix.testApp.platform.jobs.sweep();
    expect(await madeBy(unheard)).toHaveLength(1);
    await green();
  });

  it('has its refunds go back by the bank that they came from', async () => {
    const endToEndId = payAt(await hang(), '20.00');
    await pix.tell(endToEndId);
    const { merchantOrderNumber } = await orderOf(endToEndId);
    const body = { merchantOrderNumber, merchantRefundNumber: 'B-1', amount: 500, reason: 'Veio um a mais' };
    await pix.shop.call(createRefund, { body }, { idempotencyKey: 'B-1' });
    expect(await pix.givenBack(endToEndId)).toEqual([['DEVOLVIDO', '5.00']]);
  });

  it('is a plain link where the team takes no Pix by it, and says so', async () => {
    const code = await hang();
    const { version } = await pix.ana.call(getProduct, { params: { product: '04' } });
    const save = (methods: readonly ('01' | '02')[], at: number) =>
      pix.ana.call(saveProductSettings, {
        body: { product: '04', version: at, settings: { methods: [...methods], instalmentsAtMost: 12 } },
      });
    await save(['01'], version);
    const [shown] = (await pix.ana.call(listShopCodes, {})).list.filter(({ id }) => id === code.id);
    expect(shown?.brCode).toMatch(/^http:\/\/localhost:3000\/qr\/[\w-]{22}$/);
    expect(shown?.poster.title).not.toContain('Pix');
    await goesBack(payAt(code, '1.00'), '1.00', 'notTaken');
    await save(['01', '02'], version + 1);
  });

  it('of a sound box has the box speak, until the box is blocked', async () => {
    const { device, code: setUp } = await pix.ana.call(addDevice, { body: { product: '53', name: 'Caixinha' } });
    const { token } = await pix.testApp.caller()(setUpDevice, { body: { code: setUp } });
    const { code: brCode } = (await pix.testApp.caller(token)(currentDevice, {})) as { code: string | null };
    const endToEndId = payAt({ brCode: brCode ?? '' }, '12.00');
    await pix.tell(endToEndId);
    expect(await orderOf(endToEndId)).toMatchObject({ product: '53', deviceSerial: device.serial });
    const said = `select amount from device_announcement where serial = $1`;
    const { rows } = await pix.testApp.platform.db.$client.query(said, [device.serial]);
    expect(rows).toEqual([{ amount: 1_200 }]);
    await pix.ana.call(blockDevice, { params: { serial: device.serial } });
    await goesBack(payAt({ brCode: brCode ?? '' }, '13.00'), '13.00', 'notTaken');
  });
});

describe('what a code does not take goes back to the payer, by itself', () => {
  it('of another amount than it asks for', async () => {
    await goesBack(payAt(await hang(700), '6.99'), '6.99', 'amountDiffers');
  });

  it('while it is switched off, and after it was taken down', async () => {
    const code = await hang();
    const { id, name, goodsName, amount, version } = code;
    await pix.ana.call(updateShopCode, { params: { id }, body: { name, goodsName, amount, version, enabled: false } });
    await goesBack(payAt(code, '2.00'), '2.00', 'codeOff');
    await pix.ana.call(removeShopCode, { params: { id } });
    expect((await pix.ana.call(listShopCodes, {})).list.map((one) => one.id)).not.toContain(id);
    await goesBack(payAt(code, '2.50'), '2.50', 'codeOff');
  });

  it('but not what was paid while it still hung there, however late we hear of it', async () => {
    const code = await hang();
    const endToEndId = payAt(code, '2.75', new Date(pix.testApp.platform.clock.now().getTime() - 30_000));
    await pix.ana.call(removeShopCode, { params: { id: code.id } });
    await pix.tell(endToEndId);
    expect(await orderOf(endToEndId)).toMatchObject({ amount: 275, status: '02' });
  });

  it('while staff have blocked the product', async () => {
    const code = await hang();
    const params = { id: pix.ana.merchantId, product: '04' } as const;
    await fabio.call(blockProduct, { params, body: { reason: 'Vendas fora do que foi declarado' } });
    await goesBack(payAt(code, '8.00'), '8.00', 'notTaken');
    await fabio.call(unblockProduct, { params });
    const endToEndId = payAt(code, '8.00');
    await pix.tell(endToEndId);
    expect(await orderOf(endToEndId)).toMatchObject({ status: '02' });
    await green();
  });
});
