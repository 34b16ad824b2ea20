import { resetPassword, sendCaptcha } from '@balcao/contract/account';
import { type AskOf, pathOf } from '@balcao/contract/endpoint';
import { factorStatus, verifyLogin } from '@balcao/contract/factor';
import { login, logout } from '@balcao/contract/session';
import { currentUser } from '@balcao/contract/session-current';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { endpoints } from '../../../test/endpoints.ts';
import { beginStep, codeOf, halfLoggedIn, nextCode, turnOn, wrongCode } from '../../../test/factors.ts';
import { codeSentTo, lastMailTo, type Person, password, register } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';

let testApp: TestApp;
let ana: Person;
let secret: string;
let recoveryCodes: string[];
beforeAll(async () => {
  testApp = await openTestApp();
});
beforeEach(async () => {
  ana = await register(testApp);
  ({ secret, recoveryCodes } = await turnOn(testApp, ana));
  beginStep(testApp);
});
afterAll(() => testApp.close());

const ended = { name: 'session_ended', code: 1030102 };
const wrong = { name: 'factor_wrong', code: 2000 };
const advance = (seconds: number): void => {
  const { clock } = testApp.platform;
  clock.setAhead(clock.aheadSeconds() + seconds);
};
const enter = (half: Pick<Person, 'call'>, code: string) => half.call(verifyLogin, { body: { code } });
const outcomeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'in',
    ({ name }) => name,
  );

describe('a login whose second factor is outstanding', () => {
  it('is said to be one', async () => {
    const body = { email: ana.email, password };
    expect(await testApp.caller(undefined, 'pt-BR', ana.ip)(login, { body })).toMatchObject({
      twoFactorRequired: true,
    });
  });

  it('can do nothing but be completed or left: every other endpoint refuses it (rule: second-factor-first)', async () => {
    const { token } = await halfLoggedIn(testApp, ana);
    const nothing = { number: '0', id: '0', serial: '0', merchantOrderNumber: '0', accountId: '0' };
    const forbidden = endpoints.filter(
      ({ face, access }) => face === 'admin' && !['public', 'pending', 'requester'].includes(String(access)),
    );
    const answers: [string, string][] = [];
    for (const target of forbidden) {
      const url = pathOf(target, nothing);
      const answer = await testApp.app.inject({
        method: target.method,
        url,
        headers: { authorization: `Bearer ${token}` },
      });
      answers.push([target.id, answer.json().data.refusal]);
    }
    expect(answers.map(([id]) => id)).toEqual(expect.arrayContaining(['session.current', 'notification.stream']));
    expect(answers.filter(([, name]) => name !== 'factor_missing')).toEqual([]);
    expect(
      endpoints
        .filter(({ access }) => access === 'pending')
        .map(({ id }) => id)
        .sort(),
    ).toEqual(['factor.verifyLogin', 'session.logout']);
  });

  it('can be left', async () => {
    const half = await halfLoggedIn(testApp, ana);
    expect(await half.call(logout, {})).toBeNull();
    await expect(enter(half, nextCode(testApp, secret))).rejects.toMatchObject(ended);
  });

  it('ends a quarter of an hour after the password', async () => {
    const half = await halfLoggedIn(testApp, ana);
    advance(15 * 60 + 1);
    await expect(enter(half, nextCode(testApp, secret))).rejects.toMatchObject(ended);
  });
});

