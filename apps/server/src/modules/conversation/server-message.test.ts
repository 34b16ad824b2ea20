import { randomUUID } from 'node:crypto';
import type { Channel } from '@balcao/contract/channel';
import { giveChannelServer, takeChannelServer } from '@balcao/contract/channel-open';
import { listConversations } from '@balcao/contract/conversation';
import { listConversationMessages } from '@balcao/contract/conversation-message';
import { openConversation, readFromChannel, stopConversation } from '@balcao/contract/conversation-phone';
import type { AskOf } from '@balcao/contract/endpoint';
import { followChannel, unfollowChannel } from '@balcao/contract/follower';
import { freezeChannel } from '@balcao/contract/moderation-channel';
import { advanceClock } from '@balcao/contract/sandbox';
import { getTemplate } from '@balcao/contract/template';
import { pauseTemplate } from '@balcao/contract/template-desk';
import { queryTemplateMessage, sendTemplateMessage, serverMessagesADay } from '@balcao/contract/template-open';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { linkOf, makeChannel, openChannelTeam } from '../../../test/channels.ts';
import { customer } from '../../../test/customers.ts';
import { freeName, passedTemplate } from '../../../test/held-templates.ts';
import { type MerchantServer, merchantServer } from '../../../test/merchants.ts';
import { staffMember, type Team } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { until } from '../../../test/until.ts';

let testApp: TestApp;
let team: Team;
let server: MerchantServer;
let template: { id: string; name: string };
beforeAll(async () => {
  testApp = await openTestApp();
  team = await openChannelTeam(testApp);
  server = await merchantServer(testApp, team);
  const name = freeName();
  template = { ...(await passedTemplate(testApp, team, { name })), name };
});
afterAll(() => testApp.close());

const served = async (): Promise<Channel> => {
  const channel = await makeChannel(team);
  await team.call(giveChannelServer, { params: { id: channel.id } });
  return channel;
};
const follow = async ({ call }: Pick<Person, 'call'>, channel: Channel) =>
  call(followChannel, { params: { link: linkOf(channel) }, body: {} });
type Person = Awaited<ReturnType<typeof customer>>;
/** One who follows, with the id by which webhooks call them. */
const followed = async (channel: Channel) => {
  const person = await customer(testApp);
  await follow(person, channel);
  const { rows } = await testApp.platform.db.execute<{ id: string }>(
    sql`select open_id as id from channel_follower where channel_id = ${channel.id} order by followed_at desc limit 1`,
  );
  return { person, followerId: rows[0]?.id ?? '' };
};
type Entry = AskOf<typeof sendTemplateMessage>['body'];
let sentSoFar = 0;
const newNumber = (): string => {
  sentSoFar += 1;
  return `M-${sentSoFar}`;
};
const values = { nome: 'Ana', pedido: '1042' };
const send = (
  { id: channelId }: Channel,
  followerId: string,
  change: Partial<Entry> = {},
  idempotencyKey: string = randomUUID(),
) => {
  const body = { merchantMessageNumber: newNumber(), channelId, followerId, template: template.name, values };
  return server.call(sendTemplateMessage, { body: { ...body, ...change } }, { idempotencyKey });
};
const query = (merchantMessageNumber: string) =>
  server.call(queryTemplateMessage, { params: { merchantMessageNumber } });
const open = ({ call }: Person, channel: Channel) =>
  call(openConversation, { params: { link: linkOf(channel) }, query: {} });
const refused = (name: string) => expect.objectContaining({ name });
const wrong = (field: string) =>
  expect.objectContaining({ name: 'form_invalid', fields: { [field]: expect.any(String) } });

