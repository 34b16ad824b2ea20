import { registerAccount, resetPassword, sendCaptcha, updateAccount } from '@balcao/contract/account';
import type { AskOf } from '@balcao/contract/endpoint';
import { login } from '@balcao/contract/session';
import { currentUser } from '@balcao/contract/session-current';
import type { RefusedError } from '@balcao/sdk/client';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codeSentTo, lastMailTo, logIn, password, register } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { accounts, captchas } from './account.tables.ts';

let testApp: TestApp;
let place = 0;
/** A person without an account, at an address of their own. */
let call: ReturnType<TestApp['caller']>;
let email: string;

beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());
beforeEach(() => {
  place += 1;
  call = testApp.caller(undefined, 'pt-BR', `10.1.${place}.1`);
  email = `nova${place}@exemplo.com.br`;
});

const form = (captcha: string, change: Partial<AskOf<typeof registerAccount>['body']> = {}) => ({
  body: {
    email,
    account: `loja-da-ana-${place}`,
    password,
    passwordAgain: password,
    captcha,
    agreed: true as const,
    ...change,
  },
});
const resetForm = (captcha: string, newPassword = 'tres-tigres-9') => ({
  body: { email, password: newPassword, passwordAgain: newPassword, captcha },
});
const askCode = (type: 'register' | 'resetPassword', to = email) => call(sendCaptcha, { body: { type, email: to } });
const codeFor = async (type: 'register' | 'resetPassword'): Promise<string> => {
  await askCode(type);
  return codeSentTo(testApp, email);
};
const otherThan = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
/** Moves the clock of the product forward; it never goes back. */
const advance = (seconds: number): void => {
  const { clock } = testApp.platform;
  clock.setAhead(clock.aheadSeconds() + seconds);
};
const outcomeOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    (value) => value,
    ({ name, code, message }) => ({ name, code, message }),
  );

