import type { Order } from '@balcao/contract/order';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderForMember } from '../../test/backoffice-part.tsx';
import { OrderFacts } from './order-facts.tsx';

const order: Order = {
  number: '26112408380862007489',
  merchantOrderNumber: 'pedido-7',
  product: '03',
  method: '02',
  status: '02',
  goodsName: 'Espresso duplo',
  goodsQuantity: 1,
  unitPrice: null,
  merchantGoodsId: null,
  amount: 900,
  paidAmount: 900,
  refundedAmount: 0,
  waitingRefundAmount: 0,
  bankReturnedAmount: 0,
  fee: 7,
  net: 893,
  instalments: 1,
  card: null,
  deviceSerial: null,
  failureReason: null,
  createdAt: '2026-11-24T11:38:08.000Z',
  expiresAt: '2026-11-24T12:08:08.000Z',
  due: null,
  metadata: {},
  completedAt: '2026-11-24T11:39:00.000Z',
};
const priceOf = async (change: Partial<Order>): Promise<string | undefined> => {
  await renderForMember(<OrderFacts order={{ ...order, ...change }} />);
  await expect.element(page.getByText('Valor líquido')).toBeVisible();
  const [label] = page.getByText('Preço unitário').elements();
  return label?.parentElement?.textContent ?? undefined;
};

it.each([
  ['a single piece of which no price was said', {}, /R\$\s9,00$/],
  ['a single piece with its price', { unitPrice: 900 }, /R\$\s9,00$/],
  ['several pieces with their price', { unitPrice: 300, goodsQuantity: 3 }, /R\$\s3,00$/],
] as const)('%s says the price of one', async (_what, change, price) => {
  expect(await priceOf(change)).toMatch(price);
});

it('several pieces of which no price was said have none', async () => {
  expect(await priceOf({ goodsQuantity: 3 })).toBeUndefined();
});
