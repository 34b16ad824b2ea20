import type { ChargedOrder } from '@balcao/contract/order';
import { createRefund, queryRefund } from '@balcao/contract/refund-open';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPixTestApp, type PixTestApp } from '../../../test/pix-test-app.ts';
import { until } from '../../../test/until.ts';

let made = 0;
let pix: PixTestApp;
beforeAll(async () => {
  pix = await openPixTestApp();
});
afterAll(() => pix.close());

const paid = async (amount: number, horario = new Date()): Promise<{ order: ChargedOrder; endToEndId: string }> => {
  made += 1;
  const merchantOrderNumber = `D-${made}`;
  const order = await pix.shop.client.createOrder({ merchantOrderNumber, method: '02', amount, goodsName: 'Bolo' });
  const { endToEndId } = pix.provider.books.pay(order.pix?.txid ?? '', { horario });
  await pix.tell(endToEndId);
  await until(
    () => pix.shop.client.queryOrder(merchantOrderNumber),
    ({ status }) => status === '02',
  );
  return { order, endToEndId };
};
const refund = async ({ merchantOrderNumber }: ChargedOrder, amount: number): Promise<string> => {
  made += 1;
  const merchantRefundNumber = `V-${made}`;
  const body = { merchantOrderNumber, merchantRefundNumber, amount, reason: 'Não veio o recheio' };
  await pix.shop.call(createRefund, { body }, { idempotencyKey: merchantRefundNumber });
  return merchantRefundNumber;
};
const becomes = (merchantRefundNumber: string, status: string) =>
  until(
    () => pix.shop.call(queryRefund, { params: { merchantRefundNumber } }),
    (found) => found.status === status,
  );
const returnsOf = (endToEndId: string) => pix.provider.books.payment(endToEndId)?.devolucoes ?? [];
/** What the pix.shop has, settled or not: what was paid long ago is settled at any moment. */
const money = async () => {
  const { pending, available } = await pix.testApp.services.ledger.balances(
    pix.testApp.platform.db,
    pix.ana.merchantId,
  );
  return pending + available;
};

describe('a refund by the Pix provider', () => {
  it('goes in parts to the last centavo, each ended by what the provider says when it is asked', async () => {
    const before = await money();
    const { order, endToEndId } = await paid(1_000);
    const parts = [await refund(order, 333), await refund(order, 666), await refund(order, 1)];
    await until(
      async () => returnsOf(endToEndId).length,
      (count) => count === 3,
    );
    await pix.tell(endToEndId);
    for (const part of parts) await becomes(part, '02');
    expect(returnsOf(endToEndId).map(({ valor, descricao }) => [valor, descricao])).toEqual(
      expect.arrayContaining([
        ['3.33', 'Não veio o recheio'],
        ['6.66', 'Não veio o recheio'],
        ['0.01', 'Não veio o recheio'],
      ]),
    );
    // The fee comes back with the whole: nothing of this order is left.
    expect(await money()).toBe(before);
  });

  it('whose answer got lost is found by its key, and done once', async () => {
    const { order, endToEndId } = await paid(2_000);
    pix.provider.failNext('put /pix/{e2eid}/devolucao/{id}', 'lose');
    const number = await refund(order, 2_000);
    await until(
      async () => returnsOf(endToEndId).length,
      (count) => count === 1,
    );
    await pix.advance(11);
    await becomes(number, '02');
    expect(returnsOf(endToEndId)).toHaveLength(1);
  });

  it('more than ninety days after the payment is not even asked for', async () => {
    const { order, endToEndId } = await paid(3_000, new Date(Date.now() - 91 * 86_400_000));
    await expect(refund(order, 3_000)).rejects.toMatchObject({ name: 'refund_too_late' });
    expect(returnsOf(endToEndId)).toEqual([]);
  });

  it('that the provider finds too late fails with that as its reason, and the money is where it was', async () => {
    const { order, endToEndId } = await paid(3_200);
    const before = await money();
    // The provider's clock decides: it may have received the payment before us.
    const received = pix.provider.books.payment(endToEndId);
    if (received) received.horario = new Date(Date.now() - 91 * 86_400_000).toISOString();
    const number = await refund(order, 3_200);
    expect(await becomes(number, '03')).toMatchObject({ failureReason: 'TOO_LATE' });
    expect(returnsOf(endToEndId)).toEqual([]);
    expect(await money()).toBe(before);
  });

  it('that the provider could not carry out fails, and says why', async () => {
    const { order, endToEndId } = await paid(3_500);
    pix.provider.books.endReturnsAs('NAO_REALIZADO');
    const number = await refund(order, 3_500);
    await until(
      async () => returnsOf(endToEndId).length,
      (count) => count === 1,
    );
    await pix.tell(endToEndId);
    expect(await becomes(number, '03')).toMatchObject({ failureReason: 'Conta encerrada' });
  });

  it('keeps to the document, and to a ledger that balances', async () => {
    expect(pix.provider.faults).toEqual([]);
    expect(Object.values(await pix.testApp.services.ledger.prove())).toEqual([0, 0, 0, 0, 0, 0]);
  });
});
