import { saveNoticePreference } from '@balcao/contract/notification-preference';
import { endPushDevice, pushDevicesAtMost, readPushKey, savePushDevice } from '@balcao/contract/notification-push';
import { getRole, updateRole } from '@balcao/contract/role';
import { changeTeam, logout } from '@balcao/contract/session';
import { pushBrowser } from '@balcao/example-servers/push-browser';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Receiver, receiver } from '../../../test/merchants.ts';
import { takeOwnData } from '../../../test/own-data.ts';
import { member, openTeam, register, type Team, workIn } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { until } from '../../../test/until.ts';
import { transaction } from '../../platform/db.ts';
import { pushDevices, pushKeys } from './push.tables.ts';

let testApp: TestApp;
let service: Receiver;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());
beforeEach(async () => {
  service = await receiver();
});
afterEach(async () => {
  testApp.platform.clock.setAhead(0);
  await service.close();
});

const newTeam = async () => {
  const team = await openTeam(testApp, await register(testApp), { certified: true, name: 'Padaria Sol' });
  await choose(team, true);
  return team;
};
const choose = ({ call }: Pick<Team, 'call'>, bell: boolean) =>
  call(saveNoticePreference, { body: { kind: 'paymentReceived', bell, mail: false } });
const listenOn = async ({ call }: Pick<Team, 'call'>) => {
  const browser = pushBrowser(service);
  const { id } = await call(savePushDevice, { body: browser.subscription });
  return { ...browser, id };
};
let orders = 0;
/** A payment of its own minute. */
const pay = async ({ merchantId }: Pick<Team, 'merchantId'>, paidAmount = 1_234): Promise<string> => {
  const { clock, db } = testApp.platform;
  clock.setAhead(clock.aheadSeconds() + 61);
  orders += 1;
  const number = String(orders).padStart(20, '0');
  const paid = [{ merchantId, number, paidAmount }];
  await transaction(db, (tx) => testApp.services.paymentNotices.paid(tx, paid));
  return number;
};
const devicesOf = ({ merchantId }: Pick<Team, 'merchantId'>) =>
  testApp.platform.db.select().from(pushDevices).where(eq(pushDevices.merchantId, merchantId));
const noDevice = (team: Pick<Team, 'merchantId'>) =>
  until(
    () => devicesOf(team),
    (all) => all.length === 0,
  );

describe('a browser that is told of payments while the back office is closed', () => {
  it('reads what the bell says, in the language of its person and with the way to the order, and nothing else of anyone', async () => {
    const team = await newTeam();
    const { read } = await listenOn(team);
    const number = await pay(team, 1_234);
    const request = await service.receive();
    expect(read(request)).toEqual({
      id: expect.any(String),
      title: 'Padaria Sol',
      text: expect.stringMatching(/^Pagamento de R\$\s12,34 recebido$/),
      path: `/payment/transaction/orders/${number}`,
      locale: 'pt-BR',
    });
    expect(request).toMatchObject({ method: 'POST', path: expect.stringMatching(/^\/hook\/[0-9a-f]{16}$/) });
    const { publicKey } = await team.call(readPushKey, {});
    expect(request.headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      ttl: '3600',
      urgency: 'high',
      authorization: expect.stringMatching(new RegExp(`^vapid t=[\\w-]+\\.[\\w-]+\\.[\\w-]+, k=${publicKey}$`)),
    });
    expect(request.body).not.toContain('Padaria');
  });

  it('is asked for: without it, and where the bell is off, nothing leaves', async () => {
    const team = await newTeam();
    const other = await member(testApp, team, { isAdmin: true });
    const { read } = await listenOn(team);
    await listenOn(other);
    await pay(team);
    read(await service.receive());
    await choose(other, true);
    await pay(team);
    await service.receive();
    await service.receive();
    expect(service.requests).toHaveLength(3);
  });

  it('comes again by the same address as the same browser, and is told once', async () => {
    const team = await newTeam();
    const { subscription, id, read } = await listenOn(team);
    expect(await team.call(savePushDevice, { body: subscription })).toEqual({ id });
    await pay(team);
    read(await service.receive());
    expect(await devicesOf(team)).toHaveLength(1);
  });

  it('is tried again while its service is busy or out of order', async () => {
    const team = await newTeam();
    const { read } = await listenOn(team);
    const statuses = [503, 429];
    service.answerWith(() => ({ status: statuses.shift() ?? 201 }));
    await pay(team, 100);
    for (let attempt = 0; attempt < 3; attempt += 1)
      expect(read(await service.receive())).toMatchObject({ title: 'Padaria Sol' });
    expect(await devicesOf(team)).toHaveLength(1);
  });

  it.each([404, 410])('is forgotten when its service answers %i: it has gone for good', async (status) => {
    const team = await newTeam();
    await listenOn(team);
    service.answerWith({ status });
    await pay(team);
    await service.receive();
    await noDevice(team);
  });

  it('is not forgotten for a message that its service refuses', async () => {
    const team = await newTeam();
    await listenOn(team);
    service.answerWith({ status: 400 });
    await pay(team);
    await service.receive();
    service.answerWith({ status: 201 });
    await pay(team);
    await service.receive();
    expect(service.requests).toHaveLength(2);
  });

  it.each([
    ['logs out', (who: Team) => who.call(logout, {})],
    ['goes to another team', ({ call, merchantId }: Team) => call(changeTeam, { body: { merchantId } })],
  ] as const)('hears no more once its person %s', async (_name, end) => {
    const team = await newTeam();
    const reader = await member(testApp, team, { isAdmin: true });
    await choose(reader, true);
    await listenOn(reader);
    await end(reader);
    await pay(team);
    await noDevice(team);
    expect(service.requests).toEqual([]);
  });

  it('hears no more once the role of its person has lost the orders', async () => {
    const team = await newTeam();
    const reader = await member(testApp, team, {
      permissions: [{ menuId: 'payment.orders', permissionLevel: 'read' }],
    });
    await choose(reader, true);
    await choose(team, true);
    await listenOn(reader);
    const { read } = await listenOn(team);
    const { id, name, version } = await team.call(getRole, { params: { id: reader.roleId ?? '' } });
    await team.call(updateRole, { params: { id }, body: { name, version, menuPermissions: [] } });
    await pay(team);
    expect(read(await service.receive())).toMatchObject({ locale: 'pt-BR' });
    await pay(team);
    await service.receive();
    expect(service.requests).toHaveLength(2);
  });

  it('goes on while its session has only lapsed, and is forgotten with the last that is known of it', async () => {
    const team = await newTeam();
    const { read } = await listenOn(team);
    testApp.platform.clock.setAhead(30 * 3_600);
    await pay(team);
    read(await service.receive());
    testApp.platform.clock.setAhead(10 * 86_400);
    await testApp.platform.jobs.sweep();
    expect(await devicesOf(team)).toEqual([]);
  });

  it('is ended by its person alone', async () => {
    const team = await newTeam();
    const { id } = await listenOn(team);
    const other = await member(testApp, team, { isAdmin: true });
    await expect(other.call(endPushDevice, { params: { id } })).rejects.toMatchObject({ name: 'not_found' });
    await team.call(endPushDevice, { params: { id } });
    await expect(team.call(endPushDevice, { params: { id } })).rejects.toMatchObject({ name: 'not_found' });
    expect(await devicesOf(team)).toEqual([]);
  });
});

