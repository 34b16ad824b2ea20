import { randomUUID } from 'node:crypto';
import {
  addPasskey,
  listPasskeys,
  passkeyOptions,
  passkeysAtMost,
  removePasskey,
  renamePasskey,
} from '@balcao/contract/passkey';
import { login, logout } from '@balcao/contract/session';
import { currentUser } from '@balcao/contract/session-current';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Authenticator, createAuthenticator } from '../../../test/authenticator.ts';
import { addTo, askToAdd, askToLogIn, logInWith, prove } from '../../../test/passkeys.ts';
import { lastMailTo, type Person, password, register } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { accounts } from '../account/account.tables.ts';
import { factors } from '../factor/factor.tables.ts';
import { passkeyChallenges } from './passkey.tables.ts';

const publicBaseUrl = 'https://balcao.example';

let testApp: TestApp;
let ana: Person;
let device: Authenticator;
beforeAll(async () => {
  testApp = await openTestApp({ publicBaseUrl });
});
afterAll(() => testApp.close());

beforeEach(async () => {
  ana = await register(testApp);
  await prove(testApp, ana);
  device = createAuthenticator(publicBaseUrl);
});

describe('a passkey', () => {
  it('is asked of a device that knows its user, for the configured name, under a name that says nothing', async () => {
    await addTo(ana, device);
    const options = await askToAdd(ana);
    expect(options).toMatchObject({
      rp: { id: 'balcao.example', name: 'Balcão' },
      user: { name: ana.email },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [{ id: device.credentialId, type: 'public-key', transports: ['internal'] }],
    });
    const { id } = options.user as { id: string };
    expect(Buffer.from(id, 'base64url').toString('hex')).toBe(ana.accountId.replaceAll('-', ''));
    expect(await askToLogIn(testApp, ana)).toMatchObject({ rpId: 'balcao.example', userVerification: 'required' });
    expect(await askToLogIn(testApp, ana)).not.toHaveProperty('allowCredentials');
  });

  it('lets its owner in from anywhere while strangers have used up the guesses at the password', async () => {
    await addTo(ana, device);
    const away = { ip: '10.81.1.9' };
    const guess = (ip: string, secret: string) =>
      testApp
        .caller(
          undefined,
          'pt-BR',
          ip,
        )(login, { body: { email: ana.email, password: secret } })
        .catch(({ name }) => name);
    for (let network = 0; network < 10; network += 1)
      await Promise.all(Array.from({ length: 10 }, () => guess(`10.80.${network}.9`, 'errada-9')));
    expect(await guess(away.ip, password)).toBe('account_locked');
    const token = await logInWith(testApp, away, device);
    expect(await testApp.caller(token, 'pt-BR', away.ip)(currentUser, {})).toMatchObject({ accountId: ana.accountId });
  });

  it('logs in alone, and is listed with its last use', async () => {
    const made = await addTo(ana, device);
    expect(made).toMatchObject({ name: 'Notebook', lastUsedAt: null, synced: false });
    const token = await logInWith(testApp, ana, device);
    const call = testApp.caller(token, 'pt-BR', ana.ip);
    expect(await call(currentUser, {})).toMatchObject({ accountId: ana.accountId, merchantId: null });
    const { list, rpId } = await call(listPasskeys, {});
    expect(list).toEqual([{ ...made, lastUsedAt: expect.any(String) }]);
    expect(rpId).toBe('balcao.example');
    expect(await testApp.services.passkeys.listOf(testApp.platform.db, ana.accountId)).toEqual(list);
  });

  it('opens a session of its own each time, which ends by itself', async () => {
    await addTo(ana, device);
    const [first, second] = [await logInWith(testApp, ana, device), await logInWith(testApp, ana, device)];
    expect(first).not.toBe(second);
    await testApp.caller(first)(logout, {});
    await expect(testApp.caller(first)(currentUser, {})).rejects.toMatchObject({ name: 'session_ended' });
    expect(await testApp.caller(second)(currentUser, {})).toMatchObject({ email: ana.email });
    await expect(testApp.caller(second)(passkeyOptions, {})).rejects.toMatchObject({ name: 'proof_missing' });
  });

  it('needs no second step, also where two-step verification is on', async () => {
    await addTo(ana, device);
    const sealedSecret = testApp.platform.secrets.seal('JBSWY3DPEHPK3PXP');
    await testApp.platform.db.insert(factors).values({ accountId: ana.accountId, sealedSecret, enabledAt: new Date() });
    const token = await logInWith(testApp, ana, device);
    expect(await testApp.caller(token)(currentUser, {})).toMatchObject({ twoFactor: true });
  });

  it('is known as synced when the device says so, then and later', async () => {
    const options = await askToAdd(ana);
    const body = { name: 'Celular', response: device.create(options, { synced: true }) };
    expect(await ana.call(addPasskey, { body })).toMatchObject({ synced: true });
    await logInWith(testApp, ana, device);
    expect((await ana.call(listPasskeys, {})).list).toMatchObject([{ synced: false }]);
  });

  it('takes another name', async () => {
    const { id } = await addTo(ana, device);
    const body = { name: '  Celular da Ana  ' };
    expect(await ana.call(renamePasskey, { params: { id }, body })).toMatchObject({ id, name: 'Celular da Ana' });
    for (const name of ['', ' ', 'x'.repeat(61), 'a\u202eb'])
      await expect(ana.call(renamePasskey, { params: { id }, body: { name } })).rejects.toMatchObject({
        name: 'form_invalid',
        fields: { name: expect.any(String) },
      });
  });

  it('no longer logs in once it is removed', async () => {
    const { id } = await addTo(ana, device);
    expect(await ana.call(removePasskey, { params: { id } })).toBeNull();
    await expect(logInWith(testApp, ana, device)).rejects.toMatchObject({ name: 'passkey_wrong', code: 1002 });
    expect((await ana.call(listPasskeys, {})).list).toEqual([]);
    await expect(ana.call(removePasskey, { params: { id } })).rejects.toMatchObject({ name: 'not_found' });
  });

  it('is one of ten at most, also when two come at the same instant', async () => {
    for (let count = 1; count < passkeysAtMost; count += 1) await addTo(ana, createAuthenticator(publicBaseUrl));
    const asked = [await askToAdd(ana), await askToAdd(ana)];
    const results = await Promise.allSettled(
      asked.map((options) =>
        ana.call(addPasskey, {
          body: { name: 'Uma a mais', response: createAuthenticator(publicBaseUrl).create(options) },
        }),
      ),
    );
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await ana.call(listPasskeys, {})).list).toHaveLength(passkeysAtMost);
    await expect(askToAdd(ana)).rejects.toMatchObject({ name: 'state_forbids' });
  });
});

