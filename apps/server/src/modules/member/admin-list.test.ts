import { maskEmail } from '@balcao/brazil/mask';
import { listAdmins } from '@balcao/contract/member';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type House, openHouse } from '../../../test/house.ts';
import { member, openTeam, register, type Team } from '../../../test/people.ts';

let house: House;
let team: Team;
beforeAll(async () => {
  house = await openHouse();
  team = await openTeam(house, await register(house, { account: 'zelia' }));
});
afterAll(() => house.close());

describe('whom to ask for a right', () => {
  it('is every super admin of the team, by name, for whoever works in it; their addresses are for super admins', async () => {
    const second = await member(house, team, { isAdmin: true });
    const powerless = await member(house, team, { permissions: [] });
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
    const other = await openTeam(house, await register(house));
    const { list } = await other.call(listAdmins, {});
    expect(list.map(({ email }) => email)).toEqual([other.email]);
    const alone = await register(house);
    await expect(alone.call(listAdmins, {})).rejects.toMatchObject({ name: 'team_missing' });
  });
});
