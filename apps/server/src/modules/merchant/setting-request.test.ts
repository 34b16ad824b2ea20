import { decideMerchantChange, listMerchantChanges, takeBackMerchantChange } from '@balcao/contract/merchant-change';
import { changeMerchantFees, getMerchantFees } from '@balcao/contract/product-fee';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTeam, register, staffMember, type Team } from '../../../test/people.ts';
import { outcomesOf } from '../../../test/reviews.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';

type Staff = Awaited<ReturnType<typeof staffMember>>;
let testApp: TestApp;
let fabio: Staff;
let flavia: Staff;
let ada: Staff;
beforeAll(async () => {
  testApp = await openTestApp();
  fabio = await staffMember(testApp, 'finance');
  flavia = await staffMember(testApp, 'finance');
  ada = await staffMember(testApp, 'admin');
});
afterAll(() => testApp.close());

const reason = 'Negociado com o gerente da conta.';
const about = ({ merchantId }: Team) => ({ params: { id: merchantId } });
const nobody = { params: { id: '00000000-0000-4000-8000-000000000000' } };
const newTeam = async () => openTeam(testApp, await register(testApp), { certified: true });
const askFor = ({ call }: Staff, team: Team, basisPoints: number) => {
  const fees = [{ product: '03', method: '02', plan: { basisPoints, fixed: 0 } } as const];
  return call(changeMerchantFees, { ...about(team), body: { version: 0, reason, fees } });
};

describe('other fees of a merchant', () => {
  it('wait until another of finance agrees, and change nothing before, nor when refused or taken back', async () => {
    const team = await newTeam();
    const before = await fabio.call(getMerchantFees, about(team));
    const { asked } = await askFor(fabio, team, 45);
    expect(asked).toMatchObject({
      askedBy: { staffId: fabio.staffId },
      words: reason,
      changes: [{ before: { basisPoints: 99 }, after: { basisPoints: 45, isOwn: true } }],
    });
    const params = { id: team.merchantId, requestId: asked?.id ?? '' };
    const decide = (who: Staff, agreed: boolean, of = params) =>
      who.call(decideMerchantChange, { params: of, body: { agreed, words: null } });
    const [foreign, unknown] = [
      { ...params, id: nobody.params.id },
      { ...params, requestId: nobody.params.id },
    ];
    expect(
      await outcomesOf([
        decide(fabio, true),
        decide(ada, true),
        decide(flavia, true, foreign),
        decide(flavia, true, unknown),
        flavia.call(takeBackMerchantChange, { params }),
      ]),
    ).toEqual(['second_person', 'permission_missing', 'not_found', 'not_found', 'permission_missing']);
    expect((await ada.call(getMerchantFees, about(team))).list).toEqual(before.list);
    await decide(flavia, false);
    expect(await outcomesOf([decide(flavia, true)])).toEqual(['colleague_first']);
    const { asked: again } = await askFor(fabio, team, 45);
    await fabio.call(takeBackMerchantChange, { params: { ...params, requestId: again?.id ?? '' } });
    expect(await ada.call(getMerchantFees, about(team))).toEqual(before);
    expect((await ada.call(listMerchantChanges, about(team))).total).toBe(0);
  });
});
