import { changeChannel, closeChannel, getChannel } from '@balcao/contract/channel';
import {
  cancelChannelCertification,
  getChannelCertificationDraft,
  listChannelCertifications,
  saveChannelCertificationDraft,
  submitChannelCertification,
} from '@balcao/contract/channel-certification';
import type { ChannelCertificationEntry } from '@balcao/contract/channel-certification-form';
import type { ChannelCertificationKind } from '@balcao/contract/channel-certification-kind';
import { handOverChannel, putChannelManager } from '@balcao/contract/channel-right';
import { openChannel, searchChannels } from '@balcao/contract/follower';
import { listLog } from '@balcao/contract/log';
import { listNotices } from '@balcao/contract/notification-bell';
import { answerChannelReview } from '@balcao/contract/review';
import { askReopening, askReview, decideReopening, getReview } from '@balcao/contract/review-desk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { channelWords, linkOf, makeChannel } from '../../../test/channels.ts';
import { customer } from '../../../test/customers.ts';
import { lastMailTo, member, openTeam, register, staffMember, type Team } from '../../../test/people.ts';
import { about, approve, claim, reject } from '../../../test/reviews.ts';
import { certify, readyUpload } from '../../../test/submissions.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { transaction } from '../../platform/db.ts';

let testApp: TestApp;
let rita: Awaited<ReturnType<typeof staffMember>>;
let team: Team;
let paper: string;
const cpf = '529.982.247-25';
/** A company whose founder the chat app knows by name. */
const openCompany = async (): Promise<Team> => {
  const made = await openTeam(testApp, await register(testApp));
  await certify(testApp, made);
  await customer(testApp, { boundTo: made.accountId, name: 'Helena Duarte', cpf });
  return made;
};
beforeAll(async () => {
  testApp = await openTestApp();
  rita = await staffMember(testApp, 'reviewer');
  team = await openCompany();
  paper = await readyUpload(testApp, team);
});
afterAll(() => testApp.close());

const official = (): ChannelCertificationEntry => ({
  kind: 'official',
  brand: 'Padaria da Esquina',
  purpose: 'Novidades e promoções da padaria.',
  letter: [paper],
});
const personal = (): ChannelCertificationEntry => ({
  kind: 'personal',
  activity: 'Padeira',
  link: 'https://padeiros.com.br/helena',
});
const person = (): ChannelCertificationEntry => ({
  kind: 'subject',
  type: 'personal',
  name: 'Helena Duarte',
  cpf,
  proof: [paper],
});
const submit = (id: string, body: ChannelCertificationEntry, by: Pick<Team, 'call'> = team) =>
  by.call(submitChannelCertification, { params: { id }, body });
const stateOf = async (id: string, kind: ChannelCertificationKind, by: Pick<Team, 'call'> = team) =>
  (await by.call(listChannelCertifications, { params: { id } })).list.find((one) => one.kind === kind);
const passed = async (id: string, body: ChannelCertificationEntry): Promise<string> => {
  const { submission } = await submit(id, body);
  await approve(rita, submission?.reviewId ?? '');
  return submission?.reviewId ?? '';
};
const badgesOf = async (id: string) => (await team.call(getChannel, { params: { id } })).badges;
const rename = (id: string, version: number, endsOfficial?: boolean) =>
  team.call(changeChannel, {
    params: { id },
    body: { ...channelWords(), version, ...(endsOfficial === undefined ? {} : { endsOfficial }) },
  });

