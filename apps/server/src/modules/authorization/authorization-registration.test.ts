import { resetPassword, sendCaptcha, setFirstPassword } from '@balcao/contract/account';
import {
  cancelCode,
  confirmCode,
  registerByCode,
  scanCode,
  sendRegistrationCode,
} from '@balcao/contract/authorization';
import { currentCustomer } from '@balcao/contract/customer';
import { verify } from '@balcao/contract/factor';
import { login } from '@balcao/contract/session';
import { currentUser } from '@balcao/contract/session-current';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browser, prove } from '../../../test/codes.ts';
import { customer, type TestCustomer } from '../../../test/customers.ts';
import { codeSentTo, lastMailTo, register } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

let addresses = 0;
const newAddress = () => {
  addresses += 1;
  return { email: `jonas${addresses}@exemplo.com.br`, account: `jonas_${addresses}` };
};
const refused = (name: string) => ({ name });
const advance = (seconds: number) => testApp.platform.clock.setAhead(testApp.platform.clock.aheadSeconds() + seconds);

/** A person without an account, who has scanned the code of a browser. */
const scanned = async (phone?: TestCustomer) => {
  const jonas = phone ?? (await customer(testApp, { name: 'Jonas Lacerda' }));
  const pc = await browser(testApp);
  const request = await jonas.call(scanCode, { body: { code: pc.code } });
  return { jonas, pc, request };
};
const open = (phone: TestCustomer, code: string, ask: { email: string; account: string; captcha: string }) =>
  phone.call(registerByCode, { body: { code, ...ask, agreed: true } });
const mailed = async (phone: TestCustomer, code: string, email: string) => {
  await phone.call(sendRegistrationCode, { body: { code, email } });
  return codeSentTo(testApp, email);
};

