import type { Locale } from '@balcao/contract/locale';
import { countUnseen, listNotices, noticeKeptDays, seeNotices } from '@balcao/contract/notification-bell';
import { type NoticeKind, noticeRules, type Told } from '@balcao/contract/notification-notice';
import {
  largeRefundFromDefault,
  listNoticePreferences,
  saveNoticePolicy,
  saveNoticePreference,
} from '@balcao/contract/notification-preference';
import { createRefund } from '@balcao/contract/refund-open';
import { getRefundPolicy, saveRefundPolicy } from '@balcao/contract/refund-policy';
import { approveRefund, requestRefund } from '@balcao/contract/refund-request';
import { changeRoleStatus, getRole } from '@balcao/contract/role';
import { login } from '@balcao/contract/session';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { merchantServer } from '../../../test/merchants.ts';
import { openTill } from '../../../test/paid-orders.ts';
import { member, openTeam, password, register, staffMember, type Team } from '../../../test/people.ts';
import { approve, submitForReview } from '../../../test/reviews.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { until } from '../../../test/until.ts';
import { transaction } from '../../platform/db.ts';
import { mails } from '../../platform/platform.tables.ts';
import { notices as noticeTable } from './notice.tables.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());
afterEach(() => testApp.platform.clock.setAhead(0));

const newTeam = async () => openTeam(testApp, await register(testApp), { certified: true });
const withMenus = (team: Team, ...menus: readonly [Parameters<typeof menu>[0], 'read' | 'write'][]) =>
  member(testApp, team, { permissions: menus.map(([id, level]) => menu(id, level)) });
const menu = (menuId: 'payment.refunds' | 'setting.payment' | 'payment.orders', permissionLevel: 'read' | 'write') => ({
  menuId,
  permissionLevel,
});
const tell = ({ merchantId }: Team, told: Told, manner?: { doneBy?: string; writtenTo?: string[] }) =>
  transaction(testApp.platform.db, (tx) => testApp.services.notices.tell(tx, merchantId, told, manner));
const waiting = (number: string): Told => ({
  kind: 'refundWaiting',
  data: { number, orderNumber: '26112210000000000001', amount: 12_345 },
});
const destination = (destinationId: string): Told => ({
  kind: 'destinationAdded',
  data: { destinationId, name: 'Banco 0001 · 12••90', usableFrom: '2026-11-23T15:00:00.000Z' },
});
const paused = (since: string): Told => ({
  kind: 'webhookPaused',
  data: { endpointId: crypto.randomUUID(), name: 'Estoque', url: 'https://estoque.example/avisos', since },
});
const bellOf = async ({ call }: Team) => (await call(listNotices, {})).list;
const kindsOf = async (team: Team) => (await bellOf(team)).map(({ kind }) => kind);
const unseen = async ({ call }: Team) => (await call(countUnseen, {})).unseen;
const mailsTo = ({ email }: Team) => testApp.platform.db.select().from(mails).where(eq(mails.recipient, email));
const subjectsTo = async (team: Team, word: string) =>
  (await mailsTo(team)).map(({ subject }) => subject).filter((subject) => subject.includes(word));
/** When everyone who is to be written to has been. */
const allMailed = ({ merchantId }: Team) =>
  until(
    () => testApp.platform.db.select().from(noticeTable).where(eq(noticeTable.merchantId, merchantId)),
    (rows) => rows.length > 0 && rows.every(({ mailedAt }) => mailedAt !== null),
  );
const choose = ({ call }: Team, kind: NoticeKind, bell: boolean, mail: boolean) =>
  call(saveNoticePreference, { body: { kind, bell, mail } });