describe('an official certification', () => {
  it('speaks for the company of the team, passes at the same desk, and is a badge wherever people find the channel', async () => {
    const channel = await makeChannel(team, { name: 'Canal da Esquina' });
    expect(await stateOf(channel.id, 'official')).toMatchObject({ status: 'NO', certified: false, lack: null });
    const { submission, status } = await submit(channel.id, official());
    const id = submission?.reviewId ?? '';
    expect(status).toBe('UNDER');
    const seen = await rita.call(getReview, about(id));
    expect(seen).toMatchObject({
      kind: 'channelOfficial',
      subject: channel.id,
      subjectName: channel.name,
      type: 'enterprise',
    });
    expect(Object.fromEntries(seen.fields.map(({ path, value }) => [path, value]))).toMatchObject({
      name: 'Padaria da Esquina Ltda.',
      cnpj: '11222333000181',
      letter: paper,
    });
    await approve(rita, id);
    const badge = { company: 'Padaria da Esquina Ltda.', brand: 'Padaria da Esquina' };
    expect(await badgesOf(channel.id)).toEqual({ official: badge, personal: null });
    const lia = await customer(testApp);
    const page = await lia.call(openChannel, { params: { link: linkOf(channel) }, query: {} });
    expect(page.badges.official).toEqual(badge);
    const { list } = await lia.call(searchChannels, { query: { search: channel.name } });
    expect(list[0]?.badges.official).toEqual(badge);
  });

  it('tells its team by mail and bell, and stands in its log', async () => {
    const channel = await makeChannel(team);
    const reviewId = await passed(channel.id, official());
    const mail = await lastMailTo(testApp, team.email);
    expect(mail.subject).toContain(`certificação oficial do canal ${channel.name}`);
    expect(mail.body).toContain(`/channel/${channel.id}/setting/official-certification`);
    const [notice] = (await team.call(listNotices, {})).list;
    expect(notice).toMatchObject({
      kind: 'channelDecided',
      data: { channelId: channel.id, reviewId, isAccepted: true },
    });
    const { list } = await team.call(listLog, { query: { event: ['70'] } });
    expect(list[0]).toMatchObject({ subject: { kind: 'channel', id: channel.id }, changes: [{ after: 'official' }] });
  });

  it('is for teams that are certified as a company', async () => {
    const young = await openTeam(testApp, await register(testApp), { certified: true });
    await customer(testApp, { boundTo: young.accountId });
    const { id } = await makeChannel(young);
    const { platform, services } = testApp;
    await transaction(platform.db, (tx) => services.teams.setStanding(tx, young.merchantId, { type: 'personal' }));
    expect(await stateOf(id, 'official', young)).toMatchObject({ lack: 'company' });
    const letter = [await readyUpload(testApp, young)];
    await expect(submit(id, { ...official(), letter } as ChannelCertificationEntry, young)).rejects.toMatchObject({
      name: 'channel_company_only',
    });
  });

  it('is sent back with reasons, corrected, and holds while a change of it is looked at (rule: accepted-holds)', async () => {
    const { id } = await makeChannel(team);
    const first = await submit(id, official());
    await reject(rita, first.submission?.reviewId ?? '', 'letter');
    const back = await stateOf(id, 'official');
    expect(back).toMatchObject({ status: 'REJECT', certified: false });
    expect(back?.submission?.verdicts).toEqual([{ path: 'letter', reason: 'unreadable', note: null }]);
    await passed(id, official());
    const change = await submit(id, { ...official(), brand: 'Esquina Pães' } as ChannelCertificationEntry);
    expect(change).toMatchObject({ status: 'UNDER', certified: true });
    expect((await badgesOf(id)).official?.brand).toBe('Padaria da Esquina');
    await reject(rita, change.submission?.reviewId ?? '', 'brand');
    expect((await badgesOf(id)).official?.brand).toBe('Padaria da Esquina');
    await passed(id, { ...official(), brand: 'Esquina Pães' } as ChannelCertificationEntry);
    expect((await badgesOf(id)).official?.brand).toBe('Esquina Pães');
  });

  it('is asked about and answered by members who manage the channel alone', async () => {
    const { id } = await makeChannel(team);
    const { submission } = await submit(id, official());
    const reviewId = submission?.reviewId ?? '';
    await claim(rita, reviewId);
    await rita.call(askReview, { ...about(reviewId), body: { text: 'Quem assinou a carta?' } });
    const helper = await member(testApp, team, {
      permissions: [{ menuId: 'channels.index', permissionLevel: 'write' }],
    });
    await customer(testApp, { boundTo: helper.accountId });
    const answer = { ...about(reviewId), body: { text: 'A Helena.' } };
    await expect(helper.call(answerChannelReview, answer)).rejects.toMatchObject({ name: 'channel_right' });
    expect(await team.call(answerChannelReview, answer)).toMatchObject({ isAsked: false });
  });

  it('may be opened again by two of the staff: the badge is gone until it passes again', async () => {
    const { id } = await makeChannel(team);
    const reviewId = await passed(id, official());
    await rita.call(askReopening, { ...about(reviewId), body: { reason: 'A carta é de outra empresa.' } });
    const second = await staffMember(testApp, 'reviewer');
    await second.call(decideReopening, { ...about(reviewId), body: { agreed: true } });
    expect((await badgesOf(id)).official).toBeNull();
    await approve(second, reviewId);
    expect((await badgesOf(id)).official?.brand).toBe('Padaria da Esquina');
  });
});

