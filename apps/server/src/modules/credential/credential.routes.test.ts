import { getAllowlist, replaceAllowlist } from '@balcao/contract/applet-allowlist';
import { endFormerSecret, getAppletSecret, resetAppletSecret } from '@balcao/contract/applet-secret';
import { createAccessToken, drawAppletCode, listServerCalls } from '@balcao/contract/applet-server';
import { pathOf } from '@balcao/contract/endpoint';
import { listLog } from '@balcao/contract/log';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type AppletServer, appletServer, resetSecret } from '../../../test/applet-servers.ts';
import { openTeam, register, type Team } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';

let testApp: TestApp;
let team: Team;
let other: Team;
beforeAll(async () => {
  testApp = await openTestApp();
  team = await openTeam(testApp, await register(testApp), { certified: true });
  other = await openTeam(testApp, await register(testApp), { certified: true });
});
afterAll(() => testApp.close());

const here = '198.51.100.20';
const tokenOf = ({ appId, appSecret }: Pick<AppletServer, 'appId' | 'appSecret'>, ip = here) =>
  testApp.caller(undefined, 'pt-BR', ip)(createAccessToken, { body: { appId, appSecret } });
const refused = (asked: Promise<unknown>): Promise<string> =>
  asked.then(
    () => 'passes',
    ({ name }) => name,
  );
/** The server draws a code with this token: the picture, or the refusal. */
const draw = async (token: string, { ip = here, headers = {}, body = {} as object } = {}) => {
  const answer = await testApp.app.inject({
    method: 'POST',
    url: pathOf(drawAppletCode),
    remoteAddress: ip,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
    payload: JSON.stringify(body),
  });
  const isPicture = answer.headers['content-type'] === 'image/png';
  return { says: isPicture ? 'passes' : answer.json().data.refusal, status: answer.statusCode, answer };
};
const wait = (hours: number) => testApp.platform.clock.setAhead(testApp.platform.clock.aheadSeconds() + hours * 3600);
afterEach(() => testApp.platform.clock.setAhead(0));
const allow = (appletId: string, networks: string[], version = 0, by = team) =>
  by.call(replaceAllowlist, { params: { id: appletId }, body: { networks, version } });

describe('the AppSecret', () => {
  it('is shown once, kept as a hash only, and says when it was used', async () => {
    const server = await appletServer(testApp, team);
    const read = () => team.call(getAppletSecret, { params: { id: server.appletId } });
    expect(await read()).toMatchObject({ lastUsedAt: null, former: null, version: 1 });
    await tokenOf(server);
    expect((await read()).lastUsedAt).not.toBeNull();
    const { rows } = await testApp.platform.db.$client.query(
      `select concat((select string_agg(s::text, ' ') from applet_secret s), (select string_agg(reply::text, ' ') from idempotency)) as whole`,
    );
    expect(rows[0]?.whole).toContain(server.appId);
    expect(rows[0]?.whole).not.toContain(server.appSecret);
  });

  it('is made only by somebody who has just proven that it is them', async () => {
    const { appletId } = await appletServer(testApp, team);
    await testApp.platform.db.execute(sql`update session set proven_at = null`);
    const asked = team.call(resetAppletSecret, { params: { id: appletId }, body: { version: 1 } });
    expect(await refused(asked)).toBe('proof_missing');
  });

  it('that was reset is good for 24 hours more, and ends then with its tokens', async () => {
    const server = await appletServer(testApp, team);
    await tokenOf(server);
    const { secret, state } = await resetSecret(testApp, team, server.appletId);
    const next = { ...server, appSecret: secret };
    expect(Date.parse(state.former?.until ?? '') - testApp.platform.clock.now().getTime()).toBeCloseTo(86_400_000, -4);
    wait(23.5);
    const late = await tokenOf(server);
    expect([(await draw(late.accessToken)).says, (await draw((await tokenOf(next)).accessToken)).says]).toEqual([
      'passes',
      'passes',
    ]);
    wait(0.6);
    expect(await refused(tokenOf(server))).toBe('app_secret_wrong');
    expect((await draw(late.accessToken)).says).toBe('access_token_wrong');
    expect(await refused(tokenOf(next))).toBe('passes');
  });

  it('before the newest can be ended at once, with every token that it gave', async () => {
    const server = await appletServer(testApp, team);
    const { accessToken } = await tokenOf(server);
    const { secret } = await resetSecret(testApp, team, server.appletId);
    expect((await draw(accessToken)).says).toBe('passes');
    const end = () => team.call(endFormerSecret, { params: { id: server.appletId } });
    expect(await end()).toMatchObject({ former: null });
    expect((await draw(accessToken)).says).toBe('access_token_wrong');
    expect(await refused(tokenOf(server))).toBe('app_secret_wrong');
    expect(await refused(tokenOf({ ...server, appSecret: secret }))).toBe('passes');
    expect(await refused(end())).toBe('state_forbids');
  });

  it('that nobody has used gives way to the next without ending the one in use', async () => {
    const server = await appletServer(testApp, team);
    await tokenOf(server);
    const lost = await resetSecret(testApp, team, server.appletId);
    const kept = await resetSecret(testApp, team, server.appletId);
    expect(await refused(tokenOf({ ...server, appSecret: lost.secret }))).toBe('app_secret_wrong');
    expect(await refused(tokenOf({ ...server, appSecret: kept.secret }))).toBe('passes');
    expect(await refused(tokenOf(server))).toBe('passes');
  });

  it('reset by two at once is made once: the other is told', async () => {
    const { appletId } = await appletServer(testApp, team);
    const ask = () => refused(team.call(resetAppletSecret, { params: { id: appletId }, body: { version: 1 } }));
    expect((await Promise.all([ask(), ask()])).toSorted()).toEqual(['changed_elsewhere', 'passes']);
  });

  it('leaves a line in the log for each change, without the secret', async () => {
    const server = await appletServer(testApp, team);
    await resetSecret(testApp, team, server.appletId);
    const { list } = await team.call(listLog, {});
    const lines = list.filter(({ subject }) => subject.id === server.appletId).flatMap(({ changes }) => changes);
    expect(lines.filter(({ field }) => field === 'appSecret').map(({ after }) => after)).toEqual(['reset', 'made']);
  });
});

