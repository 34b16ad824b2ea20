import { listMails } from '@balcao/contract/sandbox';
import { matchUnidentifiedPayment } from '@balcao/contract/unidentified-match';
import {
  changeReturnLimit,
  decideUnidentified,
  firstReturnLimit,
  listUnidentifiedPayments,
  returnUnidentifiedPayment,
  takeBackUnidentified,
} from '@balcao/contract/unidentified-payment';
import { listWaiting } from '@balcao/contract/waiting';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { merchantServer } from '../../../test/merchants.ts';
import { openTeam, register, staffMember } from '../../../test/people.ts';
import { railPays } from '../../../test/rails.ts';
import { outcomesOf } from '../../../test/reviews.ts';
import { signInStaff } from '../../../test/staff.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { until } from '../../../test/until.ts';

type Staff = Awaited<ReturnType<typeof staffMember>>;
let testApp: TestApp;
let fabio: Staff;
let flavia: Staff;
beforeAll(async () => {
  testApp = await openTestApp();
  [fabio, flavia] = [await staffMember(testApp, 'finance'), await staffMember(testApp, 'finance')];
});
afterAll(() => testApp.close());
afterEach(async () => {
  // Where time was moved, the proof of the night may be under way.
  const proof = await until(() => testApp.services.ledgerProofs.prove(null), Boolean);
  expect(proof).toMatchObject({ ok: true, findings: [] });
});

const reason = 'Quem pagou confirmou que foi engano';
const above = firstReturnLimit + 1;
const strange = (amount: number) => railPays(testApp, { txid: 'a'.repeat(30), amount });
const list = (who = fabio) => who.call(listUnidentifiedPayments, { query: { pageSize: 100 } });
const find = async (id: string, who: Staff = fabio) =>
  (await list(who)).list.find(({ endToEndId }) => endToEndId === id);
const ask = (endToEndId: string, { call }: Staff = fabio) =>
  call(returnUnidentifiedPayment, { params: { endToEndId }, body: { reason } });
const requestOf = async (id: string) => ({ requestId: (await find(id))?.asked?.consent.id ?? '' });
const decide = (params: { requestId: string }, { call }: Staff = flavia, agreed = true) =>
  call(decideUnidentified, { params, body: { agreed, words: null } });
const suspense = async (): Promise<number> => {
  const text = `select coalesce(sum(amount), 0) as sum from ledger.entry where bucket = 'suspense'`;
  return Number((await testApp.platform.db.$client.query<{ sum: number }>(text)).rows[0]?.sum);
};
const isBack = (id: string) =>
  until(
    () => find(id),
    (one) => one?.state === 'returned',
  );

