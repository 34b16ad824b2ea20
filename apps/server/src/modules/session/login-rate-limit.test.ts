import { resetPassword, sendCaptcha } from '@balcao/contract/account';
import { login } from '@balcao/contract/session';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeSentTo, password, register } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';

let testApp: TestApp;
/** A second server on the same database. */
let twin: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
  twin = await openTestApp({}, testApp.database);
});
afterAll(async () => {
  await twin.close();
  await testApp.close();
});

let networks = 0;
const newIp = (): string => {
  networks += 1;
  return `10.${100 + Math.floor(networks / 250)}.${networks % 250}.7`;
};
const attempt = (email: string, secret: string, ip: string, at = testApp) =>
  at.caller(undefined, 'pt-BR', ip)(login, { body: { email, password: secret } });
const outcome = (email: string, secret: string, ip: string, at = testApp): Promise<string> =>
  attempt(email, secret, ip, at).then(
    () => 'in',
    ({ name }) => name,
  );
const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

describe('guessing a password', () => {
  it('answers the same for a wrong password and an unknown e-mail (rule: no-account-enumeration)', async () => {
    const ana = await register(testApp);
    const refused = (email: string) =>
      attempt(email, 'errada-9', newIp()).catch(({ name, code, message }) => ({ name, code, message }));
    expect(await refused(ana.email)).toEqual(await refused('ninguem@exemplo.com.br'));
    expect(await refused(ana.email)).toMatchObject({ name: 'credentials_wrong', code: 1002 });
  });

  it('takes as long for an unknown e-mail: a password is hashed there too (rule: no-account-enumeration)', async () => {
    const ana = await register(testApp);
    const times: Record<string, number[]> = {};
    const time = async (email: string) => {
      const start = performance.now();
      await outcome(email, 'errada-9', newIp());
      times[email] = [...(times[email] ?? []), performance.now() - start];
    };
    for (let round = 0; round < 9; round += 1) {
      await time(ana.email);
      await time('fantasma@exemplo.com.br');
    }
    const [known = [], unknown = []] = Object.values(times);
    expect(median(unknown)).toBeGreaterThan(median(known) / 2);
  });

  it('stops after ten failures from one network, and leaves the owner elsewhere alone (rule: login-rate-limit)', async () => {
    const ana = await register(testApp);
    const ip = newIp();
    for (let guess = 0; guess < 10; guess += 1)
      expect(await outcome(ana.email, 'errada-9', ip)).toBe('credentials_wrong');
    expect(await outcome(ana.email, password, ip)).toBe('account_locked');
    expect(await outcome(ana.email, password, ip.replace(/7$/, '9'))).toBe('account_locked');
    expect(await outcome(ana.email, password, ana.ip)).toBe('in');
    await expect(attempt(ana.email, password, ip)).rejects.toMatchObject({
      code: 1002,
      message: expect.stringContaining('15 minutos'),
      retryAfterSeconds: expect.any(Number),
    });
  });

  it('counts an unknown e-mail in the same way (rule: no-account-enumeration)', async () => {
    const ip = newIp();
    for (let guess = 0; guess < 10; guess += 1)
      expect(await outcome('sombra@exemplo.com.br', 'errada-9', ip)).toBe('credentials_wrong');
    expect(await outcome('sombra@exemplo.com.br', 'errada-9', ip)).toBe('account_locked');
  });

  it('cannot be sped up by guessing at the same instant', async () => {
    const ana = await register(testApp);
    const ip = newIp();
    const results = await Promise.all(Array.from({ length: 25 }, () => outcome(ana.email, 'errada-9', ip)));
    expect(results.filter((name) => name === 'credentials_wrong').length).toBeLessThanOrEqual(10);
    expect(await outcome(ana.email, password, ip)).toBe('account_locked');
  });

  it('is counted across servers', async () => {
    const ana = await register(testApp);
    const ip = newIp();
    for (let guess = 0; guess < 10; guess += 1)
      await outcome(ana.email, 'errada-9', ip, guess % 2 === 0 ? testApp : twin);
    expect(await outcome(ana.email, password, ip, twin)).toBe('account_locked');
    expect(await outcome(ana.email, password, ip, testApp)).toBe('account_locked');
  });

  it('is forgiven by logging in', async () => {
    const ana = await register(testApp);
    for (let round = 0; round < 3; round += 1) {
      for (let guess = 0; guess < 9; guess += 1) await outcome(ana.email, 'errada-9', ana.ip);
      expect(await outcome(ana.email, password, ana.ip)).toBe('in');
    }
  });

  /** A hundred failures, ten from each of ten networks without an earlier login. */
  const besiege = async (email: string) => {
    for (let network = 0; network < 10; network += 1) {
      const ip = newIp();
      await Promise.all(Array.from({ length: 10 }, () => outcome(email, 'errada-9', ip)));
    }
  };
  /** The same as far as it is counted, without the work of a hundred hashes. */
  const countHundred = async (email: string) => {
    const rule = { name: 'member-login-account', points: 100, seconds: 86_400 };
    await Promise.all(Array.from({ length: 100 }, () => testApp.platform.limits.strike(rule, email)));
  };
  const advance = (seconds: number): void => {
    const { clock } = testApp.platform;
    clock.setAhead(clock.aheadSeconds() + seconds);
  };

  it('stops strangers after a hundred failures a day from anywhere, and lets the owner in at home (rule: login-rate-limit)', async () => {
    const ana = await register(testApp);
    await besiege(ana.email);
    await expect(attempt(ana.email, password, newIp())).rejects.toMatchObject({
      name: 'account_locked',
      message: expect.stringContaining('24 horas'),
    });
    expect(await outcome(ana.email, 'errada-9', newIp())).toBe('account_locked');
    expect(await outcome(ana.email, password, ana.ip)).toBe('in');
    expect(await outcome(ana.email, 'errada-9', ana.ip)).toBe('credentials_wrong');
    expect(await outcome(ana.email, password, ana.ip, twin)).toBe('in');
  });

  it('limits wrong guesses at home as anywhere: ten in a quarter of an hour', async () => {
    const ana = await register(testApp);
    for (let guess = 0; guess < 10; guess += 1)
      expect(await outcome(ana.email, 'errada-9', ana.ip)).toBe('credentials_wrong');
    expect(await outcome(ana.email, password, ana.ip)).toBe('account_locked');
  });

  it('knows nobody at home in the network of somebody else', async () => {
    const ana = await register(testApp);
    const rui = await register(testApp);
    await countHundred(ana.email);
    expect(await outcome(ana.email, password, rui.ip)).toBe('account_locked');
  });

  it('forgets a network after thirty days without a log-in', async () => {
    const ana = await register(testApp);
    await countHundred(ana.email);
    advance(29 * 86_400);
    expect(await outcome(ana.email, password, ana.ip)).toBe('in');
    advance(31 * 86_400);
    expect(await outcome(ana.email, password, ana.ip)).toBe('account_locked');
  });

  it('lets the owner in away from home by a new password', async () => {
    const ana = await register(testApp);
    await countHundred(ana.email);
    const away = newIp();
    expect(await outcome(ana.email, password, away)).toBe('account_locked');
    const call = testApp.caller(undefined, 'pt-BR', away);
    await call(sendCaptcha, { body: { type: 'resetPassword', email: ana.email } });
    const captcha = await codeSentTo(testApp, ana.email);
    const secret = 'tres-tigres-9';
    await call(resetPassword, { body: { email: ana.email, password: secret, passwordAgain: secret, captcha } });
    expect(await outcome(ana.email, secret, away)).toBe('in');
  });

  it('stops after three hundred failures an hour from one address, whosever accounts they are', async () => {
    const ana = await register(testApp);
    const ip = newIp();
    const rule = { name: 'member-login-address', points: 300, seconds: 3_600 };
    for (let strike = 0; strike < 299; strike += 1) await testApp.platform.limits.strike(rule, ip);
    expect(await outcome(ana.email, password, ip)).toBe('in');
    expect(await outcome('alguem@exemplo.com.br', 'errada-9', ip)).toBe('credentials_wrong');
    expect(await outcome(ana.email, password, ip)).toBe('account_locked');
    expect(await outcome(ana.email, password, ana.ip)).toBe('in');
  });
});
