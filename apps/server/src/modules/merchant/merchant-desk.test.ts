import { listAuditEvents } from '@balcao/contract/audit-event';
import { listMerchantChanges } from '@balcao/contract/merchant-change';
import { getMerchant, listMerchants } from '@balcao/contract/merchant-desk';
import { queryOrder } from '@balcao/contract/order-open';
import { getProduct } from '@balcao/contract/product';
import { changeMerchantFees, getMerchantFees } from '@balcao/contract/product-fee';
import { askFreeze, decideFreeze, getFreeze, readOwnFreeze, takeBackFreeze } from '@balcao/contract/withdrawal-freeze';
import { changeMerchantLimits, getMerchantLimits } from '@balcao/contract/withdrawal-limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { merchantServer } from '../../../test/merchants.ts';
import { openTill } from '../../../test/paid-orders.ts';
import { lastMailTo, member, openTeam, register, staffMember, type Team } from '../../../test/people.ts';
import { auditEventsAbout, outcomesOf } from '../../../test/reviews.ts';
import { agreeTo } from '../../../test/settings.ts';
import { certify } from '../../../test/submissions.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';

type Staff = Awaited<ReturnType<typeof staffMember>>;
let testApp: TestApp;
let fabio: Staff;
let flavia: Staff;
let frida: Staff;
let ada: Staff;
let outsiders: Staff[];
beforeAll(async () => {
  testApp = await openTestApp();
  fabio = await staffMember(testApp, 'finance');
  flavia = await staffMember(testApp, 'finance');
  frida = await staffMember(testApp, 'finance');
  ada = await staffMember(testApp, 'admin');
  outsiders = [await staffMember(testApp, 'reviewer'), await staffMember(testApp, 'support')];
});
afterAll(() => testApp.close());

const newTeam = async (name?: string): Promise<Team> =>
  openTeam(testApp, await register(testApp), { certified: true, ...(name === undefined ? {} : { name }) });
const about = ({ merchantId }: Team) => ({ params: { id: merchantId } });
const nobody = { params: { id: crypto.randomUUID() } };
const words = 'Pedido da polícia, ofício 123.';
const freezing = { action: 'freeze', reason: 'suspectedFraud', words } as const;
const unfreezing = { action: 'unfreeze', reason: 'cleared', words } as const;
const ask = ({ call }: Staff, team: Team, body: typeof freezing | typeof unfreezing = freezing) =>
  call(askFreeze, { ...about(team), body });
const decide = async ({ call }: Staff, team: Team, agreed = true) => {
  const { history } = await call(getFreeze, about(team));
  const params = { id: team.merchantId, requestId: history[0]?.id ?? '' };
  return call(decideFreeze, { params, body: { agreed, words: null } });
};
const takeBack = async ({ call }: Staff, team: Team) => {
  const { history } = await call(getFreeze, about(team));
  return call(takeBackFreeze, { params: { id: team.merchantId, requestId: history[0]?.id ?? '' } });
};
const freeze = async (team: Team) => {
  await ask(fabio, team);
  await decide(flavia, team);
};
const isFrozen = ({ merchantId }: Team) => testApp.services.freezes.isFrozen(testApp.platform.db, merchantId);
/** The time of the product, so many hours from now. */
const ahead = async (hours: number) => {
  testApp.platform.clock.setAhead(hours * 3_600);
  await testApp.platform.jobs.sweep();
};