describe('the bell', () => {
  it('shows each member what their role reaches, and nothing of another team', async () => {
    const [team, other] = [await newTeam(), await newTeam()];
    const decider = await withMenus(team, ['payment.refunds', 'write']);
    const reader = await withMenus(team, ['payment.refunds', 'read'], ['setting.payment', 'read']);
    const nobody = await withMenus(team, ['payment.orders', 'write']);
    await tell(team, waiting('1'));
    await tell(team, paused('2026-11-20T12:00:00.000Z'));
    await tell(team, destination('d-1'));
    expect(await kindsOf(team)).toEqual(['destinationAdded', 'webhookPaused', 'refundWaiting']);
    expect(await kindsOf(decider)).toEqual(['refundWaiting']);
    expect(await kindsOf(reader)).toEqual(['webhookPaused']);
    expect(await kindsOf(nobody)).toEqual([]);
    expect(await kindsOf(other)).toEqual([]);
    expect([await unseen(team), await unseen(decider), await unseen(nobody), await unseen(other)]).toEqual([
      3, 1, 0, 0,
    ]);
    const [first] = await bellOf(decider);
    expect(first).toMatchObject({ isSeen: false, data: { number: '1', amount: 12_345 } });
  });
  it('is of the team in which somebody works now, also when they are in another one', async () => {
    const ana = await register(testApp);
    const [first, second] = [await openTeam(testApp, ana, { certified: true }), await openTeam(testApp, ana)];
    await tell(second, waiting('1'));
    const marks = async (team: Team) => (await bellOf(team)).map(({ kind, isSeen }) => [kind, isSeen]);
    expect(await marks(second)).toEqual([['refundWaiting', false]]);
    expect(await kindsOf(first)).not.toContain('refundWaiting');
  });

  it('tells once what is told twice, also at the same instant', async () => {
    const team = await newTeam();
    await Promise.all([tell(team, waiting('7')), tell(team, waiting('7')), tell(team, waiting('7'))]);
    await tell(team, waiting('7'));
    await allMailed(team);
    expect(await bellOf(team)).toHaveLength(1);
    expect(await subjectsTo(team, 'aguarda uma decisão')).toHaveLength(1);
  });
  it('says in an e-mail of how many orders and parts what arrived is, not of how many settlements', async () => {
    const team = await newTeam();
    await choose(team, 'settlementArrived', true, true);
    await tell(team, { kind: 'settlementArrived', data: { day: '20261123', amount: 194_714, count: 24 } });
    await allMailed(team);
    const [{ body } = { body: '' }] = (await mailsTo(team)).filter(({ subject }) =>
      subject.includes('saldo disponível'),
    );
    expect(body).toContain('de 24 pedidos e parcelas');
  });
  it('remembers of each member alone what they have seen; what they did themselves is no news', async () => {
    const team = await newTeam();
    const bia = await member(testApp, team, { isAdmin: true });
    for (const number of ['1', '2', '3']) await tell(team, waiting(number), { doneBy: bia.accountId });
    const [newest] = await bellOf(team);
    const foreign = await newTeam();
    expect(await foreign.call(seeNotices, { body: { ids: [newest?.id ?? ''] } })).toEqual({ unseen: 0 });
    expect(await unseen(team)).toBe(3);
    expect(await team.call(seeNotices, { body: { ids: [newest?.id ?? '', newest?.id ?? ''] } })).toEqual({ unseen: 2 });
    expect((await bellOf(team)).map(({ isSeen }) => isSeen)).toEqual([true, false, false]);
    expect(await team.call(seeNotices, { body: {} })).toEqual({ unseen: 0 });
    expect(await unseen(bia)).toBe(0);
    await tell(team, waiting('4'));
    expect([await unseen(team), await unseen(bia)]).toEqual([1, 1]);
    const late = await member(testApp, team, { isAdmin: true });
    expect([await unseen(late), (await bellOf(late)).length]).toEqual([0, 4]);
  });
  it('goes on page by page, and forgets after half a year', async () => {
    const team = await newTeam();
    for (const number of ['1', '2', '3']) await tell(team, waiting(number));
    const first = await team.call(listNotices, { query: { pageSize: 2 } });
    expect(first).toMatchObject({ total: 3, totalIsCapped: false, nextCursor: expect.any(String) });
    const second = await team.call(listNotices, { query: { pageSize: 2, cursor: first.nextCursor ?? '' } });
    const numbers = [...first.list, ...second.list].map(({ data }) => 'number' in data && data.number);
    expect([numbers, second.nextCursor]).toEqual([['3', '2', '1'], null]);
    await expect(team.call(listNotices, { query: { cursor: 'x' } })).rejects.toMatchObject({ name: 'form_invalid' });
    await team.call(seeNotices, { body: {} });
    testApp.platform.clock.setAhead((noticeKeptDays + 1) * 86_400);
    await testApp.platform.jobs.sweep();
    const kept = await testApp.platform.db
      .select()
      .from(noticeTable)
      .where(eq(noticeTable.merchantId, team.merchantId));
    expect(kept).toEqual([]);
  });
});

