import { listAuditEvents } from '@balcao/contract/audit-event';
import { getBalances } from '@balcao/contract/ledger-reserve';
import { type ChargedOrder, getOrder } from '@balcao/contract/order';
import { createRefund, queryRefund } from '@balcao/contract/refund-open';
import { findOrdersForPayment, matchUnidentifiedPayment } from '@balcao/contract/unidentified-match';
import {
  creditUnidentifiedPayment,
  decideUnidentified,
  firstReturnLimit,
  listUnidentifiedPayments,
  returnUnidentifiedPayment,
  takeBackUnidentified,
} from '@balcao/contract/unidentified-payment';
import { listWaiting } from '@balcao/contract/waiting';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openOwner } from '../../../test/damage.ts';
import { staffMember } from '../../../test/people.ts';
import { openPixTestApp, type PixTestApp } from '../../../test/pix-test-app.ts';
import { dayFromNow, fileOf, findingsOf, sendFile } from '../../../test/rail-files.ts';
import { outcomesOf } from '../../../test/reviews.ts';
import { until } from '../../../test/until.ts';

type Staff = Awaited<ReturnType<typeof staffMember>>;
let pix: PixTestApp;
let fabio: Staff;
let flavia: Staff;
let made = 0;
const signIn = async () => {
  [fabio, flavia] = [await staffMember(pix.testApp, 'finance'), await staffMember(pix.testApp, 'finance')];
};
beforeAll(async () => {
  pix = await openPixTestApp();
  await signIn();
});
afterAll(() => pix.close());
afterEach(async () => {
  expect(pix.provider.faults).toEqual([]);
  const proof = await until(() => pix.testApp.services.ledgerProofs.prove(null), Boolean);
  expect(proof).toMatchObject({ ok: true, findings: [] });
  expect(Object.values(await pix.testApp.services.ledger.prove())).toEqual([0, 0, 0, 0, 0, 0]);
});

const reason = 'O lojista mandou o comprovante';
const reais = (centavos: number) => (centavos / 100).toFixed(2);
const order = (amount: number): Promise<ChargedOrder> => {
  made += 1;
  return pix.shop.client.createOrder({ merchantOrderNumber: `M-${made}`, method: '02', amount, goodsName: 'Café' });
};
const txidOf = ({ payUrl }: Pick<ChargedOrder, 'payUrl'>) => payUrl.split('/').at(-1) ?? '';
const find = async (id: string) => {
  const { list } = await fabio.call(listUnidentifiedPayments, { query: { pageSize: 100 } });
  return list.find(({ endToEndId }) => endToEndId === id);
};
/** A Pix that names nothing of ours. */
const strange = async (amount: number): Promise<string> => {
  const { endToEndId } = pix.provider.books.pay('a'.repeat(30), { valor: reais(amount) });
  await pix.tell(endToEndId);
  await until(() => find(endToEndId), Boolean);
  return endToEndId;
};
const match = (
  endToEndId: string,
  { number: orderNumber }: Pick<ChargedOrder, 'number'>,
  difference = 0,
  who = fabio,
) =>
  who.call(matchUnidentifiedPayment, {
    params: { endToEndId },
    body: { merchantId: pix.ana.merchantId, orderNumber, ...(difference > 0 && { difference }), reason },
  });
const verdictOf = async (endToEndId: string, number: string) => {
  const { list } = await fabio.call(findOrdersForPayment, { params: { endToEndId }, query: { number } });
  return list.map(({ verdict }) => verdict);
};
const get = (number: string) => pix.ana.call(getOrder, { params: { number } });
const suspense = async (): Promise<number> => {
  const text = `select coalesce(sum(amount), 0) as sum from ledger.entry where bucket = 'suspense'`;
  return Number((await pix.testApp.platform.db.$client.query<{ sum: number }>(text)).rows[0]?.sum);
};
const pending = async () => (await pix.ana.call(getBalances, {})).pending;
const restIsBack = (id: string) =>
  until(
    () => find(id),
    (one) => typeof one?.matched?.rest?.returnedAt === 'string',
  );
const requestOf = async (id: string) => ({ requestId: (await find(id))?.asked?.consent.id ?? '' });
const decide = (params: { requestId: string }, { call }: Staff = flavia, agreed = true) =>
  call(decideUnidentified, { params, body: { agreed, words: null } });
const giveBack = (endToEndId: string, { call }: Staff = flavia) =>
  call(returnUnidentifiedPayment, { params: { endToEndId }, body: { reason } });

