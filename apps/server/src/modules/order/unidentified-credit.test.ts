import { listReconciliationFindings } from '@balcao/contract/ledger-reconciliation';
import { getBalances } from '@balcao/contract/ledger-reserve';
import { getStatement } from '@balcao/contract/ledger-statement';
import { listNotices } from '@balcao/contract/notification-bell';
import { advanceClock } from '@balcao/contract/sandbox';
import { matchUnidentifiedPayment } from '@balcao/contract/unidentified-match';
import {
  closeUnidentifiedPayment,
  creditUnidentifiedPayment,
  decideUnidentified,
  listUnidentifiedPayments,
  returnUnidentifiedPayment,
} from '@balcao/contract/unidentified-payment';
import { listWaiting } from '@balcao/contract/waiting';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { merchantServer } from '../../../test/merchants.ts';
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
let fabio: Staff;
let flavia: Staff;
beforeAll(async () => {
  testApp = await openTestApp();
  ana = await openTeam(testApp, await register(testApp), { certified: true });
  await merchantServer(testApp, ana);
  [fabio, flavia] = [await staffMember(testApp, 'finance'), await staffMember(testApp, 'finance')];
});
afterAll(() => testApp.close());
afterEach(async () => {
  const proof = await until(() => testApp.services.ledgerProofs.prove(null), Boolean);
  expect(proof).toMatchObject({ ok: true, findings: [] });
  expect(Object.values(await testApp.services.ledger.prove())).toEqual([0, 0, 0, 0, 0, 0]);
});

const reason = 'O estabelecimento mandou o comprovante';
const strange = (amount: number) => railPays(testApp, { txid: 'a'.repeat(30), amount });
const find = async (id: string) => {
  const { list } = await fabio.call(listUnidentifiedPayments, { query: { pageSize: 100 } });
  return list.find(({ endToEndId }) => endToEndId === id);
};
const credit = (endToEndId: string, { merchantId }: Pick<Team, 'merchantId'> = ana, { call }: Staff = fabio) =>
  call(creditUnidentifiedPayment, { params: { endToEndId }, body: { merchantId, reason } });
const close = (endToEndId: string, returnId: string) =>
  fabio.call(closeUnidentifiedPayment, { params: { endToEndId }, body: { returnId, reason } });
const requestOf = async (id: string) => ({ requestId: (await find(id))?.asked?.consent.id ?? '' });
const decide = (params: { requestId: string }, { call }: Staff = flavia, agreed = true) =>
  call(decideUnidentified, { params, body: { agreed, words: null } });
const available = async () => (await ana.call(getBalances, {})).available;
const suspense = async (): Promise<number> => {
  const text = `select coalesce(sum(amount), 0) as sum from ledger.entry where bucket = 'suspense'`;
  return Number((await testApp.platform.db.$client.query<{ sum: number }>(text)).rows[0]?.sum);
};