describe('e-mails about notices', () => {
  const subjects: Record<Locale, string> = {
    'pt-BR': 'aguarda uma decisão',
    'en-US': 'needs a decision',
    'es-MX': 'espera una decisión',
    'zh-CN': '等待处理',
  };
  it.each(Object.keys(subjects) as Locale[])('are in the language of the person who reads them: %s', async (locale) => {
    const team = await newTeam();
    await testApp.caller(undefined, locale, team.ip)(login, { body: { email: team.email, password } });
    await tell(team, waiting('26112210000000000009'));
    await allMailed(team);
    const [mail] = (await mailsTo(team)).filter(({ subject }) => subject.includes(subjects[locale]));
    expect(mail?.subject.replaceAll('\u00a0', ' ')).toContain('R$ 123,45');
    const { publicBaseUrl } = testApp.platform.config;
    expect(mail?.body).toContain(`${publicBaseUrl}/payment/transaction/refunds/26112210000000000009`);
    expect(mail?.body).toContain(`${publicBaseUrl}/account#notices`);
  });
  it('go to anyone who may know and wants them; a role that is switched off gets none', async () => {
    const team = await newTeam();
    const decider = await withMenus(team, ['payment.refunds', 'write']);
    const quiet = await withMenus(team, ['payment.refunds', 'write']);
    const out = await withMenus(team, ['payment.refunds', 'write']);
    const reader = await withMenus(team, ['payment.refunds', 'read']);
    await choose(quiet, 'refundWaiting', true, false);
    const { id } = await team.call(getRole, { params: { id: out.roleId ?? '' } });
    await team.call(changeRoleStatus, { body: { id, status: '1' } });
    await tell(team, waiting('1'), { doneBy: team.accountId });
    await allMailed(team);
    const count = async (who: Team) => (await subjectsTo(who, 'aguarda uma decisão')).length;
    expect(await Promise.all([team, decider, quiet, out, reader].map(count))).toEqual([0, 1, 0, 0, 0]);
    expect(await kindsOf(quiet)).toEqual(['refundWaiting']);
  });
  it('about the safety of the money always reach the super admins, also the one who did it', async () => {
    const team = await newTeam();
    await expect(choose(team, 'destinationAdded', true, false)).rejects.toMatchObject({ name: 'state_forbids' });
    await expect(choose(team, 'moneyFrozen', false, false)).rejects.toMatchObject({ name: 'state_forbids' });
    await expect(choose(team, 'destinationAdded', false, true)).resolves.toMatchObject({ mailIsLocked: true });
    await tell(team, destination('d-9'), { doneBy: team.accountId });
    await allMailed(team);
    expect(await subjectsTo(team, 'Nova conta para saques')).toHaveLength(1);
    expect(await kindsOf(team)).toEqual([]);
    await tell(team, destination('d-10'), { writtenTo: [team.accountId] });
    await allMailed(team);
    expect(await subjectsTo(team, 'Nova conta para saques')).toHaveLength(1);
  });
  it('about a decided review reach the person who submitted it once, by the letter that says what to do', async () => {
    const team = await newTeam();
    const other = await member(testApp, team, { isAdmin: true });
    await choose(team, 'reviewDecided', true, true);
    await choose(other, 'reviewDecided', true, true);
    const rita = await staffMember(testApp, 'reviewer');
    const id = await submitForReview(testApp, team);
    const before = (await mailsTo(team)).length;
    await approve(rita, id);
    await allMailed(team);
    expect((await mailsTo(team)).length - before).toBe(1);
    expect(await subjectsTo(other, 'Análise concluída: tudo certo')).toHaveLength(1);
    expect(await bellOf(team)).toMatchObject([{ kind: 'reviewDecided', isSeen: false, data: { isAccepted: true } }]);
  });
});