describe('POST /merchant/captcha', () => {
  it('sends six digits that the subject shows, in the language of the person', async () => {
    await testApp.caller(undefined, 'es', '10.2.0.1')(sendCaptcha, { body: { type: 'register', email } });
    const { subject, body } = await lastMailTo(testApp, email);
    expect(subject).toMatch(/^\d{6} es tu código de verificación de Balcão$/);
    expect(body).toContain(subject.slice(0, 6));
  });

  it('answers the same for a known and an unknown e-mail, for both purposes (rule: no-account-enumeration)', async () => {
    const { email: known } = await register(testApp);
    advance(61);
    for (const type of ['register', 'resetPassword'] as const) {
      expect(await askCode(type)).toEqual(await askCode(type, known));
      expect(await outcomeOf(askCode(type))).toEqual(await outcomeOf(askCode(type, known)));
    }
  });

  it('tells the owner of a known e-mail, and nobody else, that there is an account already', async () => {
    const { email: known } = await register(testApp);
    advance(61);
    await askCode('register', known);
    const { subject, body } = await lastMailTo(testApp, known);
    expect(subject).toBe('Você já tem uma conta no Balcão');
    expect(body).toContain(`${testApp.platform.config.publicBaseUrl}/login`);
    expect(body).not.toMatch(/\d{6}/);
  });

  it('puts the configured address into links, whatever the caller claims (rule: one-public-address)', async () => {
    const { email: known } = await register(testApp);
    advance(61);
    const answer = await testApp.app.inject({
      method: 'POST',
      url: '/admin/v3.0/merchant/captcha',
      headers: { host: 'localhost:81', origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' },
      payload: { type: 'register', email: known },
    });
    expect(answer.json()).toMatchObject({ code: 200 });
    const { body } = await lastMailTo(testApp, known);
    expect(body).toContain(`${testApp.platform.config.publicBaseUrl}/login`);
    expect(body).not.toContain('evil');
  });

  it('tells the person who asks to reset an unknown e-mail that there is no account', async () => {
    await askCode('resetPassword');
    expect((await lastMailTo(testApp, email)).subject).toBe('Não há conta no Balcão com este e-mail');
  });

  it('keeps no code, only a keyed hash of it (rule: mailed-codes)', async () => {
    const code = await codeFor('register');
    const [row] = await testApp.platform.db.select().from(captchas).where(eq(captchas.email, email));
    expect(JSON.stringify(row)).not.toContain(code);
  });

  it('refuses a second code within a minute, and says how long to wait', async () => {
    await askCode('register');
    await expect(askCode('register')).rejects.toMatchObject({ name: 'captcha_too_soon', code: 2000 });
    advance(50);
    const wait = await askCode('register').catch((refused: RefusedError) => refused.retryAfterSeconds);
    expect(wait).toBeGreaterThan(5);
    expect(wait).toBeLessThanOrEqual(10);
  });

  it('sends one of two that are asked for at the same instant', async () => {
    const results = await Promise.allSettled([askCode('register'), askCode('register')]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('stops after twenty codes to one e-mail within a day', async () => {
    await askCode('register');
    await testApp.platform.db.update(captchas).set({ sends: 20 }).where(eq(captchas.email, email));
    advance(61);
    await expect(askCode('register')).rejects.toMatchObject({ name: 'too_many_requests' });
    advance(86_400);
    expect(await codeFor('register')).toMatch(/^\d{6}$/);
  });
});

describe('POST /merchant/register', () => {
  it('opens the account and logs in', async () => {
    const { token } = await call(registerAccount, form(await codeFor('register')));
    expect(await testApp.caller(token)(currentUser, {})).toMatchObject({
      email,
      account: `loja-da-ana-${place}`,
      merchantId: null,
      isAdmin: false,
      menuPermissions: [],
    });
  });

  it('compares e-mails in lower case', async () => {
    const code = await codeFor('register');
    await call(registerAccount, form(code, { email: email.toUpperCase() }));
    expect(await call(login, { body: { email, password } })).toHaveProperty('token');
  });

  it('stores the password as Argon2id over a peppered text (rule: passwords)', async () => {
    await call(registerAccount, form(await codeFor('register')));
    const [row] = await testApp.platform.db.select().from(accounts).where(eq(accounts.email, email));
    expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(JSON.stringify(row)).not.toContain(password);
  });

  it('takes a code once, also when it comes twice at the same instant (rule: mailed-codes)', async () => {
    const code = await codeFor('register');
    const results = await Promise.allSettled([call(registerAccount, form(code)), call(registerAccount, form(code))]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(call(registerAccount, form(code))).rejects.toMatchObject({ name: 'captcha_wrong', code: 2000 });
  });

  it('lets five guesses pass, and then refuses the right code too', async () => {
    const code = await codeFor('register');
    for (let guess = 0; guess < 5; guess += 1)
      await expect(call(registerAccount, form(otherThan(code)))).rejects.toMatchObject({ name: 'captcha_wrong' });
    await expect(call(registerAccount, form(code))).rejects.toMatchObject({ name: 'captcha_wrong' });
  });

  it('counts guesses that are made at the same instant', async () => {
    const code = await codeFor('register');
    await Promise.allSettled(Array.from({ length: 12 }, () => call(registerAccount, form(otherThan(code)))));
    const [row] = await testApp.platform.db.select().from(captchas).where(eq(captchas.email, email));
    expect(row?.attempts).toBe(5);
    await expect(call(registerAccount, form(code))).rejects.toMatchObject({ name: 'captcha_wrong' });
  });

  it('refuses a code of another e-mail, and one that was replaced', async () => {
    const mine = await codeFor('register');
    const other = `outra${place}@exemplo.com.br`;
    await askCode('register', other);
    const theirs = await codeSentTo(testApp, other);
    if (theirs !== mine)
      await expect(call(registerAccount, form(theirs))).rejects.toMatchObject({ name: 'captcha_wrong' });
    advance(61);
    const newest = await codeFor('register');
    if (newest !== mine)
      await expect(call(registerAccount, form(mine))).rejects.toMatchObject({ name: 'captcha_wrong' });
    expect(await call(registerAccount, form(newest))).toHaveProperty('token');
  });

  it('refuses a code that is ten minutes old', async () => {
    const code = await codeFor('register');
    advance(601);
    await expect(call(registerAccount, form(code))).rejects.toMatchObject({ name: 'captcha_wrong' });
  });

  it('answers for a known e-mail as for an unknown one: the code is wrong (rule: no-account-enumeration)', async () => {
    const { email: known } = await register(testApp);
    advance(61);
    await askCode('register', known);
    await askCode('register');
    const code = otherThan(await codeSentTo(testApp, email));
    expect(await outcomeOf(call(registerAccount, form(code, { email: known })))).toEqual(
      await outcomeOf(call(registerAccount, form(code))),
    );
  });

  it('refuses a password that is easy to guess, and the code stays good', async () => {
    const code = await codeFor('register');
    for (const easy of ['senha123', 'brasil2026', 'nova2026', 'loja-da-ana', '123456'])
      await expect(call(registerAccount, form(code, { password: easy, passwordAgain: easy }))).rejects.toMatchObject({
        name: 'form_invalid',
        fields: { password: expect.any(String) },
      });
    expect(await call(registerAccount, form(code))).toHaveProperty('token');
  });

  it('refuses the own e-mail as a password', async () => {
    const own = `zumbi${place}@a.br`;
    const asked = call(registerAccount, form('123456', { email: own, password: own, passwordAgain: own }));
    await expect(asked).rejects.toMatchObject({ name: 'form_invalid', fields: { password: expect.any(String) } });
  });

  it('refuses passwords that differ, are too short or too long, and a name with other signs', async () => {
    const refused = (change: Parameters<typeof form>[1]) => call(registerAccount, form('123456', change));
    await expect(refused({ passwordAgain: 'outra-coisa' })).rejects.toMatchObject({
      fields: { passwordAgain: 'As duas senhas não são iguais.' },
    });
    await expect(refused({ password: 'uva-7', passwordAgain: 'uva-7' })).rejects.toMatchObject({ code: 1000 });
    await expect(refused({ password: 'u'.repeat(16) })).rejects.toMatchObject({ code: 1000 });
    await expect(refused({ account: 'loja da ana' })).rejects.toMatchObject({
      fields: { account: expect.any(String) },
    });
  });

  it('refuses fields that nobody declared (rule: listed-fields-only)', async () => {
    const smuggled = { ...form('123456').body, isAdmin: true, merchantId: '0'.repeat(32) };
    await expect(call(registerAccount, { body: smuggled })).rejects.toMatchObject({
      name: 'form_invalid',
      fields: { isAdmin: 'Este campo não existe.', merchantId: 'Este campo não existe.' },
    });
  });
});

describe('POST /merchant/resetPassword', () => {
  const registered = () => register(testApp, { email, account: `quitanda-${place}` });

  it('sets the password and ends every session (rule: sessions)', async () => {
    const ana = await registered();
    const elsewhere = await logIn(testApp, ana);
    await call(resetPassword, resetForm(await codeFor('resetPassword')));
    for (const session of [ana, elsewhere])
      await expect(session.call(currentUser, {})).rejects.toMatchObject({ name: 'session_ended', code: 1030102 });
    await expect(call(login, { body: { email, password } })).rejects.toMatchObject({ name: 'credentials_wrong' });
    expect(await call(login, { body: { email, password: 'tres-tigres-9' } })).toHaveProperty('token');
  });

  it('takes a code once, also when it comes twice at the same instant', async () => {
    await registered();
    const code = await codeFor('resetPassword');
    const results = await Promise.allSettled([
      call(resetPassword, resetForm(code, 'tres-tigres-1')),
      call(resetPassword, resetForm(code, 'tres-tigres-2')),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('refuses a code for registering', async () => {
    const code = await codeFor('register');
    const [ana] = await testApp.platform.db.select().from(accounts).limit(1);
    if (ana)
      await testApp.platform.db
        .insert(accounts)
        .values({ ...ana, id: crypto.randomUUID(), email, username: `outra-${place}` });
    await expect(call(resetPassword, resetForm(code))).rejects.toMatchObject({ name: 'captcha_wrong' });
    const [row] = await testApp.platform.db.select().from(captchas).where(eq(captchas.email, email));
    expect(row).toMatchObject({ purpose: 'register', attempts: 0 });
  });

  it('answers for an unknown e-mail as for a known one: the code is wrong (rule: no-account-enumeration)', async () => {
    await registered();
    const unknown = `ninguem${place}@exemplo.com.br`;
    const code = otherThan(await codeFor('resetPassword'));
    await askCode('resetPassword', unknown);
    expect(await outcomeOf(call(resetPassword, { body: { ...resetForm(code).body, email: unknown } }))).toEqual(
      await outcomeOf(call(resetPassword, resetForm(code))),
    );
  });

  it("refuses the account's own name as a password, after the code and without using it up", async () => {
    await registered();
    const code = await codeFor('resetPassword');
    await expect(call(resetPassword, resetForm(otherThan(code), `quitanda-${place}`))).rejects.toMatchObject({
      name: 'captcha_wrong',
    });
    await expect(call(resetPassword, resetForm(code, `quitanda-${place}`))).rejects.toMatchObject({
      name: 'form_invalid',
    });
    expect(await call(resetPassword, resetForm(code))).toBeNull();
  });

  it('refuses the own e-mail as a password', async () => {
    const own = `zumbi${place}@a.br`;
    await register(testApp, { email: own });
    advance(61);
    await askCode('resetPassword', own);
    const body = { ...resetForm(await codeSentTo(testApp, own), own).body, email: own };
    await expect(call(resetPassword, { body })).rejects.toMatchObject({
      name: 'form_invalid',
      fields: { password: expect.any(String) },
    });
  });
});

describe('POST /merchant/account', () => {
  it("changes the person's name and answers with the profile", async () => {
    const ana = await register(testApp);
    expect(await ana.call(updateAccount, { body: { account: 'ana_souza' } })).toMatchObject({
      account: 'ana_souza',
      email: ana.email,
    });
    expect(await ana.call(currentUser, {})).toMatchObject({ account: 'ana_souza' });
  });

  it('refuses a name that is too short, and other fields', async () => {
    const ana = await register(testApp);
    await expect(ana.call(updateAccount, { body: { account: 'ana' } })).rejects.toMatchObject({ code: 1000 });
    const body = { account: 'ana_souza', email: 'x@exemplo.com.br' };
    await expect(ana.call(updateAccount, { body })).rejects.toMatchObject({ fields: { email: expect.any(String) } });
  });

  it('refuses anyone who is not logged in', async () => {
    await expect(call(updateAccount, { body: { account: 'ana_souza' } })).rejects.toMatchObject({ code: 401 });
  });
});

describe('a username', () => {
  const taken = { name: 'form_invalid', code: 1000, fields: { account: expect.stringMatching(/já está em uso/) } };

  it('is of one account, in capitals or not', async () => {
    await register(testApp, { account: 'padaria_lua' });
    const captcha = await codeFor('register');
    await expect(call(registerAccount, form(captcha, { account: 'Padaria_Lua' }))).rejects.toMatchObject(taken);
    // The code is still good: only the name has to change.
    await expect(call(registerAccount, form(captcha))).resolves.toHaveProperty('token');
  });

  it('is one of two that are asked for at the same instant', async () => {
    const accounts = [await register(testApp), await register(testApp)];
    const outcomes = await Promise.allSettled(
      accounts.map((one) => one.call(updateAccount, { body: { account: 'Doceria_Sol' } })),
    );
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({ reason: taken });
  });

  it('may be written in other capitals by its owner', async () => {
    const ana = await register(testApp, { account: 'bolos_da_ana' });
    await expect(ana.call(updateAccount, { body: { account: 'Bolos_da_Ana' } })).resolves.toMatchObject({
      account: 'Bolos_da_Ana',
    });
  });
});
