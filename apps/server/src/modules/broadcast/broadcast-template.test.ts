import { getBroadcast, publishBroadcast } from '@balcao/contract/broadcast';
import { listPosts, seePosts } from '@balcao/contract/broadcast-feed';
import { resumeBroadcast, testBroadcast } from '@balcao/contract/broadcast-sending';
import type { BroadcastTemplate } from '@balcao/contract/broadcast-template';
import type { Channel } from '@balcao/contract/channel';
import type { Audience } from '@balcao/contract/channel-audience';
import type { Locale } from '@balcao/contract/locale';
import { advanceClock } from '@balcao/contract/sandbox';
import { changeTemplate, getTemplate, removeTemplate } from '@balcao/contract/template';
import { pauseTemplate, resumeTemplate } from '@balcao/contract/template-desk';
import { getTemplateHealth } from '@balcao/contract/template-quality';
import { listBroadcastTemplates } from '@balcao/contract/template-sending';
import { listTemplateUses } from '@balcao/contract/template-use';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { broadcastParams, follower, sendBroadcast, writeBroadcast } from '../../../test/broadcasts.ts';
import { linkOf, makeChannel, openChannelTeam } from '../../../test/channels.ts';
import { entryOfOrder, freeName, passedTemplate, writeTemplate } from '../../../test/held-templates.ts';
import { staffMember, type Team } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { until } from '../../../test/until.ts';

let testApp: TestApp;
let team: Team;
beforeAll(async () => {
  testApp = await openTestApp();
  team = await openChannelTeam(testApp);
});
afterAll(() => testApp.close());

const passed = () => passedTemplate(testApp, team, { name: freeName() });
const values: BroadcastTemplate['values'] = [
  { name: 'nome', source: 'follower', text: '' },
  { name: 'pedido', source: 'text', text: '1042' },
];
const draftOf = (channel: Channel, templateId: string, change: Partial<BroadcastTemplate> = {}) =>
  writeBroadcast(team, channel, { type: 'template', text: '', template: { templateId, values, ...change } });
type Draft = Awaited<ReturnType<typeof draftOf>>;
type Person = Awaited<ReturnType<typeof follower>>;
const read = (broadcast: Draft) => team.call(getBroadcast, broadcastParams(broadcast));
const postsOf = async ({ token }: Person, channel: Channel, language: Locale = 'pt-BR') =>
  (await testApp.caller(token, language)(listPosts, { params: { link: linkOf(channel) }, query: {} })).list;
const publishTo = (draft: Draft, audience: Audience) =>
  team.call(publishBroadcast, { ...broadcastParams(draft), body: { version: draft.version, at: null, audience } });
const stop = async (id: string) => {
  const staff = await staffMember(testApp, 'reviewer');
  await staff.call(pauseTemplate, { params: { id }, body: { reason: 'Muitas reclamações.' } });
  return staff;
};
const wait = (seconds: number) => testApp.caller()(advanceClock, { body: { advanceSeconds: seconds } });
const inAnHour = () => new Date(testApp.platform.clock.now().getTime() + 3_600_000).toISOString();

describe('a broadcast that says a message template', () => {
  it('is read by each in their language, with their name and the texts for everyone', async () => {
    const [channel, { id }] = [await makeChannel(team), await passed()];
    const person = await follower(testApp, channel);
    const { list: offered } = await team.call(listBroadcastTemplates, { params: { id: channel.id }, query: {} });
    expect(offered.map((one) => one.id)).toContain(id);
    const sent = await sendBroadcast(team, await draftOf(channel, id));
    expect(sent).toMatchObject({ state: 'sent', type: 'template', delivered: 1, template: { templateId: id } });
    const [post] = await postsOf(person, channel);
    const { name } = person;
    expect(post).toMatchObject({
      text: `Padaria do Largo\n\nOi, ${name}! O pedido 1042 está pronto.\n\nResponda SAIR para não receber mais`,
      buttons: [
        { label: 'Estou indo', url: null },
        { label: 'Ver pedido', url: 'https://padaria.example/pedido' },
      ],
    });
    expect(await postsOf(person, channel, 'en-US')).toMatchObject([
      { text: `Hi, ${name}! Order 1042 is ready.`, buttons: [] },
    ]);
    // Chinese is none of its languages.
    expect(await postsOf(person, channel, 'zh-CN')).toMatchObject([{ text: post?.text }]);
  });

  it('counts in the figures of the template, and is named where that is used', async () => {
    const [channel, { id }] = [await makeChannel(team), await passed()];
    const [first] = [await follower(testApp, channel), await follower(testApp, channel)];
    const draft = await draftOf(channel, id);
    const uses = () => team.call(listTemplateUses, { params: { templateId: id } });
    const use = { channelId: channel.id, channel: channel.name, broadcastId: draft.id };
    expect((await uses()).broadcasts).toEqual([{ ...use, state: 'draft', at: null }]);
    const { sentAt: at } = await sendBroadcast(team, draft);
    await first.call(seePosts, { params: { link: linkOf(channel) }, body: { ids: [draft.id] } });
    await first.call(seePosts, { params: { link: linkOf(channel) }, body: { ids: [draft.id] } });
    const { figures } = await team.call(getTemplate, { params: { templateId: id } });
    expect(figures).toEqual({ sent: 2, delivered: 2, read: 1 });
    expect((await uses()).broadcasts).toEqual([{ ...use, state: 'sent', at }]);
  });

  it('keeps the words with which it was sent', async () => {
    const [channel, { id }] = [await makeChannel(team), await passed()];
    const person = await follower(testApp, channel);
    await sendBroadcast(team, await draftOf(channel, id));
    const { entry, version } = await team.call(getTemplate, { params: { templateId: id } });
    await team.call(changeTemplate, {
      params: { templateId: id },
      body: { entry: { ...entryOfOrder(), name: entry.name, category: 'marketing' }, version },
    });
    const [before] = await postsOf(person, channel);
    await team.call(removeTemplate, { params: { templateId: id } });
    expect((await postsOf(person, channel))[0]?.text).toBe(before?.text);
  });

  it('goes to a part of the followers once each, and is tried on the own phone first', async () => {
    const [channel, { id }] = [await makeChannel(team), await passed()];
    const [person] = [await follower(testApp, channel), await follower(testApp, channel)];
    const draft = await draftOf(channel, id);
    await expect(team.call(testBroadcast, broadcastParams(draft))).rejects.toMatchObject({
      name: 'broadcast_test_follow',
    });
    const sent = await publishTo(draft, { dayFrom: '20200101' });
    const done = await until(
      () => read(sent),
      ({ state }) => state === 'sent',
    );
    expect(done).toMatchObject({ delivered: 2 });
    expect(await postsOf(person, channel)).toHaveLength(1);
    expect((await team.call(getTemplate, { params: { templateId: id } })).figures).toMatchObject({ delivered: 2 });
  });
});

