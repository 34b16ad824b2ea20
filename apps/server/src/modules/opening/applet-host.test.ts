import { brotliDecompressSync } from 'node:zlib';
import { replaceDomains } from '@balcao/contract/domain';
import { type Opening, openApplet } from '@balcao/contract/opening';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { customer, type TestCustomer } from '../../../test/customers.ts';
import { openTeam, register, type Team } from '../../../test/people.ts';
import { type Published, publishedApplet, putVersion } from '../../../test/published-applets.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';

let testApp: TestApp;
let team: Team;
let applet: Published;
let bruna: TestCustomer;
const files = {
  'index.html': '<!doctype html><title>Café</title><script src="app.js"></script>',
  'app.js': 'document.title = "Oi";',
  'pasta/café.txt': 'café',
};
beforeAll(async () => {
  testApp = await openTestApp();
  team = await openTeam(testApp, await register(testApp), { certified: true });
  applet = await publishedApplet(testApp, team, { files });
  bruna = await customer(testApp);
});
afterAll(() => testApp.close());

const open = async ({ appId }: Published = applet, by: TestCustomer = bruna): Promise<Opening> => {
  const { opening } = await by.call(openApplet, { params: { appId }, body: {} });
  if (!opening) throw new Error('it is closed');
  return opening;
};
/** Asks a host as a browser does. */
const get = (
  url: string,
  headers: Readonly<Record<string, string>> = {},
  method: 'GET' | 'POST' | 'OPTIONS' = 'GET',
) => {
  const { host, pathname, search } = new URL(url);
  return testApp.app.inject({ method, url: pathname + search, headers: { host, ...headers } });
};

