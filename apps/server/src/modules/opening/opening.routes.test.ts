import { randomUUID } from 'node:crypto';
import { createAccessToken, exchangeLoginCode } from '@balcao/contract/applet-server';
import {
  grantPermission,
  logInToApplet,
  openApplet,
  readPhoneNumber,
  readProfile,
  recentApplets,
  searchApplets,
} from '@balcao/contract/opening';
import { listStored, readStored, removeStored, writeStored } from '@balcao/contract/opening-storage';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resetSecret } from '../../../test/applet-servers.ts';
import { customer, type TestCustomer } from '../../../test/customers.ts';
import { openTeam, register, type Team } from '../../../test/people.ts';
import { type Published, publishedApplet, putVersion } from '../../../test/published-applets.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { hundredthOf } from '../version/served-version.service.ts';

let testApp: TestApp;
let team: Team;
let applet: Published;
let bruna: TestCustomer;
beforeAll(async () => {
  testApp = await openTestApp();
  team = await openTeam(testApp, await register(testApp), { certified: true });
  applet = await publishedApplet(testApp, team, { permissions: ['profile', 'payment'] });
  bruna = await customer(testApp, { name: 'Bruna Carvalho' });
});
afterAll(() => testApp.close());

const ask = (by: TestCustomer, { appId }: Published, isTrial = false) =>
  by.call(openApplet, { params: { appId }, body: { isTrial } });
const openBy = async (by: TestCustomer, place: Published = applet): Promise<string> =>
  (await ask(by, place)).opening?.id ?? '';

describe('a mini program', () => {
  it('is found by a part of its name, and stands among the recent ones of who had it open', async () => {
    const { list } = await bruna.call(searchApplets, { query: { search: applet.name.toUpperCase() } });
    expect(list).toEqual([expect.objectContaining({ appId: applet.appId, name: applet.name })]);
    await ask(bruna, applet);
    const recent = await bruna.call(recentApplets, {});
    expect(recent.list[0]).toMatchObject({ appId: applet.appId });
    const somebody = await customer(testApp);
    expect(await somebody.call(recentApplets, {})).toEqual({ list: [] });
  });

  it('opens with its pages, its permissions and a host of its own', async () => {
    const { opening, closed } = await ask(bruna, applet);
    expect(closed).toBeNull();
    expect(opening).toMatchObject({ number: '1.0.0', pages: ['index.html'], permissions: ['profile', 'payment'] });
    expect(opening?.url).toMatch(new RegExp(`^http://${applet.appId}\\.localhost:3000/[\\w-]{43}/index\\.html$`));
  });

  it('that does not exist is not found', async () => {
    const none = { ...applet, appId: 'bl0000000000000000' };
    await expect(ask(bruna, none)).rejects.toMatchObject({ name: 'not_found' });
  });

  it('says why it cannot be opened', async () => {
    const place = await publishedApplet(testApp, team, { stage: 'takenDown' });
    expect(await ask(bruna, place)).toEqual({
      opening: null,
      closed: { because: 'takenDown', name: place.name, reason: 'Vende o que não pode.' },
    });
    const unpublished = await publishedApplet(testApp, team, { stage: 'develop' });
    expect((await ask(bruna, unpublished)).closed).toMatchObject({ because: 'notPublished' });
    await testApp.platform.db.$client.query(`update applet set shelf = 'off' where id = '${place.appletId}'`);
    expect((await ask(bruna, place)).closed).toMatchObject({ because: 'removed' });
    expect((await bruna.call(searchApplets, { query: { search: place.name } })).list).toEqual([]);
  });

  it('gives its trial version to testers alone', async () => {
    const place = await publishedApplet(testApp, team);
    await putVersion(testApp, place, { number: '2.0.0', stage: 'develop', isTrial: true });
    expect((await ask(bruna, place, true)).closed).toMatchObject({ because: 'notTester' });
    const { rows } = await testApp.platform.db.$client.query(`select id from customer where phone = '${bruna.phone}'`);
    await testApp.platform.db.$client.query(
      `insert into applet_tester values ('${place.merchantId}', '${randomUUID()}', '${place.appletId}', '${rows[0].id}', 'Ana', now())`,
    );
    expect((await ask(bruna, place, true)).opening).toMatchObject({ number: '2.0.0', isTrial: true });
    expect((await ask(bruna, place)).opening).toMatchObject({ number: '1.0.0', isTrial: false });
  });

  it('gives a version that rolls out to the same people as its share grows', () => {
    const release = randomUUID();
    const people = Array.from({ length: 2_000 }, () => randomUUID());
    const within = (share: number) => people.filter((one) => hundredthOf(one, release) < share);
    const [few, half] = [within(5), within(50)];
    expect(few.length).toBeGreaterThan(40);
    expect(few.length).toBeLessThan(170);
    expect(half).toEqual(expect.arrayContaining(few));
    expect(within(100)).toEqual(people);
    expect(within(0)).toEqual([]);
  });
});

