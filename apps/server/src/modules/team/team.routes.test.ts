import { listTeams } from '@balcao/contract/session';
import { currentUser } from '@balcao/contract/session-current';
import { createTeam, teamInfo } from '@balcao/contract/team';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { member, openTeam, type Person, register, workIn } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { transaction } from '../../platform/db.ts';

let testApp: TestApp;
let ana: Person;
beforeAll(async () => {
  testApp = await openTestApp();
  ana = await register(testApp);
});
afterAll(() => testApp.close());

const bakery = { name: 'Padaria da Esquina', type: 'enterprise' } as const;

describe('POST /merchant/team', () => {
  it('makes a team that is not certified yet, and its maker the super admin', async () => {
    const team = await ana.call(createTeam, { body: bakery });
    expect(team).toEqual({
      ...bakery,
      merchantId: expect.any(String),
      merchantNumber: expect.stringMatching(/^[1-9]\d{9}$/),
      createdByMe: true,
      isAdmin: true,
      roleName: null,
      roleStatus: null,
      reviewStatus: 'NO',
    });
    expect((await ana.call(listTeams, {})).merchantList).toContainEqual(team);
    const working = await workIn(testApp, ana, team.merchantId);
    expect(await working.call(currentUser, {})).toMatchObject({ businessName: bakery.name, isAdmin: true });
  });

  it.each([
    ['Padaria\u200b', 'invisíveis'],
    ['\u3164\u2060', 'invisíveis'],
    ['С\u0430fе do Porto', 'alfabetos'],
  ])('refuses a name that is not what it seems: %j', async (name, why) => {
    await expect(ana.call(createTeam, { body: { ...bakery, name } })).rejects.toMatchObject({
      code: 1000,
      fields: { name: expect.stringContaining(why) },
    });
  });

  it('gives two teams two numbers, also under the same name', async () => {
    const teams = [await ana.call(createTeam, { body: bakery }), await ana.call(createTeam, { body: bakery })];
    expect(new Set(teams.map(({ merchantNumber }) => merchantNumber)).size).toBe(2);
  });

  it('makes one team for one key, and answers a repeat with it (rule: at-most-once)', async () => {
    const ask = (name: string) => ana.call(createTeam, { body: { ...bakery, name } }, { idempotencyKey: 'once-more' });
    const before = (await ana.call(listTeams, {})).merchantList.length;
    const first = await ask('Feira');
    expect(await ask('Feira')).toEqual(first);
    await expect(ask('Outra')).rejects.toMatchObject({ name: 'idempotency_key_reused' });
    expect((await ana.call(listTeams, {})).merchantList).toHaveLength(before + 1);
  });

  it('refuses a name of one letter or with signs nobody can read, and a type that does not exist', async () => {
    const ask = (change: object) => ana.call(createTeam, { body: { ...bakery, ...change } });
    await expect(ask({ name: ' P ' })).rejects.toMatchObject({ fields: { name: expect.any(String) } });
    await expect(ask({ name: 'Padaria \u202eairadaP' })).rejects.toMatchObject({
      fields: { name: expect.any(String) },
    });
    await expect(ask({ type: 'charity' })).rejects.toMatchObject({ fields: { type: expect.any(String) } });
  });

  it('refuses a team id, a status or a number from outside (rule: team-of-the-session, listed-fields-only)', async () => {
    const smuggled = { merchantId: crypto.randomUUID(), reviewStatus: 'SUCCESS', number: '1234567890', isAdmin: true };
    await expect(ana.call(createTeam, { body: { ...bakery, ...smuggled } })).rejects.toMatchObject({
      fields: Object.fromEntries(Object.keys(smuggled).map((name) => [name, 'Este campo não existe.'])),
    });
  });

  it('refuses anyone who is not logged in', async () => {
    await expect(testApp.caller()(createTeam, { body: bakery })).rejects.toMatchObject({ code: 401 });
  });
});

describe('what other modules ask of a team', () => {
  it('who is paid, by id and by number, and whether it is certified', async () => {
    const { teams } = testApp.services;
    const { db } = testApp.platform;
    const plain = await openTeam(testApp, ana, { name: 'Sem certificação' });
    const certified = await openTeam(testApp, ana, { name: 'Certificada', certified: true });
    expect(await teams.payee(db, plain.merchantId)).toEqual({
      merchantNumber: plain.merchantNumber,
      name: 'Sem certificação',
      certified: false,
      lack: { of: 'team', status: 'NO' },
    });
    expect(await teams.byNumber(db, certified.merchantNumber)).toEqual({
      merchantId: certified.merchantId,
      merchantNumber: certified.merchantNumber,
      name: 'Certificada',
      certified: true,
    });
    expect(await teams.payee(db, crypto.randomUUID())).toBeUndefined();
    expect(await teams.byNumber(db, '1000000000')).toBeUndefined();
  });

  it('sets the standing of a team that exists', async () => {
    const set = transaction(testApp.platform.db, (tx) =>
      testApp.services.teams.setStanding(tx, crypto.randomUUID(), { reviewStatus: 'SUCCESS' }),
    );
    await expect(set).rejects.toMatchObject({ refusal: 'not_found' });
  });
});

describe('GET /merchant/info', () => {
  it('says what the team is and how many work there, to everybody who does', async () => {
    const team = await openTeam(testApp, ana, { name: 'Cantina', certified: true });
    const powerless = await member(testApp, team, { permissions: [] });
    const { account: createdBy } = await ana.call(currentUser, {});
    expect(await powerless.call(teamInfo, {})).toEqual({
      merchantId: team.merchantId,
      merchantNumber: team.merchantNumber,
      name: 'Cantina',
      type: 'enterprise',
      reviewStatus: 'SUCCESS',
      createdBy,
      createdAt: expect.stringMatching(/Z$/),
      members: 2,
    });
  });

  it('asks for a team to be chosen first, and for a login', async () => {
    await expect(ana.call(teamInfo, {})).rejects.toMatchObject({ name: 'team_missing' });
    await expect(testApp.caller()(teamInfo, {})).rejects.toMatchObject({ code: 401 });
  });
});
