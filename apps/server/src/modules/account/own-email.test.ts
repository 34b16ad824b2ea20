import { changeEmail, resetPassword, sendCaptcha, sendOwnCaptcha } from '@balcao/contract/account';
import { verify } from '@balcao/contract/factor';
import { login } from '@balcao/contract/session';
import { currentUser } from '@balcao/contract/session-current';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codeSentTo, lastMailTo, logIn, type Person, password, register } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { accounts, captchas } from './account.tables.ts';

let testApp: TestApp;
let count = 0;
/** Someone who has just proven that it is them, and the address that they want. */
let ana: Person;
let wanted: string;

const prove = (person: Person) => person.call(verify, { body: { method: 'password', value: password } });
const ask = (person: Person, email: string, type: 'changeEmail' | 'verify' = 'changeEmail') =>
  person.call(sendOwnCaptcha, { body: { type, email } });
const codeFor = async (person: Person, email: string): Promise<string> => {
  await ask(person, email);
  return codeSentTo(testApp, email);
};
const move = (person: Person, email: string, captcha: string) => person.call(changeEmail, { body: { email, captcha } });
const otherThan = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const wrong = { name: 'captcha_wrong', code: 2000 };
const advance = (seconds: number): void => {
  const { clock } = testApp.platform;
  clock.setAhead(clock.aheadSeconds() + seconds);
};
const outcomeOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    (value) => value,
    ({ name, code, message }) => ({ name, code, message }),
  );

beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());
beforeEach(async () => {
  count += 1;
  wanted = `novo${count}@exemplo.com.br`;
  ana = await register(testApp);
  await prove(ana);
});

