import { getApplet } from '@balcao/contract/applet';
import { bases } from '@balcao/contract/endpoint';
import { logInToApplet, openApplet } from '@balcao/contract/opening';
import { approveReview, claimMinutes, claimReview, releaseReview } from '@balcao/contract/review-desk';
import { reviewLinkMinutes, showVersionOnPhone } from '@balcao/contract/version-desk';
import { cancelVersion } from '@balcao/contract/version-review';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { customer, type TestCustomer } from '../../../test/customers.ts';
import { openApplet as newApplet } from '../../../test/held-applets.ts';
import { submit } from '../../../test/held-versions.ts';
import { openVersion, page } from '../../../test/packages.ts';
import { openTeam, register, staffMember, type Team } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';

let testApp: TestApp;
let team: Team;
let phone: TestCustomer;
let rita: Awaited<ReturnType<typeof staffMember>>;
let rui: Awaited<ReturnType<typeof staffMember>>;
beforeAll(async () => {
  testApp = await openTestApp();
  team = await openTeam(testApp, await register(testApp), { certified: true });
  [rita, rui, phone] = [
    await staffMember(testApp, 'reviewer'),
    await staffMember(testApp, 'reviewer'),
    await customer(testApp),
  ];
});
afterEach(() => testApp.platform.clock.setAhead(0));
afterAll(() => testApp.close());

/** A version in review that Rita has in hand. */
const inReview = async () => {
  const id = await newApplet(team);
  const { appId } = await team.call(getApplet, { params: { id } });
  const { id: versionId } = await openVersion(testApp, team, id, { number: '1.0.0' });
  const reviewId = await submit(team, id, versionId);
  const { version } = await rita.call(claimReview, { params: { id: reviewId } });
  return { id, appId, versionId, reviewId, version };
};
type Reviewed = Awaited<ReturnType<typeof inReview>>;
const show = async ({ versionId }: Pick<Reviewed, 'versionId'>, by = rita): Promise<string> => {
  const { address } = await by.call(showVersionOnPhone, { params: { id: versionId } });
  return new URL(address).searchParams.get('review') ?? '';
};
const open = ({ appId }: Reviewed, review: string, by = phone) =>
  by.call(openApplet, { params: { appId }, body: { review } });
const over = { closed: { because: 'reviewOver' }, opening: null };
const get = (address: string) => {
  const { host, pathname } = new URL(address);
  return testApp.app.inject({ method: 'GET', url: pathname, headers: { host } });
};

describe("a version in review on the reviewer's phone", () => {
  it('is exactly the one in review, also when nothing of the mini program is online', async () => {
    const reviewed = await inReview();
    const { opening } = await open(reviewed, await show(reviewed));
    expect(opening).toMatchObject({ number: '1.0.0', draft: 'review', isTrial: false });
    expect((await get(opening?.url ?? '')).body).toBe(page);
    expect((await phone.call(openApplet, { params: { appId: reviewed.appId }, body: {} })).closed).toMatchObject({
      because: 'notPublished',
    });
  });

  it('opens on the first phone alone, and a new link makes the one before void', async () => {
    const reviewed = await inReview();
    const first = await show(reviewed);
    await open(reviewed, first);
    expect(await open(reviewed, first, await customer(testApp))).toMatchObject(over);
    expect((await open(reviewed, first)).opening).not.toBeNull();
    const second = await show(reviewed);
    expect(await open(reviewed, first)).toMatchObject(over);
    expect((await open(reviewed, second)).opening).not.toBeNull();
  });

  it.each([
    ['puts it back', ({ reviewId }: Reviewed) => rita.call(releaseReview, { params: { id: reviewId } })],
    [
      'approves it',
      ({ reviewId, version }: Reviewed) =>
        rita.call(approveReview, { params: { id: reviewId }, body: { version, remark: null } }),
    ],
    [
      'has lost it to a colleague',
      ({ reviewId }: Reviewed) => {
        testApp.platform.clock.setAhead((claimMinutes + 1) * 60);
        return rui.call(claimReview, { params: { id: reviewId } });
      },
    ],
    [
      'reviews what its team has taken back',
      ({ id, versionId }: Reviewed): Promise<unknown> => team.call(cancelVersion, { params: { id, versionId } }),
    ],
  ] as const)('ends at once when the reviewer %s, also where it is open', async (_, end) => {
    const reviewed = await inReview();
    const link = await show(reviewed);
    const { opening } = await open(reviewed, link);
    await end(reviewed);
    expect((await get(opening?.url ?? '')).statusCode).toBe(404);
    expect(await open(reviewed, link)).toMatchObject(over);
    const params = { id: opening?.id ?? '' };
    await expect(phone.call(logInToApplet, { params })).rejects.toMatchObject({ name: 'not_found' });
  });

  it('ends after an hour', async () => {
    const reviewed = await inReview();
    const link = await show(reviewed);
    testApp.platform.clock.setAhead(reviewLinkMinutes * 60);
    expect(await open(reviewed, link)).toMatchObject(over);
  });

  it('is shown to the one who has the review in hand, and the link is of no use for another mini program', async () => {
    const [reviewed, other] = [await inReview(), await inReview()];
    await expect(show(reviewed, rui)).rejects.toMatchObject({ name: 'review_claimed' });
    expect(await open(other, await show(reviewed))).toMatchObject(over);
    const develop = await openVersion(testApp, team, await newApplet(team), { number: '1.0.0' });
    await expect(show({ versionId: develop.id })).rejects.toMatchObject({ name: 'not_found' });
    await team.call(cancelVersion, { params: { id: reviewed.id, versionId: reviewed.versionId } });
    await expect(show(reviewed)).rejects.toMatchObject({ name: 'state_forbids' });
  });

  it('keeps no link in the database, and refuses what is none with its field', async () => {
    const reviewed = await inReview();
    const link = await show(reviewed);
    const { rows } = await testApp.platform.db.$client.query('select * from applet_review_link');
    expect(JSON.stringify(rows)).not.toContain(link);
    const answer = await testApp.app.inject({
      method: 'POST',
      url: `${bases.app}/applet/${reviewed.appId}/open`,
      headers: { authorization: `Bearer ${phone.token}` },
      payload: { review: 'x' },
    });
    expect(answer.json()).toMatchObject({ code: 1000, data: { fields: { review: expect.any(String) } } });
    expect(await open(reviewed, 'x'.repeat(43))).toMatchObject(over);
  });
});
