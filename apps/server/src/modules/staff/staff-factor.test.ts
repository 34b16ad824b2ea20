import { listAuditEvents } from '@balcao/contract/audit-event';
import {
  currentStaff,
  disableStaffFactor,
  enableStaffFactor,
  generateStaffFactor,
  loginStaff,
  logoutStaff,
  verifyStaffFactor,
} from '@balcao/contract/staff';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { beginStep, codeOf, nextCode, phoneCodeOf, wrongCode } from '../../../test/factors.ts';
import { lastMailTo, password, staffMember } from '../../../test/people.ts';
import { signInStaff, staffWithFactor, turnOnStaffFactor } from '../../../test/staff.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { transaction } from '../../platform/db.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
beforeEach(() => beginStep(testApp));
afterAll(() => testApp.close());

const wrong = { name: 'factor_wrong', code: 2000 };
const ended = { name: 'session_ended', code: 1030102 };
const missing = { name: 'factor_missing', code: 401 };
const advance = (seconds: number): void => {
  const { clock } = testApp.platform;
  clock.setAhead(clock.aheadSeconds() + seconds);
};
type Half = Pick<Awaited<ReturnType<typeof signInStaff>>, 'call'>;
const enter = (half: Half, code: string) => half.call(verifyStaffFactor, { body: { code } });
const outcomeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'in',
    ({ name }) => name,
  );

