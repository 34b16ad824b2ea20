import fs from 'node:fs';
import path from 'node:path';
import { type Endpoint, pathOf } from '@balcao/contract/endpoint';
import { menuIds } from '@balcao/contract/menus';
import { refusals } from '@balcao/contract/refusal';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type House, openHouse } from './house.ts';
import { member, openTeam, type Person, register, staffMember } from './people.ts';

const contract = path.resolve(import.meta.dirname, '../../../packages/contract/src');
const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'access' in value && 'face' in value && 'id' in value;

/** Every endpoint of the contract, as its files declare them. */
const endpoints: Endpoint[] = [];
for (const file of fs.readdirSync(contract).filter((name) => !name.includes('.test.'))) {
  const declared: Record<string, unknown> = await import(path.join(contract, file));
  endpoints.push(...Object.values(declared).filter(isEndpoint));
}
const limited = endpoints.filter(({ access }) => access !== 'public' && access !== 'sandbox');
const menus = endpoints.flatMap((target) =>
  typeof target.access === 'string' ? [] : [{ target, level: target.access.level }],
);

let house: House;
let nobodyInTeam: Person;
let powerless: Person;
let reader: Person;
let clerk: { token: string };
beforeAll(async () => {
  house = await openHouse();
  nobodyInTeam = await register(house);
  const team = await openTeam(house, await register(house));
  powerless = await member(house, team, { permissions: [] });
  const permissions = menuIds.map((menuId) => ({ menuId, permissionLevel: 'read' as const }));
  reader = await member(house, team, { permissions });
  clerk = await staffMember(house, 'support');
});
afterAll(() => house.close());

/** The code of the answer; rights are looked at before the input, so nothing needs to be filled in. */
const codeOf = async (target: Endpoint, token?: string): Promise<number> => {
  const nothing = { number: '0', id: '0', serial: '0', merchantOrderNumber: '0' };
  const answer = await house.app.inject({
    method: target.method,
    url: pathOf(target, nothing),
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
  return answer.json().code;
};
const codesOf = async (targets: readonly Endpoint[], token?: string): Promise<Record<string, number>> => {
  const codes: Record<string, number> = {};
  for (const target of targets) codes[target.id] = await codeOf(target, token);
  return codes;
};
const each = (targets: readonly Endpoint[], code: number) => Object.fromEntries(targets.map(({ id }) => [id, code]));
const ofMenus = menus.map(({ target }) => target);
const unauthorised = new Set<number>([refusals.session_missing.code, refusals.signature_missing.code]);

describe('every endpoint that is not public (Z1, Z2)', () => {
  it('refuses a caller without a session or a signature', async () => {
    const codes = await codesOf(limited);
    expect(Object.entries(codes).filter(([, code]) => !unauthorised.has(code))).toEqual([]);
  });

  it('of a team refuses whoever has not chosen one', async () => {
    expect(await codesOf(ofMenus, nobodyInTeam.token)).toEqual(each(ofMenus, refusals.team_missing.code));
  });

  it('of a team refuses a member without the permission, and does not log anybody out', async () => {
    expect(await codesOf(ofMenus, powerless.token)).toEqual(each(ofMenus, refusals.permission_missing.code));
  });

  it('of a team lets a reader read and refuses every change', async () => {
    const changing = menus.filter(({ level }) => level === 'write').map(({ target }) => target);
    expect(await codesOf(changing, reader.token)).toEqual(each(changing, refusals.permission_missing.code));
    const reading = menus.filter(({ level }) => level === 'read').map(({ target }) => target);
    const answers = Object.values(
      await codesOf(
        reading.filter(({ streams }) => !streams),
        reader.token,
      ),
    );
    expect(answers).not.toContain(refusals.permission_missing.code);
  });

  it('refuses the session of a member where staff are asked for, and of staff where members are (Z9)', async () => {
    const ofStaff = limited.filter(({ access }) => access === 'staff');
    const ofPeople = limited.filter(({ access }) => access === 'session' || typeof access !== 'string');
    expect(await codesOf(ofStaff, reader.token)).toEqual(each(ofStaff, refusals.session_missing.code));
    expect(await codesOf(ofPeople, clerk.token)).toEqual(each(ofPeople, refusals.session_missing.code));
  });

  it('says what a member may by a menu of the one list, and changes nothing by GET', () => {
    expect(menus.length).toBeGreaterThan(0);
    expect(menus.filter(({ target, level }) => (target.method === 'GET') !== (level === 'read'))).toEqual([]);
  });
});
