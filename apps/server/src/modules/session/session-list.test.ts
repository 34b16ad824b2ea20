import { endOtherSessions, endSession, listSessions, login, logout } from '@balcao/contract/session';
import { currentUser } from '@balcao/contract/session-current';
import { createBearerCaller } from '@balcao/sdk/member';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { halfLoggedIn, turnOn } from '../../../test/factors.ts';
import { logIn, openTeam, type Person, password, register } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';

let testApp: TestApp;
let ana: Person;
beforeAll(async () => {
  testApp = await openTestApp();
});
beforeEach(async () => {
  ana = await register(testApp);
});
afterAll(() => testApp.close());

const ended = { name: 'session_ended', code: 1030102 };
const advance = (seconds: number): void => {
  const { clock } = testApp.platform;
  clock.setAhead(clock.aheadSeconds() + seconds);
};
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1';
/** Someone who calls as a browser does, from elsewhere. */
const browserOf = (userAgent: string, timeZone: string, token?: string) =>
  createBearerCaller({
    baseUrl: 'http://balcao.test',
    send: (request) => {
      const headers = new Headers(request.headers);
      headers.set('user-agent', userAgent);
      return testApp.send(new Request(request, { headers }));
    },
    token: () => token,
    language: () => 'pt-BR',
    timeZone: () => timeZone,
  });
const idsOf = async (person: Pick<Person, 'call'>) => (await person.call(listSessions, {})).list.map(({ id }) => id);

describe('GET /merchant/session', () => {
  it('tells browser, system, device, place and last use of each, this one first', async () => {
    const body = { email: ana.email, password };
    await browserOf(iphone, 'America/Manaus')(login, { body });
    const { list } = await ana.call(listSessions, {});
    expect(list).toEqual([
      {
        id: expect.any(String),
        browser: '',
        system: '',
        device: 'computer',
        ip: ana.ip,
        timeZone: 'America/Sao_Paulo',
        createdAt: expect.stringMatching(/Z$/),
        lastUsedAt: expect.stringMatching(/Z$/),
        isThis: true,
      },
      expect.objectContaining({
        browser: 'Safari 18',
        system: 'iOS',
        device: 'phone',
        timeZone: 'America/Manaus',
        isThis: false,
      }),
    ]);
  });

  it('shows nothing that opens a session, and nobody else’s', async () => {
    await register(testApp);
    const answer = JSON.stringify(await ana.call(listSessions, {}));
    expect(answer).not.toContain(ana.token);
    expect(answer).not.toMatch(/token|hash/i);
    expect(await idsOf(ana)).toHaveLength(1);
  });

  it('leaves out what has ended: logged out, unused for two hours, and logins that wait for their second factor', async () => {
    const elsewhere = await logIn(testApp, ana);
    await (await logIn(testApp, ana)).call(logout, {});
    expect(await idsOf(ana)).toHaveLength(2);
    advance(3_600);
    await ana.call(currentUser, {});
    advance(3_700);
    expect(await idsOf(ana)).toHaveLength(1);
    await expect(elsewhere.call(currentUser, {})).rejects.toMatchObject(ended);
    await turnOn(testApp, ana);
    await halfLoggedIn(testApp, ana);
    expect(await idsOf(ana)).toHaveLength(1);
  });

  it('keeps a place in the list when its person changes the team', async () => {
    const team = await openTeam(testApp, ana);
    expect(await idsOf(team)).toHaveLength(2);
  });

  it('refuses anyone who is not logged in', async () => {
    await expect(testApp.caller()(listSessions, {})).rejects.toMatchObject({ code: 401 });
  });
});

describe('DELETE /merchant/session/{id}', () => {
  it('ends that session: its next call is told so', async () => {
    const elsewhere = await logIn(testApp, ana);
    const [, other = ''] = await idsOf(ana);
    expect(await ana.call(endSession, { params: { id: other } })).toBeNull();
    await expect(elsewhere.call(currentUser, {})).rejects.toMatchObject(ended);
    expect(await idsOf(ana)).toHaveLength(1);
    await expect(ana.call(endSession, { params: { id: other } })).rejects.toMatchObject({ name: 'not_found' });
  });

  it('answers for somebody else’s session as for one that does not exist, and leaves it alone (rule: foreign-is-unknown)', async () => {
    const bia = await register(testApp);
    const [id = ''] = await idsOf(bia);
    const outcome = (one: string) =>
      ana.call(endSession, { params: { id: one } }).catch(({ name, code, message }) => ({ name, code, message }));
    expect(await outcome(id)).toEqual(await outcome(crypto.randomUUID()));
    expect(await outcome(id)).toMatchObject({ name: 'not_found', code: 13018 });
    expect(await bia.call(currentUser, {})).toMatchObject({ email: bia.email });
  });

  it('refuses an id that is none', async () => {
    await expect(ana.call(endSession, { params: { id: "' or true --" } })).rejects.toMatchObject({ code: 1000 });
  });
});

describe('POST /merchant/session/endOthers', () => {
  it('ends every other session and login under way, tells how many, and keeps this one', async () => {
    const others = [await logIn(testApp, ana), await logIn(testApp, ana)];
    expect(await ana.call(endOtherSessions, {})).toEqual({ ended: 2 });
    for (const { call } of others) await expect(call(currentUser, {})).rejects.toMatchObject(ended);
    expect(await idsOf(ana)).toHaveLength(1);
    expect(await ana.call(endOtherSessions, {})).toEqual({ ended: 0 });
  });

  it('leaves other people alone', async () => {
    const bia = await register(testApp);
    await ana.call(endOtherSessions, {});
    expect(await bia.call(currentUser, {})).toMatchObject({ email: bia.email });
  });
});

describe('session fixation', () => {
  it('gives a token of its own to a login that comes with somebody’s token, which stays whose it was (rule: sessions)', async () => {
    const attacker = await register(testApp);
    const { token } = await testApp.caller(
      attacker.token,
      'pt-BR',
      ana.ip,
    )(login, {
      body: { email: ana.email, password },
    });
    expect(token).not.toBe(attacker.token);
    expect(await attacker.call(currentUser, {})).toMatchObject({ email: attacker.email });
  });

  it('makes no session of a token that somebody else has chosen', async () => {
    const planted = 'A'.repeat(43);
    await testApp.caller(planted, 'pt-BR', ana.ip)(login, { body: { email: ana.email, password } });
    await expect(testApp.caller(planted)(currentUser, {})).rejects.toMatchObject({ name: 'session_missing' });
  });
});
