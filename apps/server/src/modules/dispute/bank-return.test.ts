import { randomUUID } from 'node:crypto';
import { getBalances } from '@balcao/contract/ledger-reserve';
import { type ChargedOrder, getOrder } from '@balcao/contract/order';
import { createRefund } from '@balcao/contract/refund-open';
import { saveRefundPolicy } from '@balcao/contract/refund-policy';
import { approveRefund, requestRefund } from '@balcao/contract/refund-request';
import { listMails } from '@balcao/contract/sandbox';
import { listDeliveries } from '@balcao/contract/webhook-delivery';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Receiver, receiver } from '../../../test/merchants.ts';
import { staffMember, type Team } from '../../../test/people.ts';
import { openPixHouse, type PixHouse } from '../../../test/pix-house.ts';
import { dayFromNow, fileOf, findingsOf, sendFile } from '../../../test/rail-files.ts';
import { until } from '../../../test/until.ts';
import { addressOf } from '../../../test/webhooks.ts';

let pix: PixHouse;
let ana: Team;
let hook: Receiver;
beforeAll(async () => {
  pix = await openPixHouse();
  ana = pix.ana;
  hook = await receiver();
  await addressOf(ana, hook, ['order.returned_by_bank']);
});
afterAll(async () => {
  await hook.close();
  await pix.close();
});
/** Whatever happened, every account is what the records say. */
afterEach(async () => {
  expect(await pix.house.services.ledgerProofs.prove(null)).toMatchObject({ ok: true, findings: [] });
});

let made = 0;
const paid = async (amount: number): Promise<{ order: ChargedOrder; endToEndId: string }> => {
  made += 1;
  const merchantOrderNumber = `M-${made}`;
  const order = await pix.shop.client.createOrder({ merchantOrderNumber, method: '02', amount, goodsName: 'Bolo' });
  const { endToEndId } = pix.provider.books.pay(order.pix?.txid);
  await pix.tell(endToEndId);
  await until(
    () => pix.shop.client.queryOrder(merchantOrderNumber),
    ({ status }) => status === '02',
  );
  return { order, endToEndId };
};
const reais = (centavos: number) => (centavos / 100).toFixed(2);
const key = () => randomUUID().replaceAll('-', '');
type Kind = 'MED_FRAUDE' | 'MED_OPERACIONAL';
/** The bank takes so much of a payment, and the provider calls about it. */
const takes = async (endToEndId: string, amount: number, natureza: Kind = 'MED_FRAUDE', id = key()) => {
  const rtrId = pix.provider.books.takeBack(endToEndId, { id, valor: reais(amount), natureza });
  await pix.tell(endToEndId);
  return { id, rtrId };
};
const orderOf = ({ number }: ChargedOrder) => ana.call(getOrder, { params: { number } });
const taken = (order: ChargedOrder, amount: number) =>
  until(
    () => orderOf(order),
    ({ bankReturnedAmount }) => bankReturnedAmount === amount,
  );
const balances = () => ana.call(getBalances, {});
const own = async () => Object.values(await balances()).reduce((sum, one) => sum + one, 0);

describe('what a bank takes back of a paid order by itself', () => {
  it('leaves the order, the team’s money and what can be given back, once, and the team and its server hear of it', async () => {
    const { order, endToEndId } = await paid(10_000);
    const before = await own();
    const { id, rtrId } = await takes(endToEndId, 4_000);
    const after = await taken(order, 4_000);
    expect(after).toMatchObject({ status: '02', refundedAmount: 0, net: 6_000 - order.fee, fee: order.fee });
    await pix.tell(endToEndId);
    await pix.house.platform.jobs.sweep();
    await pix.advance(2);
    expect(await own()).toBe(before - 4_000);
    const { list } = await until(
      () => ana.call(listDeliveries, { query: { type: ['order.returned_by_bank'] } }),
      ({ list }) => list.length > 0,
    );
    expect(list.map(({ orderNumber, body }) => [orderNumber, JSON.parse(body).data])).toEqual([
      [order.number, expect.objectContaining({ returnId: id, rtrId, amount: 4_000, nature: 'MED_FRAUDE', debt: 0 })],
    ]);
    const body = { merchantOrderNumber: order.merchantOrderNumber, reason: 'x', merchantRefundNumber: 'R-1' };
    const refund = (amount: number) =>
      pix.shop.call(createRefund, { body: { ...body, amount } }, { idempotencyKey: key() });
    await expect(refund(6_001)).rejects.toMatchObject({ name: 'refund_exceeds_order' });
    const mails = await pix.house.caller()(listMails, { query: { to: ana.email } });
    expect(mails.list.map(({ subject }) => subject)).toContainEqual(
      expect.stringMatching(/^O banco devolveu R\$\s40,00/),
    );
  });
});
