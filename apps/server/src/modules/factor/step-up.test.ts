import { changePassword, sendOwnCaptcha } from '@balcao/contract/account';
import { generateFactor, type StepUpMethod, verify, verifyLogin } from '@balcao/contract/factor';
import { changeTeam, login } from '@balcao/contract/session';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { beginStep, codeOf, halfLoggedIn, nextCode, prove, turnOn, wrongCode } from '../../../test/factors.ts';
import { codeSentTo, logIn, openTeam, type Person, password, register } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';

let testApp: TestApp;
let ana: Person;
beforeAll(async () => {
  testApp = await openTestApp();
});
beforeEach(async () => {
  ana = await register(testApp);
  beginStep(testApp);
});
afterAll(() => testApp.close());

const missing = { name: 'proof_missing', code: 2000 };
const advance = (seconds: number): void => {
  const { clock } = testApp.platform;
  clock.setAhead(clock.aheadSeconds() + seconds);
};
const show = (person: Pick<Person, 'call'>, method: StepUpMethod, value: string) =>
  person.call(verify, { body: { method, value } });
/** Something that asks for a proof and can be done any number of times. */
const guarded = (person: Pick<Person, 'call'>) => person.call(generateFactor, {});

describe('POST /merchant/verify', () => {
  it('opens for ten minutes what asks for a proof, by password (rule: credential-changes)', async () => {
    await expect(guarded(ana)).rejects.toMatchObject(missing);
    const { goodUntil } = await show(ana, 'password', password);
    const left = Date.parse(goodUntil) - testApp.platform.clock.now().getTime();
    expect(left).toBeGreaterThan(595_000);
    expect(left).toBeLessThanOrEqual(600_000);
    expect(await guarded(ana)).toHaveProperty('uri');
    advance(590);
    expect(await guarded(ana)).toHaveProperty('uri');
    advance(11);
    await expect(guarded(ana)).rejects.toMatchObject(missing);
  });

  it('takes a password with spaces at its ends exactly as it was chosen', async () => {
    const spaced = '  uva e limao ';
    await ana.call(changePassword, { body: { current: password, password: spaced, passwordAgain: spaced } });
    await expect(show(ana, 'password', spaced.trim())).rejects.toMatchObject({ name: 'password_wrong' });
    expect(await show(ana, 'password', spaced)).toHaveProperty('goodUntil');
  });

  it('proves this session and no other of the same person', async () => {
    const elsewhere = await logIn(testApp, ana);
    await prove(ana);
    await expect(guarded(elsewhere)).rejects.toMatchObject(missing);
  });

  it('is not carried into another team', async () => {
    const { merchantId } = await openTeam(testApp, ana);
    await prove(ana);
    const { token } = await ana.call(changeTeam, { body: { merchantId } });
    await expect(guarded({ call: testApp.caller(token) })).rejects.toMatchObject(missing);
  });

  it('takes the code that was sent to the person’s own address, once (rule: mailed-codes)', async () => {
    await ana.call(sendOwnCaptcha, { body: { type: 'verify', email: ana.email } });
    const code = await codeSentTo(testApp, ana.email);
    const elsewhere = await logIn(testApp, ana);
    expect(await show(ana, 'captcha', code)).toHaveProperty('goodUntil');
    expect(await guarded(ana)).toHaveProperty('uri');
    await expect(show(elsewhere, 'captcha', code)).rejects.toMatchObject({ name: 'captcha_wrong' });
  });

  it('takes no code that somebody else asked for', async () => {
    const bia = await register(testApp);
    await bia.call(sendOwnCaptcha, { body: { type: 'verify', email: bia.email } });
    const code = await codeSentTo(testApp, bia.email);
    await expect(show(ana, 'captcha', code)).rejects.toMatchObject({ name: 'captcha_wrong', code: 2000 });
  });

  it.each([
    ['password', 'errada-9', 'password_wrong'],
    ['captcha', '123456', 'captcha_wrong'],
    ['captcha', 'abc', 'captcha_wrong'],
  ] as const)('refuses a wrong %s (%s), and the session is no better for it', async (method, value, name) => {
    await expect(show(ana, method, value)).rejects.toMatchObject({ name });
    await expect(guarded(ana)).rejects.toMatchObject(missing);
  });

  it('does not log anybody out for a wrong password (rule: wrong-is-not-logged-out)', async () => {
    await expect(show(ana, 'password', 'errada-9')).rejects.toMatchObject({ code: 1002 });
    expect(await show(ana, 'password', password)).toHaveProperty('goodUntil');
  });

  it('stops guessing the password, without locking the owner out of logging in (rule: login-rate-limit)', async () => {
    const thief = '10.251.1.7';
    const { token } = await testApp.caller(undefined, 'pt-BR', thief)(login, { body: { email: ana.email, password } });
    const stolen = { call: testApp.caller(token, 'pt-BR', thief) };
    for (let tries = 0; tries < 3; tries += 1)
      await expect(show(stolen, 'password', 'errada-9')).rejects.toMatchObject({ name: 'password_wrong' });
    // The same guesses by another endpoint are counted with these.
    const body = { current: 'errada-9', password: 'melao-e-kiwi-3', passwordAgain: 'melao-e-kiwi-3' };
    for (let tries = 0; tries < 2; tries += 1)
      await expect(stolen.call(changePassword, { body })).rejects.toMatchObject({ name: 'password_wrong' });
    await expect(show(stolen, 'password', password)).rejects.toMatchObject({ name: 'account_locked' });
    expect(await show(ana, 'password', password)).toHaveProperty('goodUntil');
    expect(await logIn(testApp, { email: ana.email, ip: thief })).toMatchObject({ email: ana.email });
  });
});