describe('crediting money without an owner to a team', () => {
  it('moves nothing before another of finance agrees, and then once, whole and without a fee, however many agree', async () => {
    const id = await strange(7_000);
    const [aside, before] = [await suspense(), await available()];
    const { asked } = await credit(id);
    expect(asked).toMatchObject({
      subject: 'credit',
      merchant: { merchantId: ana.merchantId },
      consent: { words: reason },
    });
    expect([await suspense(), await available()]).toEqual([aside, before]);
    const waiting = await flavia.call(listWaiting, {});
    expect(waiting.list.filter(({ kind }) => kind === 'credit')).toMatchObject([{ words: reason }]);
    const params = await requestOf(id);
    const [third, admin] = [await staffMember(testApp, 'finance'), await staffMember(testApp, 'admin')];
    expect(await outcomesOf([decide(params, fabio), decide(params, admin)])).toEqual([
      'second_person',
      'permission_missing',
    ]);
    const ended = await outcomesOf([decide(params), decide(params, third), decide(params), decide(params, third)]);
    expect(ended.toSorted()).toEqual(['colleague_first', 'colleague_first', 'colleague_first', 'done']);
    expect([await suspense(), await available()]).toEqual([aside - 7_000, before + 7_000]);
    expect(await find(id)).toMatchObject({
      state: 'matched',
      matched: { merchantId: ana.merchantId, orderNumber: null },
      asked: null,
    });
  });

  it('tells the team, and stands in its statement as what it is', async () => {
    const id = await strange(7_100);
    await credit(id);
    await decide(await requestOf(id));
    const { list } = await ana.call(getStatement, { query: { account: 'available' } });
    expect(list[0]).toMatchObject({ movement: 'credit', kind: 'other', amount: 7_100, orderNumber: null });
    const notices = await ana.call(listNotices, { query: {} });
    expect(notices.list.filter(({ kind }) => kind === 'moneyCredited')).toContainEqual(
      expect.objectContaining({ data: { endToEndId: id, amount: 7_100 } }),
    );
  });

  it('is asked for one thing at a time, and goes no other way meanwhile nor afterwards', async () => {
    const id = await strange(7_200);
    const asks = await outcomesOf([credit(id), credit(id, ana, flavia), close(id, `D${id.slice(1)}`)]);
    expect(asks.toSorted()).toEqual(['colleague_first', 'colleague_first', 'done']);
    const body = { merchantId: ana.merchantId, orderNumber: '9'.repeat(20), reason };
    const others = () => [
      flavia.call(returnUnidentifiedPayment, { params: { endToEndId: id }, body: { reason } }),
      credit(id),
    ];
    expect(await outcomesOf(others())).toEqual(['colleague_first', 'colleague_first']);
    expect(await outcomesOf([flavia.call(matchUnidentifiedPayment, { params: { endToEndId: id }, body })])).toEqual([
      'not_found',
    ]);
    const { asked } = (await find(id)) ?? {};
    const other = asked?.consent.askedBy.staffId === fabio.staffId ? flavia : fabio;
    await decide(await requestOf(id), other);
    expect(await outcomesOf(others())).toEqual([expect.stringMatching(/payment_has_order|done/), 'colleague_first']);
    expect((await find(id))?.state).not.toBe('waiting');
  });

  it('is refused to a team that nobody knows or that may not be paid, when it is asked for and when it is agreed to', async () => {
    const id = await strange(7_300);
    const strangers = await openTeam(testApp, await register(testApp));
    const tried = [credit(id, { merchantId: crypto.randomUUID() }), credit(id, strangers), credit(newEndToEndId())];
    expect(await outcomesOf(tried)).toEqual(['not_found', 'not_certified', 'not_found']);
    await credit(id);
    const sql = 'update team set payment_cert = $2 where merchant_id = $1';
    await testApp.platform.db.$client.query(sql, [ana.merchantId, false]);
    expect(await outcomesOf([decide(await requestOf(id))])).toEqual(['not_certified']);
    await testApp.platform.db.$client.query(sql, [ana.merchantId, true]);
    expect(await find(id)).toMatchObject({ state: 'waiting', asked: { subject: 'credit' } });
    await decide(await requestOf(id), flavia, false);
  });

  it('needs nobody any more once its own bank has given it back', async () => {
    const id = await strange(7_400);
    await credit(id);
    const day = dayFromNow(testApp, -1);
    const line = { kind: 'return', id: `D${id.slice(1)}`, reference: id, amount: 7_400 } as const;
    await sendFile(fabio, '02', day, fileOf(day, [line]));
    await until(
      () => find(id),
      (one) => one?.state === 'returned',
    );
    await testApp.platform.jobs.sweep();
    const { list } = await flavia.call(listWaiting, {});
    expect(list.filter(({ kind }) => kind === 'credit')).toEqual([]);
    expect((await find(id))?.asked).toBeNull();
  });
});

describe('closing money without an owner by hand', () => {
  it('takes the id of the bank, a reason and two people, and the file of the bank then agrees', async () => {
    const [id, other] = [await strange(8_000), await strange(8_100)];
    const returnId = `D${id.slice(1)}`;
    const aside = await suspense();
    const { asked } = await close(id, returnId);
    expect(asked).toMatchObject({ subject: 'close', returnId });
    expect(await outcomesOf([decide(await requestOf(id), fabio)])).toEqual(['second_person']);
    expect(await suspense()).toBe(aside);
    await decide(await requestOf(id));
    expect(await suspense()).toBe(aside - 8_000);
    expect(await find(id)).toMatchObject({ state: 'returned', closed: { returnId, reason }, asked: null });
    expect(await outcomesOf([close(other, returnId)])).toEqual(['return_id_used']);
    const day = dayFromNow(testApp, -2);
    const line = { kind: 'return', id: returnId, reference: id, amount: 8_000 } as const;
    const sent = await sendFile(
      fabio,
      '02',
      day,
      fileOf(day, [line, { ...line, id: 'X9', reference: newEndToEndId(), amount: 1 }]),
    );
    const params = { id: sent.reconciliation?.id ?? '' };
    const { list } = await fabio.call(listReconciliationFindings, { params, query: { pageSize: 100 } });
    expect(list.filter(({ railId }) => railId === returnId)).toEqual([]);
    expect(await suspense()).toBe(aside - 8_000 - 1);
  });

  it('ends what a file told of the payment, and posts nothing again where the file told of the return', async () => {
    const id = newEndToEndId();
    const day = dayFromNow(testApp, -3);
    const returnId = `D${id.slice(1)}`;
    const lines = [
      { kind: 'payment', id, reference: '', amount: 8_200 },
      { kind: 'return', id: returnId, reference: newEndToEndId(), amount: 8_200 },
    ] as const;
    const { reconciliation } = await sendFile(fabio, '02', day, fileOf(day, lines));
    const aside = await suspense();
    expect((await find(id))?.state).toBe('waiting');
    await close(id, returnId);
    await decide(await requestOf(id));
    expect(await suspense()).toBe(aside);
    expect(await find(id)).toMatchObject({ state: 'returned', closed: { returnId } });
    await testApp.caller()(advanceClock, { body: { advanceSeconds: 3_700 } });
    fabio = await staffMember(testApp, 'finance');
    await until(
      () => findingsOf(fabio, reconciliation?.id),
      (found) => [id, returnId].every((one) => found.get(one)?.standing === 'good'),
    );
  });
});