describe('what a browser gives of itself', () => {
  it.each([
    ['http://169.254.169.254/latest', 'endpoint'],
    ['http://10.0.0.7/push', 'endpoint'],
    ['http://user:pass@push.example/x', 'endpoint'],
    ['ftp://push.example/x', 'endpoint'],
  ])('may not be the address %s', async (endpoint, field) => {
    const team = await newTeam();
    const { subscription } = pushBrowser(service);
    await expect(team.call(savePushDevice, { body: { ...subscription, endpoint } })).rejects.toMatchObject({
      name: 'form_invalid',
      fields: { [field]: expect.any(String) },
    });
  });

  it('is a key with which one can encrypt', async () => {
    const team = await newTeam();
    const { subscription } = pushBrowser(service);
    const p256dh = 'A'.repeat(87);
    await expect(team.call(savePushDevice, { body: { ...subscription, p256dh } })).rejects.toMatchObject({
      fields: { p256dh: expect.any(String) },
    });
  });

  it('is named in what a person takes along of their data, without its address', async () => {
    const team = await newTeam();
    const { subscription } = await listenOn(team);
    const { data } = await takeOwnData(testApp, team);
    expect(data.paymentBrowsers).toEqual([{ team: 'Padaria Sol', renewedAt: expect.any(String) }]);
    expect(JSON.stringify(data)).not.toContain(subscription.endpoint);
    const other = await member(testApp, team, { permissions: [] });
    expect((await takeOwnData(testApp, other)).data.paymentBrowsers).toEqual([]);
  });

  it('is kept for so many browsers of a person, the newest ones, and sealed', async () => {
    const team = await newTeam();
    const all = [];
    for (let count = 0; count <= pushDevicesAtMost; count += 1) all.push(await listenOn(team));
    const rows = await devicesOf(team);
    expect(rows.map(({ id }) => id).sort()).toEqual(
      all
        .slice(1)
        .map(({ id }) => id)
        .sort(),
    );
    expect(JSON.stringify(rows)).not.toContain(new URL(service.url).port);
  });

  it('is for members who may know of payments', async () => {
    const team = await newTeam();
    const other = await member(testApp, team, {
      permissions: [{ menuId: 'payment.refunds', permissionLevel: 'write' }],
    });
    const { subscription } = pushBrowser(service);
    await expect(other.call(savePushDevice, { body: subscription })).rejects.toMatchObject({ name: 'not_found' });
  });

  it('is known by one key of the server, sealed on the disk, also where many ask at once and after a restart', async () => {
    const team = await newTeam();
    const again = await openTestApp({}, testApp.database);
    const asked = await Promise.all(
      [testApp, again].flatMap((app) => [1, 2].map(() => app.caller(team.token, 'pt-BR', team.ip)(readPushKey, {}))),
    );
    await again.close();
    expect(new Set(asked.map(({ publicKey }) => publicKey)).size).toBe(1);
    const rows = await testApp.platform.db.select().from(pushKeys);
    expect(rows).toMatchObject([{ sealedPrivateKey: expect.stringMatching(/^v1\./) }]);
    const session = await workIn(testApp, team, team.merchantId);
    expect(await session.call(readPushKey, {})).toEqual(asked[0]);
  });
});
