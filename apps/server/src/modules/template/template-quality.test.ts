import type { Channel } from '@balcao/contract/channel';
import { stopConversation } from '@balcao/contract/conversation-phone';
import { reportsADay } from '@balcao/contract/moderation';
import { reportMessage } from '@balcao/contract/moderation-report';
import { listNotices } from '@balcao/contract/notification-bell';
import { getTemplate, type TemplateState } from '@balcao/contract/template';
import { disableTemplate, listDeskTemplates, resumeTemplate } from '@balcao/contract/template-desk';
import { getTemplateHealth, templateQuality } from '@balcao/contract/template-quality';
import { sendTemplate } from '@balcao/contract/template-sending';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { linkOf, makeChannel, openChannelTeam } from '../../../test/channels.ts';
import { answer, inbox, opened, write } from '../../../test/conversations.ts';
import { namedFollower } from '../../../test/followers.ts';
import { freeName, passedTemplate } from '../../../test/held-templates.ts';
import { lastMailTo, staffMember, type Team } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { until } from '../../../test/until.ts';

let testApp: TestApp;
let team: Team;
let channel: Channel;
let reviewer: Awaited<ReturnType<typeof staffMember>>;
beforeAll(async () => {
  testApp = await openTestApp();
  team = await openChannelTeam(testApp);
  channel = await makeChannel(team);
  reviewer = await staffMember(testApp, 'reviewer');
});
afterAll(() => testApp.close());

const link = () => linkOf(channel);
/** A follower who wrote, and whom the team answers with templates. */
const asked = async () => {
  const name = `Bruna ${crypto.randomUUID().slice(0, 8)}`;
  const bruna = await namedFollower(testApp, channel, name);
  await write(bruna, channel, 'Meu pedido está pronto?');
  const conversationId = (await inbox(team, channel)).find((one) => one.name === name)?.id ?? '';
  return { bruna, conversationId };
};
type Asked = Awaited<ReturnType<typeof asked>>;
const send = ({ conversationId }: Asked, templateId: string) =>
  team.call(sendTemplate, {
    params: { id: channel.id, conversationId },
    body: {
      ...{ clientId: crypto.randomUUID(), templateId, language: 'pt-BR' as const },
      ...{ values: { nome: 'Bruna', pedido: '1042' }, seen: 100 },
    },
  });
const report = ({ bruna }: Asked, position: number, text = '') =>
  bruna.call(reportMessage, { params: { link: link(), position }, body: { reason: 'spam', text } });
const stop = ({ bruna }: Asked, isStopped = true) =>
  bruna.call(stopConversation, { params: { link: link() }, body: { isStopped } });
const passed = () => passedTemplate(testApp, team, { name: freeName() });
const seen = (templateId: string) => team.call(getTemplate, { params: { templateId } });
const comesTo = (templateId: string, state: TemplateState) =>
  until(
    () => seen(templateId),
    (one) => one.state === state,
  );
const health = (id: string) => reviewer.call(getTemplateHealth, { params: { id } });
/** So many people get it and report it. */
const complain = async (templateId: string, count: number): Promise<void> => {
  for (let at = 0; at < count; at++) {
    const one = await asked();
    await report(one, (await send(one, templateId)).position);
  }
};
/** Its pause is over, and the job looks. */
const letTimePass = async (id: string): Promise<void> => {
  await testApp.platform.db.execute(
    sql`update template set paused_until = now() - interval '1 second' where id = ${id}`,
  );
  await testApp.platform.jobs.sweep();
};

describe('a message that was made from a template', () => {
  it('is reported once by its reader, who alone can, and no other message can be', async () => {
    const [one, other, { id }] = [await asked(), await asked(), await passed()];
    const { position } = await send(one, id);
    const written = await answer(team, channel, one.conversationId, { text: 'Já vai.', seen: position });
    const { list } = await opened(one.bruna, channel);
    expect(list.map(({ reportable }) => reportable)).toEqual([null, 'template', null]);
    for (const [who, at] of [
      [one, written.position],
      [one, 1],
      [one, 99],
      [other, position],
    ] as const)
      await expect(report(who, at)).rejects.toMatchObject({ name: 'not_found' });
    expect(await report(one, position, 'Não pedi isto.')).toBeNull();
    await expect(report(one, position)).rejects.toMatchObject({ name: 'reported_already' });
    expect(await health(id)).toMatchObject({
      reported: 1,
      stopped: 0,
      texts: [{ reason: 'spam', text: 'Não pedi isto.' }],
    });
    expect(await seen(id)).toMatchObject({ state: 'approved', complaints: 1 });
  });

  it('is among twenty that a person reports on a day', async () => {
    const [one, { id }] = [await asked(), await passed()];
    const { position } = await send(one, id);
    await testApp.platform.db.execute(sql`insert into template_complaint
      (merchant_id, template_id, conversation_id, position, customer_id, kind, reason, text, said_at, at)
      select c.merchant_id, gen_random_uuid(), gen_random_uuid(), 1, c.customer_id, 'reported', 'spam', '', now(),
        ${testApp.platform.clock.now().toISOString()}
      from conversation c, generate_series(1, ${reportsADay}) where c.id = ${one.conversationId}`);
    await expect(report(one, position)).rejects.toMatchObject({ name: 'reports_today' });
  });

  it('counts a person once, who stops the conversation after it and reports it', async () => {
    const [one, { id }] = [await asked(), await passed()];
    const { position } = await send(one, id);
    await stop(one);
    expect(await health(id)).toMatchObject({ reported: 0, stopped: 1 });
    await stop(one, false);
    await stop(one);
    await report(one, position);
    expect(await health(id)).toMatchObject({ reported: 1, stopped: 0 });
  });

  it('is not blamed where the team wrote something else since, or where it was said long ago', async () => {
    const [one, late, { id }] = [await asked(), await asked(), await passed()];
    const { position } = await send(one, id);
    await answer(team, channel, one.conversationId, { text: 'Já vai.', seen: position });
    await stop(one);
    await send(late, id);
    await testApp.platform.db.execute(
      sql`update conversation_message set at = at - interval '25 hours' where template_id = ${id}`,
    );
    await stop(late);
    expect(await health(id)).toMatchObject({ reported: 0, stopped: 0 });
  });
});

