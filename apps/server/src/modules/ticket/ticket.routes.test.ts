import { listAuditEvents } from '@balcao/contract/audit-event';
import { getHome } from '@balcao/contract/home';
import { listLog } from '@balcao/contract/log';
import { listNotices } from '@balcao/contract/notification-bell';
import { listMails } from '@balcao/contract/sandbox';
import {
  closeTicket,
  createTicket,
  getTicket,
  listTickets,
  readTicket,
  ticketReopenDays,
  ticketsADay,
  writeTicket,
} from '@balcao/contract/ticket';
import {
  answerTicket,
  assignTicket,
  getDeskTicket,
  getTicketFigures,
  listDeskTickets,
  listTicketColleagues,
  noteTicket,
  solveTicket,
} from '@balcao/contract/ticket-desk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { member, openTeam, register, staffMember, type Team } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { until } from '../../../test/until.ts';

type Staff = Awaited<ReturnType<typeof staffMember>>;
let testApp: TestApp;
let team: Team;
/** A member without any right. */
let davi: Team;
/** One who may read who works in the team, and one who may change it. */
let reader: Team;
let keeper: Team;
let stranger: Team;
let sara: Staff;
let sol: Staff;
beforeAll(async () => {
  testApp = await openTestApp();
  team = await openTeam(testApp, await register(testApp), { name: 'Padaria Que Pergunta' });
  davi = await member(testApp, team, {});
  reader = await member(testApp, team, { permissions: [{ menuId: 'setting.team', permissionLevel: 'read' }] });
  keeper = await member(testApp, team, { permissions: [{ menuId: 'setting.team', permissionLevel: 'write' }] });
  stranger = await openTeam(testApp, await register(testApp), { name: 'Outra' });
  sara = await staffMember(testApp, 'support');
  sol = await staffMember(testApp, 'support');
});
afterAll(() => testApp.close());

const view = { page: '/payment/financial', requestId: null, release: 'abc1234', language: 'pt-BR' };
const asked = { area: 'money', subject: 'Saque parado', text: 'O saque de ontem não chegou.', view } as const;
const ask = (who: Team, changed: Partial<Parameters<typeof body>[0]> = {}) =>
  who.call(createTicket, { body: body(changed) });
const body = (changed: { subject?: string; text?: string; view?: typeof view | null }) => ({ ...asked, ...changed });
const of = (id: string) => ({ params: { id } });
const text = 'Obrigado por escrever.';
const answer = (who: Staff, id: string, seen: number, state: 'answered' | 'asked' | 'solved' = 'answered') =>
  who.call(answerTicket, { ...of(id), body: { text, state, seen } });
const refused = (name: string) => expect.objectContaining({ name });