describe('POST /merchant/2fa/verify-login', () => {
  it('gives a new token for the code of the app, and the old one is dead (rule: sessions)', async () => {
    const half = await halfLoggedIn(testApp, ana);
    const { token } = await enter(half, nextCode(testApp, secret));
    expect(token).not.toBe(half.token);
    expect(await testApp.caller(token)(currentUser, {})).toMatchObject({ email: ana.email, twoFactor: true });
    await expect(half.call(logout, {})).rejects.toMatchObject(ended);
    await expect(half.call(currentUser, {})).rejects.toMatchObject(ended);
  });

  it('lets the new session live a day from then, as any other', async () => {
    const half = await halfLoggedIn(testApp, ana);
    const { token } = await enter(half, nextCode(testApp, secret));
    const call = testApp.caller(token);
    for (let hours = 1; hours < 24; hours += 1) {
      advance(3_600);
      await call(currentUser, {});
    }
    advance(3_600);
    await expect(call(currentUser, {})).rejects.toMatchObject(ended);
  });

  it('takes the bare code as the whole body too (rule: second-factor-first)', async () => {
    const half = await halfLoggedIn(testApp, ana);
    const answer = await testApp.app.inject({
      method: 'POST',
      url: pathOf(verifyLogin),
      headers: { authorization: `Bearer ${half.token}`, 'content-type': 'application/json' },
      payload: JSON.stringify(nextCode(testApp, secret)),
    });
    expect(answer.json()).toMatchObject({ code: 200, data: { token: expect.any(String) } });
  });

  it('takes codes one step beside the clock, in their order', async () => {
    advance(60);
    for (const steps of [-1, 0, 1]) {
      const half = await halfLoggedIn(testApp, ana);
      expect(await enter(half, codeOf(testApp, secret, steps))).toHaveProperty('token');
    }
    const half = await halfLoggedIn(testApp, ana);
    await expect(enter(half, codeOf(testApp, secret, 2))).rejects.toMatchObject(wrong);
  });

  it('takes a code once: not again in another login, nor an earlier one (rule: codes-work-once)', async () => {
    const code = nextCode(testApp, secret);
    await enter(await halfLoggedIn(testApp, ana), code);
    const half = await halfLoggedIn(testApp, ana);
    await expect(enter(half, code)).rejects.toMatchObject(wrong);
    await expect(enter(half, codeOf(testApp, secret, -1))).rejects.toMatchObject(wrong);
    expect(await enter(half, codeOf(testApp, secret, 1))).toHaveProperty('token');
  });

  it('lets one of many in with the same code at the same instant (rule: codes-work-once)', async () => {
    const code = nextCode(testApp, secret);
    const halves = await Promise.all([1, 2, 3, 4].map(() => halfLoggedIn(testApp, ana)));
    const results = await Promise.all(halves.map((half) => outcomeOf(enter(half, code))));
    expect(results.toSorted()).toEqual(['factor_wrong', 'factor_wrong', 'factor_wrong', 'in']);
  });

  it('gives one session to one login, also with two good codes at the same instant', async () => {
    const half = await halfLoggedIn(testApp, ana);
    const [first = '', second = ''] = recoveryCodes;
    const results = await Promise.all([first, second].map((code) => outcomeOf(enter(half, code))));
    expect(results.toSorted()).toEqual(['in', 'session_ended']);
    expect((await ana.call(factorStatus, {})).recoveryCodesLeft).toBe(9);
  });

  it('takes a recovery code once, however it is written, and the owner reads of it (rule: second-factor-stays)', async () => {
    const [code = ''] = recoveryCodes;
    const half = await halfLoggedIn(testApp, ana);
    expect(await enter(half, ` ${code.toLowerCase()} `)).toHaveProperty('token');
    await expect(enter(await halfLoggedIn(testApp, ana), code)).rejects.toMatchObject(wrong);
    expect((await ana.call(factorStatus, {})).recoveryCodesLeft).toBe(9);
    const { subject, body } = await lastMailTo(testApp, ana.email);
    expect(subject).toBe('Um código de recuperação foi usado no Balcão');
    expect(body).toContain('Códigos que ainda valem: 9.');
  });

  it('uses a recovery code once when two come with it at the same instant', async () => {
    const [code = ''] = recoveryCodes;
    const halves = [await halfLoggedIn(testApp, ana), await halfLoggedIn(testApp, ana)];
    const results = await Promise.all(halves.map((half) => outcomeOf(enter(half, code))));
    expect(results.toSorted()).toEqual(['factor_wrong', 'in']);
  });

  it('takes nobody else’s codes', async () => {
    const bia = await register(testApp);
    const others = await turnOn(testApp, bia);
    const half = await halfLoggedIn(testApp, ana);
    for (const code of [codeOf(testApp, others.secret, 1), others.recoveryCodes[0] ?? ''])
      await expect(enter(half, code)).rejects.toMatchObject(wrong);
    expect((await bia.call(factorStatus, {})).recoveryCodesLeft).toBe(10);
  });

  it('ends after five wrong codes: the right one comes too late (rule: codes-work-once)', async () => {
    const half = await halfLoggedIn(testApp, ana);
    for (let tries = 0; tries < 5; tries += 1)
      await expect(enter(half, wrongCode(testApp, secret))).rejects.toMatchObject(wrong);
    await expect(enter(half, nextCode(testApp, secret))).rejects.toMatchObject(ended);
    expect(await enter(await halfLoggedIn(testApp, ana), nextCode(testApp, secret))).toHaveProperty('token');
  });

  it.each([
    ['of the app', wrongCode],
    ['of recovery', () => 'AAAA-BBBB-CCCC-DDDD'],
  ] as const)(
    'compares five codes %s and no more when many come at the same instant (rule: codes-work-once)',
    async (_kind, codeFor) => {
      const half = await halfLoggedIn(testApp, ana);
      const guesses = Array.from({ length: 12 }, () => outcomeOf(enter(half, codeFor(testApp, secret))));
      const results = await Promise.all(guesses);
      expect(results.filter((name) => name === 'factor_wrong').length).toBeLessThanOrEqual(5);
      expect(await outcomeOf(enter(half, nextCode(testApp, secret)))).toBe('session_ended');
    },
  );

  it('stops anyone who knows the password and begins again and again; the owner elsewhere gets in (rule: login-rate-limit)', async () => {
    const thief = { email: ana.email, ip: '10.250.1.7' };
    const guess = async () => outcomeOf(enter(await halfLoggedIn(testApp, thief), wrongCode(testApp, secret)));
    for (let tries = 0; tries < 10; tries += 1) expect(await guess()).toBe('factor_wrong');
    expect(await guess()).toBe('account_locked');
    expect(await outcomeOf(enter(await halfLoggedIn(testApp, thief), nextCode(testApp, secret)))).toBe(
      'account_locked',
    );
    expect(await outcomeOf(enter(await halfLoggedIn(testApp, ana), codeOf(testApp, secret)))).toBe('in');
    const [code = ''] = recoveryCodes;
    expect(await outcomeOf(enter(await halfLoggedIn(testApp, thief), code))).toBe('in');
  });

  it('refuses a session whose factor is not outstanding', async () => {
    await expect(enter(ana, nextCode(testApp, secret))).rejects.toMatchObject({ name: 'state_forbids' });
    expect(await ana.call(currentUser, {})).toMatchObject({ email: ana.email });
  });

  it('refuses what is no code, and fields that nobody declared', async () => {
    const half = await halfLoggedIn(testApp, ana);
    const { accountId } = await register(testApp);
    for (const body of [{ code: '' }, { code: '12' }, {}, { code: '123456', accountId }])
      await expect(half.call(verifyLogin, { body } as AskOf<typeof verifyLogin>)).rejects.toMatchObject({ code: 1000 });
    expect(await enter(half, nextCode(testApp, secret))).toHaveProperty('token');
  });
});

describe('a password reset', () => {
  it('keeps two-step verification on (rule: second-factor-stays)', async () => {
    const call = testApp.caller(undefined, 'pt-BR', ana.ip);
    await call(sendCaptcha, { body: { type: 'resetPassword', email: ana.email } });
    const captcha = await codeSentTo(testApp, ana.email);
    const fresh = 'tres-tigres-9';
    await call(resetPassword, { body: { email: ana.email, password: fresh, passwordAgain: fresh, captcha } });
    const { token, twoFactorRequired } = await call(login, { body: { email: ana.email, password: fresh } });
    expect(twoFactorRequired).toBe(true);
    await expect(testApp.caller(token)(currentUser, {})).rejects.toMatchObject({ name: 'factor_missing', code: 401 });
    expect(await enter({ call: testApp.caller(token) }, nextCode(testApp, secret))).toHaveProperty('token');
  });
});