describe("freezing a merchant's money", () => {
  it('takes two: one asks and says why, another agrees; the team is told what it means, and not why', async () => {
    const team = await newTeam();
    expect(await team.call(readOwnFreeze, {})).toMatchObject({ since: null });
    const asked = await ask(fabio, team);
    expect(asked).toMatchObject({
      frozen: null,
      asked: { status: 'asked', words, askedBy: { staffId: fabio.staffId } },
    });
    expect(await isFrozen(team)).toBe(false);

    const frozen = await decide(flavia, team);
    expect(frozen).toMatchObject({ frozen: { reason: 'suspectedFraud' }, asked: null });
    expect(frozen.history).toMatchObject([{ status: 'agreed', endedBy: { staffId: flavia.staffId } }]);
    expect(await isFrozen(team)).toBe(true);
    const told = await team.call(readOwnFreeze, {});
    expect(told).toEqual({ since: frozen.frozen?.since, contact: 'suporte@balcao.example' });
    const { subject, body } = await lastMailTo(testApp, team.email);
    expect(subject).toBe('Saques suspensos: Padaria da Esquina');
    expect(body).not.toMatch(/fraude|polícia/);

    await ask(flavia, team, unfreezing);
    expect(await decide(fabio, team)).toMatchObject({ frozen: null, asked: null });
    expect(await isFrozen(team)).toBe(false);
    expect((await lastMailTo(testApp, team.email)).subject).toBe('Saques liberados: Padaria da Esquina');
    expect(await auditEventsAbout(testApp, asked.asked?.id ?? '')).toEqual(['freezeAsked', 'freezeAgreed']);
  });

  it('is never decided by the person who asked, and only they take it back', async () => {
    const team = await newTeam();
    await ask(fabio, team);
    for (const agreed of [true, false])
      await expect(decide(fabio, team, agreed)).rejects.toMatchObject({ name: 'second_person', code: 13_014 });
    await expect(takeBack(flavia, team)).rejects.toMatchObject({ name: 'permission_missing' });
    expect(await takeBack(fabio, team)).toMatchObject({ asked: null, history: [{ status: 'withdrawn' }] });
    await expect(decide(flavia, team)).rejects.toMatchObject({ name: 'colleague_first' });
    expect(await isFrozen(team)).toBe(false);
  });

  it('keeps the database itself from being decided by one person', async () => {
    const team = await newTeam();
    await ask(fabio, team);
    const alone = testApp.platform.db.$client.query(
      `update freeze_request set status = 'agreed', ended_by = asked_by, ended_at = now() where merchant_id = $1`,
      [team.merchantId],
    );
    await expect(alone).rejects.toMatchObject({ constraint: 'freeze_request_second_person' });
  });

  it('is refused by a colleague, and may be asked for again', async () => {
    const team = await newTeam();
    await ask(fabio, team);
    expect(await decide(flavia, team, false)).toMatchObject({ frozen: null, history: [{ status: 'refused' }] });
    await freeze(team);
    expect(await isFrozen(team)).toBe(true);
  });

  it('is asked for once, with a reason of its own kind, of what is not so already', async () => {
    const team = await newTeam();
    expect(await outcomesOf([ask(fabio, team, unfreezing)])).toEqual(['colleague_first']);
    const wrong = [
      { ...freezing, reason: 'cleared' },
      { ...freezing, words: 'curto' },
      { ...freezing, words: 'x'.repeat(501) },
    ] as never[];
    for (const body of wrong) await expect(ask(fabio, team, body)).rejects.toMatchObject({ name: 'form_invalid' });
    expect((await outcomesOf([ask(fabio, team), ask(flavia, team)])).sort()).toEqual(['colleague_first', 'done']);
    expect(await outcomesOf([fabio.call(askFreeze, { ...nobody, body: freezing })])).toEqual(['not_found']);
  });

  it('is over after a day: nobody decides it any more, and it may be asked for again', async () => {
    const team = await newTeam();
    await ask(fabio, team);
    await ahead(23);
    const { call } = await staffMember(testApp, 'finance');
    expect((await call(getFreeze, about(team))).asked).not.toBeNull();
    await ahead(24);
    const late = await staffMember(testApp, 'finance');
    expect(await late.call(getFreeze, about(team))).toMatchObject({ asked: null, history: [{ status: 'expired' }] });
    await expect(decide(late, team)).rejects.toMatchObject({ name: 'colleague_first' });
    expect(await ask(late, team)).toMatchObject({ asked: { status: 'asked' } });
    await ahead(0);
  });

  it.each([1, 2])('happens once when two agree, and one takes it back, at the same instant (round %i)', async () => {
    const team = await newTeam();
    const felipe = await staffMember(testApp, 'finance');
    await ask(fabio, team);
    const outcomes = await outcomesOf([decide(flavia, team), decide(felipe, team), takeBack(fabio, team)]);
    expect(outcomes.filter((one) => one === 'done')).toHaveLength(1);
    expect(await isFrozen(team)).toBe(outcomes[2] !== 'done');
  });

  it('is a thing of finance: administrators and support see it, those who review do not, and the team sees its own alone', async () => {
    const team = await newTeam();
    await expect(ada.call(askFreeze, { ...about(team), body: freezing })).rejects.toMatchObject({
      name: 'permission_missing',
    });
    expect(await ada.call(getFreeze, about(team))).toMatchObject({ frozen: null });
    const looks = ({ call }: Staff) =>
      outcomesOf([call(getFreeze, about(team)), call(listMerchants, {}), call(getMerchant, about(team))]);
    const looked = await Promise.all(outsiders.map(looks));
    expect(looked).toEqual([Array(3).fill('permission_missing'), Array(3).fill('done')]);
    for (const { call } of outsiders)
      await expect(call(askFreeze, { ...about(team), body: freezing })).rejects.toMatchObject({
        name: 'permission_missing',
      });
    await freeze(team);
    expect((await (await newTeam()).call(readOwnFreeze, {})).since).toBeNull();
    const seller = await member(testApp, team, {
      permissions: [{ menuId: 'payment.orders', permissionLevel: 'read' }],
    });
    await expect(seller.call(readOwnFreeze, {})).rejects.toMatchObject({ name: 'permission_missing' });
  });

  it('leaves payments as they are', async () => {
    const team = await newTeam();
    const till = await openTill(testApp, await merchantServer(testApp, team));
    await freeze(team);
    expect((await till.paid(1_000)).status).toBe('02');
  });
});

