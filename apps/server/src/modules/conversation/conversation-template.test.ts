import type { Channel } from '@balcao/contract/channel';
import { getConversation } from '@balcao/contract/conversation';
import { readFromChannel, stopConversation, writeToChannel } from '@balcao/contract/conversation-phone';
import { changeTemplate, discardTemplateEdition, getTemplate, listTemplates } from '@balcao/contract/template';
import { pauseTemplate, resumeTemplate } from '@balcao/contract/template-desk';
import type { TemplateEntry } from '@balcao/contract/template-form';
import { listSendableTemplates, sendTemplate, type TemplateChoice } from '@balcao/contract/template-sending';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { linkOf, makeChannel, openChannelTeam } from '../../../test/channels.ts';
import { answer, helper, inbox, messagesOf, opened, write } from '../../../test/conversations.ts';
import { namedFollower } from '../../../test/followers.ts';
import { entryOfOrder, freeName, passedTemplate, writeTemplate } from '../../../test/held-templates.ts';
import { frozen } from '../../../test/moderation.ts';
import { staffMember, type Team } from '../../../test/people.ts';
import { outcomesOf } from '../../../test/reviews.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';

let testApp: TestApp;
let team: Team;
let channel: Channel;
beforeAll(async () => {
  testApp = await openTestApp();
  team = await openChannelTeam(testApp);
  channel = await makeChannel(team);
});
afterAll(() => testApp.close());

const asked = async (where: Channel = channel) => {
  const name = `Bruna ${crypto.randomUUID().slice(0, 8)}`;
  const bruna = await namedFollower(testApp, where, name);
  await write(bruna, where, 'Meu pedido está pronto?');
  const found = (await inbox(team, where)).find((one) => one.name === name);
  return { bruna, where, conversationId: found?.id ?? '' };
};
type Asked = Awaited<ReturnType<typeof asked>>;
interface Sending extends Partial<TemplateChoice> {
  readonly templateId: string;
  readonly clientId?: string;
  readonly seen?: number;
}
const send = ({ where, conversationId }: Asked, sending: Sending, by: Pick<Team, 'call'> = team) =>
  by.call(sendTemplate, {
    params: { id: where.id, conversationId },
    body: {
      clientId: crypto.randomUUID(),
      language: 'pt-BR',
      values: { nome: 'Bruna', pedido: '1042' },
      seen: 1,
      ...sending,
    },
  });
const passed = (change?: Partial<TemplateEntry>) => passedTemplate(testApp, team, change);
const said = 'Padaria do Largo\n\nOi, Bruna! O pedido 1042 está pronto.\n\nResponda SAIR para não receber mais';

