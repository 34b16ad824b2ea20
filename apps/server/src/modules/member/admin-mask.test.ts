import { maskEmail } from '@balcao/brazil/mask';
import { pathOf } from '@balcao/contract/endpoint';
import { acceptInvitation, inviteMember } from '@balcao/contract/invitation';
import { exportLog, listLog } from '@balcao/contract/log';
import { getMember, listAdmins, listMembers, updateMember } from '@balcao/contract/member';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { lastMailTo, member, openTeam, type Person, register, type Team } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';

let testApp: TestApp;
let ana: Team;
/** Invited by e-mail, and a super admin since. */
let bia: Person;
let reader: Team;
beforeAll(async () => {
  testApp = await openTestApp();
  ana = await openTeam(testApp, await register(testApp));
  reader = await member(testApp, ana, { permissions: [{ menuId: 'setting.team', permissionLevel: 'read' }] });
  bia = await register(testApp);
  const { roleId } = await member(testApp, ana, { permissions: [] });
  await ana.call(inviteMember, { body: { email: bia.email, roleId: roleId ?? '', locale: 'pt-BR' } });
  const { body } = await lastMailTo(testApp, bia.email);
  const inviteCode = /code=([A-Za-z0-9_-]{22})/.exec(body)?.[1] ?? '';
  await bia.call(acceptInvitation, { body: { inviteCode } });
  await ana.call(updateMember, { params: { id: bia.accountId }, body: { isAdmin: true, roleId: null, version: 1 } });
});
afterAll(() => testApp.close());

const logFile = async (who: Team): Promise<string> => {
  const url = pathOf(exportLog);
  const answer = await testApp.app.inject({ method: 'GET', url, headers: { authorization: `Bearer ${who.token}` } });
  return answer.body;
};

it('shows e-mails of super admins masked to members who are none: in lists, one by one, and as whom to ask', async () => {
  const { list } = await reader.call(listMembers, {});
  const admins = list.filter(({ isAdmin }) => isAdmin).map(({ email }) => email);
  expect(admins.sort()).toEqual([maskEmail(ana.email), maskEmail(bia.email)].sort());
  expect(list.find(({ isMe }) => isMe)?.email).toBe(reader.email);
  expect((await reader.call(getMember, { params: { id: bia.accountId } })).email).toBe(maskEmail(bia.email));
  const asked = (await reader.call(listAdmins, {})).list.map(({ email }) => email);
  expect(asked.sort()).toEqual(admins.sort());
});

it('finds no super admin by a part of an address that the reader cannot see', async () => {
  const [name = ''] = bia.email.split('@');
  expect((await reader.call(listMembers, { query: { search: name } })).list).toEqual([]);
  expect((await ana.call(listMembers, { query: { search: name } })).list).toHaveLength(1);
});

it('hides them in the activity log and its file as well', async () => {
  const seen = JSON.stringify(await reader.call(listLog, {}));
  expect(seen).toContain(maskEmail(bia.email));
  expect([seen, await logFile(reader)].filter((text) => text.includes(bia.email))).toEqual([]);
});

it('shows them to super admins', async () => {
  const { list } = await ana.call(listMembers, {});
  expect(list.map(({ email }) => email)).toEqual(expect.arrayContaining([ana.email, bia.email]));
  expect(JSON.stringify(await ana.call(listLog, {}))).toContain(bia.email);
  expect(await logFile(ana)).toContain(bia.email);
});
