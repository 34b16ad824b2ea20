import { streamEvents } from '@balcao/contract/notification';
import { createOrder } from '@balcao/contract/order';
import { logout } from '@balcao/contract/session';
import { type BearerOptions, openStream } from '@balcao/sdk/member';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openOwner } from '../../../test/damage.ts';
import { merchantServer } from '../../../test/merchants.ts';
import { logIn, openTeam, register } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';

let testApp: TestApp;
let baseUrl: string;
beforeAll(async () => {
  testApp = await openTestApp();
  baseUrl = await testApp.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => testApp.close());

const newTeam = async (at = testApp) => openTeam(at, await register(at), { certified: true });
const optionsOf = (token: string, address = baseUrl): BearerOptions => ({
  baseUrl: address,
  send: fetch,
  token: () => token,
  language: () => 'pt-BR',
  timeZone: () => 'America/Sao_Paulo',
});

/** Reads a stream line by line, as a web app does. */
const listen = async (token: string, address = baseUrl, query: { recentMs?: number } = {}) => {
  const leaving = new AbortController();
  const response = await openStream(optionsOf(token, address), streamEvents, query, leaving.signal);
  const reader = (response.body as ReadableStream<Uint8Array>).pipeThrough(new TextDecoderStream()).getReader();
  let heard = '';
  return {
    response,
    next: () => reader.read(),
    /** Reads the stream until this text has come, in any chunks and with other events before it. Returns everything that was read. */
    until: async (said: string): Promise<string> => {
      while (!heard.includes(said)) {
        const { value, done } = await reader.read();
        if (done) throw new Error(`the stream ended after ${heard}`);
        heard += value;
      }
      return heard;
    },
    leave: () => leaving.abort(),
  };
};
const order = { merchantOrderNumber: 'A-1', method: '02', amount: 1_00, goodsName: 'Pão' } as const;

describe('streamEvents', () => {
  it('tells a team of its new order within a moment, and nobody else', async () => {
    const [team, other] = [await newTeam(), await newTeam()];
    const [mine, foreign] = [await listen(team.token), await listen(other.token)];
    expect(mine.response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect([(await mine.next()).value, (await foreign.next()).value]).toEqual([':\n\n', ':\n\n']);

    const [ours, theirs] = [await merchantServer(testApp, team), await merchantServer(testApp, other)];
    await mine.until('"topic":"certificate"');
    const { number } = await ours.call(createOrder, { body: order }, { idempotencyKey: 'one' });
    const ofMine = await mine.until(`data: {"topic":"order","key":"${number}"}\n\n`);
    await foreign.until(`"key":"${theirs.certificate.serial}"`);
    const { number: another } = await theirs.call(createOrder, { body: order }, { idempotencyKey: 'one' });
    const ofOthers = await foreign.until(`data: {"topic":"order","key":"${another}"}\n\n`);
    expect([ofMine.includes(theirs.certificate.serial), ofOthers.includes(number)]).toEqual([false, false]);
    mine.leave();
    foreign.leave();
  });
  it('tells what happened on another server process', async () => {
    const team = await newTeam();
    const mine = await listen(team.token);
    await mine.next();
    const beside = await openTestApp({}, testApp.database);
    await merchantServer(beside, { ...team, call: beside.caller(team.token) });
    await mine.until('"topic":"certificate"');
    await beside.close();
    mine.leave();
  });
  it('first tells those who have asked before what was told since', async () => {
    const [team, other] = [await newTeam(), await newTeam()];
    const first = await listen(team.token);
    const ours = await merchantServer(testApp, team);
    await merchantServer(testApp, other);
    await first.until('"topic":"certificate"');
    const later = await listen(team.token, baseUrl, { recentMs: 60_000 });
    const told = `data: {"topic":"certificate","key":"${ours.certificate.serial}"}\n\n`;
    expect((await later.until(told)).startsWith(':\n\n')).toBe(true);
    const fresh = await listen(team.token);
    const { number } = await ours.call(createOrder, { body: order }, { idempotencyKey: 'two' });
    const heard = await fresh.until(`data: {"topic":"order","key":"${number}"}\n\n`);
    expect([heard.startsWith(':\n\n'), heard.includes(ours.certificate.serial)]).toEqual([true, false]);
    for (const stream of [first, later, fresh]) stream.leave();
  });
  it('ends when the server could not hear what was told, so that those who listen read again', async () => {
    const team = await newTeam();
    const stream = await listen(team.token);
    await stream.next();
    const owner = await openOwner(testApp);
    await owner.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and (query like 'listen %' or query like 'select pg_notify%')`,
    );
    while (!(await stream.next()).done);
    await owner.close();
    const again = await listen(team.token);
    await merchantServer(testApp, team);
    await again.until('"topic":"certificate"');
    again.leave();
  });
  it('is refused without a session, without a team, and after logging out', async () => {
    const person = await register(testApp);
    const alone = await openStream(optionsOf(person.token), streamEvents, {}, AbortSignal.timeout(5_000));
    expect(await alone.json()).toMatchObject({ data: { refusal: 'team_missing' } });
    const again = await logIn(testApp, person);
    await again.call(logout, {});
    const ended = await openStream(optionsOf(again.token), streamEvents, {}, AbortSignal.timeout(5_000));
    expect(ended.status).toBe(401);
    const nobody = await openStream(optionsOf(''), streamEvents, {}, AbortSignal.timeout(5_000));
    expect(nobody.status).toBe(401);
  });
  it('keeps no server from closing', async () => {
    const beside = await openTestApp({}, testApp.database);
    const address = await beside.app.listen({ port: 0, host: '127.0.0.1' });
    const team = await newTeam(beside);
    const stream = await listen(team.token, address);
    await stream.next();
    await beside.close();
    expect((await stream.next()).done).toBe(true);
  });
});

describe('whether somebody who was let in may go on', () => {
  it('is asked of the session: not after it has ended, and asking keeps no session alive', async () => {
    const { sessions } = testApp.services;
    const team = await newTeam();
    const { rows } = await testApp.platform.db.$client.query<{ id: string }>(
      'select id from session where merchant_id = $1 and ended_at is null',
      [team.merchantId],
    );
    const session = { sessionId: rows[0]?.id ?? '' };
    expect(await sessions.stillValid(session)).toBe(true);
    testApp.platform.clock.setAhead(7_199);
    expect(await sessions.stillValid(session)).toBe(true);
    testApp.platform.clock.setAhead(7_300);
    expect(await sessions.stillValid(session)).toBe(false);
    testApp.platform.clock.setAhead(0);
    await team.call(logout, {});
    expect(await sessions.stillValid(session)).toBe(false);
  });
});
