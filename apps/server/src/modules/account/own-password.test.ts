import { changePassword, resetPassword, sendCaptcha } from '@balcao/contract/account';
import { changeTeam, login } from '@balcao/contract/session';
import { currentUser } from '@balcao/contract/session-current';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codeSentTo, lastMailTo, logIn, openTeam, type Person, password, register } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';

let testApp: TestApp;
let ana: Person;
const next = 'tres-tigres-9';
const change = (person: Person, current: string, wanted = next) =>
  person.call(changePassword, { body: { current, password: wanted, passwordAgain: wanted } });
const logInWith = (secret: string) =>
  testApp.caller(undefined, 'pt-BR', ana.ip)(login, { body: { email: ana.email, password: secret } });
const nameOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    ({ name }) => name,
  );

beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());
beforeEach(async () => {
  ana = await register(testApp);
});

describe('POST /merchant/password', () => {
  it('sets the password, tells the owner, ends the other sessions and goes on in this one (rule: credential-changes)', async () => {
    const elsewhere = await logIn(testApp, ana);
    expect(await change(ana, password)).toBeNull();
    expect((await lastMailTo(testApp, ana.email)).subject).toBe('A senha da sua conta do Balcão mudou');
    await expect(elsewhere.call(currentUser, {})).rejects.toMatchObject({ name: 'session_ended', code: 1030102 });
    expect(await ana.call(currentUser, {})).toMatchObject({ accountId: ana.accountId });
    await expect(logInWith(password)).rejects.toMatchObject({ name: 'credentials_wrong' });
    expect(await logInWith(next)).toHaveProperty('token');
  });

  it('refuses a wrong current password without ending the session (rule: wrong-is-not-logged-out)', async () => {
    await expect(change(ana, 'errada-9')).rejects.toMatchObject({ name: 'password_wrong', code: 1002 });
    expect(await ana.call(currentUser, {})).toMatchObject({ accountId: ana.accountId });
    expect(await logInWith(password)).toHaveProperty('token');
  });

  it('refuses a new one that is easy to guess, differs from its repetition, or is too short or long', async () => {
    const { account } = await ana.call(currentUser, {});
    for (const easy of ['senha123', 'brasil2026', account, '123456'])
      await expect(change(ana, password, easy)).rejects.toMatchObject({
        fields: { password: 'Esta senha é fácil de adivinhar. Escolha outra.' },
      });
    for (const size of ['uva-7', 'u'.repeat(16)])
      await expect(change(ana, password, size)).rejects.toMatchObject({ code: 1000 });
    const body = { current: password, password: next, passwordAgain: 'outra-coisa' };
    await expect(ana.call(changePassword, { body })).rejects.toMatchObject({
      fields: { passwordAgain: 'As duas senhas não são iguais.' },
    });
  });

  it('refuses the own e-mail', async () => {
    ana = await register(testApp, { email: 'zumbi@a.br' });
    await expect(change(ana, password, ana.email)).rejects.toMatchObject({
      fields: { password: 'Esta senha é fácil de adivinhar. Escolha outra.' },
    });
  });

  it('stops anyone who guesses with a stolen session after five, and the owner goes on elsewhere', async () => {
    const thief = await logIn(testApp, ana);
    for (let guess = 0; guess < 5; guess += 1)
      expect(await nameOf(change(thief, `errada-${guess}`))).toBe('password_wrong');
    expect(await nameOf(change(thief, password))).toBe('account_locked');
    expect(await nameOf(change(ana, password))).toBe('done');
  });

  it('cannot be guessed faster at the same instant', async () => {
    const names = await Promise.all(Array.from({ length: 15 }, () => nameOf(change(ana, 'errada-9'))));
    expect(names.filter((name) => name === 'password_wrong').length).toBeLessThanOrEqual(5);
  });

  it('allows twenty guesses a day, however many sessions a person has; a new password by mail starts the count again', async () => {
    const { merchantId } = await openTeam(testApp, ana);
    let { token } = await logIn(testApp, ana);
    const names: string[] = [];
    for (let round = 0; round < 5; round += 1) {
      const call = testApp.caller(token, 'pt-BR', `10.8.${round}.1`);
      const thief = { ...ana, call };
      for (let guess = 0; guess < 5; guess += 1) names.push(await nameOf(change(thief, 'errada-9')));
      token = (await call(changeTeam, { body: { merchantId } })).token;
    }
    expect(names.filter((name) => name === 'password_wrong')).toHaveLength(20);
    expect(await nameOf(change(ana, password))).toBe('account_locked');

    const call = testApp.caller(undefined, 'pt-BR', ana.ip);
    testApp.platform.clock.setAhead(testApp.platform.clock.aheadSeconds() + 61);
    await call(sendCaptcha, { body: { type: 'resetPassword', email: ana.email } });
    const captcha = await codeSentTo(testApp, ana.email);
    await call(resetPassword, { body: { email: ana.email, password: next, passwordAgain: next, captcha } });
    const fresh = { ...ana, call: testApp.caller((await logInWith(next)).token) };
    expect(await nameOf(change(fresh, next, 'quatro-gatos-7'))).toBe('done');
  });

  it('takes one of two changes that come at the same instant', async () => {
    const results = await Promise.allSettled([change(ana, password, next), change(ana, password, 'quatro-gatos-7')]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const won = results[0].status === 'fulfilled' ? next : 'quatro-gatos-7';
    expect(await logInWith(won)).toHaveProperty('token');
  });

  it('refuses anyone who is not logged in', async () => {
    await expect(change({ ...ana, call: testApp.caller() }, password)).rejects.toMatchObject({ code: 401 });
  });
});