describe('signing in with two-step verification on', () => {
  it('asks for a code, and the code of the app makes a session of its own (rule: sessions, second-factor-first)', async () => {
    const { secret, person } = await staffWithFactor(testApp, 'reviewer');
    const half = await signInStaff(testApp, person);
    expect(half.step).toBe('code');
    await expect(half.call(currentStaff, {})).rejects.toMatchObject(missing);
    const { token } = await enter(half, nextCode(testApp, secret));
    expect(token).not.toBe(half.token);
    expect(await testApp.caller(token)(currentStaff, {})).toMatchObject({ email: person.email, twoFactor: true });
    await expect(half.call(logoutStaff, {})).rejects.toMatchObject(ended);
  });

  it('cannot set up another factor, turn it off, or reach anything in between (rule: second-factor-stays)', async () => {
    const { person, secret } = await staffWithFactor(testApp, 'admin');
    const half = await signInStaff(testApp, person);
    for (const proof of [null, password, nextCode(testApp, secret)])
      await expect(half.call(generateStaffFactor, { body: { proof } })).rejects.toMatchObject({
        name: 'state_forbids',
      });
    const body = { code: codeOf(testApp, secret) };
    await expect(half.call(enableStaffFactor, { body })).rejects.toMatchObject({ name: 'state_forbids' });
    await expect(half.call(disableStaffFactor, { body })).rejects.toMatchObject(missing);
    await expect(half.call(listAuditEvents, {})).rejects.toMatchObject(missing);
  });

  it('can be left, and ends a quarter of an hour after the password', async () => {
    const { person, secret } = await staffWithFactor(testApp, 'support');
    const left = await signInStaff(testApp, person);
    expect(await left.call(logoutStaff, {})).toBeNull();
    await expect(enter(left, nextCode(testApp, secret))).rejects.toMatchObject(ended);
    const late = await signInStaff(testApp, person);
    advance(15 * 60 + 1);
    await expect(enter(late, nextCode(testApp, secret))).rejects.toMatchObject(ended);
  });

  it('takes codes one step beside the clock, each once, and none before it (rule: codes-work-once)', async () => {
    const { person, secret } = await staffWithFactor(testApp, 'finance');
    advance(120);
    for (const steps of [-1, 0, 1])
      expect(await enter(await signInStaff(testApp, person), codeOf(testApp, secret, steps))).toHaveProperty('token');
    for (const steps of [-1, 0, 1, 2])
      await expect(enter(await signInStaff(testApp, person), codeOf(testApp, secret, steps))).rejects.toMatchObject(
        wrong,
      );
  });

  it('takes what an app shows by the time of its phone, however far the sandbox has moved its clock', async () => {
    const staff = await staffMember(testApp, 'finance');
    const { secret } = await staff.call(generateStaffFactor, { body: { proof: password } });
    const { token } = await staff.call(enableStaffFactor, { body: { code: phoneCodeOf(secret) } });
    expect(await testApp.caller(token)(currentStaff, {})).toMatchObject({ twoFactor: true });
    advance(400 * 86_400);
    expect(await enter(await signInStaff(testApp, staff), phoneCodeOf(secret, 1))).toHaveProperty('token');
  });

  it('lets one of many in with the same code at the same instant (rule: codes-work-once)', async () => {
    const { person, secret } = await staffWithFactor(testApp, 'finance');
    const code = nextCode(testApp, secret);
    const halves = await Promise.all([1, 2, 3].map(() => signInStaff(testApp, person)));
    const results = await Promise.all(halves.map((half) => outcomeOf(enter(half, code))));
    expect(results.toSorted()).toEqual(['factor_wrong', 'factor_wrong', 'in']);
  });

  it('ends after five wrong codes, also when they come at the same instant (rule: codes-work-once)', async () => {
    const { person, secret } = await staffWithFactor(testApp, 'reviewer');
    const half = await signInStaff(testApp, person);
    for (let tries = 0; tries < 5; tries += 1)
      await expect(enter(half, wrongCode(testApp, secret))).rejects.toMatchObject(wrong);
    await expect(enter(half, nextCode(testApp, secret))).rejects.toMatchObject(ended);
    const many = await signInStaff(testApp, person);
    const results = await Promise.all(
      Array.from({ length: 9 }, () => outcomeOf(enter(many, wrongCode(testApp, secret)))),
    );
    expect(results.filter((name) => name === 'factor_wrong').length).toBeLessThanOrEqual(5);
    expect(await outcomeOf(enter(many, nextCode(testApp, secret)))).toBe('session_ended');
  });

  it('stops anyone who knows the password and begins again and again; the owner elsewhere gets in (rule: login-rate-limit)', async () => {
    const { person, secret } = await staffWithFactor(testApp, 'reviewer');
    const thief = { email: person.email, ip: '10.251.1.7' };
    const guess = async () => outcomeOf(enter(await signInStaff(testApp, thief), wrongCode(testApp, secret)));
    for (let tries = 0; tries < 10; tries += 1) expect(await guess()).toBe('factor_wrong');
    expect(await guess()).toBe('account_locked');
    expect(await outcomeOf(enter(await signInStaff(testApp, person), nextCode(testApp, secret)))).toBe('in');
  });

  it('takes nobody else’s codes, and none where nothing is outstanding', async () => {
    const one = await staffWithFactor(testApp, 'reviewer');
    const other = await staffWithFactor(testApp, 'reviewer');
    advance(60);
    const half = await signInStaff(testApp, one.person);
    await expect(enter(half, codeOf(testApp, other.secret))).rejects.toMatchObject(wrong);
    await expect(enter(one.person, codeOf(testApp, one.secret))).rejects.toMatchObject({ name: 'state_forbids' });
  });
});

