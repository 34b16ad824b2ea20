import { getApplet } from '@balcao/contract/applet';
import { pay } from '@balcao/contract/customer';
import { openApplet } from '@balcao/contract/opening';
import { createOrder } from '@balcao/contract/order';
import { claimReview, releaseReview } from '@balcao/contract/review-desk';
import { showVersionOnPhone } from '@balcao/contract/version-desk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { customer, type TestCustomer } from '../../../test/customers.ts';
import { openApplet as newApplet } from '../../../test/held-applets.ts';
import { submit } from '../../../test/held-versions.ts';
import { type MerchantServer, merchantServer } from '../../../test/merchants.ts';
import { openVersion } from '../../../test/packages.ts';
import { openTeam, register, staffMember, type Team } from '../../../test/people.ts';
import { type Published, publishedApplet, putVersion } from '../../../test/published-applets.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';

let testApp: TestApp;
let team: Team;
let shop: MerchantServer;
let bruna: TestCustomer;
beforeAll(async () => {
  testApp = await openTestApp();
  team = await openTeam(testApp, await register(testApp), { certified: true });
  shop = await merchantServer(testApp, team);
  bruna = await customer(testApp);
});
afterAll(() => testApp.close());

const amount = 1_990;
const order = async (): Promise<string> => {
  const idempotencyKey = crypto.randomUUID();
  const body = { merchantOrderNumber: idempotencyKey, method: '02', amount, goodsName: 'Bolo de cenoura' } as const;
  return (await shop.call(createOrder, { body }, { idempotencyKey })).pix?.brCode ?? '';
};
const payIn = async (openingId: string, by = bruna) =>
  by.call(pay, { body: { code: await order(), amount, openingId } }, { idempotencyKey: crypto.randomUUID() });
const openingOf = async (appId: string, body: object = {}, by = bruna): Promise<string> =>
  (await by.call(openApplet, { params: { appId }, body })).opening?.id ?? '';
const withPayment = (more: object = {}) => publishedApplet(testApp, team, { permissions: ['payment'], ...more });

/** Open on the phone of its reviewer. */
const reviewed = async () => {
  const id = await newApplet(team);
  const { appId } = await team.call(getApplet, { params: { id } });
  const version = await openVersion(testApp, team, id, { manifest: { permissions: ['payment'] } });
  const reviewId = await submit(team, id, version.id);
  const rita = await staffMember(testApp, 'reviewer');
  await rita.call(claimReview, { params: { id: reviewId } });
  const { address } = await rita.call(showVersionOnPhone, { params: { id: version.id } });
  const review = new URL(address).searchParams.get('review') ?? '';
  return { reviewId, rita, openingId: await openingOf(appId, { review }) };
};
const testerOf = async (place: Published): Promise<void> => {
  await testApp.platform.db.$client.query(
    `insert into applet_tester select '${place.merchantId}', gen_random_uuid(), '${place.appletId}', id, 'Bruna', now() from customer where phone = '${bruna.phone}'`,
  );
};

describe('a payment that a mini program asks for', () => {
  it('is taken for what is online', async () => {
    const { appId } = await withPayment();
    expect(await payIn(await openingOf(appId))).toMatchObject({ amount, method: '02' });
  });

  it('is taken for the trial version, which is tried as it will be', async () => {
    const place = await withPayment();
    await putVersion(testApp, place, { number: '2.0.0', stage: 'develop', isTrial: true, permissions: ['payment'] });
    await testerOf(place);
    expect(await payIn(await openingOf(place.appId, { isTrial: true }))).toMatchObject({ amount });
  });

  it('is refused for a version in review, in the language of the person, and moves no money', async () => {
    const { openingId, reviewId, rita } = await reviewed();
    await expect(payIn(openingId)).rejects.toMatchObject({ name: 'review_unpaid' });
    const texts: string[] = [];
    for (const locale of ['pt-BR', 'en-US', 'es-MX', 'zh-CN'] as const) {
      const call = testApp.caller(bruna.token, locale);
      await payIn(openingId, { ...bruna, call }).catch((refused: Error) => texts.push(refused.message));
    }
    expect(new Set(texts).size).toBe(4);
    expect(texts[0]).toContain('em análise');
    const { rows } = await testApp.platform.db.$client.query(`select count(*) from payment where amount = ${amount}`);
    await rita.call(releaseReview, { params: { id: reviewId } });
    await expect(payIn(openingId)).rejects.toMatchObject({ name: 'not_found' });
    const after = await testApp.platform.db.$client.query(`select count(*) from payment where amount = ${amount}`);
    expect(after.rows).toEqual(rows);
  });

  it('is refused where app.json does not ask for payments', async () => {
    const { appId } = await publishedApplet(testApp, team);
    await expect(payIn(await openingOf(appId))).rejects.toMatchObject({ name: 'permission_undeclared' });
  });

  it('is refused for what another person has open, or nobody', async () => {
    const openingId = await openingOf((await withPayment()).appId);
    const caio = await customer(testApp);
    await expect(payIn(openingId, caio)).rejects.toMatchObject({ name: 'not_found' });
    await expect(payIn(crypto.randomUUID())).rejects.toMatchObject({ name: 'not_found' });
  });
});
