import { menuIds } from '@balcao/contract/menus';
import { changeTeam, listTeams, login, logout } from '@balcao/contract/session';
import { currentUser } from '@balcao/contract/session-current';
import { hash } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logIn, member, openTeam, password, register } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { transaction } from '../../platform/db.ts';
import { hashOf } from '../../platform/ids.ts';
import { accounts } from '../account/account.tables.ts';
import { sessions } from './session.tables.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

const advance = (seconds: number): void => {
  const { clock } = testApp.platform;
  clock.setAhead(clock.aheadSeconds() + seconds);
};
const hour = 3_600;
const ended = { name: 'session_ended', code: 1030102 };

describe('POST /merchant/login', () => {
  it('answers with a token of 256 bits, of which only the hash is stored (rule: sessions)', async () => {
    const ana = await register(testApp);
    const { token } = await logIn(testApp, ana);
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const stored = await testApp.platform.db.select().from(sessions).where(eq(sessions.accountId, ana.accountId));
    expect(stored.map((session) => session.tokenHash)).toContain(hashOf(token));
    expect(JSON.stringify(stored)).not.toContain(token);
  });

  it('gives every log-in a token of its own', async () => {
    const ana = await register(testApp);
    const [first, second] = [await logIn(testApp, ana), await logIn(testApp, ana)];
    expect(new Set([ana.token, first.token, second.token]).size).toBe(3);
    expect(await ana.call(currentUser, {})).toEqual(await second.call(currentUser, {}));
  });

  it('takes the password however its accents are composed', async () => {
    const ana = await register(testApp);
    const passwordHash = await hash(testApp.platform.secrets.mac('password', 'maçã-verde-7'.normalize('NFC')));
    await testApp.platform.db.update(accounts).set({ passwordHash }).where(eq(accounts.id, ana.accountId));
    const body = { email: ana.email, password: 'maçã-verde-7'.normalize('NFD') };
    expect(await testApp.caller(undefined, 'pt-BR', ana.ip)(login, { body })).toHaveProperty('token');
  });

  it('hashes the password again when it was hashed more weakly than today (rule: passwords)', async () => {
    const ana = await register(testApp);
    const { db, secrets } = testApp.platform;
    const passwordHash = await hash(secrets.mac('password', password), { memoryCost: 4_096, timeCost: 1 });
    await db.update(accounts).set({ passwordHash }).where(eq(accounts.id, ana.accountId));
    await logIn(testApp, ana);
    const [row] = await db.select().from(accounts).where(eq(accounts.id, ana.accountId));
    expect(row?.passwordHash).toContain('$m=19456,t=2,p=1$');
    await logIn(testApp, ana);
  });
});

describe('a login by username', () => {
  const by = (name: string, word = password, ip = '10.9.8.7') =>
    testApp.caller(undefined, 'pt-BR', ip)(login, { body: { email: name, password: word } });

  it('is of the account that has it, in capitals or not', async () => {
    await register(testApp, { account: 'Livraria_Mar' });
    await expect(by('livraria_mar')).resolves.toMatchObject({ token: expect.any(String) });
    await expect(by(' LIVRARIA_MAR ')).resolves.toMatchObject({ token: expect.any(String) });
  });

  it('is refused in the same words for a wrong password and for a name that no account has', async () => {
    await register(testApp, { account: 'livraria_rio' });
    const wrong = { name: 'credentials_wrong', message: 'Usuário ou senha incorretos.' };
    await expect(by('livraria_rio', 'not-the-password')).rejects.toMatchObject(wrong);
    await expect(by('livraria_lago')).rejects.toMatchObject(wrong);
    await expect(by('a b')).rejects.toMatchObject({ name: 'form_invalid', fields: { email: expect.any(String) } });
  });

  it('and one by e-mail are tries at the same account (rule: login-rate-limit)', async () => {
    const { email } = await register(testApp, { account: 'livraria_foz' });
    for (let tries = 0; tries < 10; tries += 1)
      await expect(by(tries % 2 ? email : 'livraria_foz', 'not-the-password', '10.9.7.7')).rejects.toMatchObject({
        name: 'credentials_wrong',
      });
    await expect(by(email, password, '10.9.7.7')).rejects.toMatchObject({ name: 'account_locked' });
    await expect(by('livraria_foz', password, '10.9.7.7')).rejects.toMatchObject({ name: 'account_locked' });
  });
});

