import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { LogEvent, listLog } from '@balcao/contract/log';
import { listMembers } from '@balcao/contract/member';
import { listRoles } from '@balcao/contract/role';
import { resetSandbox } from '@balcao/contract/sandbox';
import { changeTeam, listTeams, login } from '@balcao/contract/session';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { demoPassword } from './seed-people.ts';

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'balcao-log-'));
let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp({ sandboxSeed: 'small', dataDir });
  await testApp.services.sandbox.prepare();
});
afterAll(async () => {
  await testApp.close();
  fs.rmSync(dataDir, { recursive: true });
});

const memberOf = async (email: string) => {
  const { token } = await testApp.caller()(login, { body: { email, password: demoPassword } });
  const [team] = (await testApp.caller(token)(listTeams, {})).merchantList;
  const merchantId = team?.merchantId ?? '';
  const changed = await testApp.caller(token)(changeTeam, { body: { merchantId } });
  return { merchantId, call: testApp.caller(changed.token) };
};
const readLog = async (email: string) => {
  const { call } = await memberOf(email);
  return call(listLog, { query: { pageSize: 100 } });
};

describe('the log of the demonstration', () => {
  it('has every kind of action on people and mini programs over the past weeks, and nothing of it in the other team', async () => {
    const { list } = await readLog('ana@cafe.example');
    const isOfTeam = (event: LogEvent) => Number(event) <= Number(LogEvent.enum.appletChanged);
    const { versionMade, versionSubmitted, versionPublished } = LogEvent.enum;
    const shown = [...LogEvent.options.filter(isOfTeam), versionMade, versionSubmitted, versionPublished];
    expect(new Set(list.map(({ event }) => event))).toEqual(new Set(shown));
    expect(new Set(list.map(({ at }) => at.slice(0, 10))).size).toBeGreaterThan(10);
    expect((await readLog('dora@livraria.example')).list).toEqual([]);
  });

  it('fits the team as it stands: who joined when, and what each role allows', async () => {
    const { call } = await memberOf('ana@cafe.example');
    const { list } = await call(listLog, { query: { pageSize: 100 } });
    const { list: members } = await call(listMembers, { query: { pageSize: 100 } });
    for (const { account, joinedAt, role } of members.filter(({ isAdmin }) => !isAdmin)) {
      expect(list).toContainEqual(expect.objectContaining({ event: LogEvent.enum.joined, at: joinedAt }));
      const placed = list.find(
        ({ subject, changes }) => subject.name === account && changes.some(({ field }) => field === 'role'),
      );
      expect(placed?.changes.find(({ field }) => field === 'role')?.after).toBe(role?.name);
    }
    const { list: roles } = await call(listRoles, { query: { pageSize: 100 } });
    for (const { name, menuPermissions, createdAt } of roles) {
      const ofRole = list.filter(({ subject }) => subject.name === name).reverse();
      expect(ofRole[0]).toMatchObject({ event: LogEvent.enum.roleCreated, at: createdAt });
      const levels = ofRole.flatMap(({ changes }) => changes).filter(({ field }) => field === 'permission');
      const last = Object.fromEntries(levels.map(({ of, after }) => [of, after]));
      expect(last).toEqual(
        Object.fromEntries(menuPermissions.map(({ menuId, permissionLevel }) => [menuId, permissionLevel])),
      );
    }
  });

  it('is whole, and is laid out again when the sandbox starts over', async () => {
    const { total } = await readLog('ana@cafe.example');
    expect(await testApp.services.logs.prove()).toEqual({ changed: 0, unlinked: 0, missing: 0 });
    await testApp.caller()(resetSandbox, {});
    expect((await readLog('ana@cafe.example')).total).toBe(total);
    expect(await testApp.services.logs.prove()).toEqual({ changed: 0, unlinked: 0, missing: 0 });
  });
});
