import { listOrders, type OrderEntry } from '@balcao/contract/order';
import { listen } from '@balcao/ui/test/heard';
import { answerTo } from '@balcao/ui/test/network';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderForMember } from '../../test/backoffice-part.tsx';
import { LatestPayments } from './latest-payments.tsx';

const paid = (number: string, amount: number): OrderEntry => ({
  number,
  merchantOrderNumber: `pedido-${number}`,
  product: '03',
  method: '02',
  status: '02',
  goodsName: `Cesta ${number}`,
  goodsQuantity: 1,
  unitPrice: null,
  merchantGoodsId: null,
  amount,
  paidAmount: amount,
  refundedAmount: 0,
  waitingRefundAmount: 0,
  bankReturnedAmount: 0,
  fee: 1,
  net: amount - 1,
  instalments: 1,
  card: null,
  deviceSerial: null,
  failureReason: null,
  createdAt: '2026-11-24T11:38:08.000Z',
  expiresAt: '2026-11-24T12:08:08.000Z',
  due: null,
  metadata: {},
  completedAt: '2026-11-24T11:39:00.000Z',
  payerName: null,
  shopCode: null,
});

it('a payment that comes in is read out once, several at once with their sum, and none of those that were there', async () => {
  const heard = listen();
  let list = [paid('1', 1_000)];
  answerTo(listOrders, () => ({
    list,
    total: list.length,
    totalIsCapped: false,
    pageNum: 1,
    pageSize: 5,
    nextCursor: null,
  }));
  const { client } = await renderForMember(<LatestPayments />);
  const again = async (more: readonly OrderEntry[]) => {
    list = [...more, ...list];
    await client.invalidateQueries({ queryKey: ['order'] });
  };
  await expect.element(page.getByText('Cesta 1')).toBeVisible();
  await again([paid('2', 2_050)]);
  await expect.element(page.getByText('Cesta 2')).toBeVisible();
  await again([]);
  await again([paid('4', 100), paid('3', 200)]);
  await expect.element(page.getByText('Cesta 4')).toBeVisible();
  await expect.poll(() => heard).toEqual(['Pagamento recebido: R$ 20,50', '2 pagamentos recebidos: R$ 3,00']);
});