describe('what a member chooses', () => {
  it('is of the kinds that they may know of, for themselves in this team', async () => {
    const team = await newTeam();
    const reader = await withMenus(team, ['payment.refunds', 'read']);
    const all = await team.call(listNoticePreferences, {});
    expect(all.list.map(({ kind }) => kind).toSorted()).toEqual(Object.keys(noticeRules).toSorted());
    expect(all.list.filter(({ mailIsLocked }) => mailIsLocked).map(({ kind }) => kind)).toEqual([
      'destinationAdded',
      'moneyFrozen',
    ]);
    const { list } = await reader.call(listNoticePreferences, {});
    const fromBanks = ['bankReturn', 'disputeOpened', 'disputeEnded'] as const;
    expect(list).toEqual([
      { kind: 'largeRefund', bell: true, mail: false, mailIsLocked: false },
      ...fromBanks.map((kind) => ({ kind, bell: true, mail: true, mailIsLocked: false })),
      { kind: 'ticketAnswered', bell: true, mail: true, mailIsLocked: false },
    ]);
    await expect(choose(reader, 'webhookPaused', true, true)).rejects.toMatchObject({ name: 'not_found' });
    await choose(reader, 'largeRefund', false, true);
    await choose(reader, 'largeRefund', false, true);
    expect((await reader.call(listNoticePreferences, {})).list[0]).toMatchObject({ bell: false, mail: true });
    expect((await team.call(listNoticePreferences, {})).list).toEqual(all.list);
  });
});

describe('large refunds', () => {
  it('are told of from the amount that the team sets; those that wait are told of when they wait, and when they leave', async () => {
    const team = await newTeam();
    const bia = await withMenus(team, ['payment.refunds', 'write']);
    expect((await team.call(listNoticePreferences, {})).policy).toEqual({
      largeRefundFrom: largeRefundFromDefault,
      version: 0,
    });
    const save = (who: Team, largeRefundFrom: number, version: number) =>
      who.call(saveNoticePolicy, { body: { largeRefundFrom, version } });
    await expect(save(bia, 5_000, 0)).rejects.toMatchObject({ name: 'permission_missing' });
    expect(await save(team, 5_000, 0)).toEqual({ largeRefundFrom: 5_000, version: 1 });
    await expect(save(team, 9_000, 0)).rejects.toMatchObject({ name: 'changed_elsewhere' });

    const till = await openTill(testApp, await merchantServer(testApp, team));
    const { number: orderNumber } = await till.paid(20_000);
    const ask = (amount: number) => bia.call(requestRefund, { body: { orderNumber, amount, reason: 'Desistiu' } });
    await ask(4_999);
    const { number } = await ask(5_000);
    expect(await bellOf(team)).toMatchObject([{ kind: 'largeRefund', data: { number, orderNumber, amount: 5_000 } }]);
    expect(await unseen(bia)).toBe(0);

    const { version } = await team.call(getRefundPolicy, {});
    await team.call(saveRefundPolicy, { body: { automatic: false, secondPersonFrom: null, version } });
    const late = await ask(6_000);
    expect(await kindsOf(team)).toEqual(['refundWaiting', 'largeRefund']);
    await team.call(approveRefund, { params: { number: late.number }, body: { version: late.version } });
    expect(await kindsOf(team)).toEqual(['largeRefund', 'refundWaiting', 'largeRefund']);
    expect([await unseen(team), await unseen(bia)]).toEqual([2, 1]);
  });
  it('are told of once when the merchant’s server asks twice', async () => {
    const team = await newTeam();
    const server = await merchantServer(testApp, team);
    const { merchantOrderNumber } = await (await openTill(testApp, server)).paid(200_000);
    const body = { merchantOrderNumber, merchantRefundNumber: 'D-1', amount: 100_000, reason: 'Desistiu' };
    for (const _ of [1, 2]) await server.call(createRefund, { body }, { idempotencyKey: 'one' });
    expect(await kindsOf(team)).toEqual(['largeRefund']);
  });
});
