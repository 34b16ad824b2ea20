import { getBalances } from '@balcao/contract/ledger-reserve';
import { getStatement } from '@balcao/contract/ledger-statement';
import { type ChargedOrder, getOrder } from '@balcao/contract/order';
import { createRefund, queryRefund } from '@balcao/contract/refund-open';
import { getRefundPolicy, saveRefundPolicy } from '@balcao/contract/refund-policy';
import { approveRefund, getRefundable, requestRefund } from '@balcao/contract/refund-request';
import { listMails } from '@balcao/contract/sandbox';
import { listDeliveries } from '@balcao/contract/webhook-delivery';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Owner, openOwner } from '../../../test/damage.ts';
import { type MerchantServer, type Receiver, receiver } from '../../../test/merchants.ts';
import { openPaidPix } from '../../../test/paid-pix.ts';
import { staffMember, type Team } from '../../../test/people.ts';
import { openPixTestApp, type PixTestApp } from '../../../test/pix-test-app.ts';
import { dayFromNow, fileOf, findingsOf, sendFile } from '../../../test/rail-files.ts';
import { until } from '../../../test/until.ts';
import { addressOf } from '../../../test/webhooks.ts';

let pix: PixTestApp;
let ana: Team;
let hook: Receiver;
let owner: Owner;
let till: ReturnType<typeof openPaidPix>;
beforeAll(async () => {
  pix = await openPixTestApp();
  till = openPaidPix(pix);
  ana = pix.ana;
  hook = await receiver();
  owner = await openOwner(pix.testApp);
  await addressOf(ana, hook, ['order.returned_by_bank']);
});
afterAll(async () => {
  await owner.close();
  await hook.close();
  await pix.close();
});
/** Every account has the balance that the records add up to. */
afterEach(async () => {
  expect(await pix.testApp.services.ledgerProofs.prove(null)).toMatchObject({ ok: true, findings: [] });
});

const orderOf = ({ number }: ChargedOrder, team = ana) => team.call(getOrder, { params: { number } });
const taken = (order: ChargedOrder, amount: number, team = ana) =>
  until(
    () => orderOf(order, team),
    ({ bankReturnedAmount }) => bankReturnedAmount === amount,
  );
/** Sessions do not outlive the days that pass in these tests, the books do. */
const buckets = ({ merchantId }: Team) => pix.testApp.services.ledger.buckets(pix.testApp.platform.db, merchantId);
const own = async (team: Team) => Object.values(await buckets(team)).reduce((sum, one) => sum + one, 0);
const settled = (team: Team) =>
  until(
    async () => {
      await pix.advance(86_400);
      return buckets(team);
    },
    ({ pending }) => pending === 0,
  );
const refundBy = (shop: MerchantServer, { merchantOrderNumber }: ChargedOrder, amount: number) => {
  const merchantRefundNumber = `V-${till.key()}`;
  const body = { merchantOrderNumber, merchantRefundNumber, amount, reason: 'Devolução' };
  return shop.call(createRefund, { body }, { idempotencyKey: merchantRefundNumber });
};