describe('money of another amount that staff match to an order', () => {
  it('pays the order with its amount and gives the rest back, once, however many do so at the same time', async () => {
    const [id, made1] = [await strange(4_500), await order(4_000)];
    expect(await verdictOf(id, made1.number)).toEqual(['more']);
    const [aside, before] = [await suspense(), await pending()];
    const all = [match(id, made1, 500), match(id, made1, 500, flavia), match(id, made1, 500), match(id, made1, 500)];
    expect(await outcomesOf(all)).toEqual(['done', 'done', 'done', 'done']);
    const paid = await get(made1.number);
    expect(paid).toMatchObject({ status: '02', paidAmount: 4_000 });
    expect((await pending()) - before).toBe(4_000 - paid.fee);
    await pix.givenBack(id);
    await pix.tell(id);
    expect(await restIsBack(id)).toMatchObject({
      state: 'matched',
      amount: 4_500,
      matched: { orderNumber: made1.number, rest: { amount: 500, failureReason: null } },
    });
    expect(pix.returnsOf(id)).toEqual([['DEVOLVIDO', '5.00']]);
    expect(await suspense()).toBe(aside - 4_500);
    const { movements } = await get(made1.number);
    const strays = movements.filter(({ account }) => account === 'suspense');
    expect(strays.map(({ kind, amount }) => [kind, amount])).toEqual(
      expect.arrayContaining([
        ['unexpected', 500],
        ['returned', -500],
      ]),
    );
    const ada = await staffMember(pix.testApp, 'admin');
    const { list: events } = await ada.call(listAuditEvents, { query: { kind: ['ownerlessMatched'] } });
    expect(events.filter(({ subjectName }) => subjectName === id)).toHaveLength(1);
    const another = await order(500);
    expect(await outcomesOf([giveBack(id), match(id, another)])).toEqual(['payment_has_order', 'colleague_first']);
  });

  it('agrees with the file of its rail: the whole that came, and the rest that went back', async () => {
    const [id, made1] = [await strange(2_300), await order(2_000)];
    await match(id, made1, 300);
    await pix.givenBack(id);
    await pix.tell(id);
    await restIsBack(id);
    const day = dayFromNow(pix.testApp, -1);
    const lines = [
      { kind: 'payment', id, reference: '', amount: 2_300 },
      { kind: 'return', id: `A${id}`, reference: id, amount: 300 },
      { kind: 'payment', id: `E99999010${'7'.repeat(23)}`, reference: '', amount: 1 },
    ] as const;
    const { reconciliation } = await sendFile(fabio, '02', day, fileOf(day, lines));
    const found = await findingsOf(fabio, reconciliation?.id);
    expect([...found.keys()]).toEqual([lines[2].id]);
  });

  it('is refused where something else would go back than was seen, and never pays an order in part', async () => {
    const [id, smaller, larger] = [await strange(3_000), await order(2_900), await order(3_100)];
    const aside = await suspense();
    expect([await verdictOf(id, smaller.number), await verdictOf(id, larger.number)]).toEqual([['more'], ['less']]);
    const tried = [match(id, smaller), match(id, smaller, 99), match(id, smaller, 101), match(id, larger)];
    expect(await outcomesOf([...tried, match(id, larger, 100)])).toEqual(Array(5).fill('order_takes_no_match'));
    for (const role of ['reviewer', 'support', 'admin'] as const)
      expect(await outcomesOf([match(id, smaller, 100, await staffMember(pix.testApp, role))])).toEqual([
        'permission_missing',
      ]);
    expect([await suspense(), (await find(id))?.state, (await get(smaller.number)).status]).toEqual([
      aside,
      'waiting',
      '01',
    ]);
  });

  it('leaves the order refundable by its own amount, and no more goes back than came', async () => {
    const [id, made1] = [await strange(1_700), await order(1_500)];
    await match(id, made1, 200);
    await pix.givenBack(id);
    await pix.tell(id);
    await restIsBack(id);
    const refund = (merchantRefundNumber: string, amount: number) => {
      const body = { merchantOrderNumber: made1.merchantOrderNumber, merchantRefundNumber, amount, reason: 'Não veio' };
      return pix.shop.call(createRefund, { body }, { idempotencyKey: crypto.randomUUID() });
    };
    expect(await outcomesOf([refund(`T-${made}`, 1_501)])).toEqual(['refund_exceeds_order']);
    await refund(`R-${made}`, 1_500);
    await until(
      async () => pix.returnsOf(id).length,
      (count) => count === 2,
    );
    await pix.tell(id);
    await until(
      () => pix.shop.call(queryRefund, { params: { merchantRefundNumber: `R-${made}` } }),
      ({ review }) => review === '3',
    );
    expect(pix.returnsOf(id).map(([, valor]) => valor)).toEqual(['2.00', '15.00']);
    expect(await verdictOf(await strange(1_700), made1.number)).toEqual(['paidByAnother']);
  });
});