describe('POST /merchant/verify with two-step verification on', () => {
  it('takes the second factor alone: neither the password nor a code by e-mail', async () => {
    const { secret } = await turnOn(testApp, ana);
    const half = await halfLoggedIn(testApp, ana);
    const { token } = await half.call(verifyLogin, { body: { code: nextCode(testApp, secret) } });
    const fresh = { call: testApp.caller(token, 'pt-BR', ana.ip) };
    await fresh.call(sendOwnCaptcha, { body: { type: 'verify', email: ana.email } });
    const code = await codeSentTo(testApp, ana.email);
    for (const [method, value] of [['password', password] as const, ['captcha', code] as const])
      await expect(show(fresh, method, value)).rejects.toMatchObject({ name: 'state_forbids' });
    await expect(guarded(fresh)).rejects.toMatchObject(missing);
    expect(await show(fresh, 'factor', nextCode(testApp, secret))).toHaveProperty('goodUntil');
    await expect(guarded(fresh)).rejects.toMatchObject({ name: 'state_forbids' });
  });

  it('takes a code of the app once, here and at the login together (rule: codes-work-once)', async () => {
    const { secret } = await turnOn(testApp, ana);
    const code = nextCode(testApp, secret);
    expect(await show(ana, 'factor', code)).toHaveProperty('goodUntil');
    await expect(show(ana, 'factor', code)).rejects.toMatchObject({ name: 'factor_wrong' });
    await expect(show(ana, 'factor', codeOf(testApp, secret, -1))).rejects.toMatchObject({ name: 'factor_wrong' });
  });

  it('takes a recovery code once', async () => {
    const { recoveryCodes } = await turnOn(testApp, ana);
    const [code = ''] = recoveryCodes;
    expect(await show(ana, 'factor', code)).toHaveProperty('goodUntil');
    await expect(show(ana, 'factor', code)).rejects.toMatchObject({ name: 'factor_wrong' });
  });

  it('refuses wrong codes and what is none, and stops guessing', async () => {
    const { secret, recoveryCodes } = await turnOn(testApp, ana);
    await expect(show(ana, 'factor', 'abc')).rejects.toMatchObject({ name: 'factor_wrong', code: 2000 });
    for (let tries = 0; tries < 10; tries += 1)
      await expect(show(ana, 'factor', wrongCode(testApp, secret))).rejects.toMatchObject({ name: 'factor_wrong' });
    await expect(show(ana, 'factor', nextCode(testApp, secret))).rejects.toMatchObject({ name: 'account_locked' });
    expect(await show(ana, 'factor', recoveryCodes[0] ?? '')).toHaveProperty('goodUntil');
  });

  it('refuses a code where it is off', async () => {
    await expect(show(ana, 'factor', '123456')).rejects.toMatchObject({ name: 'state_forbids' });
  });
});