describe('a person without an account who scans a login code', () => {
  it('opens one on the phone, and the browser is logged in to it', async () => {
    const { jonas, pc, request } = await scanned();
    expect(request).toMatchObject({ purpose: 'login', account: null, browser: expect.any(String) });
    await expect(pc.state()).resolves.toMatchObject({
      status: '1',
      person: { name: 'Jonas Lacerda', avatar: null },
      isRegistering: true,
    });
    const mine = newAddress();
    await open(jonas, pc.code, { ...mine, captcha: await mailed(jonas, pc.code, mine.email) });
    await expect(pc.state()).resolves.toMatchObject({ status: '2', isRegistering: false });
    const { token } = await pc.collect();
    await expect(testApp.caller(token)(currentUser, {})).resolves.toMatchObject({
      ...mine,
      chatAccount: 'Jonas Lacerda',
      hasPassword: false,
      merchantId: null,
    });
    await expect(jonas.call(currentCustomer, {})).resolves.toMatchObject({ boundAccount: { name: mine.account } });
  });

  it('logs in by the same phone from then on', async () => {
    const { jonas, pc } = await scanned();
    const mine = newAddress();
    await open(jonas, pc.code, { ...mine, captcha: await mailed(jonas, pc.code, mine.email) });
    const { pc: next, request } = await scanned(jonas);
    expect(request.account?.name).toBe(mine.account);
    await jonas.call(confirmCode, { body: { code: next.code } });
    await expect(next.collect()).resolves.toHaveProperty('token');
  });

  it('has a quarter of an hour for it, which scanning again does not prolong', async () => {
    const { jonas, pc } = await scanned();
    advance(600);
    await jonas.call(scanCode, { body: { code: pc.code } });
    const { expiresInSeconds } = await pc.state();
    expect(expiresInSeconds).toBeLessThanOrEqual(300);
    expect(expiresInSeconds).toBeGreaterThan(290);
    const mine = newAddress();
    const captcha = await mailed(jonas, pc.code, mine.email);
    advance(301);
    await expect(pc.status()).resolves.toBe('4');
    await expect(open(jonas, pc.code, { ...mine, captcha })).rejects.toMatchObject(refused('code_expired'));
    const again = jonas.call(sendRegistrationCode, { body: { code: pc.code, email: mine.email } });
    await expect(again).rejects.toMatchObject(refused('code_expired'));
  });

  it('can refuse, and then opens none with that code', async () => {
    const { jonas, pc } = await scanned();
    await expect(jonas.call(confirmCode, { body: { code: pc.code } })).rejects.toMatchObject(refused('state_forbids'));
    await jonas.call(cancelCode, { body: { code: pc.code } });
    await expect(pc.status()).resolves.toBe('3');
    const mine = newAddress();
    await expect(open(jonas, pc.code, { ...mine, captcha: '123456' })).rejects.toMatchObject(refused('state_forbids'));
  });

  it('gets the same answer when the first one was lost, and one account', async () => {
    const { jonas, pc } = await scanned();
    const mine = newAddress();
    const ask = { ...mine, captcha: await mailed(jonas, pc.code, mine.email) };
    await expect(open(jonas, pc.code, ask)).resolves.toBeNull();
    await expect(open(jonas, pc.code, ask)).resolves.toBeNull();
    await pc.collect();
    await expect(open(jonas, pc.code, ask)).resolves.toBeNull();
    await expect(pc.collect()).rejects.toMatchObject(refused('code_expired'));
  });

  it('opens one account with two calls at the same instant', async () => {
    const { jonas, pc } = await scanned();
    const mine = newAddress();
    const ask = { ...mine, captcha: await mailed(jonas, pc.code, mine.email) };
    const ended = await Promise.allSettled([open(jonas, pc.code, ask), open(jonas, pc.code, ask)]);
    expect(ended.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
    const { rows } = await testApp.platform.db.$client.query('select 1 from account where email = $1', [mine.email]);
    expect(rows).toHaveLength(1);
  });
});

describe('an account is not opened', () => {
  it('without the code from the mail, nor by guessing it', async () => {
    const { jonas, pc } = await scanned();
    const mine = newAddress();
    await expect(open(jonas, pc.code, { ...mine, captcha: '000000' })).rejects.toMatchObject(refused('captcha_wrong'));
    const right = await mailed(jonas, pc.code, mine.email);
    const wrong = right === '000000' ? '000001' : '000000';
    for (let guess = 0; guess < 5; guess += 1)
      await expect(open(jonas, pc.code, { ...mine, captcha: wrong })).rejects.toMatchObject(refused('captcha_wrong'));
    await expect(open(jonas, pc.code, { ...mine, captcha: right })).rejects.toMatchObject(refused('captcha_wrong'));
  });

  it('with the code of a browser that another person has scanned', async () => {
    const { pc } = await scanned();
    const other = await customer(testApp, { name: 'Iara Teles' });
    const mine = newAddress();
    const send = other.call(sendRegistrationCode, { body: { code: pc.code, email: mine.email } });
    await expect(send).rejects.toMatchObject(refused('not_found'));
    await expect(open(other, pc.code, { ...mine, captcha: '123456' })).rejects.toMatchObject(refused('not_found'));
    await expect(other.call(scanCode, { body: { code: pc.code } })).rejects.toMatchObject(refused('code_taken'));
  });

  it('by a person who has one', async () => {
    const person = await register(testApp);
    const bruna = await customer(testApp, { boundTo: person.accountId });
    const { pc } = await scanned(bruna);
    const send = bruna.call(sendRegistrationCode, { body: { code: pc.code, email: newAddress().email } });
    await expect(send).rejects.toMatchObject(refused('state_forbids'));
  });

  it('where the terms are not accepted, or a field is wrong: each is named', async () => {
    const { jonas, pc } = await scanned();
    const body = { code: pc.code, email: 'jonas', account: 'j!', captcha: '12', agreed: false };
    const answer = jonas.call(registerByCode, {
      body: Object.assign(body, { agreed: true as const }, { agreed: false }),
    });
    const error = await answer.catch((reason: unknown) => reason);
    expect(error).toMatchObject({ code: 1000 });
    expect(Object.keys((error as { fields: object }).fields).sort()).toEqual(['account', 'agreed', 'captcha', 'email']);
  });
});

describe('an e-mail or a name that has an account', () => {
  it('is never bound by that: the answer is the same, and the mail says how to link the phone', async () => {
    const ana = await register(testApp);
    advance(61);
    const { jonas, pc } = await scanned();
    const free = newAddress();
    const answers = await Promise.all(
      [ana.email, free.email].map((email) => jonas.call(sendRegistrationCode, { body: { code: pc.code, email } })),
    );
    expect(answers[0]).toEqual(answers[1]);
    const { subject, body } = await lastMailTo(testApp, ana.email);
    expect(subject).toBe('Você já tem uma conta no Balcão');
    expect(body).toContain('vincule a conta do chat');
    const try_ = open(jonas, pc.code, { email: ana.email, account: free.account, captcha: '123456' });
    await expect(try_).rejects.toMatchObject(refused('captcha_wrong'));
    await expect(ana.call(currentUser, {})).resolves.toMatchObject({ chatAccount: null });
  });

  it('is not opened with a code that a newer one has replaced', async () => {
    const { jonas, pc } = await scanned();
    const mine = newAddress();
    const captcha = await mailed(jonas, pc.code, mine.email);
    advance(61);
    await testApp.caller()(sendCaptcha, { body: { type: 'register', email: mine.email } });
    await expect(open(jonas, pc.code, { ...mine, captcha })).rejects.toMatchObject(refused('captcha_wrong'));
  });

  it('is said at the field of the name, and the code from the mail stays good', async () => {
    await register(testApp, { account: 'nome_ocupado' });
    const { jonas, pc } = await scanned();
    const mine = newAddress();
    const captcha = await mailed(jonas, pc.code, mine.email);
    const first = open(jonas, pc.code, { ...mine, account: 'Nome_Ocupado', captcha });
    await expect(first).rejects.toMatchObject({ code: 1000, fields: { account: expect.any(String) } });
    await expect(open(jonas, pc.code, { ...mine, captcha })).resolves.toBeNull();
  });
});

describe('an account without a password', () => {
  const opened = async () => {
    const { jonas, pc } = await scanned();
    const mine = newAddress();
    await open(jonas, pc.code, { ...mine, captcha: await mailed(jonas, pc.code, mine.email) });
    const { token } = await pc.collect();
    const call = testApp.caller(token);
    const { accountId } = await call(currentUser, {});
    return { ...mine, call, person: { accountId, email: mine.email, token, ip: '10.1.2.3', call } };
  };
  const passwords = { password: 'caju-e-sol-9', passwordAgain: 'caju-e-sol-9' };

  it('is opened by no password, nor proven by one', async () => {
    const { email, call } = await opened();
    for (const password of ['null', 'uva-e-limao-7']) {
      const answer = testApp.caller()(login, { body: { email, password } });
      await expect(answer).rejects.toMatchObject(refused('credentials_wrong'));
    }
    const proof = call(verify, { body: { method: 'password', value: 'uva-e-limao-7' } });
    await expect(proof).rejects.toMatchObject(refused('password_wrong'));
  });

  it('gets one from its owner after a proof, once', async () => {
    const { email, call, person } = await opened();
    await expect(call(setFirstPassword, { body: passwords })).rejects.toMatchObject(refused('proof_missing'));
    await prove(testApp, person);
    const easy = { password: 'senha123', passwordAgain: 'senha123' };
    await expect(call(setFirstPassword, { body: easy })).rejects.toMatchObject({ code: 1000 });
    await call(setFirstPassword, { body: passwords });
    await expect(call(currentUser, {})).resolves.toMatchObject({ hasPassword: true });
    expect((await lastMailTo(testApp, email)).subject).toBe('Sua conta do Balcão agora tem uma senha');
    await expect(call(setFirstPassword, { body: passwords })).rejects.toMatchObject(refused('state_forbids'));
    const { password } = passwords;
    await expect(testApp.caller()(login, { body: { email, password } })).resolves.toHaveProperty('token');
  });

  it('gets one by the code for a forgotten one, when the phone is lost', async () => {
    const { email } = await opened();
    advance(61);
    await testApp.caller()(sendCaptcha, { body: { type: 'resetPassword', email } });
    const captcha = await codeSentTo(testApp, email);
    await testApp.caller()(resetPassword, { body: { email, captcha, ...passwords } });
    const { password } = passwords;
    await expect(testApp.caller()(login, { body: { email, password } })).resolves.toHaveProperty('token');
  });
});
