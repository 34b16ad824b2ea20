import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import { RefusedEnvelope } from '@balcao/contract/envelope';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTeam, register, type Team } from './people.ts';
import { openTestApp, type TestApp } from './test-app.ts';
import { transferOf } from './transfers.ts';

let testApp: TestApp;
let port: number;
let ana: Team;
/** As in production, in less time. */
const callerWaits = { headersMs: 1_000, bodyMs: 1_000, progressMs: 1_000, checkMs: 100 };
beforeAll(async () => {
  testApp = await openTestApp({ callerWaits });
  ana = await openTeam(testApp, await register(testApp));
  await testApp.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = testApp.app.server.address() as AddressInfo);
});
afterAll(() => testApp.close());

/** What the server says until it hangs up. */
const answerOn = async (socket: net.Socket): Promise<{ status: number; head: string; body: string }> => {
  let text = '';
  socket.on('data', (chunk) => {
    text += String(chunk);
  });
  // A line that the server closes while drops are on their way ends with a reset, after the answer.
  await once(socket, 'close').catch((error: unknown) => {
    if (text === '') throw error;
  });
  const [head = '', body = ''] = text.split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), head, body };
};
/** Sends these very bytes and reads until the server hangs up. */
const exchange = (bytes: string | Buffer) => {
  const socket = net.connect(port, '127.0.0.1');
  socket.end(bytes);
  return answerOn(socket);
};
/** Sends these bytes, then one drop after the other, and reads until the server hangs up. */
const drip = async (bytes: string, drop = ' ') => {
  const socket = net.connect(port, '127.0.0.1');
  socket.write(bytes);
  const timer = setInterval(() => socket.write(drop), 100);
  return answerOn(socket).finally(() => clearInterval(timer));
};

describe('what is no HTTP request', () => {
  it.each([
    ['a malformed request line', 'GET /admin/v3.0/order HTTP/9.9\r\nHost: localhost\r\n\r\n', 400, 'request_malformed'],
    ['a method that does not exist', 'FETCH / HTTP/1.1\r\nHost: localhost\r\n\r\n', 400, 'request_malformed'],
    ['bytes of another protocol', Buffer.from([0x16, 3, 1, 0, 5, 1, 2, 3]), 400, 'request_malformed'],
    ['a NUL in the path', 'GET /a\0b HTTP/1.1\r\nHost: localhost\r\n\r\n', 400, 'request_malformed'],
    ['a space in the path', 'GET /a b HTTP/1.1\r\nHost: localhost\r\n\r\n', 400, 'request_malformed'],
    ['a header without an end', 'GET / HTTP/1.1\r\nHost localhost\r\n\r\n', 400, 'request_malformed'],
    [
      'two lengths',
      'POST /open/v3.0/order HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\na',
      400,
      'request_malformed',
    ],
    [
      'too large a head',
      `GET / HTTP/1.1\r\nHost: localhost\r\nX-A: ${'a'.repeat(40_000)}\r\n\r\n`,
      431,
      'headers_too_large',
    ],
    ['no host', 'GET /admin/v3.0/order HTTP/1.1\r\nConnection: close\r\n\r\n', 421, 'host_unknown'],
  ])('is answered with the envelope and an id to ask about: %s', async (_what, bytes, status, refusal) => {
    const { head, body, ...answer } = await exchange(bytes);
    expect(answer.status).toBe(status);
    const { code, msg, data } = RefusedEnvelope.parse(JSON.parse(body));
    expect([code, data.refusal, msg.length > 10]).toEqual([status, refusal, true]);
    expect(head.toLowerCase()).toContain(`request-id: ${data.requestId}`);
    expect(head.toLowerCase()).toContain('x-content-type-options: nosniff');
  });

  it('leaves the server as it was', async () => {
    expect((await exchange('GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n')).status).toBe(200);
  });
});

