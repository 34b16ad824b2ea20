import {
  agreeToAssociation,
  type ChannelAssociation,
  declineAssociation,
  findAssociableApplets,
  getChannelAssociation,
  liftAppletAssociation,
  liftChannelAssociation,
  listAppletAssociations,
  requestAssociation,
  withdrawAssociation,
} from '@balcao/contract/association';
import { openChannel } from '@balcao/contract/follower';
import { listLog } from '@balcao/contract/log';
import { listNotices } from '@balcao/contract/notification-bell';
import { getReview } from '@balcao/contract/review-desk';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { linkOf, makeChannel, openChannelTeam } from '../../../test/channels.ts';
import { customer } from '../../../test/customers.ts';
import { logIn, member, staffMember, type Team, workIn } from '../../../test/people.ts';
import { type Published, publishedApplet } from '../../../test/published-applets.ts';
import { about, approve, outcomesOf, reject, setTime } from '../../../test/reviews.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { transaction } from '../../platform/db.ts';
import { applets } from '../applet/applet.tables.ts';
import { versions } from '../version/version.tables.ts';
import { findAssociation } from './association.repository.ts';
import { liftAssociation } from './association-lifting.ts';

let testApp: TestApp;
let rita: Awaited<ReturnType<typeof staffMember>>;
let team: Team;
let owners: Team;
let theirs: Published;
let own: Published;
beforeAll(async () => {
  testApp = await openTestApp();
  rita = await staffMember(testApp, 'reviewer');
  team = await openChannelTeam(testApp);
  owners = await openChannelTeam(testApp);
  theirs = await publishedApplet(testApp, owners);
  own = await publishedApplet(testApp, team);
});
afterAll(() => testApp.close());

const purpose = 'Pedir o pão do dia e pagar.';
const request = (id: string, { appId }: Published, by: Pick<Team, 'call'> = team) =>
  by.call(requestAssociation, { params: { id }, body: { appId, purpose } });
const get = async (id: string): Promise<ChannelAssociation | null> =>
  (await team.call(getChannelAssociation, { params: { id } })).association;
const answer = ({ id: associationId }: { readonly id: string }) => ({
  params: { id: theirs.appletId, associationId },
});
const listed = async (by = owners, applet = theirs) =>
  (await by.call(listAppletAssociations, { params: { id: applet.appletId } })).list;
/** A channel that leads to the team's own mini program. */
const linked = async () => {
  const channel = await makeChannel(team);
  const { submission } = await request(channel.id, own);
  await approve(rita, submission?.reviewId ?? '');
  return { channel, association: (await get(channel.id)) as ChannelAssociation };
};
const appletSeen = async (channel: Parameters<typeof linkOf>[0]) =>
  (await (await customer(testApp)).call(openChannel, { params: { link: linkOf(channel) }, query: {} })).applet;