describe('POST /merchant/captcha/authenticated', () => {
  it('sends the code for another address to that address, in the language of the person', async () => {
    await testApp.platform.db.update(accounts).set({ locale: 'es-MX' }).where(eq(accounts.id, ana.accountId));
    expect(await ask(ana, wanted)).toEqual({ resendInSeconds: 60 });
    const { subject, body } = await lastMailTo(testApp, wanted);
    expect(subject).toMatch(/^\d{6} es tu código para cambiar el correo de Balcão$/);
    expect(body).toContain(subject.slice(0, 6));
  });

  it('answers the same for an address that is taken, whose owner reads of it and gets no code (rule: no-account-enumeration)', async () => {
    const rui = await register(testApp);
    advance(61);
    expect(await ask(ana, rui.email)).toEqual(await ask(ana, wanted));
    expect(await outcomeOf(ask(ana, rui.email))).toEqual(await outcomeOf(ask(ana, wanted)));
    const { subject, body } = await lastMailTo(testApp, rui.email);
    expect(subject).toBe('Este e-mail já tem uma conta no Balcão');
    expect(body).not.toMatch(/\d{6}/);
    const free = await outcomeOf(move(ana, wanted, otherThan(await codeSentTo(testApp, wanted))));
    expect(await outcomeOf(move(ana, rui.email, '123456'))).toEqual(free);
  });

  it("sends a code that proves who somebody is to the account's own address only", async () => {
    await ask(ana, ana.email, 'verify');
    const value = await codeSentTo(testApp, ana.email);
    expect(await ana.call(verify, { body: { method: 'captcha', value } })).toHaveProperty('goodUntil');
    const rui = await register(testApp);
    for (const email of [wanted, rui.email])
      await expect(ask(ana, email, 'verify')).rejects.toMatchObject({ name: 'state_forbids', code: 13014 });
  });

  it('refuses to move the account to where it is', async () => {
    await expect(ask(ana, ana.email.toUpperCase())).rejects.toMatchObject({
      fields: { email: 'Este já é o seu e-mail.' },
    });
  });

  it('refuses a second code within a minute, also when both are asked for at the same instant', async () => {
    const results = await Promise.allSettled([ask(ana, wanted), ask(ana, wanted)]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(ask(ana, wanted)).rejects.toMatchObject({ name: 'captcha_too_soon', code: 2000 });
  });

  it('sends one person’s codes to twenty addresses a day and no more', async () => {
    const rule = { name: 'own-captcha-account', points: 20, seconds: 86_400 };
    for (let mail = 0; mail < 19; mail += 1) await testApp.platform.limits.strike(rule, ana.accountId);
    await ask(ana, wanted);
    await expect(ask(ana, `outro.${wanted}`)).rejects.toMatchObject({ name: 'too_many_requests' });
    expect(await ask(ana, ana.email, 'verify')).toHaveProperty('resendInSeconds');
  });

  it('refuses anyone who is not logged in, and other purposes', async () => {
    const body = { type: 'changeEmail', email: wanted } as const;
    await expect(testApp.caller()(sendOwnCaptcha, { body })).rejects.toMatchObject({ code: 401 });
    const smuggled = { type: 'register', email: wanted } as unknown as typeof body;
    await expect(ana.call(sendOwnCaptcha, { body: smuggled })).rejects.toMatchObject({ code: 1000 });
  });
});

describe('POST /merchant/email', () => {
  it('moves the account to the new address: it logs in there, and not at the old one', async () => {
    expect(await move(ana, wanted, await codeFor(ana, wanted))).toMatchObject({ email: wanted });
    expect(await ana.call(currentUser, {})).toMatchObject({ email: wanted });
    const call = testApp.caller(undefined, 'pt-BR', ana.ip);
    expect(await call(login, { body: { email: wanted, password } })).toHaveProperty('token');
    await expect(call(login, { body: { email: ana.email, password } })).rejects.toMatchObject({ code: 1002 });
  });

  it('tells the old address, says little of the new one, and ends the other sessions (rule: credential-changes)', async () => {
    const elsewhere = await logIn(testApp, ana);
    await move(ana, wanted, await codeFor(ana, wanted));
    const { subject, body } = await lastMailTo(testApp, ana.email);
    expect(subject).toBe('O e-mail da sua conta do Balcão mudou');
    expect(body).not.toContain(wanted);
    expect(body).toContain('@exemplo.com.br');
    await expect(elsewhere.call(currentUser, {})).rejects.toMatchObject({ name: 'session_ended' });
    expect(await ana.call(currentUser, {})).toMatchObject({ accountId: ana.accountId });
  });

  it('asks anyone who has not just proven that it is them', async () => {
    const captcha = await codeFor(ana, wanted);
    const elsewhere = await logIn(testApp, ana);
    await expect(move(elsewhere, wanted, captcha)).rejects.toMatchObject({ name: 'proof_missing', code: 2000 });
    advance(601);
    await expect(move(ana, wanted, captcha)).rejects.toMatchObject({ name: 'proof_missing' });
  });

  it('refuses a code that is wrong, ten minutes old, replaced, or used', async () => {
    const first = await codeFor(ana, wanted);
    await expect(move(ana, wanted, otherThan(first))).rejects.toMatchObject(wrong);
    advance(601);
    await prove(ana);
    await expect(move(ana, wanted, first)).rejects.toMatchObject(wrong);
    const second = await codeFor(ana, wanted);
    if (second !== first) await expect(move(ana, wanted, first)).rejects.toMatchObject(wrong);
    await move(ana, wanted, second);
    await expect(move(ana, wanted, second)).rejects.toMatchObject(wrong);
  });

  it('refuses a code of another address, of another person, and of every other purpose', async () => {
    const rui = await register(testApp);
    await prove(rui);
    const own = await codeFor(ana, wanted);
    await expect(move(ana, `outro.${wanted}`, own)).rejects.toMatchObject(wrong);
    await expect(move(rui, wanted, own)).rejects.toMatchObject(wrong);

    const other = `fora.${wanted}`;
    const call = testApp.caller(undefined, 'pt-BR', rui.ip);
    await call(sendCaptcha, { body: { type: 'register', email: other } });
    await expect(move(rui, other, await codeSentTo(testApp, other))).rejects.toMatchObject(wrong);
    await ask(rui, rui.email, 'verify');
    await expect(move(rui, rui.email, await codeSentTo(testApp, rui.email))).rejects.toMatchObject(wrong);
    const [row] = await testApp.platform.db.select().from(captchas).where(eq(captchas.email, other));
    expect(row).toMatchObject({ purpose: 'register', attempts: 0, usedAt: null });
    expect(await move(ana, wanted, own)).toMatchObject({ email: wanted });
  });

  it('lets no code of this purpose reset a password or register', async () => {
    const captcha = await codeFor(ana, wanted);
    const secret = 'tres-tigres-9';
    const body = { email: wanted, password: secret, passwordAgain: secret, captcha };
    await expect(testApp.caller()(resetPassword, { body })).rejects.toMatchObject(wrong);
  });

  it('lets five guesses pass, from wherever they come, and then refuses the right code too', async () => {
    const captcha = await codeFor(ana, wanted);
    const places = Array.from({ length: 12 }, (_, place) => testApp.caller(ana.token, 'pt-BR', `10.9.${place}.1`));
    const body = { email: wanted, captcha: otherThan(captcha) };
    const results = await Promise.allSettled(places.map((call) => call(changeEmail, { body })));
    expect(results.every(({ status }) => status === 'rejected')).toBe(true);
    const [row] = await testApp.platform.db.select().from(captchas).where(eq(captchas.email, wanted));
    expect(row?.attempts).toBe(5);
    await expect(move(ana, wanted, captcha)).rejects.toMatchObject(wrong);
  });

  it('takes a code once when it comes twice at the same instant', async () => {
    const captcha = await codeFor(ana, wanted);
    const results = await Promise.allSettled([move(ana, wanted, captcha), move(ana, wanted, captcha)]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('gives an address to one of two who have a good code for it at the same instant', async () => {
    const rui = await register(testApp);
    await prove(rui);
    const codes = [await codeFor(ana, wanted), await codeFor(rui, wanted)] as const;
    const results = await Promise.allSettled([move(ana, wanted, codes[0]), move(rui, wanted, codes[1])]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const refused = results.find((result) => result.status === 'rejected');
    expect(refused?.reason).toMatchObject({ name: 'already_exists', code: 13006 });
    const loser = refused === results[0] ? ana : rui;
    expect(await loser.call(currentUser, {})).toMatchObject({ email: loser.email });
  });
});
