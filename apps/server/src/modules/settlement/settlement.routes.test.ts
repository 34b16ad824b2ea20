import { addDays, civilDayOf, DEFAULT_ZONE } from '@balcao/brazil/dates';
import { listAuditEvents } from '@balcao/contract/audit-event';
import { getStatement } from '@balcao/contract/ledger-statement';
import { getOrder } from '@balcao/contract/order';
import { requestRefund } from '@balcao/contract/refund-request';
import { advanceClock } from '@balcao/contract/sandbox';
import {
  getSettlement,
  getSettlementAgenda,
  listMerchantSettlements,
  listSettlementItems,
  listSettlements,
} from '@balcao/contract/settlement';
import {
  addBankHoliday,
  getBankCalendar,
  previewBankHoliday,
  removeBankHoliday,
} from '@balcao/contract/settlement-calendar';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type MerchantServer, merchantServer } from '../../../test/merchants.ts';
import { openTeam, register, staffMember, type Team, workIn } from '../../../test/people.ts';
import { railPays } from '../../../test/rails.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { until } from '../../../test/until.ts';

let testApp: TestApp;
let ana: Team;
let shop: MerchantServer;
let orders = 0;

const card = { brand: 'Visa', last4: '4242' };
const bought = async (method: '01' | '02' | '0301' | '0302', amount: number, instalments = 1): Promise<string> => {
  orders += 1;
  const ask = { merchantOrderNumber: `S-${orders}`, method, amount, goodsName: 'Moedor manual' } as const;
  const order = await shop.client.createOrder(ask);
  const txid = order.pix?.txid ?? order.payUrl.split('/').at(-1) ?? '';
  await railPays(testApp, { txid, amount, method, ...(method.startsWith('03') ? { card } : {}), instalments });
  return order.number;
};
const order = (number: string) => ana.call(getOrder, { params: { number } });
const listed = (query = {}) => ana.call(listSettlements, { query });
const agenda = () => ana.call(getSettlementAgenda, {});
const balances = () => testApp.services.ledger.balances(testApp.platform.db, ana.merchantId);
const today = () => civilDayOf(testApp.platform.clock.now().toISOString(), DEFAULT_ZONE);

/** Time passes to an instant, and with it sessions end. */
const goTo = async (instant: string): Promise<void> => {
  const ms = Date.parse(instant) - testApp.platform.clock.now().getTime();
  await testApp.caller()(advanceClock, { body: { advanceSeconds: Math.ceil(ms / 1000) } });
  if (ana as Team | undefined) ana = { ...ana, ...(await workIn(testApp, ana, ana.merchantId)) };
};

beforeAll(async () => {
  testApp = await openTestApp();
  // A Thursday before a long weekend: Friday, the 15th of November 2030, is a holiday.
  await goTo('2030-11-14T15:00:00Z');
  ana = await openTeam(testApp, await register(testApp), { certified: true });
  shop = await merchantServer(testApp, ana);
});
afterAll(() => testApp.close());

