import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { listApplets } from '@balcao/contract/applet';
import { loginCustomer, pay } from '@balcao/contract/customer';
import { answerMessages } from '@balcao/contract/message-consent';
import { listReceivedMessages } from '@balcao/contract/message-delivery';
import { logInToApplet, openApplet, searchApplets } from '@balcao/contract/opening';
import { advanceClock, resetSandbox } from '@balcao/contract/sandbox';
import { changeTeam, listTeams, login } from '@balcao/contract/session';
import { readUsage } from '@balcao/contract/usage';
import { listUsageFaults } from '@balcao/contract/usage-fault';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keyed } from '../../../test/preauths.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { until } from '../../../test/until.ts';
import { demoPassword, phonePeople } from './seed-people.ts';

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'balcao-applets-'));
let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp({ dataDir, sandboxSeed: 'small' });
  await testApp.services.sandbox.prepare();
}, 120_000);
afterAll(async () => {
  await testApp.close();
  fs.rmSync(dataDir, { recursive: true });
});

const bruna = async () => {
  const { phone, pin } = phonePeople[0];
  return testApp.caller((await testApp.caller()(loginCustomer, { body: { phone, pin } })).token);
};
type Person = Awaited<ReturnType<typeof bruna>>;
const opened = async (person: Person, search: string) => {
  const { list } = await person(searchApplets, { query: { search } });
  const appId = list[0]?.appId ?? '';
  const { opening } = await person(openApplet, { params: { appId }, body: { isTrial: false } });
  if (!opening) throw new Error(`${search} is not open`);
  return opening;
};
const fileOf = (url: string) => {
  const { host, pathname } = new URL(url);
  return testApp.app.inject({ url: pathname, headers: { host } });
};
/** As the page calls its server: on a host other than its own. */
const server = async (host: string, method: 'GET' | 'POST', url: string, body?: object, session?: string) => {
  const headers = { host: `${host}.localhost:3000`, ...(session ? { authorization: `Bearer ${session}` } : {}) };
  const answer = await testApp.app.inject({ method, url, headers, ...(body ? { payload: JSON.stringify(body) } : {}) });
  expect(answer.statusCode).toBe(200);
  return answer.json();
};
const sessionOf = async (person: Person, host: string, id: string): Promise<string> => {
  const { code } = await person(logInToApplet, { params: { id } });
  return (await server(host, 'POST', '/session', { code })).session;
};
const paying = (person: Person, code: string, amount: number) =>
  person(pay, { body: { code, amount } }, { idempotencyKey: crypto.randomUUID() });

