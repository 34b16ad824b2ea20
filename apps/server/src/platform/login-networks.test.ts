import { loginCustomer } from '@balcao/contract/customer';
import { loginStaff } from '@balcao/contract/staff';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { customer } from '../../test/customers.ts';
import { password, staffMember } from '../../test/people.ts';
import { openTestApp, type TestApp } from '../../test/test-app.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

type Attempt = (secret: string, ip: string) => Promise<unknown>;
const outcome = (attempt: Promise<unknown>): Promise<string> =>
  attempt.then(
    () => 'in',
    ({ name }) => name,
  );
/** Ten networks of strangers with ten wrong guesses each use up what strangers may try in a day. */
const guessFromEverywhere = async (attempt: Attempt, wrong: string): Promise<void> => {
  for (let network = 0; network < 10; network += 1)
    for (let guess = 0; guess < 10; guess += 1) await outcome(attempt(wrong, `10.77.${network}.9`));
};
const stranger = '10.78.1.9';

describe('a hundred wrong guesses from many networks', () => {
  it('do not lock staff out where they have signed in before, and strangers are told the real time', async () => {
    const rita = await staffMember(testApp, 'admin');
    const attempt: Attempt = (secret, ip) =>
      testApp.caller(undefined, 'pt-BR', ip)(loginStaff, { body: { email: rita.email, password: secret } });
    await guessFromEverywhere(attempt, 'errada-9');
    await expect(attempt(password, stranger)).rejects.toMatchObject({
      name: 'account_locked',
      message: expect.stringContaining('24 horas'),
    });
    expect(await outcome(attempt(password, rita.ip))).toBe('in');
  });

  it('do not lock users of the chat app out where they have signed in before, and strangers are told the real time', async () => {
    const home = '10.79.1.9';
    const bruna = await customer(testApp);
    const attempt: Attempt = (pin, ip) =>
      testApp.caller(undefined, 'pt-BR', ip)(loginCustomer, { body: { phone: bruna.phone, pin } });
    await attempt(bruna.pin, home);
    await guessFromEverywhere(attempt, '999998');
    await expect(attempt(bruna.pin, stranger)).rejects.toMatchObject({
      name: 'account_locked',
      message: expect.stringContaining('24 horas'),
    });
    expect(await outcome(attempt(bruna.pin, home))).toBe('in');
  });
});
