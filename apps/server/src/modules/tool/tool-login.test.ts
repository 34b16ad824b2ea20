import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { bases } from '@balcao/contract/endpoint';
import { listLog } from '@balcao/contract/log';
import { getToolTeam } from '@balcao/contract/tool';
import { listToolKeys, revokeToolKey, toolKeysAtMost } from '@balcao/contract/tool-key';
import {
  beginToolLogin,
  collectToolKey,
  confirmToolLogin,
  denyToolLogin,
  findToolLogin,
  toolLoginIntervalSeconds,
  toolLoginLifeSeconds,
} from '@balcao/contract/tool-login';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { member, openTeam, register, type Team } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { toolKey } from '../../../test/tool-keys.ts';
import { startTool } from '../../../test/tool-process.ts';

let testApp: TestApp;
let team: Team;
let folder: string;
let url: string;
beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'balcao-login-'));
  testApp = await openTestApp();
  url = await testApp.app.listen({ port: 0, host: '127.0.0.1' });
  team = await openTeam(testApp, await register(testApp));
});
afterEach(() => testApp.platform.clock.setAhead(0));
afterAll(async () => {
  await testApp.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

const body = { computer: 'ana-notebook', system: 'linux' } as const;
const begin = () => testApp.caller()(beginToolLogin, { body });
const later = (seconds: number): void =>
  testApp.platform.clock.setAhead(testApp.platform.clock.aheadSeconds() + seconds);
/** Asks when its turn has come. */
const collect = (secret: string) => {
  later(toolLoginIntervalSeconds);
  return testApp.caller()(collectToolKey, { body: { secret } });
};
const confirm = (code: string, by: Pick<Team, 'call'> = team, name = 'Notebook da Ana') =>
  by.call(confirmToolLogin, { body: { code, name } });

describe('balcao login', () => {
  const file = () => path.join(folder, 'balcao/tool-key.json');
  const login = async () => {
    const tool = startTool({ url, folder }, 'login', '--json');
    const { code, address } = await tool.said('code');
    return { tool, code: String(code), address: String(address) };
  };
  it('shows a code and an address, and has its key once a member has confirmed the code', async () => {
    const { tool, code, address } = await login();
    expect(address).toBe(`${testApp.platform.config.publicBaseUrl}/tool/login?code=${code}`);
    expect(await team.call(findToolLogin, { query: { code } })).toMatchObject({ status: 'waiting', ip: '127.0.0.1' });
    await confirm(code);
    expect(await tool.end()).toBe(0);
    expect(tool.lines().at(-1)).toMatchObject({ ok: true, keyName: 'Notebook da Ana' });
    expect(fs.statSync(file()).mode & 0o777).toBe(0o600);
    expect(tool.output()).not.toContain(JSON.parse(fs.readFileSync(file(), 'utf8')).key);
    fs.rmSync(file());
  });
  it('ends with 4 and keeps nothing when the member says no', async () => {
    const { tool, code } = await login();
    await team.call(denyToolLogin, { body: { code } });
    expect(await tool.end()).toBe(4);
    expect(tool.output()).toContain('refused in the back office');
    expect(fs.existsSync(file())).toBe(false);
  });
  it('ends when the person has had enough', async () => {
    const { tool } = await login();
    expect(await tool.end('SIGINT')).toBe(130);
  });
});

describe('a code of the tool', () => {
  it('makes one key in the team of the member, in its log, and is good for one answer', async () => {
    const { code, secret } = await begin();
    expect(await collect(secret)).toEqual({ status: 'waiting', key: null });
    const made = await confirm(code.toLowerCase().replace('-', ' '), team, 'Computador novo');
    await expect(confirm(code)).rejects.toMatchObject({ name: 'state_forbids' });
    await expect(team.call(denyToolLogin, { body: { code } })).rejects.toMatchObject({ name: 'state_forbids' });
    const { key } = await collect(secret);
    expect(await testApp.caller(key ?? '')(getToolTeam, {})).toMatchObject({ keyName: 'Computador novo' });
    const { list } = await team.call(listLog, { query: { event: ['31'] } });
    expect(list[0]).toMatchObject({ subject: { kind: 'toolKey', id: made.id, name: 'Computador novo' } });
  });
  it('gives the key to the tool alone: once it is used there is none to collect any more', async () => {
    const { code, secret } = await begin();
    await confirm(code);
    const [lost, got] = [await collect(secret), await collect(secret)];
    await expect(testApp.caller(lost.key ?? '')(getToolTeam, {})).rejects.toMatchObject({ name: 'session_ended' });
    await testApp.caller(got.key ?? '')(getToolTeam, {});
    expect(await collect(secret)).toEqual({ status: 'used', key: null });
    expect(await testApp.caller(got.key ?? '')(getToolTeam, {})).toMatchObject({ isSandbox: true });
    await expect(collect('x'.repeat(43))).rejects.toMatchObject({ name: 'not_found' });
  });
  it('is kept as a hash, and so is the secret', async () => {
    const { code, secret } = await begin();
    const { rows } = await testApp.platform.db.$client.query('select * from tool_login');
    const kept = JSON.stringify(rows);
    for (const text of [code, code.replace('-', ''), secret]) expect(kept).not.toContain(text);
  });
  it('is confirmed once, also when two members do it at once', async () => {
    const { code } = await begin();
    const other = await openTeam(testApp, await register(testApp));
    const answers = await Promise.allSettled([confirm(code), confirm(code, other)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });
  it('gives no key that was revoked before the tool asked', async () => {
    const { code, secret } = await begin();
    const { id } = await confirm(code);
    await team.call(revokeToolKey, { params: { id } });
    expect(await collect(secret)).toEqual({ status: 'denied', key: null });
  });
  it('expires after ten minutes, for the member and for the tool', async () => {
    const [asked, confirmed] = [await begin(), await begin()];
    await confirm(confirmed.code);
    later(toolLoginLifeSeconds);
    expect(await team.call(findToolLogin, { query: { code: asked.code } })).toMatchObject({ status: 'expired' });
    await expect(confirm(asked.code)).rejects.toMatchObject({ name: 'state_forbids' });
    for (const { secret } of [asked, confirmed])
      expect(await collect(secret)).toEqual({ status: 'expired', key: null });
  });
  it('keeps its place where the team has as many keys as it may', async () => {
    const full = await openTeam(testApp, await register(testApp));
    for (let made = 0; made < toolKeysAtMost; made += 1) await toolKey(full, `Máquina ${made}`);
    const { code } = await begin();
    await expect(confirm(code, full)).rejects.toMatchObject({ name: 'tool_keys_full' });
    const [oldest] = (await full.call(listToolKeys, {})).list;
    await full.call(revokeToolKey, { params: { id: oldest?.id ?? '' } });
    expect(await confirm(code, full)).toMatchObject({ isGood: true });
  });
  it('is for members who may change the settings of payments', async () => {
    const { code } = await begin();
    const reader = await member(testApp, team, {
      permissions: [{ menuId: 'setting.payment', permissionLevel: 'read' }],
    });
    await expect(reader.call(findToolLogin, { query: { code } })).rejects.toMatchObject({ name: 'permission_missing' });
    await expect(confirm(code, reader)).rejects.toMatchObject({ name: 'permission_missing' });
  });
});

describe('limits', () => {
  it('a tool that asks too early is told to wait, ever longer', async () => {
    const { secret } = await begin();
    const early = () => testApp.caller()(collectToolKey, { body: { secret } });
    const waits: (number | undefined)[] = [];
    for (let asked = 0; asked < 3; asked += 1)
      waits.push(
        await early().then(
          () => undefined,
          (error) => error.retryAfterSeconds,
        ),
      );
    expect(waits).toEqual([1, 2, 3].map((times) => toolLoginIntervalSeconds * (times + 1)));
    later(toolLoginIntervalSeconds);
    await expect(early()).rejects.toMatchObject({ name: 'too_many_requests' });
  });
  it('guesses come to an end, also for a code that is right after them', async () => {
    const guesser = await openTeam(testApp, await register(testApp));
    const { code } = await begin();
    const find = (typed: string) => guesser.call(findToolLogin, { query: { code: typed } });
    for (let guess = 0; guess < 10; guess += 1)
      await expect(find(`2222222${guess + 2 > 9 ? 'A' : guess + 2}`)).rejects.toMatchObject({
        name: 'tool_code_unknown',
      });
    await expect(find(code)).rejects.toMatchObject({ name: 'too_many_requests' });
  });
  it.each([
    ['find', '/tool-login?code=ABC', 'GET', undefined, 'code'],
    ['find', `/tool-login?code=${'A'.repeat(500)}`, 'GET', undefined, 'code'],
    ['confirm', '/tool-login/confirm', 'POST', { code: 'ABCD-EFG0', name: 'x' }, 'code'],
    ['confirm', '/tool-login/confirm', 'POST', { code: 'ABCD-EFGH', name: '\u202e' }, 'name'],
  ] as const)('%s answers wrong input with its field: %s', async (_, path, method, payload, field) => {
    const headers = { authorization: `Bearer ${team.token}` };
    const ask = { method, url: `${bases.admin}${path}`, headers };
    const answer = await testApp.app.inject(payload ? { ...ask, payload } : ask);
    expect(answer.json()).toMatchObject({ code: 1000, data: { fields: { [field]: expect.any(String) } } });
  });
  it.each([
    [{ computer: 'two words', system: 'linux' }, 'computer'],
    [{ computer: 'x'.repeat(61), system: 'linux' }, 'computer'],
    [{ computer: 'ana', system: 'Confirm now!' }, 'system'],
  ])('a computer puts no words of its own on the screen: %j', async (payload, field) => {
    const answer = await testApp.app.inject({ method: 'POST', url: `${bases.tool}/login`, payload });
    expect(answer.json()).toMatchObject({ code: 1000, data: { fields: { [field]: expect.any(String) } } });
  });
});
