import { listAuditEvents } from '@balcao/contract/audit-event';
import { listReconciliationFindings } from '@balcao/contract/ledger-reconciliation';
import { getBalances } from '@balcao/contract/ledger-reserve';
import { listJournals } from '@balcao/contract/ledger-reversal';
import { type ChargedOrder, getOrder } from '@balcao/contract/order';
import { createRefund, queryRefund } from '@balcao/contract/refund-open';
import { advanceClock } from '@balcao/contract/sandbox';
import { findOrdersForPayment, matchUnidentifiedPayment } from '@balcao/contract/unidentified-match';
import { listUnidentifiedPayments, returnUnidentifiedPayment } from '@balcao/contract/unidentified-payment';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type MerchantServer, merchantServer } from '../../../test/merchants.ts';
import { newEndToEndId } from '../../../test/payers.ts';
import { openTeam, register, staffMember, type Team } from '../../../test/people.ts';
import { dayFromNow, fileOf, findingsOf, sendFile } from '../../../test/rail-files.ts';
import { railPays } from '../../../test/rails.ts';
import { outcomesOf } from '../../../test/reviews.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { until } from '../../../test/until.ts';

type Staff = Awaited<ReturnType<typeof staffMember>>;
let testApp: TestApp;
let ana: Team;
let shop: MerchantServer;
let fabio: Staff;
let flavia: Staff;
let made = 0;
beforeAll(async () => {
  testApp = await openTestApp();
  ana = await openTeam(testApp, await register(testApp), { certified: true });
  shop = await merchantServer(testApp, ana);
  [fabio, flavia] = [await staffMember(testApp, 'finance'), await staffMember(testApp, 'finance')];
});
afterAll(() => testApp.close());
afterEach(async () => {
  expect(await testApp.services.ledgerProofs.prove(null)).toMatchObject({ ok: true, findings: [] });
  expect(Object.values(await testApp.services.ledger.prove())).toEqual([0, 0, 0, 0, 0, 0]);
});

const reason = 'O lojista mandou o comprovante';
const order = (amount: number, method: '01' | '02' = '02'): Promise<ChargedOrder> => {
  made += 1;
  return shop.client.createOrder({ merchantOrderNumber: `M-${made}`, method, amount, goodsName: 'Café' });
};
/** A payment by Pix that names nothing of ours. */
const strange = (amount: number): Promise<string> =>
  railPays(testApp, { txid: 'a'.repeat(30), amount, payerName: 'Bruna Carvalho Dias' });
const find = async (id: string) => {
  const { list } = await fabio.call(listUnidentifiedPayments, { query: { pageSize: 100 } });
  return list.find(({ endToEndId }) => endToEndId === id);
};
const match = (endToEndId: string, { number: orderNumber }: { readonly number: string }, who = fabio) =>
  who.call(matchUnidentifiedPayment, {
    params: { endToEndId },
    body: { merchantId: ana.merchantId, orderNumber, reason },
  });
const verdictOf = async (endToEndId: string, number: string) => {
  const { list } = await fabio.call(findOrdersForPayment, { params: { endToEndId }, query: { number } });
  return list.map(({ verdict }) => verdict);
};
const get = (number: string) => ana.call(getOrder, { params: { number } });
const suspense = async (): Promise<number> => {
  const text = `select coalesce(sum(amount), 0) as sum from ledger.entry where bucket = 'suspense'`;
  return Number((await testApp.platform.db.$client.query<{ sum: number }>(text)).rows[0]?.sum);
};
const pending = async () => (await ana.call(getBalances, {})).pending;

