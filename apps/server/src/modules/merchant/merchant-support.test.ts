import { getMerchant, listMerchants } from '@balcao/contract/merchant-desk';
import { listMerchantOrders } from '@balcao/contract/order-desk';
import { askFreeze, getFreeze } from '@balcao/contract/withdrawal-freeze';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { merchantServer } from '../../../test/merchants.ts';
import { openTill } from '../../../test/paid-orders.ts';
import { openTeam, register, staffMember, type Team } from '../../../test/people.ts';
import { outcomesOf } from '../../../test/reviews.ts';
import { certify } from '../../../test/submissions.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';

let testApp: TestApp;
let sara: Awaited<ReturnType<typeof staffMember>>;
let fabio: typeof sara;
beforeAll(async () => {
  testApp = await openTestApp();
  sara = await staffMember(testApp, 'support');
  fabio = await staffMember(testApp, 'finance');
});
afterAll(() => testApp.close());

const about = ({ merchantId }: Team) => ({ params: { id: merchantId } });
const seen = async (team: Team) => {
  const { list } = await sara.call(listMerchants, { query: { search: team.merchantNumber } });
  const { teamCert, paymentCert } = await sara.call(getMerchant, about(team));
  expect(list[0]).toMatchObject({ teamCert, paymentCert });
  return { teamCert, paymentCert };
};

describe('how far a merchant is, as staff see it', () => {
  it('says that a team is certified also while it cannot receive payments yet', async () => {
    const team = await openTeam(testApp, await register(testApp), { name: 'Mercearia Só Certificada' });
    expect(await seen(team)).toEqual({ teamCert: false, paymentCert: false });
    await certify(testApp, team);
    expect(await seen(team)).toEqual({ teamCert: true, paymentCert: false });
  });

  it('says that it receives payments once its data for payments are accepted too', async () => {
    expect(await seen(await openTeam(testApp, await register(testApp), { certified: true }))).toEqual({
      teamCert: true,
      paymentCert: true,
    });
  });
});

describe('support', () => {
  it('sees the orders of a merchant, without who owes them, and none of another', async () => {
    const [team, other] = [
      await openTeam(testApp, await register(testApp), { certified: true }),
      await openTeam(testApp, await register(testApp), { certified: true }),
    ];
    const till = await openTill(testApp, await merchantServer(testApp, team));
    const { number } = await till.paid(1_000);
    const { list, total } = await sara.call(listMerchantOrders, { ...about(team), query: {} });
    expect({ list, total }).toMatchObject({ list: [{ number, amount: 1_000, status: '02' }], total: 1 });
    expect(Object.keys(list[0] ?? {})).not.toContain('due');
    expect((await sara.call(listMerchantOrders, { ...about(other), query: {} })).total).toBe(0);
    expect((await sara.call(listMerchantOrders, { ...about(team), query: { number: '1' } })).total).toBe(0);
    const { balances } = await sara.call(getMerchant, about(team));
    expect(balances).toEqual((await fabio.call(getMerchant, about(team))).balances);
  });

  it('sees that money is frozen and why, and freezes nothing itself', async () => {
    const team = await openTeam(testApp, await register(testApp), { certified: true });
    const body = { action: 'freeze', reason: 'suspectedFraud', words: 'Pedido da polícia, ofício 123.' } as const;
    expect(await outcomesOf([sara.call(askFreeze, { ...about(team), body })])).toEqual(['permission_missing']);
    await fabio.call(askFreeze, { ...about(team), body });
    expect(await sara.call(getFreeze, about(team))).toMatchObject({ asked: { reason: 'suspectedFraud' } });
  });
});