describe('a channel that asks for the mini program of another team', () => {
  it('waits for that team, then for staff, and then people open it from the channel', async () => {
    const channel = await makeChannel(team);
    const asked = await request(channel.id, theirs);
    expect(asked).toMatchObject({ state: 'requested', purpose, submission: null, applet: { appId: theirs.appId } });
    const [told] = (await owners.call(listNotices, {})).list;
    expect(told).toMatchObject({ kind: 'associationRequested', data: { channel: channel.name, what: 'requested' } });
    expect((await listed())[0]).toMatchObject({ id: asked.id, channel: { name: channel.name } });
    expect(await appletSeen(channel)).toBeNull();

    expect(await owners.call(agreeToAssociation, answer(asked))).toMatchObject({ state: 'agreed' });
    const { submission } = (await get(channel.id)) as ChannelAssociation;
    const reviewId = submission?.reviewId ?? '';
    const seen = await rita.call(getReview, about(reviewId));
    expect(seen).toMatchObject({ kind: 'association', subjectName: channel.name });
    expect(seen.fields.find(({ path }) => path === 'appId')?.value).toBe(theirs.appId);
    expect(await appletSeen(channel)).toBeNull();

    await approve(rita, reviewId);
    expect(await get(channel.id)).toMatchObject({ state: 'on', approvedAt: expect.any(String) });
    expect(await appletSeen(channel)).toMatchObject({ appId: theirs.appId, name: theirs.name });
    const { list } = await owners.call(listLog, { query: { event: ['75'] } });
    expect(list[0]).toMatchObject({
      subject: { kind: 'applet', name: theirs.name },
      changes: [{ after: channel.name }],
    });
  });

  it('is declined with a reason that its team reads, and may ask again', async () => {
    const channel = await makeChannel(team);
    const asked = await request(channel.id, theirs);
    const empty = owners.call(declineAssociation, { ...answer(asked), body: { reason: '  ' } });
    await expect(empty).rejects.toMatchObject({ name: 'form_invalid', fields: { reason: expect.any(String) } });
    await owners.call(declineAssociation, { ...answer(asked), body: { reason: 'Não conhecemos o canal.' } });
    expect(await get(channel.id)).toMatchObject({ state: 'declined', reason: 'Não conhecemos o canal.' });
    const [told] = (await team.call(listNotices, {})).list;
    expect(told).toMatchObject({ kind: 'associationAnswered', data: { what: 'declined', applet: theirs.name } });
    await expect(owners.call(agreeToAssociation, answer(asked))).rejects.toMatchObject({ name: 'state_forbids' });
    expect(await request(channel.id, theirs)).toMatchObject({ state: 'requested' });
  });

  it('is answered by members of that team who develop mini programs, and by no other', async () => {
    const channel = await makeChannel(team);
    const asked = await request(channel.id, theirs);
    await expect(team.call(agreeToAssociation, answer(asked))).rejects.toMatchObject({ name: 'not_found' });
    const byOwn = { params: { id: own.appletId, associationId: asked.id } };
    await expect(team.call(agreeToAssociation, byOwn)).rejects.toMatchObject({ name: 'not_found' });
    const byOther = { params: { id: (await makeChannel(team)).id, associationId: asked.id } };
    await expect(team.call(withdrawAssociation, byOther)).rejects.toMatchObject({ name: 'not_found' });
    const reader = await member(testApp, owners, {
      permissions: [{ menuId: 'applets.index', permissionLevel: 'read' }],
    });
    await expect(reader.call(agreeToAssociation, answer(asked))).rejects.toMatchObject({ name: 'permission_missing' });
    const writer = await member(testApp, owners, {
      permissions: [{ menuId: 'applets.index', permissionLevel: 'write' }],
    });
    expect(await writer.call(agreeToAssociation, answer(asked))).toMatchObject({ state: 'agreed' });
  });

  it('takes its request back before the answer, and from staff', async () => {
    const channel = await makeChannel(team);
    for (const isAgreed of [false, true]) {
      const asked = await request(channel.id, theirs);
      if (isAgreed) await owners.call(agreeToAssociation, answer(asked));
      const params = { id: channel.id, associationId: asked.id };
      expect(await team.call(withdrawAssociation, { params })).toMatchObject({ state: 'withdrawn' });
      await expect(team.call(withdrawAssociation, { params })).rejects.toMatchObject({ name: 'state_forbids' });
    }
    const { submission } = (await get(channel.id)) as ChannelAssociation;
    expect(submission?.status).toBe('REVOKED');
  });
});

describe('a request', () => {
  it('for a mini program of the same team goes to staff at once, when the member develops them', async () => {
    const channel = await makeChannel(team);
    expect(await request(channel.id, own)).toMatchObject({ state: 'agreed', submission: { status: 'UNDER' } });
    const helper = await member(testApp, team, {
      permissions: [{ menuId: 'channels.index', permissionLevel: 'write' }],
    });
    await customer(testApp, { boundTo: helper.accountId });
    const other = await makeChannel(helper);
    expect(await request(other.id, own, helper)).toMatchObject({ state: 'requested', submission: null });
  });

  it('is one at a time, however many ask at the same instant', async () => {
    const channel = await makeChannel(team);
    const outcomes = await outcomesOf([
      request(channel.id, own),
      request(channel.id, theirs),
      request(channel.id, own),
    ]);
    expect(outcomes.sort()).toEqual(['channel_associated', 'channel_associated', 'done']);
  });

  it('is for a mini program that people can open: one that is not is as unknown as none', async () => {
    const channel = await makeChannel(team);
    const hidden = await publishedApplet(testApp, owners, { stage: 'develop' });
    for (const appId of [hidden.appId, 'bl0000000000000000']) {
      const asked = team.call(requestAssociation, { params: { id: channel.id }, body: { appId, purpose } });
      await expect(asked).rejects.toMatchObject({ name: 'applet_not_online' });
    }
    const wrong = team.call(requestAssociation, { params: { id: channel.id }, body: { appId: '', purpose: 'curto' } });
    await expect(wrong).rejects.toMatchObject({
      name: 'form_invalid',
      fields: { appId: expect.any(String), purpose: expect.any(String) },
    });
    const { list } = await team.call(findAssociableApplets, {
      params: { id: channel.id },
      query: { search: own.name },
    });
    expect(list.map(({ appId }) => appId)).toContain(own.appId);
  });

  it('is for those who manage the channel', async () => {
    const channel = await makeChannel(team);
    await expect(request(channel.id, theirs, owners)).rejects.toMatchObject({ name: 'not_found' });
    const helper = await member(testApp, team, {
      permissions: [{ menuId: 'channels.index', permissionLevel: 'write' }],
    });
    await expect(request(channel.id, own, helper)).rejects.toMatchObject({ name: 'channel_chat_account' });
    await customer(testApp, { boundTo: helper.accountId });
    await expect(request(channel.id, own, helper)).rejects.toMatchObject({ name: 'channel_right' });
  });

  it('that staff reject ends with their reasons', async () => {
    const channel = await makeChannel(team);
    const { submission } = await request(channel.id, own);
    await reject(rita, submission?.reviewId ?? '', 'purpose', 'notAllowed');
    const ended = await get(channel.id);
    expect(ended).toMatchObject({
      state: 'rejected',
      submission: { verdicts: [{ path: 'purpose', reason: 'notAllowed' }] },
    });
  });
});