describe('the owner of an account', () => {
  it('is told by mail of a passkey that comes or goes, with the configured address', async () => {
    const { id } = await addTo(ana, device, 'Notebook');
    const added = await lastMailTo(testApp, ana.email);
    expect(added.subject).toBe('Uma chave de acesso foi adicionada à sua conta do Balcão');
    expect(added.body).toContain('“Notebook”');
    expect(added.body).toContain('https://balcao.example/account');
    await ana.call(removePasskey, { params: { id } });
    const removed = await lastMailTo(testApp, ana.email);
    expect(removed.subject).toBe('Uma chave de acesso foi removida da sua conta do Balcão');
  });

  it.each([
    ['en-US', 'A passkey was added to your Balcão account'],
    ['es-MX', 'Se agregó una llave de acceso a tu cuenta de Balcão'],
    ['zh-CN', '你的 Balcão 账号添加了通行密钥'],
  ])('is told in their language: %s', async (locale, subject) => {
    await testApp.platform.db.update(accounts).set({ locale }).where(eq(accounts.id, ana.accountId));
    await addTo(ana, device);
    expect(await lastMailTo(testApp, ana.email)).toMatchObject({ subject });
  });

  it('must have proven that it is them a moment ago, to add and to remove (rule: credential-changes)', async () => {
    const { id } = await addTo(ana, device);
    const response = createAuthenticator(publicBaseUrl).create(await askToAdd(ana));
    await prove(testApp, ana, null);
    const unproven = { name: 'proof_missing' };
    await expect(askToAdd(ana)).rejects.toMatchObject(unproven);
    await expect(ana.call(addPasskey, { body: { name: 'Outra', response } })).rejects.toMatchObject(unproven);
    await expect(ana.call(removePasskey, { params: { id } })).rejects.toMatchObject(unproven);
    expect(await ana.call(renamePasskey, { params: { id }, body: { name: 'Casa' } })).toMatchObject({ name: 'Casa' });
    await prove(testApp, ana);
    expect(await ana.call(addPasskey, { body: { name: 'Outra', response } })).toMatchObject({ name: 'Outra' });
  });

  it('alone can rename or remove it: to others it does not exist', async () => {
    const { id } = await addTo(ana, device);
    const eva = await register(testApp);
    await prove(testApp, eva);
    for (const params of [{ id }, { id: randomUUID() }]) {
      const body = { name: 'Minha' };
      await expect(eva.call(renamePasskey, { params, body })).rejects.toMatchObject({ name: 'not_found' });
      await expect(eva.call(removePasskey, { params })).rejects.toMatchObject({ name: 'not_found' });
    }
    expect((await eva.call(listPasskeys, {})).list).toEqual([]);
    expect((await ana.call(listPasskeys, {})).list).toMatchObject([{ id, name: 'Notebook' }]);
  });
});

describe('what is stored', () => {
  it('of a challenge is its hash, and nothing of it stays when its time is over', async () => {
    const { challenge } = await askToLogIn(testApp, ana);
    const { db, clock, jobs } = testApp.platform;
    const waiting = await db.select().from(passkeyChallenges);
    expect(waiting.length).toBeGreaterThan(0);
    expect(JSON.stringify(waiting)).not.toContain(challenge);
    clock.setAhead(clock.aheadSeconds() + 301);
    await jobs.sweep();
    expect(await db.select().from(passkeyChallenges)).toEqual([]);
  });
});