const reason = 'Negociado com o gerente da conta.';
const pixByApi = (basisPoints: number, fixed = 0) => [
  { product: '03', method: '02', plan: { basisPoints, fixed } } as const,
];

describe('the fees of a merchant', () => {
  const askFor = ({ call }: Staff, team: Team, fees: ReturnType<typeof pixByApi>, version: number) =>
    call(changeMerchantFees, { ...about(team), body: { version, reason, fees } });
  /** Asked for by one, and agreed to by a colleague. */
  const change = async (...ask: Parameters<typeof askFor>) => {
    await agreeTo(frida.call, ask[1].merchantId, await askFor(...ask));
    return fabio.call(getMerchantFees, about(ask[1]));
  };

  it('hold for orders that are opened from now on; others keep theirs, and the team sees and is told', async () => {
    const team = await newTeam();
    const server = await merchantServer(testApp, team);
    const till = await openTill(testApp, server);
    const before = await till.open(10_000);
    const { list, version } = await fabio.call(getMerchantFees, about(team));
    expect(list).toHaveLength(25);
    const changed = await change(fabio, team, pixByApi(45, 10), version);
    expect(changed.list.find(({ product, method }) => product === '03' && method === '02')).toEqual({
      product: '03',
      method: '02',
      basisPoints: 45,
      fixed: 10,
      isOwn: true,
      ordinary: { basisPoints: 99, fixed: 0 },
    });
    const after = await till.paid(10_000);
    const feeOf = async (merchantOrderNumber: string) =>
      (await server.call(queryOrder, { params: { merchantOrderNumber } })).fee;
    expect([await feeOf(before.merchantOrderNumber), await feeOf(after.merchantOrderNumber)]).toEqual([99, 55]);
    const { fees } = await team.call(getProduct, { params: { product: '03' } });
    expect(fees).toContainEqual({ method: '02', basisPoints: 45, fixed: 10, isOwn: true });
    const { body } = await lastMailTo(testApp, team.email);
    expect(body.replaceAll('\u00a0', ' ')).toContain('API de pagamento, Pix: 0,45% + R$ 0,10');
    const back = [{ product: '03', method: '02', plan: null } as never];
    expect((await change(fabio, team, back, 1)).list.some(({ isOwn }) => isOwn)).toBe(false);
  });

  it('stand in a history with who, when, why, before and after; what stays as it is does not', async () => {
    const team = await newTeam();
    await change(fabio, team, pixByApi(99), 0);
    await change(fabio, team, pixByApi(99), 1);
    const { list, total } = await ada.call(listMerchantChanges, about(team));
    expect(total).toBe(1);
    expect(list).toMatchObject([
      {
        subject: 'fee',
        by: { staffId: fabio.staffId, name: 'Rita Souza' },
        reason,
        before: { product: '03', method: '02', basisPoints: 99, fixed: 0, isOwn: false },
        after: { isOwn: true },
      },
    ]);
    const { list: auditEvents } = await ada.call(listAuditEvents, { query: { search: team.merchantNumber } });
    expect(auditEvents.map(({ kind }) => kind)).toEqual(['feesChanged', 'feesAsked']);
    const db = testApp.platform.db.$client;
    await expect(db.query(`update setting_change set reason = 'x'`)).rejects.toMatchObject({ code: '42501' });
    await expect(db.query('delete from setting_change')).rejects.toMatchObject({ code: '42501' });
  });

  it('are within their range, with a reason, of a way that exists, and of nobody but finance', async () => {
    const team = await newTeam();
    const wrong = [
      ...[pixByApi(2_001), pixByApi(-1), pixByApi(1, 5_001), pixByApi(1.5), [], [...pixByApi(1), ...pixByApi(2)]],
      [{ product: '11', method: '02', plan: { basisPoints: 1, fixed: 0 } }] as never,
    ];
    for (const fees of wrong)
      await expect(change(fabio, team, fees, 0)).rejects.toMatchObject({ name: 'form_invalid' });
    const short = { version: 0, reason: 'porque', fees: pixByApi(1) };
    await expect(fabio.call(changeMerchantFees, { ...about(team), body: short })).rejects.toMatchObject({
      name: 'form_invalid',
    });
    for (const staff of [ada, ...outsiders])
      expect(await outcomesOf([change(staff, team, pixByApi(1), 0)])).toEqual(['permission_missing']);
    const body = { version: 0, reason, fees: pixByApi(1) };
    expect(await outcomesOf([fabio.call(changeMerchantFees, { ...nobody, body })])).toEqual(['not_found']);
  });

  it('are changed by one of two who saw the same, and once by a call that is sent twice', async () => {
    const team = await newTeam();
    const two = await outcomesOf([askFor(fabio, team, pixByApi(50), 0), askFor(flavia, team, pixByApi(60), 0)]);
    expect(two.sort()).toEqual(['colleague_first', 'done']);
    await agreeTo(frida.call, team.merchantId, await fabio.call(getMerchantFees, about(team)));
    expect(await outcomesOf([askFor(fabio, team, pixByApi(80), 0)])).toEqual(['changed_elsewhere']);
    const options = { idempotencyKey: crypto.randomUUID() };
    const ask = { ...about(team), body: { version: 1, reason, fees: pixByApi(70) } };
    const [first, again] = [
      await fabio.call(changeMerchantFees, ask, options),
      await fabio.call(changeMerchantFees, ask, options),
    ];
    expect(again).toEqual(first);
    await agreeTo(frida.call, team.merchantId, first);
    expect((await ada.call(listMerchantChanges, about(team))).total).toBe(2);
  });
});