describe('an order that somebody else moves while staff match more to it', () => {
  it('is closed or paid, never both', async () => {
    const [id, made1] = [await strange(1_100), await order(1_000)];
    const close = pix.shop.client.closeOrder(made1.merchantOrderNumber);
    const [matched] = await outcomesOf([match(id, made1, 100), close]);
    const { status } = await get(made1.number);
    const one = await find(id);
    if (matched === 'done') expect([status, one?.state]).toEqual(['02', 'matched']);
    else expect([matched, status, one?.state]).toEqual(['order_takes_no_match', '04', 'waiting']);
  });

  it('is paid once where its own charge is paid meanwhile: what came second goes back or waits', async () => {
    const [id, made1] = [await strange(1_250), await order(1_200)];
    const { endToEndId: own } = pix.provider.books.pay(txidOf(made1), { valor: '12.00' });
    const [matched] = await outcomesOf([match(id, made1, 50), pix.tell(own)]);
    await until(
      () => get(made1.number),
      ({ status }) => status === '02',
    );
    if (matched === 'done') {
      expect(await pix.givenBack(own)).toEqual([['DEVOLVIDO', '12.00']]);
      await pix.tell(own);
    } else {
      expect(matched).toBe('order_takes_no_match');
      expect([(await find(id))?.state, pix.returnsOf(id)]).toEqual(['waiting', []]);
    }
    expect(await get(made1.number)).toMatchObject({ status: '02', paidAmount: 1_200 });
  });

  it('is not paid where the transaction breaks off in the middle, and is when it is sent again', async () => {
    const [id, made1] = [await strange(1_360), await order(1_300)];
    const aside = await suspense();
    const owner = await openOwner(pix.testApp);
    const allow = await owner.refuse('insert', 'unexpected_payment', 'new.order_number is not null');
    expect(await outcomesOf([match(id, made1, 60)])).not.toEqual(['done']);
    expect([(await get(made1.number)).status, (await find(id))?.state, await suspense()]).toEqual([
      '01',
      'waiting',
      aside,
    ]);
    await allow();
    await owner.close();
    expect(await outcomesOf([match(id, made1, 60)])).toEqual(['done']);
    expect(await pix.givenBack(id)).toEqual([['DEVOLVIDO', '0.60']]);
    await pix.tell(id);
    await restIsBack(id);
  });
});

describe('much that would go back of money which is matched', () => {
  const rest = firstReturnLimit + 1;
  it('takes two, who pay the order and give the rest back at once, once', async () => {
    const [id, made1] = [await strange(rest + 5_000), await order(5_000)];
    const aside = await suspense();
    expect(await match(id, made1, rest)).toMatchObject({
      state: 'waiting',
      asked: {
        subject: 'match',
        orderNumber: made1.number,
        difference: rest,
        merchant: { merchantId: pix.ana.merchantId },
      },
    });
    expect(await outcomesOf([match(id, made1, rest, flavia), match(id, made1, rest)])).toEqual(['done', 'done']);
    expect((await get(made1.number)).status).toBe('01');
    const { list: waiting } = await flavia.call(listWaiting, {});
    expect(waiting.filter(({ kind }) => kind === 'match')).toMatchObject([{ words: reason, merchant: { number: '' } }]);
    const credit = flavia.call(creditUnidentifiedPayment, {
      params: { endToEndId: id },
      body: { merchantId: pix.ana.merchantId, reason },
    });
    expect(await outcomesOf([giveBack(id), credit])).toEqual(['colleague_first', 'colleague_first']);
    const params = await requestOf(id);
    expect(await outcomesOf([decide(params, fabio)])).toEqual(['second_person']);
    const third = await staffMember(pix.testApp, 'finance');
    const ended = await outcomesOf([decide(params), decide(params, third), decide(params), decide(params, third)]);
    expect(ended.toSorted()).toEqual(['colleague_first', 'colleague_first', 'colleague_first', 'done']);
    expect(await get(made1.number)).toMatchObject({ status: '02', paidAmount: 5_000 });
    expect(await pix.givenBack(id)).toEqual([['DEVOLVIDO', reais(rest)]]);
    await pix.tell(id);
    await restIsBack(id);
    expect(await suspense()).toBe(aside - rest - 5_000);
  });

  it('is not done where the order ended while a colleague thought about it, and can be taken back', async () => {
    const [id, made1] = [await strange(rest + 6_000), await order(6_000)];
    await match(id, made1, rest);
    const params = await requestOf(id);
    await pix.shop.client.closeOrder(made1.merchantOrderNumber);
    expect(await outcomesOf([decide(params)])).toEqual(['order_takes_no_match']);
    expect(await find(id)).toMatchObject({ state: 'waiting', asked: { subject: 'match' } });
    await fabio.call(takeBackUnidentified, { params });
    expect(await find(id)).toMatchObject({ state: 'waiting', asked: null });
    expect(pix.returnsOf(id)).toEqual([]);
  });
});

describe('a rest that its provider does not take at once', () => {
  it('has the rest go back once although the provider refuses it and then loses the answer', async () => {
    const [id, made1] = [await strange(1_470), await order(1_400)];
    pix.provider.books.endReturnsAs('NAO_REALIZADO');
    await match(id, made1, 70);
    await pix.givenBack(id);
    await pix.tell(id);
    await until(
      () => find(id),
      (one) => one?.matched?.rest?.failureReason === 'Conta encerrada',
    );
    pix.provider.books.endReturnsAs('DEVOLVIDO');
    pix.provider.failNext('put /pix/{e2eid}/devolucao/{id}', 'lose');
    await pix.advance(7_201);
    await until(
      async () => pix.returnsOf(id).map(([status]) => status),
      (all) => all.includes('DEVOLVIDO'),
    );
    await pix.advance(7_201);
    await signIn();
    await restIsBack(id);
    expect(pix.returnsOf(id).filter(([status]) => status === 'DEVOLVIDO')).toEqual([['DEVOLVIDO', '0.70']]);
  });
});