describe('the access token', () => {
  it('is good for two hours, and the one before it stays alive', async () => {
    const server = await appletServer(testApp, team);
    const tokens = [await tokenOf(server), await tokenOf(server), await tokenOf(server)];
    const says = async () =>
      (await Promise.all(tokens.map(({ accessToken }) => draw(accessToken)))).map((drawn) => drawn.says);
    expect(await says()).toEqual(['access_token_wrong', 'passes', 'passes']);
    wait(2.1);
    expect(await says()).toEqual(['access_token_wrong', 'access_token_wrong', 'access_token_wrong']);
  });

  it('is refused where none is sent, or one that nobody gave, with a status that programs read', async () => {
    expect(await draw('')).toMatchObject({ says: 'access_token_wrong', status: 401 });
    expect(await draw('A'.repeat(43))).toMatchObject({ says: 'access_token_wrong', status: 401 });
    expect((await draw(team.token)).says).toBe('access_token_wrong');
  });

  it('answers the same to a wrong secret and to an AppID that nobody has', async () => {
    const server = await appletServer(testApp, team);
    const wrong = { ...server, appSecret: 'A'.repeat(43) };
    const strange = { ...wrong, appId: 'bl0000000000000000' };
    expect([await refused(tokenOf(wrong)), await refused(tokenOf(strange))]).toEqual([
      'app_secret_wrong',
      'app_secret_wrong',
    ]);
  });

  it('is given to the owner whatever others try: a thousand wrong secrets are soon refused unread', async () => {
    const server = await appletServer(testApp, team);
    const wrong = () => refused(tokenOf({ ...server, appSecret: 'B'.repeat(43) }, here));
    const said: string[] = [];
    for (let at = 0; at < 1_000; at += 20) said.push(...(await Promise.all(Array.from({ length: 20 }, wrong))));
    expect(said.filter((one) => one === 'app_secret_wrong').length).toBeLessThanOrEqual(20);
    expect(new Set(said)).toEqual(new Set(['app_secret_wrong', 'too_many_requests']));
    expect(await refused(tokenOf(server))).toBe('passes');
    expect(await refused(tokenOf(server, '203.0.113.200'))).toBe('passes');
  });
});

