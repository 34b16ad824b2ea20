import { confirmCode, scanCode } from '@balcao/contract/authorization';
import { linkByCode } from '@balcao/contract/authorization-link';
import { currentCustomer } from '@balcao/contract/customer';
import { login } from '@balcao/contract/session';
import { currentUser } from '@balcao/contract/session-current';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browser } from '../../../test/codes.ts';
import { customer, type TestCustomer } from '../../../test/customers.ts';
import { nextCode, turnOn, wrongCode } from '../../../test/factors.ts';
import { lastMailTo, password, register } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

const refused = (name: string) => ({ name });
const advance = (seconds: number) => testApp.platform.clock.setAhead(testApp.platform.clock.aheadSeconds() + seconds);
let people = 0;
/** A person with an account and a phone that is not linked, who has scanned the code of a browser. */
const scanned = async () => {
  const ana = await register(testApp);
  people += 1;
  const ip = `10.9.${people}.8`;
  const phone = await customer(testApp, { name: 'Ana Souza', ip });
  const pc = await browser(testApp);
  await phone.call(scanCode, { body: { code: pc.code } });
  return { ana, phone, pc, ip };
};
type Typed = { email: string; password?: string; factorCode?: string };
const link = (phone: TestCustomer, code: string, typed: Typed) =>
  phone.call(linkByCode, { body: { code, password, ...typed } });
const boundTo = async (phone: TestCustomer) => (await phone.call(currentCustomer, {})).boundAccount;

describe('a person with an account who scans a login code by a phone that is not linked', () => {
  it('links the phone by the password, and then says yes to the browser as to any other', async () => {
    const { ana, phone, pc } = await scanned();
    const { request, factorRequired } = await link(phone, pc.code, { email: ana.email });
    expect(factorRequired).toBe(false);
    expect(request).toMatchObject({ purpose: 'login', account: { name: expect.any(String) } });
    expect(request?.account?.email).not.toBe(ana.email);
    await expect(pc.state()).resolves.toMatchObject({ status: '1', isRegistering: false });
    await expect(pc.collect()).rejects.toMatchObject(refused('state_forbids'));
    await phone.call(confirmCode, { body: { code: pc.code } });
    const { token } = await pc.collect();
    await expect(testApp.caller(token)(currentUser, {})).resolves.toMatchObject({
      email: ana.email,
      chatAccount: 'Ana Souza',
    });
  });

  it('is told by mail, and the sessions that were open end', async () => {
    const { ana, phone, pc } = await scanned();
    await link(phone, pc.code, { email: ana.email });
    expect((await lastMailTo(testApp, ana.email)).body).toContain('Ana Souza');
    await expect(ana.call(currentUser, {})).rejects.toMatchObject(refused('session_ended'));
  });

  it('gives the second factor too where it is on: without it, with a wrong or a used one nothing is linked', async () => {
    const { ana, phone, pc } = await scanned();
    const { secret } = await turnOn(testApp, ana);
    await phone.call(scanCode, { body: { code: pc.code } });
    const { email } = ana;
    expect(await link(phone, pc.code, { email })).toEqual({ factorRequired: true, request: null });
    const wrong = link(phone, pc.code, { email, factorCode: wrongCode(testApp, secret) });
    await expect(wrong).rejects.toMatchObject(refused('factor_wrong'));
    expect(await boundTo(phone)).toBeNull();
    const factorCode = nextCode(testApp, secret);
    await expect(link(phone, pc.code, { email, factorCode })).resolves.toMatchObject({ factorRequired: false });
    const other = await scanned();
    const again = link(other.phone, other.pc.code, { email, factorCode });
    await expect(again).rejects.toMatchObject(refused('factor_wrong'));
  });

  it('guesses no password here: wrong ones count with those of the login page', async () => {
    const { ana, phone, pc, ip } = await scanned();
    const guess = () => link(phone, pc.code, { email: ana.email, password: 'errada-99' });
    for (let tries = 0; tries < 10; tries += 1)
      await expect(guess()).rejects.toMatchObject(refused('credentials_wrong'));
    await expect(guess()).rejects.toMatchObject(refused('account_locked'));
    await expect(link(phone, pc.code, { email: ana.email })).rejects.toMatchObject(refused('account_locked'));
    const page = testApp.caller(undefined, 'pt-BR', ip)(login, { body: { email: ana.email, password } });
    await expect(page).rejects.toMatchObject(refused('account_locked'));
    expect(await boundTo(phone)).toBeNull();
  });

  it('is answered the same for an e-mail that has no account', async () => {
    const { phone, pc } = await scanned();
    const unknown = link(phone, pc.code, { email: 'ninguem@exemplo.com.br' });
    await expect(unknown).rejects.toMatchObject(refused('credentials_wrong'));
  });

  it('takes no account that is linked to another phone', async () => {
    const { ana, phone, pc } = await scanned();
    await link(phone, pc.code, { email: ana.email });
    const other = await scanned();
    const second = link(other.phone, other.pc.code, { email: ana.email });
    await expect(second).rejects.toMatchObject(refused('account_linked'));
    expect(await boundTo(other.phone)).toBeNull();
    expect(await boundTo(phone)).not.toBeNull();
  });

  it('has a code of its own for it: another phone that knows the code links nothing', async () => {
    const { ana, pc } = await scanned();
    const stranger = await customer(testApp, { name: 'Rui Alves' });
    await expect(link(stranger, pc.code, { email: ana.email })).rejects.toMatchObject(refused('not_found'));
  });

  it('has a quarter of an hour for it, and two minutes for the answer after it', async () => {
    const late = await scanned();
    advance(901);
    const over = link(late.phone, late.pc.code, { email: late.ana.email });
    await expect(over).rejects.toMatchObject(refused('code_expired'));
    const { ana, phone, pc } = await scanned();
    advance(600);
    await link(phone, pc.code, { email: ana.email });
    advance(121);
    const yes = phone.call(confirmCode, { body: { code: pc.code } });
    await expect(yes).rejects.toMatchObject(refused('code_expired'));
    await expect(pc.status()).resolves.toBe('4');
  });

  it('gets the same answer when the first one was lost, or when it is sent twice at once', async () => {
    const { ana, phone, pc } = await scanned();
    const twice = await Promise.allSettled([1, 2].map(() => link(phone, pc.code, { email: ana.email })));
    expect(twice.map(({ status }) => status)).toContain('fulfilled');
    await expect(link(phone, pc.code, { email: ana.email })).resolves.toMatchObject({ factorRequired: false });
    expect(await boundTo(phone)).toMatchObject({ name: expect.any(String) });
  });

  it('links nothing with a code that was refused or used', async () => {
    const { ana, phone, pc } = await scanned();
    await link(phone, pc.code, { email: ana.email });
    await phone.call(confirmCode, { body: { code: pc.code } });
    await pc.collect();
    const used = link(phone, pc.code, { email: ana.email });
    await expect(used).rejects.toMatchObject(refused('state_forbids'));
  });
});