describe('GET /merchant/user/current', () => {
  it('tells who is logged in, without a team until one is chosen', async () => {
    const ana = await register(testApp, { account: 'ana_souza' });
    expect(await ana.call(currentUser, {})).toEqual({
      avatar: null,
      twoFactor: false,
      hasPassword: true,
      chatAccount: null,
      chatAccountId: null,
      preview: null,
      accountId: ana.accountId,
      account: 'ana_souza',
      email: ana.email,
      createdAt: expect.stringMatching(/Z$/),
      merchantId: null,
      merchantNumber: null,
      businessName: null,
      isAdmin: false,
      roleName: null,
      roleStatus: null,
      roles: [],
      reviewStatus: null,
      formStatus: null,
      formId: null,
      newMerchantForm: false,
      payMerchCode: null,
      realCert: false,
      teamCert: false,
      paymentCert: false,
      menuPermissions: [],
      menuIdList: [],
      timezone: 'America/Sao_Paulo',
    });
  });

  it('tells the team, the role and its permissions', async () => {
    const team = await openTeam(testApp, await register(testApp), { name: 'Livraria Aurora', certified: true });
    const permissions = [{ menuId: 'payment.orders', permissionLevel: 'read' }] as const;
    const bia = await member(testApp, team, { permissions });
    const about = { merchantId: team.merchantId, merchantNumber: team.merchantNumber, businessName: 'Livraria Aurora' };
    expect(await team.call(currentUser, {})).toMatchObject({
      ...about,
      isAdmin: true,
      roleName: null,
      roles: [],
      menuIdList: [...menuIds],
      formId: null,
      payMerchCode: team.merchantNumber,
    });
    const asBia = await bia.call(currentUser, {});
    expect(asBia.roles).toEqual([asBia.roleName]);
    expect(await bia.call(currentUser, {})).toMatchObject({
      ...about,
      isAdmin: false,
      roleName: expect.stringMatching(/^Role/),
      roleStatus: '0',
      reviewStatus: 'SUCCESS',
      menuPermissions: permissions,
      menuIdList: ['payment.orders'],
    });
  });

  it('refuses a call without a token, with an unknown one, and with what is no token', async () => {
    for (const token of [undefined, 'x'.repeat(43), 'x'.repeat(42), "' or true --"])
      await expect(testApp.caller(token)(currentUser, {})).rejects.toMatchObject({
        name: 'session_missing',
        code: 401,
      });
  });

  it('answers a missing session with HTTP 401', async () => {
    const answer = await testApp.app.inject('/admin/v3.0/merchant/user/current');
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ code: 401 });
  });

  it('ends a session after two hours without use', async () => {
    const ana = await register(testApp);
    advance(2 * hour - 5);
    await ana.call(currentUser, {});
    advance(2 * hour - 5);
    await ana.call(currentUser, {});
    advance(2 * hour + 5);
    await expect(ana.call(currentUser, {})).rejects.toMatchObject(ended);
  });

  it('ends a session after a day, however busy it was', async () => {
    const ana = await register(testApp);
    for (let hours = 1; hours < 24; hours += 1) {
      advance(hour);
      await ana.call(currentUser, {});
    }
    advance(hour);
    await expect(ana.call(currentUser, {})).rejects.toMatchObject(ended);
  });

  it('writes its last use down once a minute at most', async () => {
    const ana = await register(testApp);
    const lastUse = async () => {
      const [session] = await testApp.platform.db.select().from(sessions).where(eq(sessions.accountId, ana.accountId));
      return session?.lastUsedAt.getTime() ?? 0;
    };
    const before = await lastUse();
    await ana.call(currentUser, {});
    expect(await lastUse()).toBe(before);
    advance(61);
    await ana.call(currentUser, {});
    expect(await lastUse()).toBeGreaterThan(before + 60_000);
  });
});