describe('another name of the channel', () => {
  it('ends the official certification, said before and agreed to; the badge is gone at once and is asked for again', async () => {
    const { id } = await makeChannel(team);
    await passed(id, official());
    await passed(id, personal());
    await passed(id, person());
    await expect(rename(id, 1)).rejects.toMatchObject({ name: 'channel_name_certified' });
    await expect(rename(id, 1, false)).rejects.toMatchObject({ name: 'channel_name_certified' });
    const renamed = await rename(id, 1, true);
    expect(renamed.badges).toMatchObject({ official: null, personal: { name: 'Helena Duarte' } });
    expect(await stateOf(id, 'official')).toMatchObject({
      status: 'REVOKED',
      certified: false,
      ended: { because: 'renamed' },
    });
    expect(await stateOf(id, 'subject')).toMatchObject({ status: 'SUCCESS', certified: true });
    // A submission that comes to nothing does not bring it back.
    const again = await submit(id, official());
    await reject(rita, again.submission?.reviewId ?? '', 'letter');
    expect((await badgesOf(id)).official).toBeNull();
    await passed(id, official());
    expect((await badgesOf(id)).official?.brand).toBe('Padaria da Esquina');
  });

  it('takes back one that is under review, so that staff never pass a former name', async () => {
    const { id } = await makeChannel(team);
    const { submission } = await submit(id, official());
    await expect(rename(id, 1)).rejects.toMatchObject({ name: 'channel_name_certified' });
    await rename(id, 1, true);
    expect(await rita.call(getReview, about(submission?.reviewId ?? ''))).toMatchObject({ status: 'REVOKED' });
  });

  it('is only a name in other letters where the channel keeps its words', async () => {
    const channel = await makeChannel(team, { name: 'Canal do Moinho' });
    await passed(channel.id, official());
    const body = { ...channelWords(), name: 'CANAL do Moinho', version: 1 };
    const { badges } = await team.call(changeChannel, { params: { id: channel.id }, body });
    expect(badges.official).not.toBeNull();
  });
});

describe('a personal certification', () => {
  it('is of the owner as the chat app knows them, and ends when the channel is handed over', async () => {
    const { id } = await makeChannel(team);
    await passed(id, personal());
    expect((await badgesOf(id)).personal).toEqual({ name: 'Helena Duarte', activity: 'Padeira' });
    expect((await stateOf(id, 'personal'))?.values).toMatchObject({
      name: 'Helena Duarte',
      cpf: expect.stringMatching(/^52\*+25$/),
    });
    const heir = await member(testApp, team, { permissions: [{ menuId: 'channels.index', permissionLevel: 'write' }] });
    await team.call(handOverChannel, { params: { id }, body: { memberId: heir.accountId } });
    expect((await badgesOf(id)).personal).toBeNull();
    expect(await stateOf(id, 'personal')).toMatchObject({ ended: { because: 'handedOver' }, lack: 'owner' });
    await expect(submit(id, personal())).rejects.toMatchObject({ name: 'channel_owner_only' });
  });

  it('is refused without a checked name, and without any proof', async () => {
    const stranger = await openTeam(testApp, await register(testApp), { certified: true });
    await customer(testApp, { boundTo: stranger.accountId });
    const { id } = await makeChannel(stranger);
    expect(await stateOf(id, 'personal', stranger)).toMatchObject({ lack: 'realName' });
    await expect(submit(id, personal(), stranger)).rejects.toMatchObject({ name: 'real_name_missing' });
    const { id: own } = await makeChannel(team);
    const bare = submit(own, { kind: 'personal', activity: 'Padeira' });
    await expect(bare).rejects.toMatchObject({ name: 'form_invalid', fields: { proof: expect.any(String) } });
    const script = submit(own, { kind: 'personal', activity: 'Padeira', link: 'javascript:alert(1)' });
    await expect(script).rejects.toMatchObject({ name: 'form_invalid', fields: { link: expect.any(String) } });
  });
});