describe('the limits of a merchant', () => {
  const none = { single: null, daily: null, minimum: null, pix: null, bank: null, automatic: null };
  const askFor = ({ call }: Staff, team: Team, own: object, version: number) =>
    call(changeMerchantLimits, { ...about(team), body: { version, reason, own: { ...none, ...own } } });
  const change = async (...ask: Parameters<typeof askFor>) => {
    await agreeTo(frida.call, ask[1].merchantId, await askFor(...ask));
    return fabio.call(getMerchantLimits, about(ask[1]));
  };

  it('are set beside what holds for everybody, go back to it, and stand in the history', async () => {
    const team = await newTeam();
    const { terms, common, own, version } = await ada.call(getMerchantLimits, about(team));
    expect(terms).toEqual(common);
    expect(own).toEqual(none);
    const set = await change(fabio, team, { single: 100_000, pix: { fixed: 100, basisPoints: 50 } }, version);
    expect(set.terms).toEqual({
      ...common,
      single: 100_000,
      fee: { ...common.fee, pix: { fixed: 100, basisPoints: 50 } },
    });
    expect((await change(fabio, team, {}, 1)).terms).toEqual(common);
    const { list } = await ada.call(listMerchantChanges, about(team));
    expect(list).toMatchObject([
      { subject: 'limits', before: { single: 100_000 }, after: { single: common.single } },
      { subject: 'limits', before: { single: common.single }, after: { single: 100_000 }, reason },
    ]);
  });

  it('contradict neither each other nor what is possible, and are set by finance', async () => {
    const team = await newTeam();
    await expect(change(fabio, team, { single: 20_000_001 }, 0)).rejects.toMatchObject({
      fields: { 'own.single': 'Não pode passar do limite diário.' },
    });
    await expect(change(fabio, team, { minimum: 200, single: 199 }, 0)).rejects.toMatchObject({
      fields: { 'own.minimum': 'Não pode passar do limite por saque.' },
    });
    for (const own of [{ single: 0 }, { pix: { fixed: 10_001, basisPoints: 0 } }, { bank: { fixed: 0 } }])
      await expect(change(fabio, team, own, 0)).rejects.toMatchObject({ name: 'form_invalid' });
    for (const staff of [ada, ...outsiders])
      expect(await outcomesOf([change(staff, team, { single: 100 }, 0)])).toEqual(['permission_missing']);
    const two = [askFor(fabio, team, { automatic: false }, 0), askFor(flavia, team, { single: 5_000 }, 0)];
    expect((await outcomesOf(two)).sort()).toEqual(['colleague_first', 'done']);
  });
});