describe('a request to support', () => {
  it('goes to staff with what the person saw, is answered, told to the one who asked alone, and read', async () => {
    const { id } = await ask(davi);
    expect(await sara.call(getDeskTicket, of(id))).toMatchObject({
      ...{ area: 'money', subject: 'Saque parado', state: 'open', view, lastPosition: 1 },
      merchant: { name: 'Padaria Que Pergunta' },
      messages: [{ kind: 'member', text: asked.text }],
    });
    await answer(sara, id, 1, 'asked');
    expect(await davi.call(getTicket, of(id))).toMatchObject({
      ...{ state: 'asked', isUnread: true, mayWrite: true },
      messages: [{ kind: 'member' }, { kind: 'staff', name: '', text }],
    });
    const [mail] = await until(
      async () => (await testApp.caller()(listMails, { query: { to: davi.email } })).list,
      (list) => list.some(({ subject }) => subject.includes('O suporte aguarda sua resposta')),
    );
    expect(mail?.text).toContain(`/help/requests/${id}`);
    expect(mail?.text).not.toContain(text);
    const told = async (who: Team) => (await who.call(listNotices, {})).list.map(({ kind }) => kind);
    expect(await told(davi)).toEqual(['ticketAnswered']);
    for (const other of [team, keeper]) expect(await told(other)).not.toContain('ticketAnswered');
    expect((await davi.call(getHome, {})).waiting).toMatchObject([{ kind: 'ticket', count: 1 }]);
    expect((await davi.call(listTickets, {})).unread).toBe(1);
    await davi.call(readTicket, { ...of(id), body: { position: 2 } });
    await davi.call(readTicket, { ...of(id), body: { position: 1 } });
    expect(await davi.call(listTickets, {})).toMatchObject({ unread: 0, list: [{ isUnread: false }] });
    await davi.call(writeTicket, { ...of(id), body: { text: 'Segue o número.' } });
    expect(await davi.call(getTicket, of(id))).toMatchObject({ state: 'open' });
    expect((await davi.call(getHome, {})).waiting).toEqual([]);
  });

  it('carries no secret of the address that the person stood on', async () => {
    const page = 'https://balcao.example/invite/Zx9_kQ2mB7rT4vN8pL1sW5?token=segredo&code=123456#x';
    const { id, view: kept } = await ask(davi, { view: { ...view, page } });
    expect(kept?.page).toBe('/invite/…');
    const { rows } = await testApp.platform.db.$client.query('select view from ticket where id = $1', [id]);
    expect(JSON.stringify(rows)).not.toMatch(/segredo|123456|Zx9/);
    expect((await ask(davi, { view: null })).view).toBeNull();
  });

  it('is made once, however often it is sent', async () => {
    const { call } = davi;
    const sent = { body: body({ subject: 'Duas vezes' }) };
    const idempotencyKey = crypto.randomUUID();
    const first = await call(createTicket, sent, { idempotencyKey });
    const second = await call(createTicket, sent, { idempotencyKey });
    expect(second.id).toBe(first.id);
    const { list } = await davi.call(listTickets, {});
    expect(list.filter(({ subject }) => subject === 'Duas vezes')).toHaveLength(1);
  });

  it('is text: tags are letters, card numbers are refused, and it has bounds', async () => {
    const tagged = '<b>Olá</b> <script>alert(1)</script>';
    const { messages } = await ask(davi, { text: tagged });
    expect(messages[0]?.text).toBe(tagged);
    await expect(ask(davi, { text: 'Meu cartão é 4111 1111 1111 1111' })).rejects.toEqual(refused('form_invalid'));
    await expect(ask(davi, { text: 'x'.repeat(4_001) })).rejects.toEqual(refused('form_invalid'));
  });

  it('is of the one who asked, of those who look after the team, and of no one else', async () => {
    const { id } = await ask(davi, { subject: 'De Davi' });
    for (const who of [stranger, await member(testApp, team, {})]) {
      await expect(who.call(getTicket, of(id))).rejects.toEqual(refused('not_found'));
      await expect(who.call(writeTicket, { ...of(id), body: { text } })).rejects.toEqual(refused('not_found'));
      await expect(who.call(closeTicket, of(id))).rejects.toEqual(refused('not_found'));
      expect((await who.call(listTickets, {})).list).toEqual([]);
    }
    expect(await reader.call(getTicket, of(id))).toMatchObject({ isMine: false, mayWrite: false });
    await expect(reader.call(writeTicket, { ...of(id), body: { text } })).rejects.toEqual(
      refused('permission_missing'),
    );
    await keeper.call(writeTicket, { ...of(id), body: { text } });
    expect((await keeper.call(listTickets, {})).list.map(({ subject }) => subject)).toContain('De Davi');
    expect((await keeper.call(listTickets, { query: { mine: 'true' } })).list).toEqual([]);
    const log = await team.call(listLog, { query: { event: '210' } });
    expect(log.list[0]).toMatchObject({ subject: { kind: 'ticket', name: 'De Davi' } });
  });

  it('is closed by the person, and opens again when they write within 30 days, not after', async () => {
    const { id } = await ask(davi);
    expect(await davi.call(closeTicket, of(id))).toMatchObject({ state: 'solved', mayWrite: true });
    expect(await davi.call(writeTicket, { ...of(id), body: { text } })).toMatchObject({
      state: 'open',
      reopenUntil: null,
    });
    await davi.call(closeTicket, of(id));
    await testApp.platform.db.$client.query(
      `update ticket set solved_at = solved_at - interval '${ticketReopenDays} days' where id = $1`,
      [id],
    );
    expect(await davi.call(getTicket, of(id))).toMatchObject({ mayWrite: false, reopenUntil: null });
    await expect(davi.call(writeTicket, { ...of(id), body: { text } })).rejects.toEqual(refused('ticket_closed'));
  });

  it('is one of 20 of a person on a day', async () => {
    const eager = await member(testApp, team, {});
    for (let n = 0; n < ticketsADay; n += 1) await ask(eager);
    await expect(ask(eager)).rejects.toEqual(refused('too_many_requests'));
  });
});