describe('money that staff find to be for an order', () => {
  it('shows when it was paid and by whom, masked, and finds the order by each of its numbers', async () => {
    const [id, made1] = [await strange(1_500), await order(1_500)];
    expect(await find(id)).toMatchObject({ payerName: 'Bruna ***', paidAt: expect.any(String), matched: null });
    expect(await verdictOf(id, made1.number)).toEqual(['fits']);
    expect(await verdictOf(id, made1.merchantOrderNumber)).toEqual(['fits']);
    expect(await verdictOf(id, '99999999999999999999')).toEqual([]);
  });

  it('pays the order once, by two at the same time and again, with its fee and its day, and never goes back', async () => {
    const [id, made1] = [await strange(2_000), await order(2_000)];
    const [aside, before] = [await suspense(), await pending()];
    const all = [match(id, made1), match(id, made1, flavia), match(id, made1), match(id, made1, flavia)];
    expect(await outcomesOf(all)).toEqual(['done', 'done', 'done', 'done']);
    const paid = await get(made1.number);
    expect(paid).toMatchObject({ status: '02', paidAmount: 2_000 });
    expect((await pending()) - before).toBe(2_000 - paid.fee);
    expect(await suspense()).toBe(aside - 2_000);
    expect(await find(id)).toMatchObject({ state: 'matched', matched: { orderNumber: made1.number } });
    const another = await order(2_000);
    const giveBack = flavia.call(returnUnidentifiedPayment, { params: { endToEndId: id }, body: { reason } });
    expect(await outcomesOf([giveBack, match(id, another)])).toEqual(['payment_has_order', 'colleague_first']);
    // Its rail tells of it once more: it is known.
    await railPays(testApp, { txid: 'b'.repeat(30), amount: 2_000, endToEndId: id });
    expect(await suspense()).toBe(aside - 2_000);
    const { list } = await fabio.call(listJournals, { query: { search: `rail:02:matched:${id}` } });
    expect(list).toMatchObject([{ kind: 'unexpected', standing: 'bound', amount: 2_000 }]);
    const ada = await staffMember(testApp, 'admin');
    const { list: events } = await ada.call(listAuditEvents, { query: { kind: ['ownerlessMatched'] } });
    expect(events.filter(({ subjectName }) => subjectName === id)).toMatchObject([{ changes: [{ after: reason }] }]);
  });

  it('is refunded from the order as any payment', async () => {
    const [id, made1] = [await strange(3_000), await order(3_000)];
    await match(id, made1);
    const { merchantOrderNumber } = made1;
    const ask = { merchantOrderNumber, merchantRefundNumber: `R-${made}`, amount: 1_000, reason: 'Não veio' };
    await shop.call(createRefund, { body: ask }, { idempotencyKey: crypto.randomUUID() });
    await until(
      () => shop.call(queryRefund, { params: { merchantRefundNumber: ask.merchantRefundNumber } }),
      ({ review }) => review === '3',
    );
    expect(await get(made1.number)).toMatchObject({ refundedAmount: 1_000 });
  });

  it('is refused where the order waits for something else or has ended, and says which before', async () => {
    const id = await strange(4_000);
    const [other, wallet, closed, paid] = [
      await order(4_001),
      await order(4_000, '01'),
      await order(4_000),
      await order(4_000),
    ];
    await shop.client.closeOrder(closed.merchantOrderNumber);
    await railPays(testApp, { txid: paid.payUrl.split('/').at(-1) ?? '', amount: 4_000 });
    await until(
      () => get(paid.number),
      ({ status }) => status === '02',
    );
    const aside = await suspense();
    const verdicts = [other, wallet, closed, paid].map(({ number }) => verdictOf(id, number));
    expect((await Promise.all(verdicts)).flat()).toEqual(['less', 'methodDiffers', 'ended', 'paidByAnother']);
    const tried = [other, wallet, closed, paid].map((one) => match(id, one));
    expect(await outcomesOf(tried)).toEqual(Array(4).fill('order_takes_no_match'));
    expect(await outcomesOf([match(id, { number: '9'.repeat(20) }), match(newEndToEndId(), other)])).toEqual([
      'not_found',
      'not_found',
    ]);
    for (const role of ['reviewer', 'support', 'admin'] as const)
      expect(await outcomesOf([match(id, other, await staffMember(testApp, role))])).toEqual(['permission_missing']);
    expect([await suspense(), (await find(id))?.state]).toEqual([aside, 'waiting']);
  });

  it('goes one way alone where one has it given back while another matches it', async () => {
    const [id, made1] = [await strange(4_400), await order(4_400)];
    const giveBack = flavia.call(returnUnidentifiedPayment, { params: { endToEndId: id }, body: { reason } });
    const ended = await outcomesOf([match(id, made1), giveBack]);
    const { status } = await get(made1.number);
    const one = await find(id);
    if (ended[0] === 'done') expect([ended[1], status, one?.state]).toEqual(['payment_has_order', '02', 'matched']);
    else expect([...ended, status]).toEqual(['colleague_first', 'done', '01']);
  });

  it('that a file told of first, and the rail then for an order, is counted once when it is matched to that order', async () => {
    const made1 = await order(5_000);
    const id = newEndToEndId();
    const day = dayFromNow(testApp, -1);
    const line = { kind: 'payment', id, reference: '', amount: 5_000 } as const;
    const { reconciliation } = await sendFile(fabio, '02', day, fileOf(day, [line]));
    await railPays(testApp, { txid: made1.payUrl.split('/').at(-1) ?? '', amount: 5_000, endToEndId: id });
    await until(
      () => get(made1.number),
      ({ status }) => status === '02',
    );
    const [aside, before] = [await suspense(), await pending()];
    expect(await verdictOf(id, made1.number)).toEqual(['counted']);
    await match(id, made1);
    expect([await suspense(), await pending()]).toEqual([aside - 5_000, before]);
    // The finding of the file is solved, and the same line in another file matches.
    await testApp.caller()(advanceClock, { body: { advanceSeconds: 3_700 } });
    fabio = await staffMember(testApp, 'finance');
    await until(
      () => findingsOf(fabio, reconciliation?.id),
      (found) => found.get(id)?.standing === 'good',
    );
    const again = await sendFile(fabio, '02', day, fileOf(day, [line, { ...line, id: newEndToEndId(), amount: 1 }]));
    const params = { id: again.reconciliation?.id ?? '' };
    const { list } = await fabio.call(listReconciliationFindings, { params, query: { pageSize: 100 } });
    expect(list.filter(({ railId }) => railId === id)).toEqual([]);
  });
});
