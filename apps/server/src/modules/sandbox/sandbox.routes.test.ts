import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sendCaptcha } from '@balcao/contract/account';
import { askLoginCode, scanCode } from '@balcao/contract/authorization';
import { currentCustomer, loginCustomer } from '@balcao/contract/customer';
import { listDevices } from '@balcao/contract/device-list';
import type { Endpoint } from '@balcao/contract/endpoint';
import { bases } from '@balcao/contract/endpoint';
import { listOrders } from '@balcao/contract/order';
import {
  addPhonePerson,
  advanceClock,
  getClock,
  getRail,
  getSandbox,
  listMails,
  resetSandbox,
  setRail,
} from '@balcao/contract/sandbox';
import { changeTeam, listTeams, login } from '@balcao/contract/session';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { demoPassword } from './seed-people.ts';

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'balcao-sandbox-'));
let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp({ sandboxSeed: 'small', dataDir });
  await testApp.services.sandbox.prepare();
});
afterAll(async () => {
  await testApp.close();
  fs.rmSync(dataDir, { recursive: true });
});

const memberOf = async (email: string) => {
  const { token } = await testApp.caller()(login, { body: { email, password: demoPassword } });
  const [team] = (await testApp.caller(token)(listTeams, {})).merchantList;
  const changed = await testApp.caller(token)(changeTeam, { body: { merchantId: team?.merchantId ?? '' } });
  return { team, call: testApp.caller(changed.token) };
};

describe('the sandbox', () => {
  it('has a certified team with its orders, and another that never sees them', async () => {
    const ana = await memberOf('ana@cafe.example');
    const dora = await memberOf('dora@livraria.example');
    expect(ana.team).toMatchObject({ name: 'Café do Mercado', reviewStatus: 'SUCCESS', isAdmin: true });
    const [hers, others] = await Promise.all(
      [ana, dora].map(({ call }) => call(listOrders, { query: { pageSize: 100 } })),
    );
    // 400 orders, and seven whose amount a card held.
    expect(hers?.total).toBe(407);
    expect(others?.total).toBe(40);
    const numbers = new Set(hers?.list.map(({ number }) => number));
    expect(others?.list.some(({ number }) => numbers.has(number))).toBe(false);
    expect(Object.values(await testApp.services.ledger.prove())).toEqual([0, 0, 0, 0, 0, 0]);
  });

  it('has the devices that its orders were taken by', async () => {
    for (const email of ['ana@cafe.example', 'dora@livraria.example']) {
      const { call } = await memberOf(email);
      const { list: orders } = await call(listOrders, { query: { pageSize: 100 } });
      const known = (await call(listDevices, { query: { pageSize: 100 } })).list.map(({ serial }) => serial);
      const told = new Set(orders.flatMap(({ deviceSerial }) => deviceSerial ?? []));
      expect(known).toEqual(expect.arrayContaining([...told]));
    }
  });

  it('has somebody on the phone who can log in by QR code at once, and somebody who has no account yet', async () => {
    const scanned = async (name: string) => {
      const { customers } = await testApp.caller()(getSandbox, {});
      const { phone = '', pin = '' } = customers.find((one) => one.name === name) ?? {};
      const { token } = await testApp.caller()(loginCustomer, { body: { phone, pin } });
      const { code } = await testApp.caller()(askLoginCode, {});
      return testApp.caller(token)(scanCode, { body: { code } });
    };
    await expect(scanned('Bruna Carvalho')).resolves.toMatchObject({ account: { name: 'ana_souza' } });
    await expect(scanned('Rafael Monteiro')).resolves.toMatchObject({ account: null });
  });

  it('adds people to the phone, also two at once, who have no wallet and are offered with the others', async () => {
    const names = ['Jonas Lacerda', 'Iara Teles'];
    const added = await Promise.all(names.map((name) => testApp.caller()(addPhonePerson, { body: { name } })));
    const { customers } = await testApp.caller()(getSandbox, {});
    for (const { phone, pin, name } of added) {
      expect(customers).toContainEqual({ name, phone, pin });
      const { token } = await testApp.caller()(loginCustomer, { body: { phone, pin } });
      const current = await testApp.caller(token)(currentCustomer, {});
      expect(current).toMatchObject({ name, balance: 0, walletActivated: false, boundAccount: null });
    }
  });

  it('lays out the same orders every time', async () => {
    const read = async () => {
      const { call } = await memberOf('ana@cafe.example');
      const { list } = await call(listOrders, { query: { pageSize: 100, status: ['02'] } });
      return list.map(({ merchantOrderNumber, amount, goodsName }) => [merchantOrderNumber, amount, goodsName]);
    };
    const first = await read();
    await testApp.caller()(resetSandbox, {});
    expect(await read()).toEqual(first);
  });

  it('says who is who, and how the demo team signs, in a file for its owner only', async () => {
    const file = path.join(dataDir, 'sandbox.json');
    const content = JSON.parse(fs.readFileSync(file, 'utf8'));
    expect(content.merchantServer).toMatchObject({ serial: expect.stringMatching(/^[0-9A-F]+$/) });
    expect(fs.readFileSync(content.merchantServer.privateKeyFile, 'utf8')).toContain('PRIVATE KEY');
    expect(fs.statSync(file).mode & 0o077).toBe(0);
    expect(fs.statSync(content.merchantServer.privateKeyFile).mode & 0o077).toBe(0);
  });

  it('tells the phone who its people are', async () => {
    const { customers } = await testApp.caller()(getSandbox, {});
    expect(customers.map(({ name }) => name)).toContain('Bruna Carvalho');
  });

  it('keeps every mail, to be read by address', async () => {
    await testApp.caller()(sendCaptcha, { body: { type: 'register', email: 'nova@exemplo.com.br' } });
    const { list } = await testApp.caller()(listMails, { query: { to: 'nova@exemplo.com.br' } });
    expect(list).toMatchObject([{ to: 'nova@exemplo.com.br', text: expect.stringMatching(/\d{6}/) }]);
    expect((await testApp.caller()(listMails, { query: { to: 'ninguem@exemplo.com.br' } })).list).toEqual([]);
  });

  it('moves its clock forward and never back', async () => {
    const before = await testApp.caller()(getClock, {});
    const after = await testApp.caller()(advanceClock, { body: { advanceSeconds: 3_600 } });
    expect(after.aheadSeconds).toBe(before.aheadSeconds + 3_600);
    expect(Date.parse(after.now) - Date.parse(before.now)).toBeGreaterThanOrEqual(3_600_000);
    await expect(testApp.caller()(advanceClock, { body: { advanceSeconds: -1 } })).rejects.toMatchObject({
      code: 1000,
    });
  });

  it('remembers how the rail shall behave', async () => {
    await testApp.caller()(setRail, { body: { pix: 'late' } });
    expect(await testApp.caller()(getRail, {})).toEqual({
      wallet: 'approve',
      pix: 'late',
      debit: 'approve',
      credit: 'approve',
      payout: 'approve',
    });
  });
});

describe('outside the sandbox', () => {
  it('its switches and the phone do not exist', async () => {
    const production = await openTestApp({ sandbox: false });
    const switches: Endpoint[] = [getSandbox, listMails, getClock, advanceClock, getRail, setRail, resetSandbox];
    for (const { method, path: below } of switches) {
      const answer = await production.app.inject({ method, url: `${bases.sandbox}${below}` });
      expect(answer.json()).toMatchObject({ code: 404 });
    }
    expect((await production.app.inject('/phone/')).statusCode).toBe(404);
    await production.close();
  });
});
