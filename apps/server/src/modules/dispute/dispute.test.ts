import { listAuditEvents } from '@balcao/contract/audit-event';
import {
  addEvidence,
  disputeDays,
  getDispute,
  listDisputes,
  listOrderReturns,
  openEvidence,
} from '@balcao/contract/dispute';
import {
  actAsBank,
  decideDispute,
  getDeskDispute,
  listDeskDisputes,
  openDeskEvidence,
  registerDispute,
} from '@balcao/contract/dispute-desk';
import { queryDispute, queryDisputes } from '@balcao/contract/dispute-open';
import { listNotices } from '@balcao/contract/notification-bell';
import type { ChargedOrder } from '@balcao/contract/order';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { pdf } from '../../../test/documents.ts';
import { type MerchantServer, merchantServer } from '../../../test/merchants.ts';
import { openTill, type Till } from '../../../test/paid-orders.ts';
import { member, openTeam, type Person, register, staffMember, type Team, workIn } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { addressOf, transferOf } from '../../../test/transfers.ts';
import { until } from '../../../test/until.ts';

type Staff = Awaited<ReturnType<typeof staffMember>>;
let testApp: TestApp;
let address: string;
let person: Person;
let ana: Team;
let shop: MerchantServer;
let till: Till;
let fabio: Staff;
beforeAll(async () => {
  testApp = await openTestApp();
  address = await addressOf(testApp);
  person = await register(testApp);
  ana = await openTeam(testApp, person, { certified: true });
  shop = await merchantServer(testApp, ana);
  till = await openTill(testApp, shop);
  fabio = await staffMember(testApp, 'finance');
});
afterAll(() => testApp.close());
afterEach(async () => {
  expect(await testApp.services.ledgerProofs.prove(null)).toMatchObject({ ok: true, findings: [] });
});

type Act = 'block' | 'take' | 'release';
const bank = ({ number: orderNumber }: ChargedOrder, act: Act, amount?: number) =>
  testApp.caller()(actAsBank, { body: { orderNumber, act, ...(amount === undefined ? {} : { amount }) } });
const caseOf = (order: ChargedOrder, team = ana) =>
  until(
    async () => (await team.call(listOrderReturns, { params: { number: order.number } })).disputes[0],
    (found) => found !== undefined,
  ).then((found) => found?.number ?? '');
const get = (number: string) => ana.call(getDispute, { params: { number } });
const becomes = (number: string, status: string) =>
  until(
    () => get(number),
    (found) => found.status === status,
  );
const buckets = () => testApp.services.ledger.buckets(testApp.platform.db, ana.merchantId);
const total = async () => Object.values(await buckets()).reduce((sum, one) => sum + one, 0);
/** A paid Pix, with this amount of it blocked by the bank. */
const blocked = async (paid: number, amount?: number): Promise<{ order: ChargedOrder; number: string }> => {
  const order = await till.paid(paid);
  await bank(order, 'block', amount);
  return { order, number: await caseOf(order) };
};
const sent = async (team: Team): Promise<string> => (await transferOf(address, team.token).send(pdf())).id;