describe('the queue of support', () => {
  it('shows those that wait, the longest first, with names hidden, and figures above', async () => {
    const here = await openTeam(testApp, await register(testApp), { name: 'Fila' });
    const first = await ask(here, { subject: 'Primeiro' });
    const second = await ask(here, { subject: 'Segundo' });
    const query = { queue: 'waiting', merchantId: here.merchantId } as const;
    const subjects = async (more: object = {}) =>
      (await sara.call(listDeskTickets, { query: { ...query, ...more } })).list.map(({ subject }) => subject);
    expect(await subjects()).toEqual(['Primeiro', 'Segundo']);
    expect(await subjects({ search: 'segun' })).toEqual(['Segundo']);
    expect(await subjects({ area: ['channel'] })).toEqual([]);
    const { nextCursor } = await sara.call(listDeskTickets, { query: { ...query, pageSize: 1 } });
    expect(await subjects({ cursor: nextCursor ?? '' })).toEqual(['Segundo']);
    const before = await sol.call(getTicketFigures, {});
    await sara.call(assignTicket, { ...of(first.id), body: { staffId: sol.staffId } });
    expect(await sol.call(getTicketFigures, {})).toMatchObject({
      waiting: before.waiting,
      mine: before.mine + 1,
      unassigned: before.unassigned - 1,
      firstAnswerSeconds: expect.any(Number),
    });
    expect(await subjects({ scope: 'unassigned' })).toEqual(['Segundo']);
    await answer(sara, second.id, 1);
    expect(await subjects()).toEqual(['Primeiro']);
    expect(await subjects({ queue: 'answered' })).toEqual(['Segundo']);
    const { askedBy } = await sara.call(getDeskTicket, of(first.id));
    expect(askedBy).toContain('*');
    const colleagues = (await sara.call(listTicketColleagues, {})).list.map(({ staffId }) => staffId);
    expect(colleagues).toEqual(expect.arrayContaining([sara.staffId, sol.staffId]));
  });

  it('tells the second of two who answer at once, and one who has not read what the team wrote', async () => {
    const { id } = await ask(davi);
    const both = await Promise.allSettled([answer(sara, id, 1), answer(sol, id, 1)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(answer(sol, id, 1)).rejects.toEqual(refused('conversation_answered'));
    await davi.call(writeTicket, { ...of(id), body: { text } });
    await expect(answer(sol, id, 2)).rejects.toEqual(refused('conversation_written'));
    await expect(sol.call(solveTicket, { ...of(id), body: { seen: 2 } })).rejects.toEqual(
      refused('conversation_written'),
    );
    expect((await davi.call(getTicket, of(id))).messages).toHaveLength(3);
  });

  it('keeps notes from the team, and writes down every look and deed', async () => {
    const { id } = await ask(davi, { subject: 'Com nota' });
    await sara.call(getDeskTicket, of(id));
    await sara.call(getDeskTicket, of(id));
    await sara.call(noteTicket, { ...of(id), body: { text: 'Só para colegas.' } });
    await sara.call(assignTicket, { ...of(id), body: { staffId: sara.staffId } });
    // A note is no answer: what was read before it is enough.
    await answer(sara, id, 1);
    await sara.call(solveTicket, { ...of(id), body: { seen: 3 } });
    const own = await davi.call(getTicket, of(id));
    expect(own.messages.map(({ kind }) => kind)).toEqual(['member', 'staff']);
    expect(JSON.stringify(own)).not.toContain('Só para colegas.');
    const ada = await staffMember(testApp, 'admin');
    const { list } = await ada.call(listAuditEvents, { query: { search: 'Com nota' } });
    expect(list.map(({ kind }) => kind)).toEqual([
      'ticketSolved',
      'ticketAnswered',
      'ticketAssigned',
      'ticketNoted',
      'ticketOpened',
    ]);
    const change = testApp.platform.db.$client.query(`update ticket_message set text = 'x'`);
    await expect(change).rejects.toThrow();
  });

  it('is for support and finance alone', async () => {
    const { id } = await ask(davi);
    for (const role of ['reviewer', 'admin'] as const)
      await expect((await staffMember(testApp, role)).call(getDeskTicket, of(id))).rejects.toEqual(
        refused('permission_missing'),
      );
    expect((await (await staffMember(testApp, 'finance')).call(getDeskTicket, of(id))).subject).toBe('Saque parado');
    const none = { staffId: (await staffMember(testApp, 'reviewer')).staffId };
    await expect(sara.call(assignTicket, { ...of(id), body: none })).rejects.toEqual(refused('not_found'));
  });
});
