import { updateAccount } from '@balcao/contract/account';
import type { QueryOf } from '@balcao/contract/endpoint';
import { exportLog, type LogEvent, LogEvent as LogEvents, listLog, listLogActors } from '@balcao/contract/log';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { performAction } from '../../../test/audit-events.ts';
import { member, openTeam, register, type Team } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';

let testApp: TestApp;
let team: Team;
beforeAll(async () => {
  testApp = await openTestApp();
});
beforeEach(async () => {
  team = await openTeam(testApp, await register(testApp));
});
afterAll(() => testApp.close());

type Query = Parameters<typeof list>[1];
const list = (who: Team, query: NonNullable<QueryOf<typeof listLog>> = {}) => who.call(listLog, { query });
const namesIn = async (who: Team, query: Query = {}) =>
  (await list(who, query)).list.map(({ subject }) => subject.name);
const hour = (at: number) => new Date(Date.UTC(2026, 0, 10, at));

describe('GET /merchant/log', () => {
  it('shows what was done, newest first, each with who, what and from where', async () => {
    const changes = [{ field: 'name', of: null, before: 'Reader', after: 'Finance' }] as const;
    await performAction(testApp, team, { event: '4', name: 'Reader', at: hour(9) });
    await performAction(testApp, team, { event: '8', name: 'Finance', changes, at: hour(10), ip: '203.0.113.9' });
    const page = await list(team);
    expect(page).toMatchObject({ total: 2, totalIsCapped: false, nextCursor: null });
    expect(page.list[0]).toEqual({
      id: expect.any(String),
      event: '8',
      at: hour(10).toISOString(),
      actor: { id: team.accountId, name: expect.stringMatching(/^pessoa-/) },
      subject: { kind: 'role', id: expect.any(String), name: 'Finance' },
      changes,
      ip: '203.0.113.9',
    });
    expect(page.list[1]).toMatchObject({ event: '4', subject: { name: 'Reader' } });
  });

  it('keeps apart by kind, several at once, by person, and by time', async () => {
    const second = await member(testApp, team, { isAdmin: true });
    await performAction(testApp, team, { event: '4', name: 'Created', at: hour(1) });
    await performAction(testApp, second, { event: '5', name: 'Disabled', at: hour(2) });
    await performAction(testApp, second, { event: '6', name: 'Deleted', at: hour(3) });
    expect(await namesIn(team, { event: ['5'] })).toEqual(['Disabled']);
    expect(await namesIn(team, { event: ['4', '6'] })).toEqual(['Deleted', 'Created']);
    expect(await namesIn(team, { actorId: [second.accountId] })).toEqual(['Deleted', 'Disabled']);
    expect(await namesIn(team, { actorId: [crypto.randomUUID()] })).toEqual([]);
    expect(await namesIn(team, { actorId: [team.accountId, second.accountId] })).toHaveLength(3);
    expect(await namesIn(team, { from: hour(2).toISOString(), to: hour(3).toISOString() })).toEqual(['Disabled']);
    expect(await list(team, { actorId: [second.accountId], event: ['6'] })).toMatchObject({ total: 1 });
  });

  it('pages by a cursor that new lines do not shift, also through one instant', async () => {
    for (const name of ['A', 'B', 'C', 'D', 'E']) await performAction(testApp, team, { name, at: hour(5) });
    const first = await list(team, { pageSize: 2 });
    expect(first.list.map(({ subject }) => subject.name)).toEqual(['E', 'D']);
    await performAction(testApp, team, { name: 'New', at: hour(6) });
    const second = await list(team, { pageSize: 2, cursor: first.nextCursor ?? '' });
    expect(second.list.map(({ subject }) => subject.name)).toEqual(['C', 'B']);
    const third = await list(team, { pageSize: 2, cursor: second.nextCursor ?? '' });
    expect(third).toMatchObject({ list: [{ subject: { name: 'A' } }], nextCursor: null });
  });

  it.each([
    ['a cursor of somebody’s own making', { cursor: 'bm90IGEgY3Vyc29y' }, 'cursor'],
    ['a kind that does not exist', { event: ['99'] as unknown as LogEvent[] }, 'event'],
    ['a person that is no id', { actorId: ['ana'] }, 'actorId'],
    ['a time without a zone', { from: '2026-01-01' }, 'from'],
    ['more lines than a page has', { pageSize: 101 }, 'pageSize'],
  ])('refuses %s', async (_, query, field) => {
    await expect(list(team, query)).rejects.toMatchObject({ fields: { [field]: expect.any(String) } });
  });

  it('never shows a line of another team, whatever is asked (rule: foreign-is-unknown)', async () => {
    const other = await openTeam(testApp, await register(testApp));
    await performAction(testApp, other, { name: 'Secret' });
    expect(await list(team, { actorId: [other.accountId] })).toMatchObject({ list: [], total: 0 });
    const cursor = (await list(other, { pageSize: 1 })).nextCursor;
    expect(cursor).toBeNull();
    expect(await namesIn(team)).toEqual([]);
    expect((await team.call(listLogActors, {})).list).toEqual([]);
  });

  it('opens to anyone who may see the team, and to nobody else', async () => {
    const reader = await member(testApp, team, {
      permissions: [{ menuId: 'setting.team', permissionLevel: 'read' }],
    });
    const stranger = await member(testApp, team, {
      permissions: [{ menuId: 'payment.orders', permissionLevel: 'write' }],
    });
    await performAction(testApp, team, { name: 'Seen' });
    expect(await namesIn(reader)).toContain('Seen');
    for (const target of [listLog, exportLog, listLogActors] as const)
      await expect(stranger.call(target, { query: {} })).rejects.toMatchObject({ code: 1030403 });
    await expect(testApp.caller()(listLog, { query: {} })).rejects.toMatchObject({ code: 401 });
  });
});