describe('who answers for a channel', () => {
  it('is shown on its page: a company with its CNPJ, a person with the ends of their CPF (rule: masked)', async () => {
    const channel = await makeChannel(team);
    const page = async () =>
      (await customer(testApp)).call(openChannel, { params: { link: linkOf(channel) }, query: {} });
    expect((await page()).subject).toBeNull();
    await passed(channel.id, person());
    expect((await page()).subject).toEqual({ type: 'personal', name: 'Helena Duarte', document: '52*******25' });
    await passed(channel.id, {
      kind: 'subject',
      type: 'enterprise',
      name: 'Padaria Ltda.',
      cnpj: '11.222.333/0001-81',
      proof: [paper],
    });
    expect((await page()).subject).toMatchObject({ type: 'enterprise', document: '11.222.333/0001-81' });
  });

  it('begins with what the team is certified as, and is kept as it is typed', async () => {
    const { id } = await makeChannel(team);
    const params = { id, kind: 'subject' } as const;
    const draft = await team.call(getChannelCertificationDraft, { params });
    expect(draft).toMatchObject({ version: 0, values: { type: 'enterprise', cnpj: '11222333000181' } });
    const values = { type: 'personal', name: 'Hel' };
    await team.call(saveChannelCertificationDraft, { params, body: { values, version: 0 } });
    expect(await team.call(getChannelCertificationDraft, { params })).toMatchObject({ version: 1, values });
  });
});

describe('every certification of a channel', () => {
  it('is submitted and taken back by those who manage it, of their own team', async () => {
    const { id } = await makeChannel(team);
    const other = await openCompany();
    await expect(submit(id, official(), other)).rejects.toMatchObject({ name: 'not_found' });
    await expect(stateOf(id, 'official', other)).rejects.toMatchObject({ name: 'not_found' });
    const helper = await member(testApp, team, {
      permissions: [{ menuId: 'channels.index', permissionLevel: 'write' }],
    });
    await expect(submit(id, official(), helper)).rejects.toMatchObject({ name: 'channel_chat_account' });
    await customer(testApp, { boundTo: helper.accountId });
    await expect(submit(id, official(), helper)).rejects.toMatchObject({ name: 'channel_right' });
    const params = { id, memberId: helper.accountId };
    await team.call(putChannelManager, { params, body: { rights: ['manage'] } });
    await submit(id, official(), helper);
    await expect(submit(id, official())).rejects.toMatchObject({ name: 'state_forbids' });
    const cancelled = await team.call(cancelChannelCertification, { params: { id, kind: 'official' } });
    expect(cancelled).toMatchObject({ status: 'REVOKED', ended: null });
    await team.call(closeChannel, { params: { id } });
    await expect(submit(id, official())).resolves.toMatchObject({ status: 'UNDER' });
  });

  it('stands on documents of the team alone (rule: foreign-is-unknown)', async () => {
    const { id } = await makeChannel(team);
    const other = await openCompany();
    const letter = [await readyUpload(testApp, other)];
    const stolen = submit(id, { ...official(), letter } as ChannelCertificationEntry);
    await expect(stolen).rejects.toMatchObject({ name: 'form_invalid', fields: { letter: expect.any(String) } });
  });
});
