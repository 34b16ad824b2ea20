import net, { type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { sendCaptcha } from '@balcao/contract/account';
import { pathOf } from '@balcao/contract/endpoint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lastMailTo, register } from './people.ts';
import { openTestApp, type TestApp } from './test-app.ts';

const publicBaseUrl = 'https://balcao.example';

let testApp: TestApp;
let port: number;
beforeAll(async () => {
  testApp = await openTestApp({ publicBaseUrl });
  await testApp.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = testApp.app.server.address() as AddressInfo);
});
afterAll(() => testApp.close());

const ask = (headers: Record<string, string>, url = '/docs/json') => testApp.app.inject({ url, headers });
const statusFor = async (host: string) => (await ask({ host })).statusCode;

describe('the host under which the server is asked (rule: one-public-address)', () => {
  it.each([
    'balcao.example',
    'balcao.example:443',
    'BALCAO.Example',
    'balcao.example.',
    'balcao.example.:443',
    'localhost',
    'localhost.:3000',
    'LOCALHOST:65535',
    '127.0.0.1:3000',
    '[::1]',
    '[::1]:3000',
  ])('is known: %s', async (host) => {
    expect(await statusFor(host)).toBe(200);
  });

  it.each([
    'evil.example',
    'balcao.example.evil.example',
    'evil-balcao.example',
    'balcao.example:8443',
    'balcao.example:443:443',
    'balcao.example@evil.example',
    'balcao.example/.evil.example',
    'balcao.example..',
    '.balcao.example',
    'balcao.example, evil.example',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    '10.0.0.7',
    '[::2]',
    '[::1',
    '::1',
    ':3000',
    ' ',
  ])('is unknown, and the envelope says so: %s', async (host) => {
    const answer = await ask({ host, 'accept-language': 'en' });
    expect(answer.statusCode).toBe(421);
    expect(answer.json()).toMatchObject({ code: 421, data: { refusal: 'host_unknown' } });
    expect(answer.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'request-id': expect.any(String) });
  });

  it('is the header Host alone: what a balancer or a page claims beside it changes nothing', async () => {
    const claims = { 'x-forwarded-host': 'balcao.example', forwarded: 'host=balcao.example', origin: publicBaseUrl };
    expect((await ask({ host: 'evil.example', ...claims })).statusCode).toBe(421);
    const lies = { 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example', origin: 'https://evil.example' };
    expect((await ask({ host: 'balcao.example', ...lies })).statusCode).toBe(200);
  });

  it('is asked for on every path, also one that does not exist', async () => {
    for (const url of ['/', '/login', '/nowhere', '/admin/v3.0/nowhere', '/open/v3.0/order', '/phone/'])
      expect((await ask({ host: 'evil.example' }, url)).statusCode, url).toBe(421);
  });

  it('does not matter to anyone who asks whether the server is healthy', async () => {
    for (const url of ['/health', '/ready', '/metrics'])
      expect((await ask({ host: '10.0.0.7:3000' }, url)).statusCode, url).toBe(200);
  });

  it.each([
    ['missing', 'GET /docs/json HTTP/1.0', 421],
    ['missing where it must be', 'GET /docs/json HTTP/1.1', 421],
    ['given in the first line', 'GET http://balcao.example/docs/json HTTP/1.1\r\nHost: evil.example', 421],
    ['given twice', 'GET /docs/json HTTP/1.1\r\nHost: evil.example\r\nHost: balcao.example', 421],
  ])('is refused when it is %s', async (_, head, status) => {
    const socket = net.connect(port, '127.0.0.1');
    socket.end(`${head}\r\nConnection: close\r\n\r\n`);
    expect(await text(socket)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  });
});

describe('a mail that somebody asks for under a wrong name (rule: one-public-address)', () => {
  const askMail = (email: string, type: 'register' | 'resetPassword', headers: Record<string, string>) =>
    testApp.app.inject({ method: 'POST', url: pathOf(sendCaptcha), headers, payload: { type, email } });
  const lies = { origin: 'https://evil.example', referer: 'https://evil.example/', 'x-forwarded-host': 'evil.example' };

  it('is not sent', async () => {
    const email = 'ninguem.aqui@exemplo.com.br';
    expect((await askMail(email, 'resetPassword', { host: 'evil.example' })).statusCode).toBe(421);
    await expect(lastMailTo(testApp, email)).rejects.toThrow('no mail');
  });

  it('leads to the configured address when every other header lies', async () => {
    const { email: known } = await register(testApp);
    testApp.platform.clock.setAhead(testApp.platform.clock.aheadSeconds() + 61);
    for (const [email, type] of [
      [known, 'register'],
      ['ninguem@exemplo.com.br', 'resetPassword'],
    ] as const) {
      const answer = await askMail(email, type, { host: 'localhost', ...lies });
      expect(answer.json()).toMatchObject({ code: 200 });
      const { body } = await lastMailTo(testApp, email);
      expect(body).toContain(`${publicBaseUrl}/login`);
      expect(body).not.toContain('evil');
    }
  });
});