describe('what was paid', () => {
  it('waits for its day, and the agenda says which and why', async () => {
    const [pix, debit] = [await bought('02', 1_000), await bought('0301', 2_000)];
    expect(await order(pix)).toMatchObject({ settlesAt: '2030-11-15T00:00:00.000Z', settlements: [], settledNet: 0 });
    expect((await order(debit)).settlesAt).toBe('2030-11-18T09:00:00.000Z');
    const { days, count } = await agenda();
    expect(count).toBe(2);
    expect(days.map(({ day, moved }) => [day, moved.length])).toEqual([
      ['20301114', 0],
      ['20301118', 1],
    ]);
    expect(days[1]?.moved[0]).toEqual({
      method: '0301',
      paidOn: '20301114',
      planned: '20301115',
      closed: [
        { day: '20301115', name: 'republic' },
        { day: '20301116', name: 'saturday' },
        { day: '20301117', name: 'sunday' },
      ],
    });
  });

  it('becomes available at the hour of its run, once, in a settlement for each day and method', async () => {
    const before = await balances();
    await goTo('2030-11-15T00:00:01Z');
    const { list, total } = await until(listed, ({ list: all }) => all[0]?.status === '2');
    expect(total).toBe(1);
    const [settlement] = list;
    const { number = '', fee = 0, net = 0 } = settlement ?? {};
    expect(settlement).toMatchObject({ day: '20301114', method: '02', amount: 1_000, refunded: 0, count: 1 });
    expect(net).toBe(1_000 - fee);
    expect(await balances()).toEqual({ pending: before.pending - net, available: net });
    const detail = await ana.call(getSettlement, { params: { number } });
    expect(detail.products).toEqual([{ product: '03', ...sumsOf(detail), count: 1 }]);
    const items = await ana.call(listSettlementItems, { params: { number }, query: {} });
    expect(items.list).toMatchObject([{ goodsName: 'Moedor manual', sequence: null, ...sumsOf(detail) }]);
    const settled = await order(items.list[0]?.orderNumber ?? '');
    expect(settled).toMatchObject({ settlesAt: null, settledNet: detail.net });
    expect(settled.settlements).toMatchObject([{ number, day: '20301114', sequence: null, net: detail.net }]);
    await testApp.platform.jobs.sweep();
    expect((await listed()).total).toBe(1);
  });

  it('is a line of the statement that says how many orders it is of, and where a sale was made', async () => {
    const lines = async (account: 'available' | 'pending') =>
      (await ana.call(getStatement, { query: { account } })).list.map(({ kind, scene, count }) => [kind, scene, count]);
    expect(await lines('available')).toEqual([['settlement', null, 1]]);
    expect(await lines('pending')).toEqual([
      ['settlement', null, 1],
      ['sale', '0', 1],
      ['sale', '0', 1],
    ]);
  });

  it('is nobody else’s to see', async () => {
    const dora = await openTeam(testApp, await register(testApp), { certified: true });
    const [settlement] = (await listed()).list;
    const params = { number: settlement?.number ?? '' };
    expect((await dora.call(listSettlements, { query: {} })).total).toBe(0);
    expect((await dora.call(getSettlementAgenda, {})).count).toBe(0);
    await expect(dora.call(getSettlement, { params })).rejects.toMatchObject({ name: 'not_found' });
    await expect(dora.call(listSettlementItems, { params, query: {} })).rejects.toMatchObject({ name: 'not_found' });
  });

  it('is seen by staff of finance and support as the merchant sees it, and not by those who review', async () => {
    const about = { params: { id: ana.merchantId }, query: { status: '2', pageSize: 1 } as const };
    const asMember = await listed({ status: ['2'], pageSize: 1 });
    expect(asMember.list).toHaveLength(1);
    for (const role of ['finance', 'support'] as const)
      expect(await (await staffMember(testApp, role)).call(listMerchantSettlements, about)).toEqual(asMember);
    const reviewer = await staffMember(testApp, 'reviewer');
    await expect(reviewer.call(listMerchantSettlements, about)).rejects.toMatchObject({ name: 'permission_missing' });
  });

  it('is caught up after days on which nothing ran, each day in its own settlement, by two servers at once', async () => {
    await bought('02', 500);
    const second = await openTestApp({}, testApp.database);
    const ahead = testApp.platform.clock.aheadSeconds();
    second.platform.clock.setAhead(ahead + 5 * 86_400);
    testApp.platform.clock.setAhead(ahead + 5 * 86_400);
    await Promise.all([testApp.platform.jobs.sweep(), second.platform.jobs.sweep(), testApp.platform.jobs.sweep()]);
    await second.close();
    await goTo(testApp.platform.clock.now().toISOString());
    const { list } = await listed({ dayFrom: '20301115' });
    expect(list.map(({ day, method, status, count }) => [day, method, status, count])).toEqual([
      ['20301118', '02', '2', 1],
      ['20301118', '0301', '2', 1],
    ]);
    expect((await balances()).pending).toBe(0);
    expect(Object.values(await testApp.services.ledger.prove())).toEqual([0, 0, 0, 0, 0, 0]);
  });
});

const sumsOf = ({ amount, fee, refunded, net }: { amount: number; fee: number; refunded: number; net: number }) => ({
  amount,
  fee,
  refunded,
  net,
});

describe('a refund before the settlement', () => {
  const refund = (orderNumber: string, amount: number) =>
    ana.call(requestRefund, { body: { orderNumber, amount, reason: 'Chegou aberto' } });

  it('takes from what would have been settled; what is left is', async () => {
    await goTo('2030-11-20T12:00:00Z');
    const number = await bought('0301', 10_000);
    const { fee } = await order(number);
    await refund(number, 4_000);
    await goTo('2030-11-21T09:00:01Z');
    const [settlement] = (
      await until(
        () => listed({ dayFrom: '20301121' }),
        ({ list }) => list[0]?.status === '2',
      )
    ).list;
    expect(settlement).toMatchObject({ amount: 10_000, fee, count: 1 });
    expect(settlement?.refunded).toBe(4_000 - Math.floor((fee * 4_000) / 10_000));
    expect(settlement?.net).toBe(10_000 - fee - (settlement?.refunded ?? 0));
  });

  it('of the whole leaves nothing to settle; when it fails, the money is settled after all', async () => {
    const number = await bought('0301', 3_000);
    const whole = await order(number);
    const rail = testApp.services.rails.rail('0301');
    vi.spyOn(rail, 'giveBack').mockResolvedValueOnce({ state: 'processing' });
    await refund(number, 3_000);
    expect((await order(number)).settlesAt).toBeNull();
    expect((await agenda()).count).toBe(0);
    vi.spyOn(rail, 'inquireReturn').mockResolvedValueOnce({ state: 'failed', reason: 'ACCOUNT_CLOSED' });
    await goTo('2030-11-22T18:00:00Z');
    const back = await until(
      () => order(number),
      ({ refundedAmount }) => refundedAmount === 0,
    );
    expect(back.settlesAt).toBe('2030-11-25T09:00:00.000Z');
    await goTo('2030-11-25T09:00:01Z');
    const settled = await until(
      () => order(number),
      ({ settlements }) => settlements.length > 0,
    );
    expect(settled).toMatchObject({ settledNet: whole.net, settlesAt: null });
  });
});