describe('POST /merchant/login/merchantListByToken', () => {
  it('lists the teams of the person and no other', async () => {
    const ana = await register(testApp);
    const own = await openTeam(testApp, ana, { name: 'Padaria Sol' });
    await openTeam(testApp, await register(testApp), { name: 'De outra pessoa' });
    const guest = await openTeam(testApp, await register(testApp), { name: 'Feira Livre' });
    const { members } = testApp.services;
    const key = { merchantId: guest.merchantId, accountId: ana.accountId };
    const now = testApp.platform.clock.now();
    await transaction(testApp.platform.db, (tx) =>
      members.addMember(tx, { ...key, isAdmin: false, roleId: null, now }),
    );
    const { merchantList } = await ana.call(listTeams, {});
    expect(merchantList.map(({ name, createdByMe, isAdmin }) => [name, createdByMe, isAdmin])).toEqual([
      ['Padaria Sol', true, true],
      ['Feira Livre', false, false],
    ]);
    expect(merchantList[0]?.merchantNumber).toBe(own.merchantNumber);
  });

  it('refuses anyone who is not logged in', async () => {
    await expect(testApp.caller()(listTeams, {})).rejects.toMatchObject({ code: 401 });
  });
});

describe('POST /merchant/changeMerchant', () => {
  it('gives a new token for the team, and the old one is dead (rule: sessions)', async () => {
    const ana = await register(testApp);
    const { merchantId } = await openTeam(testApp, ana);
    const { token } = await ana.call(changeTeam, { body: { merchantId } });
    expect(token).not.toBe(ana.token);
    expect(await testApp.caller(token)(currentUser, {})).toMatchObject({ merchantId });
    await expect(ana.call(currentUser, {})).rejects.toMatchObject(ended);
  });

  it('does not make the session live longer', async () => {
    const ana = await register(testApp);
    const { merchantId } = await openTeam(testApp, ana);
    let { call } = ana;
    for (let hours = 1; hours < 24; hours += 1) {
      advance(hour);
      const { token } = await call(changeTeam, { body: { merchantId } });
      call = testApp.caller(token, 'pt-BR', ana.ip);
    }
    advance(hour);
    await expect(call(currentUser, {})).rejects.toMatchObject(ended);
  });

  it('lets one of two that come at the same instant have the session', async () => {
    const ana = await register(testApp);
    const { merchantId } = await openTeam(testApp, ana);
    const results = await Promise.allSettled([1, 2].map(() => ana.call(changeTeam, { body: { merchantId } })));
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('answers for the team of others as for one that does not exist (rule: foreign-is-unknown)', async () => {
    const ana = await register(testApp);
    const { merchantId } = await openTeam(testApp, await register(testApp));
    const outcome = (id: string) =>
      ana.call(changeTeam, { body: { merchantId: id } }).catch(({ name, code, message }) => ({ name, code, message }));
    const refused = await outcome(merchantId);
    expect(refused).toMatchObject({ name: 'not_found', code: 13018 });
    expect(refused).toEqual(await outcome(crypto.randomUUID()));
    expect(await ana.call(currentUser, {})).toMatchObject({ merchantId: null });
  });

  it('refuses fields that nobody declared (rule: listed-fields-only)', async () => {
    const ana = await register(testApp);
    const body = { merchantId: crypto.randomUUID(), isAdmin: true, roleId: crypto.randomUUID() };
    await expect(ana.call(changeTeam, { body })).rejects.toMatchObject({
      fields: { isAdmin: expect.any(String), roleId: expect.any(String) },
    });
  });
});

describe('POST /merchant/logout', () => {
  it('ends this session and no other', async () => {
    const ana = await register(testApp);
    const elsewhere = await logIn(testApp, ana);
    expect(await ana.call(logout, {})).toBeNull();
    await expect(ana.call(currentUser, {})).rejects.toMatchObject(ended);
    await expect(ana.call(logout, {})).rejects.toMatchObject(ended);
    expect(await elsewhere.call(currentUser, {})).toMatchObject({ email: ana.email });
  });
});