describe('one’s own second factor', () => {
  it('goes on with the password and the first code; other sessions end, and the owner is told (rule: second-factor-stays, credential-changes)', async () => {
    const rita = await staffMember(testApp, 'reviewer');
    const other = await signInStaff(testApp, rita);
    for (const proof of [null, 'errada-9'])
      await expect(rita.call(generateStaffFactor, { body: { proof } })).rejects.toMatchObject({
        name: 'password_wrong',
      });
    const { secret, uri } = await rita.call(generateStaffFactor, { body: { proof: password } });
    expect(uri).toContain('otpauth://totp/');
    expect(await rita.call(currentStaff, {})).toMatchObject({ twoFactor: false });
    const body = { code: wrongCode(testApp, secret) };
    await expect(rita.call(enableStaffFactor, { body })).rejects.toMatchObject(wrong);
    const { token } = await rita.call(enableStaffFactor, { body: { code: codeOf(testApp, secret) } });
    for (const gone of [rita, other]) await expect(gone.call(currentStaff, {})).rejects.toMatchObject(ended);
    expect(await testApp.caller(token)(currentStaff, {})).toMatchObject({ twoFactor: true });
    expect((await lastMailTo(testApp, rita.email)).subject).toContain('Verificação em duas etapas ativada');
  });

  it('is replaced with a code of the one before, which stays good until the new one’s first code (rule: second-factor-stays)', async () => {
    const { person, secret } = await staffWithFactor(testApp, 'reviewer');
    const replace = (proof: string | null) => person.call(generateStaffFactor, { body: { proof } });
    for (const proof of [null, password, 'abc', wrongCode(testApp, secret)])
      await expect(replace(proof)).rejects.toMatchObject(wrong);
    const fresh = await replace(nextCode(testApp, secret));
    expect(fresh.secret).not.toBe(secret);
    expect(await outcomeOf(enter(await signInStaff(testApp, person), nextCode(testApp, secret)))).toBe('in');
    const { token } = await person.call(enableStaffFactor, { body: { code: codeOf(testApp, fresh.secret) } });
    expect(await testApp.caller(token)(currentStaff, {})).toMatchObject({ twoFactor: true });
    expect(await outcomeOf(enter(await signInStaff(testApp, person), nextCode(testApp, secret)))).toBe('factor_wrong');
    expect(await outcomeOf(enter(await signInStaff(testApp, person), nextCode(testApp, fresh.secret)))).toBe('in');
  });

  it('goes off with a code in the sandbox, and signing in asks for the password alone', async () => {
    const { person, secret } = await staffWithFactor(testApp, 'reviewer');
    const off = (code: string) => person.call(disableStaffFactor, { body: { code } });
    await expect(off(wrongCode(testApp, secret))).rejects.toMatchObject(wrong);
    expect(await off(nextCode(testApp, secret))).toBeNull();
    await expect(off(nextCode(testApp, secret))).rejects.toMatchObject({ name: 'state_forbids' });
    expect((await signInStaff(testApp, person)).step).toBeNull();
  });
});

describe('outside the sandbox', () => {
  let strict: TestApp;
  beforeAll(async () => {
    strict = await openTestApp({ sandbox: false });
  });
  afterAll(() => strict.close());

  const newcomer = async (email: string) => {
    const { clock, db } = strict.platform;
    const person = { email, name: 'Rita Souza', role: 'reviewer', password, now: clock.now() } as const;
    await transaction(db, (tx) => strict.services.staff.addReady(tx, person));
    return signInStaff(strict, { email, ip: '10.40.1.1' });
  };

  it('nobody works without a second factor: signing in leads to setting it up and nowhere else', async () => {
    const half = await newcomer('nova@exemplo.com.br');
    expect(half.step).toBe('setUp');
    await expect(half.call(currentStaff, {})).rejects.toMatchObject(missing);
    await expect(enter(half, '123456')).rejects.toMatchObject({ name: 'state_forbids' });
    const { call } = await turnOnStaffFactor(strict, half, null);
    expect(await call(currentStaff, {})).toMatchObject({ twoFactor: true, twoFactorRequired: true });
    await expect(half.call(logoutStaff, {})).rejects.toMatchObject(ended);
    expect((await signInStaff(strict, half)).step).toBe('code');
  });

  it('nobody turns it off', async () => {
    const half = await newcomer('firme@exemplo.com.br');
    const { call, secret } = await turnOnStaffFactor(strict, half, null);
    const body = { code: nextCode(strict, secret) };
    await expect(call(disableStaffFactor, { body })).rejects.toMatchObject({ name: 'state_forbids' });
  });

  it('is not entered by people of the seed', async () => {
    const body = { email: 'igor@balcao.example', password: 'balcao-2026' };
    await expect(strict.caller()(loginStaff, { body })).rejects.toMatchObject({ name: 'credentials_wrong' });
    const { rows } = await strict.platform.db.$client.query('select 1 from staff where email like $1', [
      '%balcao.example',
    ]);
    expect(rows).toEqual([]);
  });
});