describe('a template that a member sends', () => {
  it('reaches the follower with its words and buttons, ends the waiting, and gives the conversation to the sender', async () => {
    const one = await asked();
    const template = await passed();
    expect(await send(one, { templateId: template.id })).toMatchObject({ kind: 'member', text: said });
    const phone = await opened(one.bruna, channel);
    expect(phone.list[0]).toMatchObject({
      text: said,
      isOwn: false,
      buttons: [
        { label: 'Estou indo', url: null },
        { label: 'Ver pedido', url: 'https://padaria.example/pedido' },
      ],
    });
    const params = { id: channel.id, conversationId: one.conversationId };
    const whole = await team.call(getConversation, { params });
    expect(whole).toMatchObject({ waitingSince: null, handler: 'people', assignee: { memberId: team.accountId } });
  });

  it('is answered by its button', async () => {
    const one = await asked();
    const { position } = await send(one, { templateId: (await passed()).id });
    const body = { clientId: crypto.randomUUID(), text: 'Estou indo', pressed: { position, index: 0 } };
    await one.bruna.call(writeToChannel, { params: { link: linkOf(channel) }, body });
    expect((await messagesOf(team, channel, one.conversationId))[0]).toMatchObject({
      kind: 'follower',
      text: 'Estou indo',
    });
  });

  it('is said in the language that was chosen', async () => {
    const one = await asked();
    const { text } = await send(one, { templateId: (await passed()).id, language: 'en-US' });
    expect(text).toBe('Hi, Bruna! Order 1042 is ready.');
  });

  it('goes once for each id of the sender, also when it is paused in between', async () => {
    const one = await asked();
    const [template, other] = [await passed(), await passed({ name: freeName() })];
    const clientId = crypto.randomUUID();
    const first = await send(one, { templateId: template.id, clientId });
    const reviewer = await staffMember(testApp, 'reviewer');
    const params = { id: template.id };
    await reviewer.call(pauseTemplate, { params, body: { reason: 'Muita gente reclamou.' } });
    expect(await send(one, { templateId: template.id, clientId })).toEqual(first);
    await expect(send(one, { templateId: other.id, clientId })).rejects.toMatchObject({
      name: 'idempotency_key_reused',
    });
    expect(await messagesOf(team, channel, one.conversationId)).toHaveLength(2);
  });

  it('is what passed its review, while an edition is being written', async () => {
    const one = await asked();
    const { id: templateId } = await passed();
    const params = { templateId };
    const { entry, version } = await team.call(getTemplate, { params });
    const versions = entry.versions.map((each) => ({ ...each, body: 'Promoção para {{nome}} e {{pedido}}!' }));
    await team.call(changeTemplate, { params, body: { entry: { ...entry, versions }, version } });
    expect((await send(one, { templateId })).text).toBe(said);
    await team.call(discardTemplateEdition, { params });
  });
});

describe('a template is refused', () => {
  it('unless it is approved, and while staff have paused it', async () => {
    const one = await asked();
    const draft = await writeTemplate(team);
    await expect(send(one, { templateId: draft.id })).rejects.toMatchObject({ name: 'template_not_sendable' });
    const template = await passed();
    const reviewer = await staffMember(testApp, 'reviewer');
    const params = { id: template.id };
    await reviewer.call(pauseTemplate, { params, body: { reason: 'Muita gente reclamou.' } });
    await expect(send(one, { templateId: template.id })).rejects.toMatchObject({ name: 'template_not_sendable' });
    await reviewer.call(resumeTemplate, { params, body: { reason: 'Foi esclarecido.' } });
    expect(await send(one, { templateId: template.id })).toMatchObject({ kind: 'member' });
  });

  it('of another team, as one that is not there', async () => {
    const one = await asked();
    const other = await openChannelTeam(testApp);
    const { id: templateId } = await passedTemplate(testApp, other);
    await expect(send(one, { templateId })).rejects.toMatchObject({ name: 'not_found' });
  });

  it.each([
    ['a variable without a value', { values: { nome: 'Bruna' } }, 'values.pedido'],
    ['an empty value', { values: { nome: ' ', pedido: '1' } }, 'values.nome'],
    ['a value of 5,000 letters', { values: { nome: 'a'.repeat(5_000), pedido: '1' } }, 'values.nome'],
    ['a value of no variable', { values: { nome: 'Bruna', pedido: '1', loja: 'Largo' } }, 'values.loja'],
    ['the number of a card', { values: { nome: '4111 1111 1111 1111', pedido: '1' } }, 'values.nome'],
    ['a language that it lacks', { language: 'zh-CN' }, 'language'],
  ] as const)('with %s, and the field is named', async (_, wrong, named) => {
    const one = await asked();
    const { id: templateId } = await passed();
    await expect(send(one, { templateId, ...wrong } as Sending)).rejects.toMatchObject({
      name: 'form_invalid',
      fields: { [named]: expect.any(String) },
    });
    expect(await messagesOf(team, channel, one.conversationId)).toHaveLength(1);
  });

  it('when its values make the number of a card together, or too long a text', async () => {
    const one = await asked();
    const [version] = entryOfOrder().versions as [TemplateEntry['versions'][0]];
    const written = (body: string) => passed(entryOfOrder({ name: freeName(), versions: [{ ...version, body }] }));
    const halves = await written('{{nome}} {{pedido}}');
    const values = { nome: '4111 1111', pedido: '1111 1111' };
    await expect(send(one, { templateId: halves.id, values })).rejects.toMatchObject({
      fields: { values: expect.any(String) },
    });
    const many = await written(`{{pedido}} ${'{{nome}} '.repeat(60)}`);
    const long = { nome: 'a'.repeat(200), pedido: '1' };
    await expect(send(one, { templateId: many.id, values: long })).rejects.toMatchObject({
      fields: { values: expect.any(String) },
    });
  });

  it('after a colleague has answered, to one who has stopped, in a frozen channel, and by one who may not answer', async () => {
    const [one, stopped] = [await asked(), await asked()];
    const { id: templateId } = await passed();
    const caio = await helper(testApp, team, channel, ['answer']);
    await answer(caio, channel, one.conversationId, { text: 'Está, sim.', seen: 1 });
    await expect(send(one, { templateId })).rejects.toMatchObject({ name: 'conversation_answered' });
    await stopped.bruna.call(stopConversation, { params: { link: linkOf(channel) }, body: { isStopped: true } });
    await expect(send(stopped, { templateId })).rejects.toMatchObject({ name: 'conversation_stopped' });
    const writer = await helper(testApp, team, channel, ['write']);
    await expect(send(one, { templateId }, writer)).rejects.toMatchObject({ name: 'channel_right' });
    const held = await asked(await makeChannel(team));
    await frozen(testApp, held.where);
    await expect(send(held, { templateId })).rejects.toMatchObject({ name: 'channel_frozen' });
  });

  it('to the second of two members who send at the same instant', async () => {
    const one = await asked();
    const { id: templateId } = await passed();
    const caio = await helper(testApp, team, channel, ['answer']);
    expect((await outcomesOf([send(one, { templateId }), send(one, { templateId }, caio)])).sort()).toEqual([
      'conversation_answered',
      'done',
    ]);
  });
});