describe('the merchants of the platform', () => {
  const find = async (query: object) => (await ada.call(listMerchants, { query })).list.map((one) => one.name);

  it('are found by number, name and document, which shows of a company alone', async () => {
    const team = await openTeam(testApp, await register(testApp), { name: 'Empório Três_Corações' });
    await certify(testApp, team);
    await testApp.platform.jobs.sweep();
    for (const search of [team.merchantNumber.slice(0, 9), 'três_cor', '11.222.333/0001-81', '11222333000181'])
      expect(await find({ search })).toContain('Empório Três_Corações');
    expect(await find({ search: 'tresxcor' })).toEqual([]);
    const { document, balances } = await fabio.call(getMerchant, about(team));
    expect(document).toBe('11.222.333/0001-81');
    expect(balances).toEqual({
      pending: 0,
      available: 0,
      withdrawing: 0,
      refunding: 0,
      reserve: 0,
      dispute: 0,
      debt: 0,
    });
    await expect(fabio.call(getMerchant, nobody)).rejects.toMatchObject({ name: 'not_found' });
  });

  it('are narrowed to whose money is frozen, or is to be, and go on page by page', async () => {
    const [one, other] = [await newTeam('Bloqueada Ltda.'), await newTeam('Pedida Ltda.')];
    await freeze(one);
    await ask(fabio, other);
    expect(await find({ show: 'frozen' })).toContain('Bloqueada Ltda.');
    expect(await find({ show: 'frozen' })).not.toContain('Pedida Ltda.');
    expect(await find({ show: 'asked' })).toContain('Pedida Ltda.');
    const first = await ada.call(listMerchants, { query: { pageSize: 1 } });
    expect(first.list).toMatchObject([{ name: 'Pedida Ltda.', isFreezeAsked: true, frozenSince: null }]);
    const cursor = first.nextCursor ?? '';
    expect(await find({ pageSize: 1, cursor })).toEqual(['Bloqueada Ltda.']);
  });
});