describe('a head that can be read in two ways is refused, in the signed envelope of the open API', () => {
  const head = (method: string, ...lines: string[]) =>
    [`${method} /open/v3.0/order HTTP/1.1`, 'Host: localhost', 'Connection: close', ...lines, '', ''].join('\r\n');
  it.each([
    ['two Authorization headers', head('GET', 'Authorization: a', 'authorization: b'), 400, 'authorization_twice'],
    ['a GET with a body', `${head('GET', 'Content-Length: 2')}{}`, 400, 'body_not_allowed'],
    [
      'a GET with a body of unknown length',
      `${head('GET', 'Transfer-Encoding: chunked')}2\r\n{}\r\n0\r\n\r\n`,
      400,
      'body_not_allowed',
    ],
    ['an expectation that nobody knows', head('GET', 'Expect: 200-ok'), 417, 'expectation_unknown'],
  ])('%s', async (_what, bytes, status, refusal) => {
    const { head: answered, body, ...answer } = await exchange(bytes);
    expect(answer.status).toBe(status);
    expect(RefusedEnvelope.parse(JSON.parse(body)).data.refusal).toBe(refusal);
    expect(answered.toLowerCase()).toContain('balcao-signature: ');
  });

  it('and the same on every other face', async () => {
    const twice = head('GET', 'Authorization: Bearer a', 'Authorization: Bearer b').replace('/open/', '/admin/');
    expect(await exchange(twice)).toMatchObject({ status: 400 });
  });

  it.each([
    ['a GET whose body has no length', head('GET', 'Content-Length: 0')],
    [
      'an expectation to be told to go on',
      `${head('POST', 'Content-Type: application/json', 'Content-Length: 2', 'Expect: 100-Continue')}{}`,
    ],
  ])('but not %s', async (_what, bytes) => {
    const { head: answered, body } = await exchange(bytes);
    // What tells a caller to go on comes first.
    expect(answered + body).toContain('HTTP/1.1 401');
  });
});

describe('a caller who is slow', () => {
  const post = `POST /admin/v3.0/merchant/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n`;
  it.each([
    ['a head that does not end', `${post}X-Slow: `, ' '],
    ['a body that does not end', `${post}Content-Length: 5000\r\n\r\n{`, ' '],
    ['a body in pieces that does not end', `${post}Transfer-Encoding: chunked\r\n\r\n`, '1\r\n \r\n'],
  ])('is cut with the envelope: %s', async (_what, bytes, drop) => {
    const { status, body } = await drip(bytes, drop);
    expect(status).toBe(408);
    expect(RefusedEnvelope.parse(JSON.parse(body)).data.refusal).toBe('request_too_slow');
  });

  it('is cut where the body is refused and goes on coming', async () => {
    const { status } = await drip(`${post.replace('json', 'xml')}Content-Length: 5000\r\n\r\n<`);
    expect(status).toBe(415);
  });

  it('may take longer for a document as long as it goes on, and keeps what has come when it does not', async () => {
    const tus = transferOf(`http://127.0.0.1:${port}`, ana.token);
    const at = (await tus.announce(1_000)).headers.get('location') ?? '';
    const socket = net.connect(port, '127.0.0.1');
    const head = [
      `PATCH ${at} HTTP/1.1`,
      ...['Host: localhost', 'Tus-Resumable: 1.0.0', 'Upload-Offset: 0', 'Content-Length: 1000'],
      ...['Content-Type: application/offset+octet-stream', `Authorization: Bearer ${ana.token}`],
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n`);
    let sent = 0;
    const timer = setInterval(() => {
      if (sent === 5) return clearInterval(timer);
      sent += 1;
      socket.write('0123456789');
    }, 400);
    const { status, body } = await answerOn(socket);
    expect([status, sent]).toEqual([408, 5]);
    expect(RefusedEnvelope.parse(JSON.parse(body)).data.refusal).toBe('request_too_slow');
    expect((await tus.look(at)).headers.get('upload-offset')).toBe('50');
  });
});