describe('who answers', () => {
  it('finds the templates that may be sent, without the right to write them; who may not answer does not', async () => {
    const name = freeName();
    const template = await passed({ name });
    await writeTemplate(team, { name: `${name}_2` });
    const caio = await helper(testApp, team, channel, ['answer']);
    const ask = { params: { id: channel.id }, query: { search: name } };
    const { list, hasMore } = await caio.call(listSendableTemplates, ask);
    expect(list).toMatchObject([{ id: template.id, inUse: { name } }]);
    expect(hasMore).toBe(false);
    const writer = await helper(testApp, team, channel, ['write']);
    await expect(writer.call(listSendableTemplates, ask)).rejects.toMatchObject({ name: 'channel_right' });
  });
});

describe('the figures of a template', () => {
  const figuresOf = async (templateId: string) => (await team.call(getTemplate, { params: { templateId } })).figures;

  it('say how many were sent, delivered and read, on its page and in the list', async () => {
    const [one, two] = [await asked(), await asked()];
    const name = freeName();
    const { id: templateId } = await passed({ name });
    expect(await figuresOf(templateId)).toEqual({ sent: 0, delivered: 0, read: 0 });
    const { position } = await send(one, { templateId });
    await send(two, { templateId });
    expect(await figuresOf(templateId)).toEqual({ sent: 2, delivered: 0, read: 0 });
    await opened(one.bruna, channel);
    await one.bruna.call(readFromChannel, { params: { link: linkOf(channel) }, body: { position } });
    await opened(two.bruna, channel);
    const { sent, delivered, read } = await figuresOf(templateId);
    expect({ sent, read }).toEqual({ sent: 2, read: 1 });
    expect(delivered).toBeGreaterThanOrEqual(1);
    const { list } = await team.call(listTemplates, { query: { search: name } });
    expect(list).toMatchObject([{ figures: { sent, delivered, read } }]);
  });

  it('are of the last 30 days', async () => {
    const one = await asked();
    const { id: templateId } = await passed();
    await send(one, { templateId });
    await testApp.platform.db.execute(
      sql`update conversation_message set at = at - interval '31 days' where template_id = ${templateId}`,
    );
    expect(await figuresOf(templateId)).toEqual({ sent: 0, delivered: 0, read: 0 });
  });
});
