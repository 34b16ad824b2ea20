import { login } from '@balcao/contract/session';
import { currentUser } from '@balcao/contract/session-current';
import { currentStaff, loginStaff, logoutStaff } from '@balcao/contract/staff';
import { listStaff } from '@balcao/contract/staff-team';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTeam, password, register, staffMember } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

const advance = (seconds: number): void => {
  const { clock } = testApp.platform;
  clock.setAhead(clock.aheadSeconds() + seconds);
};

describe('POST /staff/login', () => {
  it('signs staff in', async () => {
    const { staffId, email, call } = await staffMember(testApp, 'reviewer');
    expect(await call(currentStaff, {})).toEqual({
      staffId,
      name: 'Rita Souza',
      email,
      role: 'reviewer',
      twoFactor: false,
      twoFactorRequired: false,
    });
  });

  it('answers the same for a wrong password, an unknown e-mail and the e-mail of a member (rule: staff-decide)', async () => {
    const rita = await staffMember(testApp, 'finance');
    const ana = await register(testApp);
    const outcome = (email: string, secret: string) =>
      testApp
        .caller(
          undefined,
          'pt-BR',
          rita.ip,
        )(loginStaff, { body: { email, password: secret } })
        .catch(({ name, code, message }) => ({ name, code, message }));
    const refused = await outcome(rita.email, 'errada-9');
    expect(refused).toMatchObject({ name: 'credentials_wrong', code: 1002 });
    expect(await outcome('ninguem@exemplo.com.br', 'errada-9')).toEqual(refused);
    expect(await outcome(ana.email, password)).toEqual(refused);
  });

  it('lets no staff into the back office by their e-mail and password', async () => {
    const rita = await staffMember(testApp, 'admin');
    const body = { email: rita.email, password };
    await expect(testApp.caller(undefined, 'pt-BR', rita.ip)(login, { body })).rejects.toMatchObject({
      name: 'credentials_wrong',
    });
  });

  it('stops after ten failures from one network (rule: login-rate-limit)', async () => {
    const rita = await staffMember(testApp, 'support');
    const attempt = (secret: string, ip: string) =>
      testApp.caller(undefined, 'pt-BR', ip)(loginStaff, { body: { email: rita.email, password: secret } });
    for (let guess = 0; guess < 10; guess += 1)
      await expect(attempt('errada-9', '10.9.8.7')).rejects.toMatchObject({ name: 'credentials_wrong' });
    await expect(attempt(password, '10.9.8.7')).rejects.toMatchObject({ name: 'account_locked' });
    expect(await attempt(password, rita.ip)).toHaveProperty('token');
  });
});

describe('GET /staff/current', () => {
  it('knows no session of a member, and the back office none of staff (rule: staff-decide)', async () => {
    const rita = await staffMember(testApp, 'admin');
    const team = await openTeam(testApp, await register(testApp));
    await expect(team.call(currentStaff, {})).rejects.toMatchObject({ name: 'session_missing', code: 401 });
    await expect(team.call(listStaff, {})).rejects.toMatchObject({ name: 'session_missing' });
    await expect(rita.call(currentUser, {})).rejects.toMatchObject({ name: 'session_missing', code: 401 });
  });

  it('ends after two hours without use, and after a day', async () => {
    const idle = await staffMember(testApp, 'reviewer');
    advance(7_205);
    await expect(idle.call(currentStaff, {})).rejects.toMatchObject({ name: 'session_ended' });
    const busy = await staffMember(testApp, 'reviewer');
    for (let hours = 1; hours < 24; hours += 1) {
      advance(3_600);
      await busy.call(currentStaff, {});
    }
    advance(3_600);
    await expect(busy.call(currentStaff, {})).rejects.toMatchObject({ name: 'session_ended', code: 1030102 });
  });

  it('refuses anyone who is not signed in', async () => {
    await expect(testApp.caller()(currentStaff, {})).rejects.toMatchObject({ code: 401 });
  });
});

describe('POST /staff/logout', () => {
  it('ends the session', async () => {
    const rita = await staffMember(testApp, 'reviewer');
    expect(await rita.call(logoutStaff, {})).toBeNull();
    await expect(rita.call(currentStaff, {})).rejects.toMatchObject({ name: 'session_ended' });
  });
});
