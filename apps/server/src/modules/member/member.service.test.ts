import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { member, openTeam, register, type Team } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { type Tx, transaction } from '../../platform/db.ts';
import type { MemberService } from './member.service.ts';

let testApp: TestApp;
let team: Team;
let members: MemberService;
beforeAll(async () => {
  testApp = await openTestApp();
  members = testApp.services.members;
});
beforeEach(async () => {
  team = await openTeam(testApp, await register(testApp));
});
afterAll(() => testApp.close());

const write = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => transaction(testApp.platform.db, work);
const refused = (refusal: string) => ({ refusal });
const keyOf = ({ merchantId, accountId }: Team) => ({ merchantId, accountId });
const leave = (who: Team) => write((tx) => members.removeMember(tx, keyOf(who)));
const stepDown = (who: Team) =>
  write((tx) => members.changeMember(tx, { ...keyOf(who), isAdmin: false, roleId: null }));

describe('a team', () => {
  it('always has one super admin (rule: no-raised-rights)', async () => {
    await expect(leave(team)).rejects.toMatchObject(refused('last_admin'));
    await expect(stepDown(team)).rejects.toMatchObject(refused('last_admin'));
    const second = await member(testApp, team, { isAdmin: true });
    await leave(team);
    await expect(leave(second)).rejects.toMatchObject(refused('last_admin'));
  });

  it('keeps one of two super admins who leave at the same instant (rule: no-raised-rights)', async () => {
    const second = await member(testApp, team, { isAdmin: true });
    const results = await Promise.allSettled([leave(team), stepDown(second)]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('has a person once', async () => {
    const { clock } = testApp.platform;
    const again = write((tx) =>
      members.addMember(tx, { ...keyOf(team), isAdmin: false, roleId: null, now: clock.now() }),
    );
    await expect(again).rejects.toMatchObject(refused('already_exists'));
  });

  it('takes no role of another team: it is as good as none (rule: foreign-is-unknown)', async () => {
    const other = await openTeam(testApp, await register(testApp));
    const stranger = await member(testApp, other, { permissions: [] });
    const mine = await member(testApp, team, { permissions: [] });
    const change = (roleId: string | null) =>
      write((tx) => members.changeMember(tx, { ...keyOf(mine), isAdmin: false, roleId }));
    await expect(change(stranger.roleId)).rejects.toMatchObject(refused('not_found'));
    await expect(change(crypto.randomUUID())).rejects.toMatchObject(refused('not_found'));
  });

  it('removes and changes only its own people', async () => {
    const other = await openTeam(testApp, await register(testApp));
    const stranger = await member(testApp, other, { permissions: [] });
    const foreign = { merchantId: team.merchantId, accountId: stranger.accountId };
    const { removeMember, changeMember } = members;
    await expect(write((tx) => removeMember(tx, foreign))).rejects.toMatchObject(refused('not_found'));
    await expect(write((tx) => changeMember(tx, { ...foreign, isAdmin: true, roleId: null }))).rejects.toMatchObject(
      refused('not_found'),
    );
  });
});