describe('an order in monthly parts', () => {
  it('is settled part by part, each on its day once the issuer has paid it', async () => {
    const number = await bought('0302', 9_000, 3);
    const { net, settlesAt } = await order(number);
    expect(settlesAt).toBe('2030-12-26T09:00:00.000Z');
    const { days } = await agenda();
    expect(days.map(({ day }) => day)).toEqual(['20301226', '20310124', '20310226']);
    await goTo('2030-12-26T12:00:00Z');
    const first = await until(
      () => order(number),
      ({ settlements }) => settlements.length === 1,
    );
    expect(first.settlesAt).toBe('2031-01-24T09:00:00.000Z');
    await goTo('2031-03-01T12:00:00Z');
    const all = await until(
      () => order(number),
      ({ settlements }) => settlements.length === 3,
    );
    expect(all.settlements.map(({ sequence }) => sequence)).toEqual([1, 2, 3]);
    expect(all).toMatchObject({ settledNet: net, settlesAt: null });
    expect((await balances()).pending).toBe(0);
    expect(Object.values(await testApp.services.ledger.prove())).toEqual([0, 0, 0, 0, 0, 0]);
  });
});

/** Once the team's screens are told that days of settlement have moved with this day of the calendar. */
const toldOf = (day: string): Promise<void> =>
  new Promise((tell) => {
    const stop = testApp.platform.events.subscribe(ana.merchantId, ({ topic, key }) => {
      if (topic !== 'settlement' || key !== day) return;
      stop();
      tell();
    });
  });

describe('the calendar of the banks', () => {
  it('is kept by the staff of finance: a day closed, and what was to come on it comes later', async () => {
    await goTo('2031-03-11T15:00:00Z');
    const number = await bought('0301', 700);
    const plan = await bought('0302', 600, 2);
    const day = addDays(today(), 1);
    expect((await order(number)).settlesAt).toBe('2031-03-12T09:00:00.000Z');
    const call = (await staffMember(testApp, 'finance')).call;
    expect(await call(previewBankHoliday, { params: { day } })).toEqual({
      settlements: 1,
      count: 1,
      amount: 700 - (await order(number)).fee,
      merchants: 1,
      isBankDay: true,
      comesOn: '20310313',
    });
    const body = { name: 'Aniversário da cidade', reason: 'Decreto 12.345' };
    const told = toldOf(day);
    await call(addBankHoliday, { params: { day }, body });
    await until(
      () => order(number),
      ({ settlesAt }) => settlesAt === '2031-03-13T09:00:00.000Z',
    );
    await told;
    expect((await agenda()).days[0]?.moved[0]?.closed).toEqual([{ day, name: body.name }]);
    expect((await call(getBankCalendar, { query: { year: 2031 } })).holidays).toContainEqual({ day, name: body.name });
    // A monthly part that is due on a day follows as well.
    const due = (await order(plan)).settlesAt ?? '';
    const dueDay = civilDayOf(due, DEFAULT_ZONE);
    const toldOfPart = toldOf(dueDay);
    await call(addBankHoliday, { params: { day: dueDay }, body });
    await until(
      () => order(plan),
      ({ settlesAt }) => settlesAt !== due,
    );
    await toldOfPart;
    await call(removeBankHoliday, { params: { day: dueDay }, body: { reason: 'Era outro mês' } });
    await until(
      () => order(plan),
      ({ settlesAt }) => settlesAt === due,
    );

    await expect(call(addBankHoliday, { params: { day }, body })).rejects.toMatchObject({ name: 'already_exists' });
    await expect(call(addBankHoliday, { params: { day: today() }, body })).rejects.toMatchObject({
      name: 'form_invalid',
      fields: { day: 'Escolha um dia depois de hoje.' },
    });
    await expect(call(addBankHoliday, { params: { day: '20311399' }, body })).rejects.toMatchObject({
      name: 'form_invalid',
    });
    const none = { params: { day: '20310314' }, body: { reason: 'Nada' } };
    await expect(call(removeBankHoliday, none)).rejects.toMatchObject({ name: 'not_found' });
    const { list } = await (await staffMember(testApp, 'admin')).call(listAuditEvents, { query: {} });
    expect(list.slice(0, 3).map(({ kind }) => kind)).toEqual(['holidayRemoved', 'holidayAdded', 'holidayAdded']);
  });
});