describe('the mini program of a channel', () => {
  it('is hidden while it is off the shelf or taken down, and is there again with the next version', async () => {
    const { db } = testApp.platform;
    const { channel } = await linked();
    expect(await appletSeen(channel)).toMatchObject({ appId: own.appId });
    const shelf = (to: 'on' | 'off') => db.update(applets).set({ shelf: to }).where(eq(applets.id, own.appletId));
    await shelf('off');
    expect(await appletSeen(channel)).toBeNull();
    expect((await get(channel.id))?.applet.isOnShelf).toBe(false);
    await shelf('on');
    const takenDown = {
      stage: 'takenDown',
      takenDownAt: new Date(),
      takenDownReason: 'Vende o que não pode.',
    } as const;
    await db.update(versions).set(takenDown).where(eq(versions.appletId, own.appletId));
    expect(await appletSeen(channel)).toBeNull();
    const online = { stage: 'online', takenDownAt: null, takenDownReason: null } as const;
    await db.update(versions).set(online).where(eq(versions.appletId, own.appletId));
    expect(await appletSeen(channel)).not.toBeNull();
  });
});

describe('lifting an association', () => {
  const hoursMs = 48 * 3_600_000;
  /** Days pass, and sessions end: everyone logs in again. */
  const waitUntil = async (instantMs: number) => {
    setTime(testApp, new Date(instantMs).toISOString());
    team = { ...team, ...(await workIn(testApp, await logIn(testApp, team), team.merchantId)) };
    owners = { ...owners, ...(await workIn(testApp, await logIn(testApp, owners), owners.merchantId)) };
    rita = await staffMember(testApp, 'reviewer');
  };

  it('is refused when 47 h 59 min 59 s are over, and done when 48 hours are', async () => {
    const { association } = await linked();
    const { db } = testApp.platform;
    const key = { merchantId: team.merchantId, id: association.id };
    const liftAt = (passedMs: number) =>
      transaction(db, async (tx) => {
        const row = await findAssociation(tx, key);
        if (!row?.approvedAt) throw new Error('an association that is on was approved');
        return liftAssociation(tx, row, new Date(row.approvedAt.getTime() + passedMs));
      });
    await expect(liftAt(hoursMs - 1_000)).rejects.toMatchObject({ refusal: 'association_held', retryAfterSeconds: 1 });
    await expect(liftAt(hoursMs - 1)).rejects.toMatchObject({ refusal: 'association_held', retryAfterSeconds: 1 });
    expect(await liftAt(hoursMs)).toMatchObject({ state: 'lifted' });
  });

  it('says how long it still lasts, by the clock of the product, and takes the mini program from the phone', async () => {
    const { channel, association } = await linked();
    const params = { id: channel.id, associationId: association.id };
    const approvedAt = Date.parse(association.approvedAt ?? '');
    expect(Date.parse(association.liftableAt ?? '') - approvedAt).toBe(hoursMs);
    expect(association.heldSeconds).toBeGreaterThan(48 * 3_600 - 60);
    await waitUntil(approvedAt + hoursMs - 120_000);
    const early = team.call(liftChannelAssociation, { params });
    await expect(early).rejects.toMatchObject({
      name: 'association_held',
      message: expect.stringMatching(/em [12] minutos?/),
    });
    expect(await appletSeen(channel)).not.toBeNull();
    await waitUntil(approvedAt + hoursMs + 1_000);
    expect(await get(channel.id)).toMatchObject({ state: 'on', heldSeconds: 0 });
    expect(await team.call(liftChannelAssociation, { params })).toMatchObject({ state: 'lifted', heldSeconds: null });
    expect(await appletSeen(channel)).toBeNull();
    await expect(team.call(liftChannelAssociation, { params })).rejects.toMatchObject({ name: 'state_forbids' });
  });

  it('is for the team of the mini program too, and the team of the channel is told', async () => {
    const channel = await makeChannel(team);
    const asked = await request(channel.id, theirs);
    await owners.call(agreeToAssociation, answer(asked));
    await approve(rita, (await get(channel.id))?.submission?.reviewId ?? '');
    await expect(owners.call(liftAppletAssociation, answer(asked))).rejects.toMatchObject({ name: 'association_held' });
    await waitUntil(testApp.platform.clock.now().getTime() + hoursMs + 60_000);
    await owners.call(liftAppletAssociation, answer(asked));
    expect(await get(channel.id)).toMatchObject({ state: 'lifted' });
    expect((await listed()).map(({ id }) => id)).not.toContain(asked.id);
    const { list } = await team.call(listNotices, {});
    expect(list[0]).toMatchObject({ kind: 'associationAnswered', data: { what: 'lifted' } });
  });
});