describe('what somebody has open', () => {
  it('is nobody else’s', async () => {
    const id = await openBy(bruna);
    const somebody = await customer(testApp);
    const params = { id };
    const calls = [
      () => somebody.call(logInToApplet, { params }),
      () => somebody.call(readProfile, { params }),
      () => somebody.call(listStored, { params }),
      () => somebody.call(writeStored, { params, body: { key: 'a', value: '1' } }),
    ];
    for (const call of calls) await expect(call()).rejects.toMatchObject({ name: 'not_found' });
  });

  it('logs in by a code that its server exchanges once, for this mini program and within five minutes', async () => {
    const { clock } = testApp.platform;
    const serverOf = async ({ appletId, appId }: Published) => {
      const { secret: appSecret } = await resetSecret(testApp, team, appletId);
      const { accessToken } = await testApp.caller()(createAccessToken, { body: { appId, appSecret } });
      return (code: string) => testApp.caller(accessToken)(exchangeLoginCode, { body: { code } });
    };
    const wrong = { name: 'login_code_wrong' };
    const other = await publishedApplet(testApp, team);
    const [exchange, exchangeElsewhere] = [await serverOf(applet), await serverOf(other)];
    const params = { id: await openBy(bruna) };
    const { code } = await bruna.call(logInToApplet, { params });
    await expect(exchangeElsewhere(code)).rejects.toMatchObject(wrong);
    const { openId } = await exchange(code);
    expect(openId).toMatch(/^[\w-]{22}$/);
    await expect(exchange(code)).rejects.toMatchObject(wrong);
    const again = await bruna.call(logInToApplet, { params });
    expect(await exchange(again.code)).toEqual({ openId });
    const elsewhere = await bruna.call(logInToApplet, { params: { id: await openBy(bruna, other) } });
    expect((await exchangeElsewhere(elsewhere.code)).openId).not.toBe(openId);
    const late = await bruna.call(logInToApplet, { params });
    clock.setAhead(clock.aheadSeconds() + 5 * 60);
    await expect(exchange(late.code)).rejects.toMatchObject(wrong);
  });

  it('learns the first name of somebody who allows it, until they take that back', async () => {
    const params = { id: await openBy(bruna) };
    await expect(bruna.call(readProfile, { params })).rejects.toMatchObject({ name: 'permission_not_granted' });
    const grant = (isGranted: boolean) =>
      bruna.call(grantPermission, { params, body: { permission: 'profile', isGranted } });
    expect(await grant(true)).toEqual({ grants: [{ permission: 'profile', isGranted: true }] });
    expect(await bruna.call(readProfile, { params })).toEqual({ name: 'Bruna' });
    await grant(false);
    await expect(bruna.call(readProfile, { params })).rejects.toMatchObject({ name: 'permission_not_granted' });
    const undeclared = bruna.call(grantPermission, { params, body: { permission: 'location', isGranted: true } });
    await expect(undeclared).rejects.toMatchObject({ name: 'permission_undeclared' });
  });

  it('learns the telephone of a person who allows it, until they take that back', async () => {
    const place = await publishedApplet(testApp, team, { permissions: ['phone'] });
    const params = { id: await openBy(bruna, place) };
    const refused = { name: 'permission_not_granted' };
    await expect(bruna.call(readPhoneNumber, { params })).rejects.toMatchObject(refused);
    const grant = (isGranted: boolean) =>
      bruna.call(grantPermission, { params, body: { permission: 'phone', isGranted } });
    await grant(true);
    expect(await bruna.call(readPhoneNumber, { params })).toEqual({ phone: bruna.phone });
    await expect(bruna.call(readProfile, { params })).rejects.toMatchObject(refused);
    const other = await customer(testApp);
    await expect(other.call(readPhoneNumber, { params })).rejects.toMatchObject({ name: 'not_found' });
    await grant(false);
    await expect(bruna.call(readPhoneNumber, { params })).rejects.toMatchObject(refused);
  });

  it('keeps values for a person in one mini program, up to ten megabytes', async () => {
    const params = { id: await openBy(bruna) };
    const write = (key: string, value: string) => bruna.call(writeStored, { params, body: { key, value } });
    await write('cart', '{"a":1}');
    await write('cart', '{"a":2}');
    await write('name', '"Bruna"');
    const again = { id: await openBy(bruna) };
    expect(await bruna.call(readStored, { params: again, query: { key: 'cart' } })).toEqual({ value: '{"a":2}' });
    expect(await bruna.call(listStored, { params: again })).toEqual({ keys: ['cart', 'name'], bytes: 22 });
    const other = await publishedApplet(testApp, team);
    const elsewhere = { id: await openBy(bruna, other) };
    expect(await bruna.call(readStored, { params: elsewhere, query: { key: 'cart' } })).toEqual({ value: null });
    await bruna.call(removeStored, { params, query: { key: 'cart' } });
    expect(await bruna.call(readStored, { params, query: { key: 'cart' } })).toEqual({ value: null });
    const large = 'x'.repeat(1_000_000);
    for (let at = 0; at < 9; at += 1) await write(`large-${at}`, large);
    await expect(write('one-more', large)).rejects.toMatchObject({ name: 'storage_of_applet_full' });
    await expect(write('long', `${large}x`)).rejects.toMatchObject({ fields: { value: expect.any(String) } });
    await bruna.call(removeStored, { params, query: {} });
    expect(await bruna.call(listStored, { params })).toEqual({ keys: [], bytes: 0 });
  });
});
