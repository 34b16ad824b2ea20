import { getBalances, getReserve, setAside, takeBack } from '@balcao/contract/ledger-reserve';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { turnOn, withCode } from '../../../test/factors.ts';
import { member, openTeam, register, type Team } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { transaction } from '../../platform/db.ts';

let testApp: TestApp;
let ana: Team;
beforeAll(async () => {
  testApp = await openTestApp();
  ana = await openTeam(testApp, await register(testApp), { certified: true });
  await settle(ana, 100_000);
});
afterAll(() => testApp.close());

const settle = (team: Team, amount: number) =>
  transaction(testApp.platform.db, (tx) =>
    testApp.services.ledger.post(tx, team.merchantId, `settlement:${crypto.randomUUID()}:1`, [
      { from: 'rail_clearing:02', to: 'available', amount },
    ]),
  );
const refused = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: Error) => error.name,
  );
const balances = async () => {
  const { available, reserve } = await ana.call(getBalances, {});
  return [available, reserve];
};

describe('the refund reserve', () => {
  it('takes of the available balance and gives back, and says who did it', async () => {
    const after = await ana.call(setAside, { body: { amount: 30_000 } });
    expect(after).toMatchObject({ available: 70_000, reserve: 30_000 });
    expect(after.moves).toMatchObject([{ kind: 'setAside', amount: 30_000, by: expect.stringMatching(/^pessoa/) }]);
    await ana.call(takeBack, { body: { amount: 10_000 } });
    expect(await balances()).toEqual([80_000, 20_000]);
    const { moves } = await ana.call(getReserve, {});
    expect(moves.map(({ kind }) => kind)).toEqual(['takenBack', 'setAside']);
    expect(await testApp.services.ledger.prove()).toMatchObject({ total: 0, drifting: 0, negative: 0 });
  });

  it('never takes more than there is, however many try at once (rule: never-below-zero)', async () => {
    const before = await balances();
    expect(await refused(ana.call(setAside, { body: { amount: 80_001 } }))).toBe('balance_insufficient');
    expect(await refused(ana.call(takeBack, { body: { amount: 20_001 } }))).toBe('reserve_insufficient');
    const tries = Array.from({ length: 10 }, () => refused(ana.call(takeBack, { body: { amount: 15_000 } })));
    expect((await Promise.all(tries)).sort()).toEqual(['done', ...Array(9).fill('reserve_insufficient')]);
    expect(await balances()).toEqual([(before[0] ?? 0) + 15_000, 5_000]);
  });

  it('moves once under one key, however often it is asked (rule: at-most-once)', async () => {
    const [available = 0, reserve = 0] = await balances();
    const once = () => ana.call(setAside, { body: { amount: 1_000 } }, { idempotencyKey: 'guardar-1' });
    await Promise.all(Array.from({ length: 10 }, once));
    expect(await balances()).toEqual([available - 1_000, reserve + 1_000]);
    const other = ana.call(setAside, { body: { amount: 1_001 } }, { idempotencyKey: 'guardar-1' });
    expect(await refused(other)).toBe('idempotency_key_reused');
  });

  it.each([0, -1, 1.5, '100', null, 100_000_000_000])('refuses the amount %s', async (amount) => {
    expect(await refused(ana.call(setAside, { body: { amount: amount as number } }))).toBe('form_invalid');
  });

  it('asks for a fresh code before money comes out of it, where two-step verification is on (rule: approved-by-code)', async () => {
    const bia = await member(testApp, ana, { isAdmin: true });
    const { secret } = await turnOn(testApp, bia);
    expect(await refused(bia.call(takeBack, { body: { amount: 1 } }))).toBe('proof_missing');
    expect(await refused(bia.call(setAside, { body: { amount: 1 } }))).toBe('done');
    const takeOne = () => bia.call(takeBack, { body: { amount: 1 } });
    expect(await refused(withCode(testApp, bia, secret, takeOne))).toBe('done');
  });

  it('is each team’s own, and moved only by who may edit there', async () => {
    const dora = await openTeam(testApp, await register(testApp), { certified: true });
    expect(await dora.call(getBalances, {})).toEqual({
      pending: 0,
      available: 0,
      withdrawing: 0,
      refunding: 0,
      reserve: 0,
      dispute: 0,
      debt: 0,
    });
    expect(await refused(dora.call(takeBack, { body: { amount: 1 } }))).toBe('reserve_insufficient');
    const reader = await member(testApp, ana, {
      permissions: [{ menuId: 'payment.financial', permissionLevel: 'read' }],
    });
    expect((await reader.call(getReserve, {})).moves.length).toBeGreaterThan(0);
    expect(await refused(reader.call(setAside, { body: { amount: 1 } }))).toBe('permission_missing');
  });

  it('stands still while the merchant is frozen', async () => {
    await testApp.platform.db.$client.query(
      `with asked as (insert into freeze_request (merchant_id, id, action, reason, words, status, asked_by, asked_at, expires_at)
         values ($1, gen_random_uuid(), 'freeze', 'courtOrder', 'x', 'asked', gen_random_uuid(), now(), now()) returning merchant_id, id)
       insert into merchant_freeze (merchant_id, request_id, reason, since) select merchant_id, id, 'courtOrder', now() from asked`,
      [ana.merchantId],
    );
    expect(await refused(ana.call(setAside, { body: { amount: 1 } }))).toBe('merchant_frozen');
    expect(await refused(ana.call(takeBack, { body: { amount: 1 } }))).toBe('merchant_frozen');
  });
});
