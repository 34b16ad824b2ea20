import { maskEmail } from '@balcao/brazil/mask';
import { listAdmins } from '@balcao/contract/member';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { member, openTeam, register, type Team } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';

let testApp: TestApp;
let team: Team;
beforeAll(async () => {
  testApp = await openTestApp();
  team = await openTeam(testApp, await register(testApp, { account: 'zelia' }));
});
afterAll(() => testApp.close());

describe('whom to ask for a right', () => {
  it('is every super admin of the team, by name, for anyone who works in it; their addresses are for super admins', async () => {
    const second = await member(testApp, team, { isAdmin: true });
    const powerless = await member(testApp, team, { permissions: [] });
    const { list } = await powerless.call(listAdmins, {});
    const names = list.map(({ account }) => account);
    expect(names).toEqual([...names].sort());
    expect(list.map(({ email }) => email).sort()).toEqual([team.email, second.email].map(maskEmail).sort());
    expect((await second.call(listAdmins, {})).list).toContainEqual({
      account: 'zelia',
      email: team.email,
      avatar: null,
    });
  });

  it('is nobody of another team, and nothing without a team', async () => {
    const other = await openTeam(testApp, await register(testApp));
    const { list } = await other.call(listAdmins, {});
    expect(list.map(({ email }) => email)).toEqual([other.email]);
    const alone = await register(testApp);
    await expect(alone.call(listAdmins, {})).rejects.toMatchObject({ name: 'team_missing' });
  });
});
