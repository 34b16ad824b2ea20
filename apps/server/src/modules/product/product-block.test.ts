import { listAuditEvents } from '@balcao/contract/audit-event';
import { readPaymentCode } from '@balcao/contract/customer';
import { createOrder } from '@balcao/contract/order';
import { getProduct, submitProduct } from '@balcao/contract/product';
import { blockProduct, getMerchantProducts, unblockProduct } from '@balcao/contract/product-block';
import { createShopCode } from '@balcao/contract/shop-code';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { customer } from '../../../test/customers.ts';
import { type MerchantServer, merchantServer } from '../../../test/merchants.ts';
import { lastMailTo, openTeam, register, staffMember, type Team } from '../../../test/people.ts';
import { productAsk } from '../../../test/products.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';

type Staff = Awaited<ReturnType<typeof staffMember>>;
let testApp: TestApp;
let ana: Team;
let shop: MerchantServer;
let fabio: Staff;
let ada: Staff;
beforeAll(async () => {
  testApp = await openTestApp();
  const ask = { name: 'Café do Mercado', certified: true, products: ['03', '04'] } as const;
  ana = await openTeam(testApp, await register(testApp), ask);
  shop = await merchantServer(testApp, ana);
  fabio = await staffMember(testApp, 'finance');
  ada = await staffMember(testApp, 'admin');
});
afterAll(() => testApp.close());

const reason = 'Vendas de produtos fora do que foi declarado';
const of = (product: '03' | '04' | '11') => ({ params: { id: ana.merchantId, product } });
const block = (who: Staff, product: '03' | '04' | '11') => who.call(blockProduct, { ...of(product), body: { reason } });
const unblock = (product: '03' | '04') => fabio.call(unblockProduct, of(product));
let orders = 0;
const sell = () => {
  orders += 1;
  const body = { merchantOrderNumber: `B-${orders}`, method: '02', amount: 100, goodsName: 'Café' } as const;
  return shop.call(createOrder, { body }, { idempotencyKey: body.merchantOrderNumber });
};
const see = (product: '03' | '04') => ana.call(getProduct, { params: { product } });

it('a product that staff have blocked takes no new orders and says why, and is what it was once it is given back', async () => {
  await sell();
  await expect(block(ada, '03')).rejects.toMatchObject({ name: 'permission_missing' });
  const { list } = await block(fabio, '03');
  const blocked = { at: expect.any(String), reason };
  expect(list.find(({ product }) => product === '03')).toMatchObject({ accepted: true, blocked });
  await expect(sell()).rejects.toMatchObject({ name: 'product_blocked', code: 13_014 });
  expect(await see('03')).toMatchObject({
    active: false,
    status: 'SUCCESS',
    blocked: { ...blocked, contact: 'suporte@balcao.example' },
  });
  await expect(ana.call(submitProduct, { body: productAsk('03') })).rejects.toMatchObject({ name: 'product_blocked' });
  const told = await lastMailTo(testApp, ana.email);
  expect(told.subject).toContain('API de pagamento');
  expect(told.body).toContain(reason);
  await expect(block(fabio, '03')).rejects.toMatchObject({ name: 'state_forbids' });

  await unblock('03');
  expect((await lastMailTo(testApp, ana.email)).subject).toContain('liberado');
  expect(await see('03')).toMatchObject({ active: true, blocked: null });
  await expect(sell()).resolves.toMatchObject({ status: '01' });
  await expect(unblock('03')).rejects.toMatchObject({ name: 'state_forbids' });
  const { list: auditEvents } = await ada.call(listAuditEvents, {
    query: { kind: ['productBlocked', 'productUnblocked'] },
  });
  expect(auditEvents.map(({ kind, subjectName }) => [kind, subjectName])).toEqual([
    ['productUnblocked', 'API de pagamento'],
    ['productBlocked', 'API de pagamento'],
  ]);
});

it('anyone who scans a code of a blocked product reads that it is blocked; the other products go on', async () => {
  const body = { name: 'Balcão', goodsName: 'Consumo no balcão', amount: null };
  const { brCode: code } = await ana.call(createShopCode, { body });
  await block(fabio, '04');
  const payer = await customer(testApp);
  const blocked = { name: 'product_blocked', message: expect.stringContaining('bloqueado') };
  await expect(payer.call(readPaymentCode, { body: { code } })).rejects.toMatchObject(blocked);
  await expect(ana.call(createShopCode, { body })).rejects.toMatchObject(blocked);
  await expect(sell()).resolves.toMatchObject({ status: '01' });
  await unblock('04');
  await expect(payer.call(readPaymentCode, { body: { code } })).resolves.toMatchObject({ product: '04' });
});

it('only what a merchant was given is blocked, and of a merchant that there is', async () => {
  await expect(block(fabio, '11')).rejects.toMatchObject({ name: 'state_forbids' });
  const params = { id: crypto.randomUUID(), product: '03' } as const;
  for (const ask of [
    () => fabio.call(getMerchantProducts, { params: { id: params.id } }),
    () => fabio.call(blockProduct, { params, body: { reason } }),
    () => fabio.call(unblockProduct, { params }),
  ])
    await expect(ask()).rejects.toMatchObject({ name: 'not_found' });
});