describe('a message of a server to one follower', () => {
  it('comes into their conversation, and its way is asked for by its number', async () => {
    const channel = await served();
    const { person, followerId } = await followed(channel);
    const sent = await send(channel, followerId);
    const text = 'Padaria do Largo\n\nOi, Ana! O pedido 1042 está pronto.\n\nResponda SAIR para não receber mais';
    expect(sent).toMatchObject({ state: 'sent', language: 'pt-BR', text, followerId, template: template.name });
    const { list } = await open(person, channel);
    expect(list).toMatchObject([{ text, reportable: 'template', isMachine: false, buttons: [{ url: null }, {}] }]);
    expect(await query(sent.merchantMessageNumber)).toEqual({ ...sent, state: 'delivered' });
    const position = list[0]?.position ?? 0;
    await person.call(readFromChannel, { params: { link: linkOf(channel) }, body: { position } });
    expect(await query(sent.merchantMessageNumber)).toMatchObject({ state: 'read' });
    const { figures } = await team.call(getTemplate, { params: { templateId: template.id } });
    expect(figures).toMatchObject({ sent: 1, delivered: 1, read: 1 });
    const [conversation] = (
      await team.call(listConversations, { params: { id: channel.id }, query: { state: 'closed' } })
    ).list;
    const params = { id: channel.id, conversationId: conversation?.id ?? '' };
    const read = await team.call(listConversationMessages, { params, query: {} });
    expect(read.list).toMatchObject([{ kind: 'notice', speaker: 'API', text }]);
  });

  it('is sent once under one key and under one number', async () => {
    const channel = await served();
    const { person, followerId } = await followed(channel);
    const [key, body] = [randomUUID(), { merchantMessageNumber: newNumber() }];
    const first = await send(channel, followerId, body, key);
    expect(await send(channel, followerId, body, key)).toEqual(first);
    await expect(send(channel, followerId, body)).rejects.toEqual(refused('message_number_used'));
    const number = { merchantMessageNumber: newNumber() };
    const atOnce = await Promise.allSettled([1, 2, 3].map(() => send(channel, followerId, number)));
    expect(atOnce.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await open(person, channel)).list).toHaveLength(2);
  });

  it('is said in the language of the phone unless another is named', async () => {
    const channel = await served();
    const { person, followerId } = await followed(channel);
    expect(await send(channel, followerId, { language: 'en-US' })).toMatchObject({ language: 'en-US' });
    await testApp.platform.db.execute(
      sql`update channel_follower set language = 'en-US' where channel_id = ${channel.id}`,
    );
    expect(await send(channel, followerId)).toMatchObject({ text: 'Hi, Ana! Order 1042 is ready.' });
    await expect(send(channel, followerId, { language: 'zh-CN' })).rejects.toEqual(wrong('language'));
    expect((await open(person, channel)).list).toHaveLength(2);
  });

  it('finds those who follow since before ids were written down', async () => {
    const channel = await served();
    const { followerId } = await followed(channel);
    await testApp.platform.db.execute(sql`update channel_follower set open_id = null where channel_id = ${channel.id}`);
    await testApp.caller()(advanceClock, { body: { advanceSeconds: 31 } });
    const sent = await until(
      () => send(channel, followerId).catch(() => undefined),
      (one) => one !== undefined,
    );
    expect(sent).toMatchObject({ followerId });
  });
});

describe('a message that cannot be sent', () => {
  it('says which field is wrong, and leaves nothing behind', async () => {
    const [channel, other] = [await served(), await served()];
    const { person, followerId } = await followed(channel);
    const number = { merchantMessageNumber: newNumber() };
    await expect(send(channel, 'x', number)).rejects.toEqual(wrong('followerId'));
    await expect(send(other, followerId, number)).rejects.toEqual(wrong('followerId'));
    await expect(send(channel, followerId, { ...number, template: 'nenhum' })).rejects.toEqual(wrong('template'));
    await expect(send(channel, followerId, { ...number, values: { nome: 'Ana' } })).rejects.toEqual(
      wrong('values.pedido'),
    );
    const more = { ...values, cor: 'azul' };
    await expect(send(channel, followerId, { ...number, values: more })).rejects.toEqual(wrong('values.cor'));
    await expect(query(number.merchantMessageNumber)).rejects.toEqual(refused('not_found'));
    expect((await open(person, channel)).list).toEqual([]);
    expect(await send(channel, followerId, number)).toMatchObject(number);
  });

  it('reaches nobody who left, or stopped the conversation', async () => {
    const channel = await served();
    const { person, followerId } = await followed(channel);
    await send(channel, followerId);
    const link = { params: { link: linkOf(channel) } };
    await person.call(stopConversation, { ...link, body: { isStopped: true } });
    await expect(send(channel, followerId)).rejects.toEqual(refused('conversation_stopped'));
    await person.call(stopConversation, { ...link, body: { isStopped: false } });
    await person.call(unfollowChannel, link);
    await expect(send(channel, followerId)).rejects.toEqual(wrong('followerId'));
    await follow(person, channel);
    expect(await send(channel, followerId)).toMatchObject({ followerId });
  });

  it('is refused where the server may not speak, or the channel is held by staff', async () => {
    const channel = await served();
    const { followerId } = await followed(channel);
    await team.call(takeChannelServer, { params: { id: channel.id } });
    await expect(send(channel, followerId)).rejects.toEqual(refused('channel_server_off'));
    await team.call(giveChannelServer, { params: { id: channel.id } });
    const rita = await staffMember(testApp, 'reviewer');
    await rita.call(freezeChannel, { params: { id: channel.id }, body: { reason: 'Promete dinheiro em dobro.' } });
    await expect(send(channel, followerId)).rejects.toEqual(refused('channel_frozen'));
  });

  it('waits for the next day after twenty, and for a template that was stopped', async () => {
    const channel = await served();
    const { followerId } = await followed(channel);
    for (let count = 0; count < serverMessagesADay; count += 1) await send(channel, followerId);
    await expect(send(channel, followerId)).rejects.toEqual(refused('template_messages_today'));
    const other = await followed(channel);
    const rita = await staffMember(testApp, 'reviewer');
    await rita.call(pauseTemplate, { params: { id: template.id }, body: { reason: 'Muitas reclamações.' } });
    await expect(send(channel, other.followerId)).rejects.toEqual(refused('template_not_sendable'));
  });
});