describe('GET /merchant/log/actors', () => {
  it('names everybody who did something, once, by their newest name', async () => {
    const second = await member(testApp, team, { isAdmin: true });
    await performAction(testApp, team);
    await performAction(testApp, second);
    await team.call(updateAccount, { body: { account: 'antonia' } });
    await performAction(testApp, team);
    const { list: actors } = await team.call(listLogActors, {});
    expect(actors).toHaveLength(2);
    expect(actors).toContainEqual({ id: team.accountId, name: 'antonia' });
    const { list: lines } = await list(team, { actorId: [team.accountId] });
    expect(lines.map(({ actor }) => actor.name)).toEqual(['antonia', expect.stringMatching(/^pessoa-/)]);
  });
});

describe('GET /merchant/log/export', () => {
  const fetchCsv = async (who: Team, query = '', language = 'pt-BR'): Promise<string[][]> => {
    const answer = await testApp.send(
      new Request(`http://balcao.test/admin/v3.0/merchant/log/export${query}`, {
        headers: { authorization: `Bearer ${who.token}`, 'accept-language': language },
      }),
    );
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await answer.arrayBuffer());
    expect(text.startsWith('\ufeff')).toBe(true);
    const rows = text.slice(1).trimEnd().split('\r\n');
    return rows.map((row) => row.split(language === 'pt-BR' ? ';' : ','));
  };

  it('says in the reader’s language and zone what the filter shows', async () => {
    const changes = [{ field: 'permission', of: 'payment.orders', before: 'none', after: 'write' }] as const;
    await performAction(testApp, team, { event: '8', name: 'Finance', changes, at: hour(12) });
    await performAction(testApp, team, { event: '5', name: 'Finance', at: hour(13) });
    expect(await fetchCsv(team, '?event=8')).toEqual([
      ['Quando', 'O quê', 'Quem', 'A quem ou a quê', 'O que mudou', 'Endereço IP'],
      [
        '10/01/2026 09:00:00',
        'Função alterada',
        expect.stringMatching(/^pessoa-/),
        'Finance',
        'Permissão, Pedidos: sem acesso → editar',
        '10.1.2.3',
      ],
    ]);
    const english = await fetchCsv(team, '', 'en-US');
    expect(english.map((row) => row[1])).toEqual(['What', 'Activity log downloaded', 'Role disabled', 'Role changed']);
  });

  it('has words for every kind in every language', async () => {
    for (const event of LogEvents.options) await performAction(testApp, team, { event });
    for (const language of ['pt-BR', 'en-US', 'es-MX', 'zh-CN']) {
      const kinds = (await fetchCsv(team, '', language)).slice(1).map((row) => row[1]);
      expect(new Set(kinds).size, language).toBe(LogEvents.options.length);
    }
  });

  it('runs nothing in a spreadsheet (rule: no-formulas)', async () => {
    await performAction(testApp, team, { name: '=HYPERLINK(1)' });
    const [, row] = await fetchCsv(team);
    expect(row?.[3]).toBe(`'=HYPERLINK(1)`);
  });

  it('has every line, and none of another team', async () => {
    const other = await openTeam(testApp, await register(testApp));
    await performAction(testApp, other, { name: 'Secret' });
    await performAction(testApp, team, { name: 'Mine' });
    expect((await fetchCsv(team)).slice(1).map((row) => row[3])).toEqual(['Mine']);
  });
});