describe('the mini programs of a fresh sandbox', () => {
  it('are online, and their pages are served and may reach their own server', async () => {
    const person = await bruna();
    for (const [name, host] of [
      ['Café do Mercado', 'cafe'],
      ['Barbearia do Mercado', 'barbearia'],
    ] as const) {
      const opening = await opened(person, name);
      expect(opening).toMatchObject({ number: '1.0.0', applet: { name }, window: { title: name } });
      const page = await fileOf(opening.url);
      expect(page.statusCode).toBe(200);
      expect(page.headers['content-security-policy']).toContain(`connect-src http://${host}.localhost:*;`);
      const config = await fileOf(new URL('config.js', opening.url).href);
      expect(config.payload).toContain(`//${host}.`);
    }
  });

  it('were used since they are online, and one of them had an error that has its place', async () => {
    const logged = await testApp.caller()(login, { body: { email: 'ana@cafe.example', password: demoPassword } });
    const { merchantList } = await testApp.caller(logged.token)(listTeams, {});
    const merchantId = merchantList.find(({ name }) => name === 'Café do Mercado')?.merchantId ?? '';
    const { token } = await testApp.caller(logged.token)(changeTeam, { body: { merchantId } });
    const ana = testApp.caller(token);
    const { list } = await ana(listApplets, { query: {} });
    const params = { id: list.find(({ name }) => name === 'Café do Mercado')?.id ?? '' };
    const { days, pages, versions } = await ana(readUsage, { params, query: { span: 'days30' } });
    const used = days.filter(({ opens }) => opens > 0);
    expect(used.length).toBeGreaterThanOrEqual(7);
    expect(pages.map(({ page }) => page)).toEqual(['index.html', 'orders.html']);
    expect(pages.every(({ views, seconds }) => seconds > views)).toBe(true);
    expect(versions).toMatchObject([{ number: '1.0.0', opens: used.reduce((sum, { opens }) => sum + opens, 0) }]);
    const faults = await ana(listUsageFaults, { params, query: { span: 'days30' } });
    expect(faults.list).toMatchObject([{ file: 'shop-server.js', line: 19, message: 'Error: The shop answered #' }]);
  });

  it('sell a coffee: ordered through the open API, paid, and in the history of the person alone', async () => {
    const person = await bruna();
    const session = await sessionOf(person, 'cafe', (await opened(person, 'Café do Mercado')).id);
    const { goods } = await server('cafe', 'GET', '/menu');
    const chosen = [{ id: goods[0].id, quantity: 2 }];
    const { payUrl, amount } = await server('cafe', 'POST', '/orders', { goods: chosen }, session);
    expect(amount).toBe(2 * goods[0].price);
    await paying(person, payUrl, amount);
    const history = () => server('cafe', 'GET', '/orders', undefined, session);
    const { orders } = await until(history, ({ orders: [order] }) => order?.state === 'paid');
    expect(orders).toMatchObject([{ goodsName: '2× Espresso duplo', amount, refunded: 0 }]);
  });

  it('tell a person who allowed it, once, that the coffee is ready, with the code to pick it up', async () => {
    const person = await bruna();
    const { id, applet } = await opened(person, 'Café do Mercado');
    const session = await sessionOf(person, 'cafe', id);
    const { goods, readyTemplate } = await server('cafe', 'GET', '/menu');
    const order = async () => {
      const chosen = [{ id: goods[0].id, quantity: 1 }];
      const { payUrl, amount } = await server('cafe', 'POST', '/orders', { goods: chosen }, session);
      await paying(person, payUrl, amount);
    };
    const answers = [{ templateId: readyTemplate, answer: 'accept' as const }];
    await person(answerMessages, { body: { appId: applet.appId, answers } }, keyed());
    await order();
    await order();
    const states = async () =>
      (await server('cafe', 'GET', '/orders', undefined, session)).orders
        .slice(0, 2)
        .map((one: { state: string }) => one.state);
    await until(states, (both) => both.every((state: string) => state === 'paid'));
    expect((await person(listReceivedMessages, {})).list).toEqual([]);
    await person(advanceClock, { body: { advanceSeconds: 61 } });
    await testApp.platform.jobs.sweep();
    await testApp.platform.jobs.sweep();
    expect(await states()).toEqual(['ready', 'ready']);
    const { list } = await person(listReceivedMessages, {});
    expect(list).toMatchObject([{ appletName: 'Café do Mercado', title: 'readyForPickup', page: 'orders.html' }]);
    const { orders } = await server('cafe', 'GET', '/orders', undefined, session);
    const codes = orders.map(({ pickupCode }: { pickupCode: string }) => pickupCode);
    expect(codes).toContain(list[0]?.values.find(({ field }) => field === 'pickupCode')?.value);
  });

  it('give a ticket of the queue to who paid, also after the sandbox started over', async () => {
    await testApp.caller()(resetSandbox, {});
    const person = await bruna();
    const session = await sessionOf(person, 'barbearia', (await opened(person, 'Barbearia')).id);
    const { services } = await server('barbearia', 'GET', '/services');
    const { payUrl } = await server('barbearia', 'POST', '/ticket', { service: services[1].id }, session);
    await paying(person, payUrl, services[1].price);
    const ticket = () => server('barbearia', 'GET', '/ticket', undefined, session);
    const { ticket: mine } = await until(ticket, (one) => one.ticket?.state === 'waiting');
    expect(mine).toMatchObject({ number: 'A001', service: services[1].name, ahead: 0 });
  });
});

it('an installation without the demonstration has neither the mini programs nor their servers', async () => {
  const bare = await openTestApp();
  try {
    const answer = await bare.app.inject({ url: '/menu', headers: { host: 'cafe.localhost:3000' } });
    expect(answer.payload).not.toContain('Espresso');
  } finally {
    await bare.close();
  }
});