describe('a dispute about a paid Pix', () => {
  it('blocks the money, tells the team until when it may send evidence, and frees the money when the bank lets it go', async () => {
    const before = await total();
    const { order, number } = await blocked(10_000, 4_000);
    const found = await get(number);
    expect(found).toMatchObject({ status: 'open', kind: 'fraud', amount: 4_000, blocked: 4_000, returned: 0 });
    const days = (Date.parse(found.evidenceUntil) - Date.parse(found.openedAt)) / 86_400_000;
    expect(days).toBe(disputeDays.evidence);
    expect(await buckets()).toMatchObject({ dispute: 4_000 });
    expect(await total()).toBe(before + 10_000 - order.fee);
    const { list } = await ana.call(listNotices, {});
    expect(list).toContainEqual(
      expect.objectContaining({ kind: 'disputeOpened', data: expect.objectContaining({ number, amount: 4_000 }) }),
    );
    expect((await ana.call(listDisputes, { query: { status: ['open'] } })).list.map((one) => one.number)).toContain(
      number,
    );
    expect(await shop.call(queryDispute, { params: { number } })).toMatchObject({ number, status: 'open' });
    expect((await shop.call(queryDisputes, {})).list.map((one) => one.number)).toContain(number);
    await bank(order, 'release');
    expect(await becomes(number, 'rejected')).toMatchObject({ blocked: 0, returned: 0 });
    expect(await buckets()).toMatchObject({ dispute: 0, debt: 0 });
    expect(await total()).toBe(before + 10_000 - order.fee);
  });

  it('that the bank accepts in part takes that part, and the rest of what was blocked is free', async () => {
    const { order, number } = await blocked(10_000);
    const before = await total();
    await bank(order, 'take', 7_000);
    const ended = await becomes(number, 'accepted');
    expect(ended).toMatchObject({ blocked: 0, returned: 7_000, returns: [{ amount: 7_000, nature: 'MED_FRAUDE' }] });
    expect(await total()).toBe(before - 7_000);
    expect(await buckets()).toMatchObject({ dispute: 0 });
    await bank(order, 'take', 1_000);
    expect(
      await until(
        () => get(number),
        ({ returned }) => returned === 8_000,
      ),
    ).toMatchObject({ status: 'accepted' });
  });

  it('takes texts and documents of anyone who may write refunds, which staff see, until its time is over', async () => {
    const { number } = await blocked(5_000);
    const params = { number };
    const writer = await member(testApp, ana, {
      permissions: [{ menuId: 'payment.refunds', permissionLevel: 'write' }],
    });
    const files = [await sent(writer)];
    const answered = await writer.call(addEvidence, { params, body: { text: 'Entregue em mãos.', files } });
    expect(answered).toMatchObject({
      status: 'answered',
      evidence: [{ text: 'Entregue em mãos.', files: [{ id: files[0] }] }],
    });
    const file = files[0] ?? '';
    const own = await writer.call(openEvidence, { params: { number, file } });
    const staff = await fabio.call(openDeskEvidence, { params: { number, file } });
    for (const { url } of [own, staff]) expect((await fetch(address + url)).status).toBe(200);
    const nothing = ana.call(addEvidence, { params, body: {} });
    await expect(nothing).rejects.toMatchObject({ name: 'form_invalid' });
    const foreign = ana.call(addEvidence, { params, body: { files: [crypto.randomUUID()] } });
    await expect(foreign).rejects.toMatchObject({ name: 'form_invalid' });
    const more: string[] = [];
    while (more.length < 5) more.push(await sent(ana));
    const full = ana.call(addEvidence, { params, body: { files: more } });
    await expect(full).rejects.toMatchObject({ name: 'evidence_full' });
    const rui = await openTeam(testApp, await register(testApp), { certified: true });
    await expect(rui.call(getDispute, { params })).rejects.toMatchObject({ name: 'not_found' });
    const strange = rui.call(openEvidence, { params: { number, file } });
    await expect(strange).rejects.toMatchObject({ name: 'not_found' });
  });

  it('that staff register and decide is as if the bank had told it, and what the bank says later is known', async () => {
    const order = await till.paid(3_000);
    const ask = { orderNumber: order.number, kind: 'fraud', amount: 3_000, reason: 'Carta do banco' } as const;
    const beyond = fabio.call(registerDispute, { body: { ...ask, amount: 3_001 } });
    await expect(beyond).rejects.toMatchObject({ name: 'dispute_exceeds_order' });
    const { number } = await fabio.call(registerDispute, { body: ask });
    await expect(fabio.call(registerDispute, { body: ask })).rejects.toMatchObject({ name: 'dispute_exists' });
    expect(await get(number)).toMatchObject({ blocked: 3_000 - order.fee, reason: 'Carta do banco' });
    const { list, undecided } = await fabio.call(listDeskDisputes, { query: { status: ['open'] } });
    expect(list).toContainEqual(
      expect.objectContaining({
        number,
        source: 'staff',
        merchant: expect.objectContaining({ merchantId: ana.merchantId }),
      }),
    );
    expect(undecided).toBeGreaterThan(0);
    const body = { decision: 'accepted', amount: 2_000, returnId: 'DEV1', note: 'O banco devolveu' } as const;
    const call = { params: { number }, body };
    expect(await fabio.call(decideDispute, call)).toMatchObject({
      status: 'accepted',
      returned: 2_000,
      decisionNote: body.note,
    });
    await expect(fabio.call(decideDispute, call)).rejects.toMatchObject({ name: 'state_forbids' });
    expect(await fabio.call(getDeskDispute, { params: { number } })).toMatchObject({ returns: [{ returnId: 'DEV1' }] });
    const { list: auditEvents } = await (await staffMember(testApp, 'admin')).call(listAuditEvents, { query: {} });
    expect(auditEvents.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['disputeRegistered', 'disputeDecided']),
    );
    const closed = ana.call(addEvidence, { params: { number }, body: { text: 'Tarde' } });
    await expect(closed).rejects.toMatchObject({ name: 'dispute_closed' });
  });

  it('that nobody decides ends by itself: no evidence after seven days, and the money is free after eleven', async () => {
    const { number, order } = await blocked(2_000);
    testApp.platform.clock.setAhead(disputeDays.evidence * 86_400 + 1);
    const later = await workIn(testApp, person, ana.merchantId);
    const late = later.call(addEvidence, { params: { number }, body: { text: 'Tarde' } });
    await expect(late).rejects.toMatchObject({ name: 'dispute_closed' });
    testApp.platform.clock.setAhead(disputeDays.decision * 86_400 + 1);
    await testApp.platform.jobs.sweep();
    const find = () => testApp.services.disputeLists.find(testApp.platform.db, ana.merchantId, number);
    expect((await until(find, ({ status }) => status === 'expired')).decidedAt).not.toBeNull();
    expect(await buckets()).toMatchObject({ dispute: 0 });
    // What the bank really does wins: it may still take it.
    await bank(order, 'take', 2_000);
    await until(find, ({ status, returned }) => status === 'accepted' && returned === 2_000);
  });
});
