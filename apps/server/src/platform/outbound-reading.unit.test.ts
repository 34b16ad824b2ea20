import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { Agent, request } from 'undici';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOutbound } from './outbound.ts';
import { createReading } from './outbound-reading.ts';

const production = createOutbound({ rules: { sandbox: false, webhookAllowCidrs: [] } });
const inSandbox = { sandbox: true, webhookAllowCidrs: [] };
const limits = () => ({ accept: 'text/html', bytesAtMost: 1_000, signal: AbortSignal.timeout(5_000) });

describe('what is read at an address of the internet', () => {
  const dispatcher = new Agent();
  let server: http.Server;
  let origin: string;
  let location = '';
  beforeAll(async () => {
    server = http.createServer((asked, response) => {
      if (asked.url === '/moved') response.writeHead(307, { location }).end('moved');
      else response.end('the page');
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    await dispatcher.destroy();
    await production.close();
    server.closeAllConnections();
    server.close();
  });

  // The first address stands for one of the internet; all others are judged as in production.
  const accepts = (url: string) => url === `${origin}/moved` || production.accepts(url);
  const read = (to: string) => {
    location = to;
    return createReading({ open: async () => ({ request, dispatcher }), accepts })(`${origin}/moved`, limits());
  };

  it.each([
    '/page',
    'https://127.0.0.1/',
    'https://[::1]:8443/',
    'https://10.0.0.8/',
    'http://example.com/',
    'https://ana@example.com/',
    'file:///etc/passwd',
  ])('is refused after a redirect to %s, in production', async (to) => {
    expect(await read(to)).toEqual({ failure: 'address-forbidden' });
  });

  it('is refused when a redirect names a host that leads to an address that is not public, or does so the second time', async () => {
    const answers: Record<string, string[]> = { 'inside.test': ['10.0.0.8'], 'twice.test': ['127.0.0.1', '10.0.0.8'] };
    const resolve = async (name: string) => [{ address: answers[name]?.shift() ?? '', family: 4 }];
    const outbound = createOutbound({ rules: inSandbox, resolve });
    const { port } = new URL(origin);
    location = `http://inside.test:${port}/page`;
    expect(await outbound.read(`${origin}/moved`, limits())).toEqual({ failure: 'address-forbidden' });
    // Each connection asks, and judges what it is told.
    expect(await outbound.read(`http://twice.test:${port}/page`, limits())).toMatchObject({ status: 200 });
    expect(answers['twice.test']).toEqual(['10.0.0.8']);
    await outbound.close();
    const again = createOutbound({ rules: inSandbox, resolve });
    expect(await again.read(`http://twice.test:${port}/page`, limits())).toEqual({ failure: 'address-forbidden' });
    await again.close();
  });

  it('follows a redirect to what may be called', async () => {
    const outbound = createOutbound({ rules: inSandbox });
    location = '/page';
    const found = await outbound.read(`${origin}/moved`, limits());
    expect(found).toMatchObject({ status: 200, url: `${origin}/page`, isWhole: true });
    await outbound.close();
  });
});
