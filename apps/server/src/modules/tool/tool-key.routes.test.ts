import { bases } from '@balcao/contract/endpoint';
import { listLog } from '@balcao/contract/log';
import { removeMember } from '@balcao/contract/member';
import { changeRoleStatus } from '@balcao/contract/role';
import { getToolTeam, hearEvents, openListener, triggerEvent } from '@balcao/contract/tool';
import { createToolKey, listToolKeys, revokeToolKey, toolKeysAtMost } from '@balcao/contract/tool-key';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { member, openTeam, register, type Team } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { toolKey } from '../../../test/tool-keys.ts';

let testApp: TestApp;
let team: Team;
beforeAll(async () => {
  testApp = await openTestApp();
  team = await openTeam(testApp, await register(testApp), { certified: true });
});
afterAll(() => testApp.close());

const settings = { permissions: [{ menuId: 'setting.payment', permissionLevel: 'write' }] } as const;
const tool = (secret: string) => testApp.caller(secret);

describe('a key of the tool', () => {
  it('is shown once, kept as a hash, and says whose it is', async () => {
    const { secret, toolKey: made } = await toolKey(team, 'Notebook da Ana');
    expect(made).toMatchObject({ name: 'Notebook da Ana', isGood: true, lastUsedAt: null });
    const told = await tool(secret)(getToolTeam, {});
    expect(told).toEqual({
      merchantNumber: team.merchantNumber,
      merchantName: 'Padaria da Esquina',
      keyName: 'Notebook da Ana',
      isSandbox: true,
    });
    const { rows } = await testApp.platform.db.$client.query('select * from tool_key');
    expect(JSON.stringify(rows)).not.toContain(secret);
    const { list } = await team.call(listToolKeys, {});
    expect(list[0]).toEqual({ ...made, lastUsedAt: expect.any(String) });
  });
  it('is the same one when the answer was lost and the call is repeated under its key', async () => {
    const idempotencyKey = crypto.randomUUID();
    const ask = () => team.call(createToolKey, { body: { name: 'Servidor' } }, { idempotencyKey });
    expect(await ask()).toEqual(await ask());
  });
  it('stands in the log of the team when it is made and when it is revoked', async () => {
    const { toolKey: made } = await toolKey(team, 'Revogada');
    await team.call(revokeToolKey, { params: { id: made.id } });
    const { list } = await team.call(listLog, { query: { event: ['31', '32'] } });
    expect(list.slice(0, 2)).toMatchObject([
      { event: '32', subject: { kind: 'toolKey', id: made.id, name: 'Revogada' } },
      { event: '31', subject: { kind: 'toolKey', id: made.id, name: 'Revogada' } },
    ]);
  });
  it('opens nothing of the back office, and a session opens nothing of the tool', async () => {
    const { secret } = await toolKey(team);
    await expect(tool(secret)(listToolKeys, {})).rejects.toMatchObject({ name: 'session_missing' });
    await expect(team.call(getToolTeam, {})).rejects.toMatchObject({ name: 'session_ended' });
  });
  it('is one of twenty at most, also when two are asked for at once', async () => {
    const full = await openTeam(testApp, await register(testApp), { certified: true });
    for (let made = 1; made < toolKeysAtMost; made += 1) await toolKey(full, `Máquina ${made}`);
    const answers = await Promise.allSettled([toolKey(full, 'Última'), toolKey(full, 'Outra')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await full.call(listToolKeys, {})).list).toHaveLength(toolKeysAtMost);
  });
});

describe('a key ends', () => {
  const waiting = async (secret: string) => {
    const { cursor } = await tool(secret)(openListener, {});
    const begun = tool(secret)(hearEvents, { query: { cursor, wait: '25' } });
    begun.catch(() => undefined);
    return begun;
  };
  it('at once when it is revoked, also for a question that waits', async () => {
    const { secret, toolKey: made } = await toolKey(team);
    const question = waiting(secret);
    await tool(secret)(getToolTeam, {});
    await team.call(revokeToolKey, { params: { id: made.id } });
    const revokedAt = performance.now();
    await expect(question.then((asked) => asked)).rejects.toMatchObject({ name: 'session_ended' });
    // Long before the question would have been answered by itself.
    expect(performance.now() - revokedAt).toBeLessThan(12_000);
    await expect(tool(secret)(getToolTeam, {})).rejects.toMatchObject({ name: 'session_ended' });
  });
  it.each([
    [
      'is removed from the team',
      (who: Team & { roleId: string | null }): Promise<unknown> =>
        team.call(removeMember, { params: { id: who.accountId } }),
    ],
    [
      'has a role that is switched off',
      (who: Team & { roleId: string | null }): Promise<unknown> =>
        team.call(changeRoleStatus, { body: { id: who.roleId ?? '', status: '1' } }),
    ],
  ] as const)('when its maker %s', async (_, end) => {
    const maker = await member(testApp, team, settings);
    const { secret, toolKey: made } = await toolKey(maker);
    const question = waiting(secret);
    await end(maker);
    await expect(question.then((asked) => asked)).rejects.toMatchObject({ name: 'session_ended' });
    const { list } = await team.call(listToolKeys, {});
    expect(list.find(({ id }) => id === made.id)?.isGood).toBe(false);
  });
});

it('outside the sandbox nothing can be triggered: the address is as unknown as any', async () => {
  const production = await openTestApp({ sandbox: false });
  try {
    const answer = await production.app.inject({ method: 'POST', url: `${bases.tool}${triggerEvent.path}` });
    expect(answer.json()).toMatchObject({ code: 404 });
    const listener = await production.app.inject({ method: 'GET', url: `${bases.tool}${openListener.path}` });
    expect(listener.json()).toMatchObject({ code: 401 });
  } finally {
    await production.close();
  }
});
