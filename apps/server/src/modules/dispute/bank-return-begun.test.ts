import { listDisputes } from '@balcao/contract/dispute';
import { setAside } from '@balcao/contract/ledger-reserve';
import { getStatement } from '@balcao/contract/ledger-statement';
import { type ChargedOrder, getOrder } from '@balcao/contract/order';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openPaidPix } from '../../../test/paid-pix.ts';
import { type Team, workIn } from '../../../test/people.ts';
import { openPixTestApp, type PixTestApp } from '../../../test/pix-test-app.ts';
import { until } from '../../../test/until.ts';

let pix: PixTestApp;
let till: ReturnType<typeof openPaidPix>;
beforeAll(async () => {
  pix = await openPixTestApp();
  till = openPaidPix(pix);
});
afterAll(() => pix.close());
/** Every account has the balance that the records add up to. */
afterEach(async () => {
  expect(await pix.testApp.services.ledgerProofs.prove(null)).toMatchObject({ ok: true, findings: [] });
});

const buckets = ({ merchantId }: Team) => pix.testApp.services.ledger.buckets(pix.testApp.platform.db, merchantId);
const orderOf = (team: Team, { number }: ChargedOrder) => team.call(getOrder, { params: { number } });
const disputesOf = async (team: Team) => (await team.call(listDisputes, { query: {} })).list;
const becomes = (team: Team, status: string) =>
  until(
    () => disputesOf(team),
    ([found]) => found?.status === status,
  );
const begun = { status: 'EM_PROCESSAMENTO' } as const;

describe('a return that the provider of Pix tells of from its beginning', () => {
  it('opens one case that blocks the money, however often it is told, and the bank takes what was blocked', async () => {
    const { team, shop } = await till.newTeam();
    const { order, endToEndId } = await till.paid(10_000, shop);
    const { pending = 0 } = await buckets(team);
    const { id } = await till.takes(endToEndId, 4_000, begun);
    const [found] = await becomes(team, 'open');
    expect(found).toMatchObject({ orderNumber: order.number, kind: 'fraud', amount: 4_000, blocked: 4_000 });
    await pix.tell(endToEndId);
    await pix.advance(61);
    await pix.testApp.platform.jobs.sweep();
    expect(await disputesOf(team)).toHaveLength(1);
    expect(await buckets(team)).toMatchObject({ pending: pending - 4_000, dispute: 4_000 });
    expect(await orderOf(team, order)).toMatchObject({ bankReturnedAmount: 0 });

    await till.takes(endToEndId, 4_000, { id, status: 'DEVOLVIDO' });
    expect(await becomes(team, 'accepted')).toMatchObject([{ number: found?.number, blocked: 0, returned: 4_000 }]);
    expect(await buckets(team)).toMatchObject({ pending: pending - 4_000, dispute: 0, debt: 0 });
    expect(await orderOf(team, order)).toMatchObject({ bankReturnedAmount: 4_000 });
  });

  it('frees what was blocked when the bank does not make it', async () => {
    const { team, shop } = await till.newTeam();
    const { order, endToEndId } = await till.paid(10_000, shop);
    const before = await buckets(team);
    const { id } = await till.takes(endToEndId, 10_000, begun);
    await becomes(team, 'open');
    expect((await buckets(team)).dispute).toBe(before.pending);
    await till.takes(endToEndId, 10_000, { id, status: 'NAO_REALIZADO' });
    expect(await becomes(team, 'rejected')).toMatchObject([{ blocked: 0, returned: 0 }]);
    expect(await buckets(team)).toEqual(before);
    expect(await orderOf(team, order)).toMatchObject({ bankReturnedAmount: 0 });
  });

  it('by the bank’s own hand is booked too, and is no case', async () => {
    const { team, shop } = await till.newTeam();
    const { order, endToEndId } = await till.paid(10_000, shop);
    const { pending = 0 } = await buckets(team);
    await till.takes(endToEndId, 2_500, { natureza: 'ORIGINAL' });
    await until(
      () => orderOf(team, order),
      ({ bankReturnedAmount }) => bankReturnedAmount === 2_500,
    );
    expect(await buckets(team)).toMatchObject({ pending: pending - 2_500, dispute: 0, debt: 0 });
    const { list } = await team.call(getStatement, { query: { account: 'own', kind: ['dispute'] } });
    expect(list).toMatchObject([{ movement: 'bank_return', amount: -2_500 }]);
    expect(await disputesOf(team)).toEqual([]);
  });
});

describe('what a bank takes of a settled order', () => {
  it('comes from what is available, then from the reserve, and only then is owed', async () => {
    const { team, shop } = await till.newTeam();
    const { order, endToEndId } = await till.paid(10_000, shop);
    const { available = 0 } = await until(
      async () => {
        await pix.advance(86_400);
        return buckets(team);
      },
      ({ pending }) => pending === 0,
    );
    // Sessions do not outlive the days that pass.
    const { call } = await workIn(pix.testApp, team, team.merchantId);
    await call(setAside, { body: { amount: 4_000 } });
    const free = available - 4_000;
    const now = () => buckets(team);
    await till.takes(endToEndId, free - 1_000);
    const first = await until(now, (is) => is.available !== free);
    expect(first).toMatchObject({ available: 1_000, reserve: 4_000, debt: 0 });
    await till.takes(endToEndId, 3_000);
    const second = await until(now, (is) => is.available !== 1_000);
    expect(second).toMatchObject({ available: 0, reserve: 2_000, debt: 0 });
    await till.takes(endToEndId, 10_000 - free - 2_000);
    const third = await until(now, (is) => is.reserve !== 2_000);
    expect(third).toMatchObject({ available: 0, reserve: 0, debt: -order.fee });
  });
});