describe('a template that too many people complain of', () => {
  it('pauses for three hours, then for six, then is switched off; each time the team reads it', async () => {
    const { id, name } = await passed();
    await complain(id, 2);
    expect(await seen(id)).toMatchObject({ state: 'approved', pausedUntil: null });
    await complain(id, 1);
    const began = Date.now();
    const paused = await comesTo(id, 'paused');
    const hours = (Date.parse(paused.pausedUntil ?? '') - began) / 3_600_000;
    expect(Math.round(hours)).toBe(3);
    expect(paused).toMatchObject({ reason: null, complaints: 3 });
    await expect(send(await asked(), id)).rejects.toMatchObject({ name: 'template_not_sendable' });
    const [notice] = (await team.call(listNotices, { query: {} })).list;
    expect(notice).toMatchObject({ kind: 'messageTemplateComplained', data: { name, what: 'paused', people: 3 } });
    await until(
      () => lastMailTo(testApp, team.email),
      ({ subject }) => subject.includes(name),
    );

    await letTimePass(id);
    expect(await seen(id)).toMatchObject({ state: 'approved', pausedUntil: null, complaints: 0 });
    await complain(id, 3);
    const again = await comesTo(id, 'paused');
    expect(Math.round((Date.parse(again.pausedUntil ?? '') - Date.now()) / 3_600_000)).toBe(6);

    await letTimePass(id);
    await complain(id, 3);
    expect(await comesTo(id, 'disabled')).toMatchObject({ reason: null, pausedUntil: null });
    const told = (await team.call(listNotices, { query: {} })).list.filter(
      ({ kind }) => kind === 'messageTemplateComplained',
    );
    expect(told.map(({ data }) => 'what' in data && data.what)).toEqual([
      ...['disabled', 'resumed', 'paused', 'resumed', 'paused'],
    ]);
  }, 120_000);

  it('does not pause while those people are few of those who got it', async () => {
    const { id } = await passed();
    const [one, last, { id: other }] = [await asked(), await asked(), await passed()];
    const { position } = await send(one, id);
    const own = await send(last, id);
    // The same message to so many that three people are two in a hundred.
    const enough = (templateQuality.peopleAtLeast * 100) / templateQuality.percentAbove;
    await testApp.platform.db.execute(sql`insert into conversation_message
      (merchant_id, conversation_id, position, kind, author_id, text, template_id, words, client_id, at)
      select merchant_id, conversation_id, position + n, kind, author_id, text, template_id, words, gen_random_uuid(), at
      from conversation_message, generate_series(1, ${enough}) n
      where conversation_id = ${one.conversationId} and position = ${position}`);
    await complain(id, 3);
    // One that was complained of later is paused: the first was judged by then.
    await complain(other, 3);
    await comesTo(other, 'paused');
    expect(await seen(id)).toMatchObject({ state: 'approved', complaints: 3 });
    await testApp.platform.db.execute(sql`update conversation_message set at = at - interval '8 days'
      where conversation_id = ${one.conversationId}`);
    await report(last, own.position);
    await comesTo(id, 'paused');
  });

  it('is let go on or switched off by staff, who see until when it pauses', async () => {
    const [first, second] = [await passed(), await passed()];
    for (const { id } of [first, second]) {
      await complain(id, 3);
      await comesTo(id, 'paused');
    }
    const [row] = (await reviewer.call(listDeskTemplates, { query: { search: first.name } })).list;
    expect(row).toMatchObject({ state: 'paused', reason: null, pausedUntil: expect.any(String) });
    expect(await health(first.id)).toMatchObject({ reported: 3, pauses: 1, workflows: 0 });
    const about = (id: string) => ({ params: { id }, body: { reason: 'A equipe mudou o público.' } });
    expect(await reviewer.call(resumeTemplate, about(first.id))).toMatchObject({
      state: 'approved',
      pausedUntil: null,
    });
    expect(await reviewer.call(disableTemplate, about(second.id))).toMatchObject({
      state: 'disabled',
      pausedUntil: null,
    });
    await testApp.platform.jobs.sweep();
    expect(await seen(second.id)).toMatchObject({ state: 'disabled', reason: 'A equipe mudou o público.' });
  });

  it('is forgotten after 90 days, with what people wrote', async () => {
    const [one, { id }] = [await asked(), await passed()];
    await report(one, (await send(one, id)).position, 'Não pedi isto.');
    const old = new Date(testApp.platform.clock.now().getTime() - templateQuality.keptDays * 86_400_000 - 1_000);
    await testApp.platform.db.execute(
      sql`update template_complaint set at = ${old.toISOString()} where template_id = ${id}`,
    );
    await testApp.platform.jobs.sweep();
    expect((await health(id)).texts).toEqual([]);
  });
});
