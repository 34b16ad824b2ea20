import { randomBytes } from 'node:crypto';
import { sendCaptcha } from '@balcao/contract/account';
import { bases } from '@balcao/contract/endpoint';
import { currentUser } from '@balcao/contract/session-current';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CollectedSpan, factOf, openCollector } from './collector.ts';
import { receiver } from './merchants.ts';
import { codeSentTo, register } from './people.ts';
import { openTestApp, type TestApp } from './test-app.ts';
import { until } from './until.ts';

type Collector = Awaited<ReturnType<typeof openCollector>>;
let collector: Collector;
let testApp: TestApp;

beforeAll(async () => {
  collector = await openCollector();
  testApp = await openTestApp({ tracing: collector.tracing });
});
afterAll(async () => {
  await testApp.close();
  await collector.close();
});

const hex = (bytes: number): string => randomBytes(bytes).toString('hex');
/** Asks for a code by mail within a trace of the caller. */
const askForCode = async (email: string, traceparent: string): Promise<Response> =>
  testApp.send(
    new Request(`http://balcao.test${bases[sendCaptcha.face]}${sendCaptcha.path}`, {
      method: sendCaptcha.method,
      headers: { 'content-type': 'application/json', traceparent, authorization: 'Bearer of-nobody' },
      body: JSON.stringify({ type: 'register', email }),
    }),
  );
const collected = (isIt: (span: CollectedSpan) => boolean): Promise<CollectedSpan> =>
  until(
    async () => collector.spans().find(isIt),
    (span) => span !== undefined,
  ).then((span) => span as CollectedSpan);
const endpointIs =
  (id: string, traceId?: string) =>
  (span: CollectedSpan): boolean =>
    factOf(span, 'balcao.endpoint') === id && (traceId === undefined || span.traceId === traceId);
const below = (parent: CollectedSpan): CollectedSpan[] =>
  collector.spans().filter(({ parentSpanId }) => parentSpanId === parent.spanId);

describe('a collector is told', () => {
  it('of a call within the trace of its caller, and of its statements below it', async () => {
    const [traceId, spanId] = [hex(16), hex(8)];
    const answer = await askForCode('traco@exemplo.com.br', `00-${traceId}-${spanId}-01`);
    const call = await collected(endpointIs(sendCaptcha.id, traceId));
    expect(call).toMatchObject({ name: `POST ${bases[sendCaptcha.face]}${sendCaptcha.path}`, parentSpanId: spanId });
    expect(factOf(call, 'balcao.request_id')).toBe(answer.headers.get('request-id'));
    expect(factOf(call, 'http.response.status_code')).toBe('200');
    const statements = below(call);
    expect(statements.map(({ name }) => name)).toEqual(expect.arrayContaining(['BEGIN', 'INSERT mail', 'COMMIT']));
    expect(statements.every((span) => span.traceId === traceId)).toBe(true);
    expect(collector.heads[0]?.['x-api-key']).toBe('key-of-the-collector');
  });

  it('of the job that a call asked for, in a trace of its own that names the call', async () => {
    const traceId = hex(16);
    await askForCode('tarefa@exemplo.com.br', `00-${traceId}-${hex(8)}-01`);
    const call = await collected(endpointIs(sendCaptcha.id, traceId));
    const job = await collected(
      ({ name, links }) => name === 'job mail.send' && links?.some((link) => link.traceId === traceId) === true,
    );
    expect(job.links).toMatchObject([{ traceId, spanId: call.spanId }]);
    expect([job.parentSpanId ?? '', job.traceId === traceId]).toEqual(['', false]);
    expect(factOf(job, 'balcao.request_id')).toBe(factOf(call, 'balcao.request_id'));
    const statements = await until(
      async () => below(job),
      (spans) => spans.length > 0,
    );
    expect(statements.map(({ name }) => name)).toContain('SELECT mail');
  });

  it('of a call to a server of others by its host only, and of its failure', async () => {
    const hook = await receiver();
    const { outbound } = testApp.platform;
    await outbound.post(`${hook.url}/secret-of-the-path?key=secret`, { headers: {}, body: '{}' });
    await hook.close();
    await outbound.ask(`${hook.url}/gone`, { method: 'GET', headers: {} });
    const sent = await collected(({ name }) => name === 'outbound POST');
    expect(factOf(sent, 'server.address')).toBe(new URL(hook.url).hostname);
    expect(factOf(sent, 'http.response.status_code')).toMatch(/^\d{3}$/);
    const failed = await collected(({ name }) => name === 'outbound GET');
    expect([factOf(failed, 'error.type'), failed.status.code]).toEqual(['connection-failed', 2]);
  });

  it('nothing of a person, no value, no token and no address with a key in it', async () => {
    const person = await register(testApp);
    const traceId = hex(16);
    await person.call(currentUser, {});
    await askForCode('ultima@exemplo.com.br', `00-${traceId}-${hex(8)}-01`);
    await collected(endpointIs(sendCaptcha.id, traceId));
    await collected(endpointIs(currentUser.id));
    const said = collector.said();
    const code = await codeSentTo(testApp, 'ultima@exemplo.com.br');
    for (const value of ['exemplo.com.br', person.token, `"${code}"`, person.accountId, 'of-nobody', 'secret'])
      expect(said).not.toContain(value);
    expect(said).not.toMatch(/authorization|\$1|insert into/);
  });

  it('nothing of a call whose caller does not want it traced', async () => {
    const [untraced, traced] = [hex(16), hex(16)];
    await askForCode('calada@exemplo.com.br', `00-${untraced}-${hex(8)}-00`);
    await askForCode('contada@exemplo.com.br', `00-${traced}-${hex(8)}-01`);
    await collected(endpointIs(sendCaptcha.id, traced));
    expect(collector.said()).not.toContain(untraced);
  });

  it('of a call whose traceparent makes no sense, in a trace of its own', async () => {
    const answer = await askForCode('estranha@exemplo.com.br', `00-${'0'.repeat(32)}-${'z'.repeat(16)}-01`);
    const id = answer.headers.get('request-id') ?? '';
    const call = await collected((span) => factOf(span, 'balcao.request_id') === id);
    expect([answer.status, call.parentSpanId ?? '']).toEqual([200, '']);
  });
});

describe('a collector that', () => {
  it('never answers holds up no call, and a stop for two seconds at most', async () => {
    const silent = await openCollector({ isSilent: true });
    const beside = await openTestApp({ tracing: silent.tracing });
    const person = await register(beside);
    await until(
      async () => silent.heads.length,
      (asked) => asked > 0,
    );
    expect(await person.call(currentUser, {})).toMatchObject({ accountId: person.accountId });
    const startedAt = performance.now();
    await beside.platform.tracer.stop();
    expect(performance.now() - startedAt).toBeLessThan(4_000);
    await beside.close();
    await silent.close();
  });

  it('is not there disturbs nothing, and is told of once in the log', async () => {
    const lines: string[] = [];
    const gone = await openCollector();
    await gone.close();
    const beside = await openTestApp({ tracing: gone.tracing }, undefined, { write: (line) => void lines.push(line) });
    const person = await register(beside);
    const told = () => lines.filter((line) => line.includes('"about":"traces"'));
    await until(
      async () => told().length,
      (count) => count > 0,
    );
    expect(await person.call(currentUser, {})).toMatchObject({ accountId: person.accountId });
    await beside.close();
    expect(told()).toHaveLength(1);
  });
});