describe('what a bank takes back of a paid order by itself', () => {
  it('leaves the order, the team’s money and what can be given back, once; team, server and finance hear of it', async () => {
    const fabio = await staffMember(pix.testApp, 'finance');
    const { order, endToEndId } = await till.paid(10_000);
    const before = await own(ana);
    const { id, rtrId } = await till.takes(endToEndId, 4_000);
    const after = await taken(order, 4_000);
    expect(after).toMatchObject({ status: '02', refundedAmount: 0, net: 6_000 - order.fee, fee: order.fee });
    await pix.tell(endToEndId);
    await pix.advance(61);
    await pix.testApp.platform.jobs.sweep();
    expect(await own(ana)).toBe(before - 4_000);
    const { list } = await until(
      () => ana.call(listDeliveries, { query: { type: ['order.returned_by_bank'] } }),
      (page) => page.list.length > 0,
    );
    expect(list.map(({ orderNumber, body }) => [orderNumber, JSON.parse(body).data])).toEqual([
      [order.number, expect.objectContaining({ returnId: id, rtrId, amount: 4_000, nature: 'MED_FRAUDE', debt: 0 })],
    ]);
    expect(await ana.call(getRefundable, { params: { number: order.number } })).toMatchObject({ left: 6_000 });
    await expect(refundBy(pix.shop, order, 6_001)).rejects.toMatchObject({ name: 'refund_exceeds_order' });
    const { list: lines } = await ana.call(getStatement, { query: { account: 'own', kind: ['dispute'] } });
    expect(lines).toMatchObject([{ movement: 'bank_return', amount: -4_000, orderNumber: order.number }]);
    const subjects = async (to: string) =>
      (await pix.testApp.caller()(listMails, { query: { to } })).list.map(({ subject }) => subject);
    expect(await subjects(ana.email)).toContainEqual(expect.stringMatching(/^O banco devolveu R\$\s40,00/));
    expect(await subjects(fabio.email)).toContainEqual(expect.stringMatching(/^Retirado pelos bancos: R\$\s40,00/));
  });

  it('after a failure of a bank brings the fee back in proportion, to the last centavo', async () => {
    const before = await own(ana);
    const { order, endToEndId } = await till.paid(9_999);
    await till.takes(endToEndId, 3_333, { natureza: 'MED_OPERACIONAL' });
    await taken(order, 3_333);
    await till.takes(endToEndId, 6_666, { natureza: 'MED_OPERACIONAL' });
    expect(await taken(order, 9_999)).toMatchObject({ net: 0, fee: 0 });
    expect(await own(ana)).toBe(before);
  });

  it('for more than was paid is not believed, and what was booked before stays', async () => {
    const { order, endToEndId } = await till.paid(1_000);
    await till.takes(endToEndId, 1_000);
    await taken(order, 1_000);
    const before = await ana.call(getBalances, {});
    await till.takes(endToEndId, 1);
    await pix.testApp.platform.jobs.sweep();
    expect(await ana.call(getBalances, {})).toEqual(before);
    expect((await orderOf(order)).bankReturnedAmount).toBe(1_000);
  });

  it('is owed where there is nothing left to take, and the next money that becomes available pays it, once', async () => {
    const { team, shop } = await till.newTeam();
    const first = await till.paid(10_000, shop);
    const { available } = await settled(team);
    expect(available).toBe(10_000 - first.order.fee);
    await till.takes(first.endToEndId, 10_000);
    await until(
      () => buckets(team),
      ({ debt }) => debt === -first.order.fee,
    );
    expect(await buckets(team)).toMatchObject({ available: 0, reserve: 0, pending: 0 });
    const second = await till.paid(5_000, shop);
    expect(await settled(team)).toMatchObject({ debt: 0, available: 5_000 - second.order.fee - first.order.fee });
    const sql = `select count(*)::int as paid from ledger.journal where merchant_id = $1 and cause like 'debt:%'`;
    expect((await owner.query(sql, team.merchantId)).rows).toEqual([{ paid: 1 }]);
  });

  it('is heard by the file of the day too, by either of its ids, and once however it is told', async () => {
    const some = [await till.paid(2_000), await till.paid(3_000)] as const;
    const [one, two] = some;
    const ids = [await till.takes(one.endToEndId, 2_000, { silent: true })];
    ids.push(await till.takes(two.endToEndId, 1_000, { silent: true }));
    const today = dayFromNow(pix.testApp, 0);
    // The list of what was received would tell of them too: here the file alone does.
    pix.provider.books.listAs({ sorted: () => [] });
    await pix.advance(86_400);
    const lines = [
      { kind: 'payment' as const, id: one.endToEndId, reference: one.order.pix?.txid ?? '', amount: 2_000 },
      { kind: 'payment' as const, id: two.endToEndId, reference: two.order.pix?.txid ?? '', amount: 3_000 },
      { kind: 'return' as const, id: ids[0]?.id ?? '', reference: one.endToEndId, amount: 2_000 },
      { kind: 'return' as const, id: ids[1]?.rtrId ?? '', reference: two.endToEndId, amount: 1_000 },
    ];
    const staff = await staffMember(pix.testApp, 'finance');
    const { reconciliation } = await sendFile(staff, '02', today, fileOf(today, lines));
    const found = await findingsOf(staff, reconciliation?.id);
    for (const line of lines.slice(2))
      expect(found.get(line.id)).toMatchObject({ outcome: 'missingHere', handling: 'heard' });
    pix.provider.books.listAs();
    for (const { endToEndId } of some) await pix.tell(endToEndId);
    await pix.testApp.platform.jobs.sweep();
    const sql = `select amount::int, nature from bank_return where end_to_end_id = any($1) order by amount`;
    expect(
      (
        await owner.query(
          sql,
          some.map(({ endToEndId }) => endToEndId),
        )
      ).rows,
    ).toEqual([
      { amount: 1_000, nature: 'MED_FRAUDE' },
      { amount: 2_000, nature: 'MED_FRAUDE' },
    ]);
  });

  it('beside a refund that is on its way: whichever comes first, both end, and nothing new goes back', async () => {
    const { team, shop } = await till.newTeam();
    const { order, endToEndId } = await till.paid(10_000, shop);
    await till.paid(20_000, shop);
    const asked = refundBy(shop, order, 6_000);
    await Promise.all([asked, till.takes(endToEndId, 10_000)]);
    await pix.advance(11);
    await pix.tell(endToEndId);
    const { merchantRefundNumber } = await asked;
    const ended = await until(
      () => shop.call(queryRefund, { params: { merchantRefundNumber: merchantRefundNumber ?? '' } }),
      ({ status }) => status !== '01',
    );
    const { bankReturnedAmount, refundedAmount } = await taken(order, 10_000, team);
    expect([bankReturnedAmount, refundedAmount]).toEqual([10_000, ended.status === '02' ? 6_000 : 0]);
    await expect(refundBy(shop, order, 1)).rejects.toMatchObject({ name: 'refund_exceeds_order' });
  });

  it('leaves nothing for a refund that waits for people: nobody can agree to it any more', async () => {
    const { team, shop } = await till.newTeam();
    const { version } = await team.call(getRefundPolicy, {});
    await team.call(saveRefundPolicy, { body: { automatic: false, secondPersonFrom: null, version } });
    const { order, endToEndId } = await till.paid(10_000, shop);
    const body = { orderNumber: order.number, amount: 6_000, reason: 'Bolo frio' };
    const { number } = await team.call(requestRefund, { body });
    await till.takes(endToEndId, 5_000);
    await taken(order, 5_000, team);
    const agreed = team.call(approveRefund, { params: { number }, body: { version: 1 } });
    await expect(agreed).rejects.toMatchObject({ name: 'refund_exceeds_order' });
    const beyond = `update "order" set refunded = refunded + 1 where number = $1`;
    await expect(owner.query(beyond, order.number)).rejects.toMatchObject({ constraint: 'order_refund_left' });
  });
});