describe('a template that is not as it was', () => {
  it('is not sent without the texts that it needs, nor where it was never approved', async () => {
    const [channel, { id }] = [await makeChannel(team), await passed()];
    const blank = await draftOf(channel, id, {
      values: values.map((one) => ({ ...one, source: 'text' as const, text: '' })),
    });
    await expect(sendBroadcast(team, blank)).rejects.toMatchObject({
      name: 'form_invalid',
      fields: { 'template.values.0.text': expect.any(String), 'template.values.1.text': expect.any(String) },
    });
    const other = await draftOf(channel, id, { values: values.slice(0, 1) });
    await expect(sendBroadcast(team, other)).rejects.toMatchObject({ fields: { template: expect.any(String) } });
    const none = await writeBroadcast(team, channel, { type: 'template' });
    await expect(sendBroadcast(team, none)).rejects.toMatchObject({ fields: { template: expect.any(String) } });
    const written = await draftOf(channel, (await writeTemplate(team)).id);
    expect(written.template).toMatchObject({ words: null });
    await expect(sendBroadcast(team, written)).rejects.toMatchObject({ name: 'template_not_sendable' });
    const foreign = await passedTemplate(testApp, await openChannelTeam(testApp), { name: freeName() });
    const stolen = await draftOf(channel, foreign.id);
    expect(stolen.template).toMatchObject({ words: null });
    await expect(sendBroadcast(team, stolen)).rejects.toMatchObject({ name: 'template_not_sendable' });
  });

  it('is refused at once while it is paused, and what was scheduled with it becomes a draft', async () => {
    const [channel, { id }] = [await makeChannel(team), await passed()];
    await follower(testApp, channel);
    const scheduled = await sendBroadcast(team, await draftOf(channel, id), inAnHour());
    const staff = await stop(id);
    expect(await staff.call(getTemplateHealth, { params: { id } })).toMatchObject({ broadcasts: 1 });
    await expect(sendBroadcast(team, await draftOf(channel, id))).rejects.toMatchObject({
      name: 'template_not_sendable',
    });
    await wait(3_601);
    const returned = await until(
      () => read(scheduled),
      ({ state }) => state === 'draft',
    );
    expect(returned).toMatchObject({ delivered: 0 });
    const { rows } = await testApp.platform.db.execute<{ reason: string }>(
      sql`select data ->> 'reason' as reason from notice where data ->> 'broadcastId' = ${scheduled.id}`,
    );
    expect(rows).toEqual([{ reason: 'template' }]);
  });

  it('pauses a sending that is on its way, which goes on once it is sent again', async () => {
    const [channel, { id }] = [await makeChannel(team), await passed()];
    await follower(testApp, channel);
    const sent = await publishTo(await draftOf(channel, id), { dayFrom: '20200101' });
    await until(
      () => read(sent),
      ({ state }) => state === 'sent',
    );
    // As it stands when the process ended before the first slice.
    await testApp.platform.db.execute(sql`delete from broadcast_audience where broadcast_id = ${sent.id}`);
    const staff = await stop(id);
    await testApp.platform.db.execute(sql`update broadcast set state = 'sending', delivered = 0, looked = 0,
      last_looked = null where id = ${sent.id}`);
    await wait(10);
    const held = await until(
      () => read(sent),
      ({ progress }) => progress?.isPaused === true,
    );
    expect(held).toMatchObject({ state: 'sending', delivered: 0, progress: { isTemplateStopped: true } });
    await expect(team.call(resumeBroadcast, broadcastParams(sent))).rejects.toMatchObject({
      name: 'template_not_sendable',
    });
    await staff.call(resumeTemplate, { params: { id }, body: { reason: 'Está bem agora.' } });
    await team.call(resumeBroadcast, broadcastParams(sent));
    const done = await until(
      () => read(sent),
      ({ state }) => state === 'sent',
    );
    expect(done).toMatchObject({ delivered: 1, progress: null });
  });
});