describe('the host of a mini program', () => {
  it('serves the files of the version that somebody has open', async () => {
    const { url } = await open();
    const page = await get(url);
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.body).toBe(files['index.html']);
    const script = await get(new URL('app.js?v=1', url).href);
    expect(script.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(script.body).toBe(files['app.js']);
    const text = await get(new URL('pasta/café.txt', url).href);
    expect(text.body).toBe('café');
  });

  it('sends a file once: the same one is known by its content', async () => {
    const { url } = await open();
    const { etag } = (await get(url)).headers;
    const again = await get(url, { 'if-none-match': String(etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('sends text compressed to a browser that takes it', async () => {
    const script = `const words = ${JSON.stringify(Array.from({ length: 500 }, (_, at) => `pão ${at}`))};`;
    const place = await publishedApplet(testApp, team, { files: { ...files, 'app.js': script } });
    const address = new URL('app.js', (await open(place)).url).href;
    const answer = await get(address, { 'accept-encoding': 'gzip, br' });
    expect(answer.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(script);
    expect((await get(address)).body).toBe(script);
    const again = await get(address, { 'accept-encoding': 'br', 'if-none-match': String(answer.headers.etag) });
    expect(again.statusCode).toBe(304);
  });

  it('lets its code reach itself and nothing else, and be shown by the product alone', async () => {
    const { headers } = await get((await open()).url);
    const origin = `http://${applet.appId}.localhost:3000`;
    const policy = String(headers['content-security-policy']).split('; ');
    expect(policy).toEqual(
      expect.arrayContaining([
        'sandbox allow-scripts allow-forms',
        "default-src 'none'",
        `script-src ${origin}/ blob:`,
        "connect-src 'none'",
        "frame-src 'none'",
        "form-action 'none'",
        'frame-ancestors http://localhost:3000',
      ]),
    );
    expect(headers).toMatchObject({ 'origin-agent-cluster': '?1', 'referrer-policy': 'no-referrer' });
    expect(headers['permissions-policy']).toContain('geolocation=()');
    expect(headers['set-cookie']).toBeUndefined();
    expect(headers['x-frame-options']).toBeUndefined();
  });

  it('lets its code reach the legal domains, at every port where none is said', async () => {
    const domains = {
      request: ['https://api.example.com', 'https://*.example.org:8443'],
      socket: ['wss://live.example.com'],
      upload: [],
      download: ['https://files.example.com'],
      page: ['https://maps.example.com'],
    };
    await team.call(replaceDomains, { params: { id: applet.appletId }, body: { ...domains, version: 0 } });
    const policy = String((await get((await open()).url)).headers['content-security-policy']);
    expect(policy).toContain(
      'connect-src https://api.example.com:* https://*.example.org:8443 https://files.example.com:* wss://live.example.com:*;',
    );
    expect(policy).toContain('frame-src https://maps.example.com:*;');
  });

  it('serves the API under an address that says its version', async () => {
    const answer = await get(`http://${applet.appId}.localhost:3000/balcao/1.js`);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('globalThis.balcao');
  });

  it('has an empty page of ours, under the same rules, to which the product leads a phone', async () => {
    for (const name of [applet.appId, `${applet.appId}-7`]) {
      const led = await testApp.app.inject({ url: `/phone/frame/${name}`, headers: { host: 'localhost:3000' } });
      const to = `http://${name}.localhost:3000/balcao/frame.html`;
      expect([led.statusCode, led.headers.location]).toEqual([302, to]);
      const empty = await get(to);
      expect([empty.statusCode, empty.body]).toEqual([200, '<!doctype html><title></title>']);
      const policy = String(empty.headers['content-security-policy']);
      for (const part of [
        'sandbox allow-scripts allow-forms',
        "connect-src 'none'",
        'frame-ancestors http://localhost:3000',
      ])
        expect(policy).toContain(part);
    }
    for (const name of ['evil.example', `${applet.appId}.evil`, 'bl12', `${applet.appId}-1234`])
      expect(
        (await testApp.app.inject({ url: `/phone/frame/${name}`, headers: { host: 'localhost:3000' } })).statusCode,
      ).not.toBe(302);
  });

  it.each([
    ['without a secret', (url: URL) => `${url.origin}/index.html`],
    ['with a secret that nobody has', (url: URL) => `${url.origin}/${'a'.repeat(43)}/index.html`],
    ['outside the files', (url: URL) => `${url.origin}${url.pathname}/../../balcao/2.js`],
    ['of a file that is not there', (url: URL) => new URL('nada.html', url).href],
    ['of what cannot be read', (url: URL) => new URL('%E0%A4%A', url).href],
    ['of the product', (url: URL) => `${url.origin}/admin/v3.0/team`],
    ['of the phone', (url: URL) => `${url.origin}/phone/`],
  ])('knows nothing %s', async (_what, addressOf) => {
    const answer = await get(addressOf(new URL((await open()).url)));
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toBe('Not found\n');
  });

  it('takes nothing that is sent to it', async () => {
    expect((await get((await open()).url, {}, 'POST')).statusCode).toBe(404);
  });

  it('lets its pages ask for its files with headers of their own', async () => {
    const answer = await get((await open()).url, { 'access-control-request-method': 'GET' }, 'OPTIONS');
    expect([answer.statusCode, answer.headers['access-control-allow-headers']]).toEqual([204, '*']);
  });

  it('does not serve one mini program on the host of another', async () => {
    const other = await publishedApplet(testApp, team, { files });
    const { url } = await open();
    const { pathname } = new URL(url);
    expect((await get(`http://${other.appId}.localhost:3000${pathname}`)).statusCode).toBe(404);
  });

  it('serves what is open from another origin, too, for a browser whose process of the first one hangs', async () => {
    const { url } = await open();
    const { pathname } = new URL(url);
    const origin = `http://${applet.appId}-7.localhost:3000`;
    const { headers, body } = await get(origin + pathname);
    expect(body).toBe(files['index.html']);
    expect(headers['content-security-policy']).toContain(`script-src ${origin}/ blob:`);
    for (const name of [`${applet.appId}-`, `${applet.appId}-x`, `${applet.appId}-1234`, `7-${applet.appId}`])
      expect((await get(`http://${name}.localhost:3000${pathname}`)).body).not.toBe(files['index.html']);
  });

  it('serves no mini program on the host of the product', async () => {
    const { pathname } = new URL((await open()).url);
    const answer = await get(`http://localhost:3000${pathname}`);
    expect(answer.body).not.toBe(files['index.html']);
  });

  it('goes on serving what somebody has open when another version is published', async () => {
    const place = await publishedApplet(testApp, team, { files });
    const { url } = await open(place);
    await testApp.platform.db.$client.query(
      `update applet_version set stage = 'past' where applet_id = '${place.appletId}'`,
    );
    await putVersion(testApp, place, { number: '1.1.0', files: { 'index.html': 'novo' } });
    expect((await get(url)).body).toBe(files['index.html']);
    expect((await get((await open(place)).url)).body).toBe('novo');
  });

  it('serves nothing any more when an opening is over', async () => {
    const { url } = await open();
    const { clock } = testApp.platform;
    clock.setAhead(clock.aheadSeconds() + 12 * 3_600);
    expect((await get(url)).statusCode).toBe(404);
  });
});
