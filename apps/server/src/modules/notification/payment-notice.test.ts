import { listNotices } from '@balcao/contract/notification-bell';
import { listNoticePreferences, saveNoticePreference } from '@balcao/contract/notification-preference';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { merchantServer } from '../../../test/merchants.ts';
import { openTill } from '../../../test/paid-orders.ts';
import { member, openTeam, register, type Team } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { until } from '../../../test/until.ts';
import { transaction } from '../../platform/db.ts';
import { mails } from '../../platform/platform.tables.ts';
import { notices } from './notice.tables.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());
afterEach(() => testApp.platform.clock.setAhead(0));

const newTeam = async () => openTeam(testApp, await register(testApp), { certified: true });
const shopOf = async (team: Team) => openTill(testApp, await merchantServer(testApp, team));
const choose = ({ call }: Pick<Team, 'call'>, bell: boolean, mail = false) =>
  call(saveNoticePreference, { body: { kind: 'paymentReceived', bell, mail } });
const told = async ({ call }: Pick<Team, 'call'>) =>
  (await call(listNotices, {})).list.flatMap((notice) => (notice.kind === 'paymentReceived' ? [notice.data] : []));
const some = (team: Pick<Team, 'call'>, count: number) =>
  until(
    () => told(team),
    (all) => all.length >= count,
  );
/** All notices of a team, independent of who may read them. */
const written = ({ merchantId }: Team) =>
  testApp.platform.db.select().from(notices).where(eq(notices.merchantId, merchantId));
/** The payments of the team, as if all had been paid in the same moment. */
const payTogether = ({ merchantId }: Team, paid: readonly (readonly [number: string, paidAmount: number])[]) =>
  transaction(testApp.platform.db, (tx) =>
    testApp.services.paymentNotices.paid(
      tx,
      paid.map(([number, paidAmount]) => ({ merchantId, number, paidAmount })),
    ),
  );
const later = (seconds: number): Promise<void> => {
  const { clock, jobs } = testApp.platform;
  clock.setAhead(clock.aheadSeconds() + seconds);
  return jobs.sweep();
};
const preference = async ({ call }: Pick<Team, 'call'>) =>
  (await call(listNoticePreferences, {})).list.find(({ kind }) => kind === 'paymentReceived');

describe('the notice of payments received', () => {
  it('is off until a member switches it on, and its e-mail too', async () => {
    const team = await newTeam();
    expect(await preference(team)).toEqual({ kind: 'paymentReceived', bell: false, mail: false, mailIsLocked: false });
    const shop = await shopOf(team);
    await shop.paid(1_000);
    await choose(team, true);
    const { number } = await shop.paid(2_050);
    expect(await some(team, 1)).toEqual([
      { batchId: expect.any(String), count: 1, amount: 2_050, orderNumber: number },
    ]);
    expect(await testApp.platform.db.select().from(mails).where(eq(mails.recipient, team.email))).not.toContainEqual(
      expect.objectContaining({ subject: expect.stringContaining('recebido') }),
    );
  });

  it('tells the first payment at once, and what comes within the minute together after it, to the centavo', async () => {
    const team = await newTeam();
    await choose(team, true);
    const shop = await shopOf(team);
    await shop.paid(1_000);
    await some(team, 1);
    for (const amount of [1, 3_333, 99]) await shop.paid(amount);
    await later(30);
    expect(await told(team)).toHaveLength(1);
    await later(31);
    expect((await some(team, 2))[0]).toMatchObject({ count: 3, amount: 3_433, orderNumber: null });
    await later(61);
    expect(await told(team)).toHaveLength(2);
  });

  it('tells a burst of hundreds in one notice, and none of them twice when a job runs twice', async () => {
    const team = await newTeam();
    await choose(team, true);
    const burst = Array.from({ length: 300 }, (_, index) => [`B-${index}`, index + 1] as const);
    await payTogether(team, burst);
    expect(await some(team, 1)).toMatchObject([{ count: 300, amount: 45_150 }]);
    await later(61);
    await payTogether(team, [...burst, ['B-300', 5]]);
    expect((await some(team, 2))[0]).toMatchObject({ count: 1, amount: 5, orderNumber: 'B-300' });
  });

  it('tells every payment once where many jobs come at the same moment', async () => {
    const team = await newTeam();
    await choose(team, true);
    await Promise.all(Array.from({ length: 20 }, (_, index) => payTogether(team, [[`C-${index}`, 100]])));
    const all = async () => (await told(team)).reduce((sum, { count }) => sum + count, 0);
    await until(
      async () => {
        await later(61);
        return all();
      },
      (count) => count >= 20,
    );
    expect((await told(team)).reduce((sum, { amount }) => sum + amount, 0)).toBe(2_000);
  });

  it('is for members who may read orders: others neither see the switch nor may turn it', async () => {
    const team = await newTeam();
    await choose(team, true);
    const reader = await member(testApp, team, {
      permissions: [{ menuId: 'payment.orders', permissionLevel: 'read' }],
    });
    const other = await member(testApp, team, {
      permissions: [{ menuId: 'payment.refunds', permissionLevel: 'write' }],
    });
    await choose(reader, true);
    await expect(choose(other, true)).rejects.toMatchObject({ name: 'not_found' });
    expect(await preference(other)).toBeUndefined();
    await payTogether(team, [['R-1', 700]]);
    expect(await some(reader, 1)).toMatchObject([{ count: 1, amount: 700 }]);
    expect(await told(other)).toEqual([]);
  });

  it('stays within its team: another, whose member wants it too, hears of none of it', async () => {
    const [team, stranger] = [await newTeam(), await newTeam()];
    await choose(team, true);
    await choose(stranger, true);
    await payTogether(team, [['S-1', 900]]);
    await some(team, 1);
    expect(await told(stranger)).toEqual([]);
  });

  it('leaves nothing behind in a team where nobody wants it, also after it was switched off again', async () => {
    const team = await newTeam();
    await choose(team, true);
    await choose(team, false);
    await payTogether(team, [['N-1', 900]]);
    await later(61);
    expect(await written(team)).toEqual([]);
  });

  it('is written to members who chose the e-mail', async () => {
    const team = await newTeam();
    await choose(team, true, true);
    await payTogether(team, [
      ['M-1', 900],
      ['M-2', 101],
    ]);
    const subjects = async () =>
      (await testApp.platform.db.select().from(mails).where(eq(mails.recipient, team.email))).map(({ subject }) =>
        subject.replaceAll('\u00a0', ' '),
      );
    await until(subjects, (all) => all.includes('2 pagamentos recebidos: R$ 10,01'));
  });

  it('is forgotten after a week, unlike other notices', async () => {
    const team = await newTeam();
    await choose(team, true);
    await payTogether(team, [['F-1', 900]]);
    await some(team, 1);
    await later(6 * 86_400);
    expect(await written(team)).toHaveLength(1);
    await later(2 * 86_400);
    expect(await written(team)).toEqual([]);
  });
});
