import {
  askBindCode,
  askRebindCode,
  bindCodeStatus,
  cancelCode,
  confirmCode,
  loginByCode,
  loginCodeStatus,
  scanCode,
} from '@balcao/contract/authorization';
import { currentCustomer } from '@balcao/contract/customer';
import { logout } from '@balcao/contract/session';
import { currentUser } from '@balcao/contract/session-current';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askToBind, askToRebind, browser, prove } from '../../../test/codes.ts';
import { customer, type TestCustomer } from '../../../test/customers.ts';
import { lastMailTo, logIn, type Person, register } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

const refused = (name: string) => ({ name });
const scan = (phone: TestCustomer, code: string) => phone.call(scanCode, { body: { code } });
const confirm = (phone: TestCustomer, code: string) => phone.call(confirmCode, { body: { code } });
const statusOf = async (person: Person, code: string) =>
  (await person.call(bindCodeStatus, { query: { code } })).status;
const chatAccountOf = async (person: Person) => (await person.call(currentUser, {})).chatAccount;
const boundPerson = async (name = 'Bruna Carvalho') => {
  const person = await register(testApp);
  return { person, phone: await customer(testApp, { name, boundTo: person.accountId }) };
};

describe('binding a chat account', () => {
  it('shows how far it is, binds with the yes of the phone, and lets it log in', async () => {
    const person = await register(testApp, { account: 'dora_alves' });
    const rafael = await customer(testApp, { name: 'Rafael Monteiro' });
    const { code, text } = await askToBind(testApp, person);
    expect(text).toBe(`balcao://bind/${code}`);
    await expect(statusOf(person, code)).resolves.toBe('0');
    const request = await scan(rafael, code);
    expect(request).toMatchObject({ purpose: 'bind', account: { name: 'dora_alves' } });
    await expect(person.call(bindCodeStatus, { query: { code } })).resolves.toMatchObject({
      status: '1',
      person: { name: 'Rafael Monteiro', avatar: null },
    });
    await expect(chatAccountOf(person)).resolves.toBeNull();
    await confirm(rafael, code);
    await expect(statusOf(person, code)).resolves.toBe('2');
    await expect(chatAccountOf(person)).resolves.toBe('Rafael Monteiro');
    await expect(rafael.call(currentCustomer, {})).resolves.toMatchObject({ boundAccount: { name: 'dora_alves' } });

    const pc = await browser(testApp);
    await scan(rafael, pc.code);
    await confirm(rafael, pc.code);
    const { token } = await pc.collect();
    await expect(testApp.caller(token)(currentUser, {})).resolves.toMatchObject({ accountId: person.accountId });
  });

  it('tells the person by mail in their language, and ends their other sessions (rule: credential-changes)', async () => {
    const person = await register(testApp);
    const elsewhere = await logIn(testApp, person);
    const rafael = await customer(testApp, { name: 'Rafael Monteiro' });
    const { code } = await askToBind(testApp, person);
    await scan(rafael, code);
    await confirm(rafael, code);
    const { subject, body } = await lastMailTo(testApp, person.email);
    expect(subject).toBe('Uma conta do chat foi vinculada à sua conta do Balcão');
    expect(body).toContain('Rafael Monteiro');
    expect(body).toContain(`${testApp.platform.config.publicBaseUrl}/account`);
    await expect(elsewhere.call(currentUser, {})).rejects.toMatchObject(refused('session_ended'));
    await expect(person.call(currentUser, {})).resolves.toMatchObject({ accountId: person.accountId });
  });

  it('is asked for only by a person who has just proven that it is them', async () => {
    const person = await register(testApp);
    await expect(person.call(askBindCode, {})).rejects.toMatchObject(refused('proof_missing'));
    await expect(person.call(askRebindCode, {})).rejects.toMatchObject(refused('proof_missing'));
  });

  it('shows its course to the session that asked and to nobody else', async () => {
    const person = await register(testApp);
    const { code } = await askToBind(testApp, person);
    const [elsewhere, stranger] = [await logIn(testApp, person), await register(testApp)];
    for (const other of [elsewhere, stranger])
      await expect(statusOf(other, code)).rejects.toMatchObject(refused('not_found'));
  });

  it('is refused where one is bound already, and changing it where none is', async () => {
    const { person } = await boundPerson();
    await expect(askToBind(testApp, person)).rejects.toMatchObject(refused('state_forbids'));
    await expect(askToRebind(testApp, await register(testApp))).rejects.toMatchObject(refused('state_forbids'));
  });

  it('takes no chat account of another account, and does not count it as scanned', async () => {
    const { phone } = await boundPerson();
    const person = await register(testApp);
    const { code } = await askToBind(testApp, person);
    await expect(scan(phone, code)).rejects.toMatchObject(refused('chat_account_taken'));
    await expect(statusOf(person, code)).resolves.toBe('0');
  });

  it('gives a chat account that two accounts want at the same instant to one of them', async () => {
    const people = [await register(testApp), await register(testApp)];
    const rafael = await customer(testApp, { name: 'Rafael Monteiro' });
    const codes = await Promise.all(people.map(async (person) => (await askToBind(testApp, person)).code));
    for (const code of codes) await scan(rafael, code);
    const ended = await Promise.allSettled(codes.map((code) => confirm(rafael, code)));
    expect(ended.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(ended.find((one) => one.status === 'rejected')?.reason).toMatchObject(refused('chat_account_taken'));
    const names = await Promise.all(people.map(chatAccountOf));
    expect(names.filter((name) => name !== null)).toEqual(['Rafael Monteiro']);
  });

  it('stays undone when the phone says no, or nothing for two minutes', async () => {
    const person = await register(testApp);
    const rafael = await customer(testApp, { name: 'Rafael Monteiro' });
    const { code } = await askToBind(testApp, person);
    await scan(rafael, code);
    await rafael.call(cancelCode, { body: { code } });
    await expect(statusOf(person, code)).resolves.toBe('3');
    await expect(confirm(rafael, code)).rejects.toMatchObject(refused('state_forbids'));

    const late = await askToBind(testApp, person);
    await scan(rafael, late.code);
    testApp.platform.clock.setAhead(testApp.platform.clock.aheadSeconds() + 120);
    await expect(statusOf(person, late.code)).resolves.toBe('4');
    await expect(confirm(rafael, late.code)).rejects.toMatchObject(refused('code_expired'));
    await expect(chatAccountOf(person)).resolves.toBeNull();
  });

  it('listens only to the newest code of an account', async () => {
    const person = await register(testApp);
    const rafael = await customer(testApp, { name: 'Rafael Monteiro' });
    const old = await askToBind(testApp, person);
    await scan(rafael, old.code);
    const fresh = await askToBind(testApp, person);
    await expect(confirm(rafael, old.code)).rejects.toMatchObject(refused('state_forbids'));
    await scan(rafael, fresh.code);
    await confirm(rafael, fresh.code);
    await expect(chatAccountOf(person)).resolves.toBe('Rafael Monteiro');
  });

  it('ends with the session that asked for it', async () => {
    const person = await register(testApp);
    const rafael = await customer(testApp, { name: 'Rafael Monteiro' });
    const { code } = await askToBind(testApp, person);
    await scan(rafael, code);
    const again = await logIn(testApp, person);
    await person.call(logout, {});
    await expect(confirm(rafael, code)).rejects.toMatchObject(refused('code_expired'));
    await expect(chatAccountOf(again)).resolves.toBeNull();
  });

  it('happens once, however often and fast one says yes', async () => {
    const person = await register(testApp);
    const rafael = await customer(testApp, { name: 'Rafael Monteiro' });
    const { code } = await askToBind(testApp, person);
    await scan(rafael, code);
    const ended = await Promise.allSettled([1, 2, 3].map(() => confirm(rafael, code)));
    expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

describe('changing the chat account', () => {
  it('lets the new one in and the old one out', async () => {
    const { person, phone: old } = await boundPerson('Bruna Carvalho');
    const luisa = await customer(testApp, { name: 'Luísa Figueiredo' });
    const { code, text } = await askToRebind(testApp, person);
    expect(text).toBe(`balcao://rebind/${code}`);
    await scan(luisa, code);
    await confirm(luisa, code);
    await expect(chatAccountOf(person)).resolves.toBe('Luísa Figueiredo');
    await expect(lastMailTo(testApp, person.email)).resolves.toMatchObject({
      subject: 'A conta do chat vinculada à sua conta do Balcão mudou',
    });
    const [first, second] = [await browser(testApp), await browser(testApp)];
    await expect(scan(old, first.code)).resolves.toMatchObject({ purpose: 'login', account: null });
    await expect(scan(luisa, second.code)).resolves.toMatchObject({
      purpose: 'login',
      account: { email: expect.any(String) },
    });
  });

  it('is refused for the chat account that is bound already', async () => {
    const { person, phone } = await boundPerson();
    const { code } = await askToRebind(testApp, person);
    await expect(scan(phone, code)).rejects.toMatchObject(refused('chat_account_same'));
  });
});

describe('a code of one purpose', () => {
  it('to log in is unknown where bindings are followed', async () => {
    const person = await register(testApp);
    const { code } = await browser(testApp);
    await expect(statusOf(person, code)).rejects.toMatchObject(refused('not_found'));
  });

  it('to bind is unknown where logins are followed and collected', async () => {
    const person = await register(testApp);
    await prove(testApp, person);
    const { code } = await person.call(askBindCode, {});
    const pc = await browser(testApp);
    for (const token of [pc.secret, person.token]) {
      const call = testApp.caller(token);
      const expected = refused(token === pc.secret ? 'not_found' : 'code_expired');
      await expect(call(loginCodeStatus, { query: { code } })).rejects.toMatchObject(expected);
      await expect(call(loginByCode, { body: { code } })).rejects.toMatchObject(expected);
    }
  });
});
