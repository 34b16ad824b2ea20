import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOutbound } from './outbound.ts';
import { createAddressCheck } from './public-address.ts';

const production = { sandbox: false, webhookAllowCidrs: [] };
const sandbox = { sandbox: true, webhookAllowCidrs: [] };
const message = { headers: { 'content-type': 'application/json' }, body: '{}' };
const loopback = { address: '127.0.0.1', family: 4 };

describe('the addresses that may be called', () => {
  const publicOnly = createAddressCheck(production);
  it.each(['8.8.8.8', '200.160.2.3', '2001:12ff:0:2::3', '::ffff:8.8.8.8'])('include %s', (address) => {
    expect(publicOnly(address)).toBe(true);
  });
  it.each([
    '127.0.0.1',
    '10.0.0.8',
    '172.16.3.4',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '192.0.2.1',
    '::1',
    '::',
    'fe80::1',
    'fc00::1',
    'ff02::1',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.8',
    '::127.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:db8::1',
    'nonsense',
  ])('do not include %s', (address) => {
    expect(publicOnly(address)).toBe(false);
  });
  it('include this machine in the sandbox, and no other private one', () => {
    const inSandbox = createAddressCheck(sandbox);
    expect(['127.0.0.1', '::1', '10.0.0.8', '169.254.169.254'].map(inSandbox)).toEqual([true, true, false, false]);
  });
  it('include what the operator lets in, but never where clouds keep credentials', () => {
    const withRanges = createAddressCheck({
      sandbox: false,
      webhookAllowCidrs: ['10.0.0.0/8', 'fd00::/8', '0.0.0.0/0'],
    });
    expect(['10.0.0.8', 'fd00::2', '169.254.169.254', 'fe80::1'].map(withRanges)).toEqual([true, true, false, false]);
  });
  it('stop the start when the operator’s ranges cannot be read', () => {
    expect(() => createAddressCheck({ sandbox: false, webhookAllowCidrs: ['10.0.0.0'] })).toThrow(/WEBHOOK_ALLOW_CIDR/);
  });
});

describe('the forms of addresses that are accepted', () => {
  it.each([
    ['https://example.com/hook', true, true],
    ['https://example.com:8443/hook', true, true],
    ['https://example.com:9000/hook', false, true],
    ['http://example.com/hook', false, true],
    ['http://127.0.0.1:3000/', false, true],
    ['https://127.0.0.1/', false, true],
    ['https://[::1]/', false, true],
    ['https://2130706433/', false, true],
    ['https://0x7f.1/', false, true],
    ['https://0177.0.0.1/', false, true],
    ['https://[::ffff:127.0.0.1]/', false, true],
    ['https://0251.0376.0251.0376/', false, false],
    ['https://2852039166/', false, false],
    ['https://167772168/', false, false],
    ['https://10.0.0.8/', false, false],
    ['https://[::ffff:169.254.169.254]/', false, false],
    ['https://user:password@example.com/', false, false],
    ['ftp://example.com/', false, false],
    ['nonsense', false, false],
  ])('%s: %s in production, %s in the sandbox', (url, inProduction, inSandbox) => {
    expect(createOutbound({ rules: production }).accepts(url)).toBe(inProduction);
    expect(createOutbound({ rules: sandbox }).accepts(url)).toBe(inSandbox);
  });
});

describe('a call to a foreign server', () => {
  let server: http.Server;
  let port: number;
  const seen: string[] = [];
  beforeAll(async () => {
    server = http.createServer((request, response) => {
      seen.push(`${request.method} ${request.url}`);
      if (request.url === '/silent') return;
      if (request.url === '/endless') {
        const write = (): void => {
          while (!response.destroyed && response.write('x'.repeat(1024)));
        };
        response.on('drain', write);
        return write();
      }
      if (request.url === '/moved') response.writeHead(302, { location: '/elsewhere' });
      response.end('received\0');
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    port = (server.address() as AddressInfo).port;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  it('brings back the status and the beginning of the answer', async () => {
    const outbound = createOutbound({ rules: sandbox });
    expect(await outbound.post(`http://127.0.0.1:${port}/`, message)).toMatchObject({
      status: 200,
      answer: 'received\ufffd',
    });
    await outbound.close();
  });
  it('follows no redirect', async () => {
    const outbound = createOutbound({ rules: sandbox });
    expect(await outbound.post(`http://127.0.0.1:${port}/moved`, message)).toMatchObject({ status: 302 });
    expect(seen).not.toContain('POST /elsewhere');
    await outbound.close();
  });
  it('stops reading an endless answer', async () => {
    const outbound = createOutbound({ rules: sandbox });
    const result = await outbound.post(`http://127.0.0.1:${port}/endless`, message);
    expect(result).toMatchObject({ status: 200, answer: 'x'.repeat(1000) });
    await outbound.close();
  });
  it('gives up on a server that says nothing', async () => {
    const outbound = createOutbound({ rules: sandbox, timeoutMs: 50 });
    expect(await outbound.post(`http://127.0.0.1:${port}/silent`, message)).toMatchObject({ failure: 'timed-out' });
    await outbound.close();
  });
  it('names the other reasons for which there is no answer', async () => {
    const resolve = async () => Promise.reject(Object.assign(new Error('no such name'), { code: 'ENOTFOUND' }));
    const outbound = createOutbound({ rules: sandbox, resolve });
    expect(await outbound.post('http://nowhere.test/', message)).toMatchObject({ failure: 'name-unknown' });
    expect(await outbound.post('http://127.0.0.1:1/', message)).toMatchObject({ failure: 'connection-failed' });
    await outbound.close();
  });
  it('is refused when any address of the name is not public', async () => {
    const resolve = async () => [{ address: '8.8.8.8', family: 4 }, loopback];
    const outbound = createOutbound({ rules: production, resolve });
    expect(await outbound.post('https://both.test/', message)).toMatchObject({ failure: 'address-forbidden' });
    await outbound.close();
  });
  it('is refused when the system resolves the name to this machine', async () => {
    const outbound = createOutbound({ rules: production });
    expect(await outbound.post('https://localhost:8443/', message)).toMatchObject({ failure: 'address-forbidden' });
    await outbound.close();
  });
  it('asks for the addresses of a name once and connects to what it has checked', async () => {
    // The second answer of this name server leads to a private address: it is never asked for.
    const answers = [[loopback], [{ address: '10.0.0.8', family: 4 }]];
    let asked = 0;
    const resolve = async () => answers[asked++] ?? [];
    const outbound = createOutbound({ rules: sandbox, resolve });
    expect(await outbound.post(`http://rebinding.test:${port}/`, message)).toMatchObject({ status: 200 });
    expect(asked).toBe(1);
    await outbound.close();
  });
});