describe('the addresses from which the server may call', () => {
  it('are any until some are saved; then both the secret and the token are refused from elsewhere', async () => {
    const server = await appletServer(testApp, team);
    const { accessToken } = await tokenOf(server);
    const saved = await allow(server.appletId, [' 203.0.113.77/24 ', '2001:DB8::1']);
    expect(saved).toEqual({ networks: ['203.0.113.0/24', '2001:db8::1'], version: 1 });
    expect(await refused(tokenOf(server))).toBe('address_not_allowed');
    expect(await draw(accessToken)).toMatchObject({ says: 'address_not_allowed', status: 403 });
    expect((await draw(accessToken, { ip: '203.0.113.5' })).says).toBe('passes');
    expect((await draw(accessToken, { ip: '2001:db8:0::1' })).says).toBe('passes');
  });

  it('cannot be feigned by a header', async () => {
    const server = await appletServer(testApp, team);
    const { accessToken } = await tokenOf(server);
    await allow(server.appletId, ['203.0.113.5']);
    for (const name of ['x-forwarded-for', 'x-real-ip', 'forwarded', 'client-ip', 'x-client-ip'])
      expect((await draw(accessToken, { headers: { [name]: '203.0.113.5' } })).says, name).toBe('address_not_allowed');
  });

  it('say at their line what is wrong, and at most 50 are taken', async () => {
    const { appletId } = await appletServer(testApp, team);
    const fields = (networks: string[]) =>
      allow(appletId, networks).then(
        () => ({}),
        (error) => error.fields,
      );
    const found = await fields(['203.0.113.0/24', '203.0.113.9/24', '1.2.3', '0.0.0.0/0']);
    expect(Object.keys(found).toSorted()).toEqual(['networks.1', 'networks.2', 'networks.3']);
    expect(Object.keys(await fields(Array.from({ length: 51 }, (_, at) => `10.0.0.${at}`)))).toEqual(['networks']);
  });

  it('are changed by one of two who save at once, and by no other team', async () => {
    const { appletId } = await appletServer(testApp, team);
    const both = await Promise.all([['10.0.0.1'], ['10.0.0.2']].map((list) => refused(allow(appletId, list))));
    expect(both.toSorted()).toEqual(['changed_elsewhere', 'passes']);
    expect(await refused(allow(appletId, [], 1, other))).toBe('not_found');
    expect((await team.call(getAllowlist, { params: { id: appletId } })).version).toBe(1);
  });
});

describe('what the server of a mini program called for', () => {
  it('is counted by day, call and outcome, for its own team only', async () => {
    const server = await appletServer(testApp, team);
    const { accessToken } = await tokenOf(server);
    await refused(tokenOf({ ...server, appSecret: 'C'.repeat(43) }, '192.0.2.9'));
    await draw(accessToken);
    await draw(accessToken);
    await draw(accessToken, { body: { scene: 'x'.repeat(129) } });
    const params = { id: server.appletId };
    const { calls, to } = await team.call(listServerCalls, { params });
    expect(calls.map(({ path, outcome, count }) => `${path} ${outcome} ${count}`)).toEqual([
      '/applet/code form_invalid 1',
      '/applet/code ok 2',
      '/applet/token app_secret_wrong 1',
      '/applet/token ok 1',
    ]);
    expect(new Set(calls.map(({ day }) => day))).toEqual(new Set([to]));
    expect(await refused(other.call(listServerCalls, { params }))).toBe('not_found');
  });

  it('is told for thirty days', async () => {
    const server = await appletServer(testApp, team);
    wait(-31 * 24);
    await draw((await tokenOf(server)).accessToken);
    wait(2 * 24);
    await draw((await tokenOf(server)).accessToken);
    testApp.platform.clock.setAhead(0);
    const { calls, from } = await team.call(listServerCalls, { params: { id: server.appletId } });
    expect(calls.map(({ day, path }) => `${day} ${path}`)).toEqual([`${from} /applet/code`, `${from} /applet/token`]);
  });
});

describe('the QR code of a page', () => {
  it('is a signed answer with a picture, and refuses what is too long at its field', async () => {
    const { accessToken } = await tokenOf(await appletServer(testApp, team));
    const { answer } = await draw(accessToken, { body: { page: 'table.html', scene: 'table=7' } });
    expect(answer.rawPayload.subarray(1, 4).toString()).toBe('PNG');
    expect(answer.headers['balcao-signature']).toBeDefined();
    const long = await draw(accessToken, { body: { scene: 'x'.repeat(129) } });
    expect([long.status, Object.keys(long.answer.json().data.fields)]).toEqual([422, ['scene']]);
  });
});
