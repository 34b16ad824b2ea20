import { getApplet } from '@balcao/contract/applet';
import { replaceDomains } from '@balcao/contract/domain';
import { logInToApplet, type Opening, openApplet } from '@balcao/contract/opening';
import { takeDownVersion } from '@balcao/contract/version-desk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { customer, type TestCustomer } from '../../../test/customers.ts';
import { openApplet as newApplet } from '../../../test/held-applets.ts';
import { onlineVersion } from '../../../test/held-versions.ts';
import { openTeam, register, staffMember, type Team } from '../../../test/people.ts';
import { type Published, publishedApplet } from '../../../test/published-applets.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { until } from '../../../test/until.ts';
import { servedMs } from './served-opening.ts';

let one: TestApp;
let two: TestApp;
let team: Team;
let bruna: TestCustomer;
beforeAll(async () => {
  one = await openTestApp();
  two = await openTestApp({}, one.database);
  team = await openTeam(one, await register(one), { certified: true });
  bruna = await customer(one);
});
afterAll(async () => {
  await two.close();
  await one.close();
});

const files = { 'index.html': '<!doctype html><title>Café</title>', 'app.js': 'document.title = "Oi";' };
const open = async ({ appId }: Pick<Published, 'appId'>): Promise<Opening> => {
  const { opening } = await bruna.call(openApplet, { params: { appId }, body: {} });
  if (!opening) throw new Error('it is closed');
  return opening;
};
const get = ({ app }: TestApp, url: string) => {
  const { host, pathname } = new URL(url);
  return app.inject({ method: 'GET', url: pathname, headers: { host } });
};
/** Opened, and asked for at both servers. */
const opened = async () => {
  const applet = await publishedApplet(one, team, { files });
  const opening = await open(applet);
  for (const server of [one, two]) expect((await get(server, opening.url)).statusCode).toBe(200);
  return { applet, opening };
};
const policyAt = async (server: TestApp, url: string): Promise<string> =>
  String((await get(server, url)).headers['content-security-policy']);
const api = 'https://api.example.com';
const saysApi = (policy: string): boolean => policy.includes(`connect-src ${api}:*;`);
const none = { request: [], socket: [], upload: [], download: [], page: [] };
/** Far less than what is kept would last. */
const soonMs = servedMs / 2;

describe('what is open at two servers', () => {
  it('reaches changed legal domains with its next page, at whichever server it was changed', async () => {
    const { applet, opening } = await opened();
    const params = { id: applet.appletId };
    await team.call(replaceDomains, { params, body: { ...none, request: [api], version: 0 } });
    for (const server of [one, two]) await until(() => policyAt(server, opening.url), saysApi, soonMs);
    const back = { params, body: { ...none, version: 1 } };
    await two.caller(team.token)(replaceDomains, back);
    const isGone = (policy: string) => !saysApi(policy);
    for (const server of [one, two]) await until(() => policyAt(server, opening.url), isGone, soonMs);
  });

  it('is served no more once staff took its version down, and asks for nothing more', async () => {
    const id = await newApplet(team);
    const { id: versionId } = await onlineVersion(one, team, id, '1.0.0');
    const { appId } = await team.call(getApplet, { params: { id } });
    const opening = await open({ appId });
    for (const server of [one, two]) expect((await get(server, opening.url)).statusCode).toBe(200);
    const rita = await staffMember(one, 'reviewer');
    await rita.call(takeDownVersion, { params: { id: versionId }, body: { reason: 'Cobra sem entregar.' } });
    for (const server of [one, two])
      await until(
        () => get(server, opening.url),
        ({ statusCode }) => statusCode === 404,
        soonMs,
      );
    const asked = bruna.call(logInToApplet, { params: { id: opening.id } });
    await expect(asked).rejects.toMatchObject({ name: 'not_found' });
  });

  it('lasts a few seconds at most where no word of a change arrives', async () => {
    const { applet, opening } = await opened();
    const list = JSON.stringify({ ...none, request: [api] });
    await one.platform.db.$client.query(
      `insert into legal_domain (merchant_id, applet_id, list, version) values ('${applet.merchantId}', '${applet.appletId}', '${list}', 1)`,
    );
    for (const server of [one, two]) await until(() => policyAt(server, opening.url), saysApi, servedMs + 2_000);
  });

  it('is served on the host of its own mini program only, also right after it was', async () => {
    const { opening } = await opened();
    const other = await publishedApplet(one, team, { files });
    const { pathname } = new URL(opening.url);
    for (const server of [one, two])
      expect((await get(server, `http://${other.appId}.localhost:3000${pathname}`)).statusCode).toBe(404);
  });
});