describe('giving back money without an owner', () => {
  it('is one person’s up to the limit, and above it only asked for, once, with a mail to the others', async () => {
    const [within, over] = [await strange(firstReturnLimit), await strange(above)];
    expect((await ask(within)).asked).toBeNull();
    await isBack(within);
    const aside = await suspense();
    const asked = await Promise.all([ask(over), ask(over), ask(over, flavia)].map((one) => one.catch(() => undefined)));
    expect(asked.filter(Boolean).map((one) => one?.state)).toContain('waiting');
    expect((await list()).asked.map(({ endToEndId }) => endToEndId)).toEqual([over]);
    expect(await find(over)).toMatchObject({
      state: 'waiting',
      returnAskedAt: null,
      asked: { subject: 'return', consent: { words: reason } },
    });
    await testApp.platform.jobs.sweep();
    expect(await suspense()).toBe(aside);
    const { list: waiting } = await flavia.call(listWaiting, {});
    expect(waiting.filter(({ kind }) => kind === 'return')).toMatchObject([
      { words: reason, merchant: { number: '' } },
    ]);
    const asker = (await find(over))?.asked?.consent.askedBy.staffId === fabio.staffId ? fabio : flavia;
    const other = asker === fabio ? flavia : fabio;
    const { list: mails } = await testApp.caller()(listMails, { query: { to: other.email } });
    expect(mails.filter(({ subject }) => /devolver .*1\.000,01/.test(subject))).toHaveLength(1);
    await asker.call(takeBackUnidentified, { params: await requestOf(over) });
    expect((await find(over))?.asked).toBeNull();
  });

  it('goes back when another agrees, once, however many do so at the same time', async () => {
    const id = await strange(above);
    await ask(id);
    const params = await requestOf(id);
    const aside = await suspense();
    const admin = await staffMember(testApp, 'admin');
    const early = [decide(params, fabio), decide(params, admin)];
    expect(await outcomesOf(early)).toEqual(['second_person', 'permission_missing']);
    const third = await staffMember(testApp, 'finance');
    const ended = await outcomesOf([decide(params), decide(params, third), decide(params), decide(params, third)]);
    expect(ended.toSorted()).toEqual(['colleague_first', 'colleague_first', 'colleague_first', 'done']);
    await isBack(id);
    expect(await suspense()).toBe(aside - above);
    expect((await flavia.call(listWaiting, {})).list.filter(({ kind }) => kind === 'return')).toEqual([]);
  });

  it('stays aside when it is refused or taken back, and can be asked for again', async () => {
    const id = await strange(above);
    await ask(id);
    await decide(await requestOf(id), flavia, false);
    await ask(id);
    const params = await requestOf(id);
    expect(await outcomesOf([flavia.call(takeBackUnidentified, { params })])).toEqual(['permission_missing']);
    await fabio.call(takeBackUnidentified, { params });
    expect(await outcomesOf([decide(params)])).toEqual(['colleague_first']);
    expect(await find(id)).toMatchObject({ state: 'waiting', asked: null });
  });

  it('is not matched to an order while a colleague waits for a decision', async () => {
    const ana = await openTeam(testApp, await register(testApp), { certified: true });
    const shop = await merchantServer(testApp, ana);
    const made = await shop.client.createOrder({
      merchantOrderNumber: 'B-1',
      method: '02',
      amount: above,
      goodsName: 'Café',
    });
    const id = await strange(above);
    await ask(id);
    const match = () =>
      flavia.call(matchUnidentifiedPayment, {
        params: { endToEndId: id },
        body: { merchantId: ana.merchantId, orderNumber: made.number, reason },
      });
    expect(await outcomesOf([match()])).toEqual(['colleague_first']);
    await decide(await requestOf(id), flavia, false);
    expect(await outcomesOf([match()])).toEqual(['done']);
    expect(await outcomesOf([ask(id)])).toEqual(['payment_has_order']);
  });

  it('waits a day for the second person and no longer', async () => {
    const id = await strange(above);
    await ask(id);
    const params = await requestOf(id);
    testApp.platform.clock.setAhead(24 * 3_600);
    fabio = { ...fabio, ...(await signInStaff(testApp, fabio)) };
    flavia = { ...flavia, ...(await signInStaff(testApp, flavia)) };
    expect(await outcomesOf([decide(params)])).toEqual(['colleague_first']);
    expect((await find(id))?.asked).toBeNull();
  });
  it.each([
    ['is shut out', `status = 'disabled'`],
    ['has another role', `role = 'support'`],
  ])('is not agreed to once the one who asked %s, and can still be refused', async (_what, change) => {
    const leaving = await staffMember(testApp, 'finance');
    const over = await strange(above);
    await ask(over, leaving);
    const params = await requestOf(over);
    await testApp.platform.db.$client.query(`update staff set ${change} where id = $1`, [leaving.staffId]);
    await expect(decide(params)).rejects.toMatchObject({ name: 'second_person' });
    expect(await find(over)).toMatchObject({ state: 'waiting', returnAskedAt: null });
    await decide(params, flavia, false);
    expect(await find(over)).toMatchObject({ state: 'waiting', asked: null });
  });
});

describe('the limit', () => {
  it('is another when two agree, and then holds for what is given back', async () => {
    const change = (before: number, limit: number, who = fabio) =>
      who.call(changeReturnLimit, { body: { before, limit, reason } });
    expect(await outcomesOf([change(1, 2)])).toEqual(['changed_elsewhere']);
    const { limit, asked } = await change(firstReturnLimit, 500);
    expect({ limit, asked }).toMatchObject({
      limit: firstReturnLimit,
      asked: { before: firstReturnLimit, after: 500 },
    });
    expect(await outcomesOf([change(firstReturnLimit, 600, flavia)])).toEqual(['colleague_first']);
    const params = { requestId: asked?.id ?? '' };
    expect(await outcomesOf([decide(params, fabio)])).toEqual(['second_person']);
    await decide(params);
    expect((await list()).returnLimit).toEqual({ limit: 500, asked: null });
    const id = await strange(501);
    expect((await ask(id)).asked).toMatchObject({ consent: { words: reason } });
    await decide(await requestOf(id));
    await isBack(id);
  });
});
