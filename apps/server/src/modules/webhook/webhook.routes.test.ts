import {
  addWebhook,
  listWebhooks,
  removeWebhook,
  rotateWebhookSecret,
  testWebhook,
  type WebhookDelivery,
} from '@balcao/contract/webhook';
import { listDeliveries, resendDelivery } from '@balcao/contract/webhook-delivery';
import { verifyWebhook } from '@balcao/sdk/merchant';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { merchantServer } from '../../../test/merchants.ts';
import { member, type Team, workIn } from '../../../test/people.ts';
import { type Notifying, openNotifying } from '../../../test/webhooks.ts';
import { transaction } from '../../platform/db.ts';
import { attemptPauses } from './webhook.jobs.ts';

let testApp: Notifying['testApp'];
let newTeam: Notifying['newTeam'];
let notified: Notifying['notified'];
let close: Notifying['close'];
beforeAll(async () => {
  ({ testApp, newTeam, notified, close } = await openNotifying());
});
afterAll(() => close());

/** Sends a test to the team's first address. */
const test = async (team: Team) => {
  const { list } = await team.call(listWebhooks, {});
  return team.call(testWebhook, { params: { id: list[0]?.id ?? crypto.randomUUID() } });
};

/** Reads a notification until it is as expected. */
const until = (team: Team, id: string, expected: Partial<WebhookDelivery> | { tries: number }) =>
  vi.waitFor(
    async () => {
      const { list } = await team.call(listDeliveries, {});
      const found = list.find((delivery) => delivery.id === id);
      expect({ ...found, tries: found?.attempts.length }).toMatchObject(expected);
      return found as WebhookDelivery;
    },
    { timeout: 60_000, interval: 10 },
  );

describe('addWebhook', () => {
  it('adds the address and shows its secret this once', async () => {
    const team = await newTeam();
    const url = 'http://127.0.0.1:4000/hook';
    const { endpoint, secret } = await team.call(addWebhook, { body: { url } });
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(endpoint).toMatchObject({ url, name: '127.0.0.1', state: 'on', types: null, held: 0 });
    expect((await team.call(listWebhooks, {})).list).toEqual([endpoint]);
    const { rows } = await testApp.platform.db.$client.query('select * from webhook_endpoint where url = $1', [url]);
    expect(JSON.stringify(rows)).not.toContain(secret.slice(6));
  });
  it.each([
    ['http://10.0.0.8/hook', 'público'],
    ['http://169.254.169.254/latest/meta-data', 'público'],
    ['http://[fd00::1]/hook', 'público'],
    ['http://name:password@example.com/', 'usuário e senha'],
    ['https://name@example.com/', 'usuário e senha'],
    ['https://example.com/\u202egnp.exe', 'sinais invisíveis'],
    ['https://*.*.com/', 'asteriscos'],
    ['https://example.com:0/hook', 'porta 0'],
  ])('refuses %s, and says that it is about: %s', async (url, why) => {
    const team = await newTeam();
    await expect(team.call(addWebhook, { body: { url } })).rejects.toMatchObject({
      name: 'form_invalid',
      fields: { url: expect.stringContaining(why) },
    });
    expect((await team.call(listWebhooks, {})).list).toEqual([]);
  });
  it('is not for those who may only read, who see the address', async () => {
    const { team, hook } = await notified();
    const reader = await member(testApp, team, {
      permissions: [{ menuId: 'setting.payment', permissionLevel: 'read' }],
    });
    await expect(reader.call(addWebhook, { body: { url: hook.url } })).rejects.toMatchObject({
      name: 'permission_missing',
    });
    expect((await reader.call(listWebhooks, {})).list).toMatchObject([{ url: hook.url }]);
  });
});

describe('testWebhook', () => {
  it('sends a signed notification, and what came of it is listed', async () => {
    const { team, hook, secret } = await notified();
    hook.answerWith({ status: 200, body: 'thank you' });
    const { id, messageId, body } = await test(team);
    const request = await hook.receive();
    expect(verifyWebhook({ headers: request.headers, body: request.body, secret })).toMatchObject({
      type: 'webhook.test',
    });
    expect(request).toMatchObject({ method: 'POST', path: '/hook', body });
    expect(request.headers).toMatchObject({ 'content-type': 'application/json', 'webhook-id': messageId });
    const { attempts, nextAttemptAt } = await until(team, id, { state: 'delivered' });
    expect(attempts).toMatchObject([{ status: 200, answer: 'thank you' }]);
    expect(nextAttemptAt).toBeNull();
  });
  it('keeps being verified when the sandbox’s clock has moved', async () => {
    const { team, hook, secret } = await notified();
    testApp.platform.clock.setAhead(testApp.platform.clock.aheadSeconds() + 3_600);
    await test(team);
    const { headers, body } = await hook.receive();
    expect(verifyWebhook({ headers, body, secret })).toMatchObject({ type: 'webhook.test' });
  });
  it('is refused where there is no such address', async () => {
    await expect(test(await newTeam())).rejects.toMatchObject({ name: 'not_found' });
  });
});

describe('the pauses between attempts', () => {
  it('last a day at the least, without what is added by chance', () => {
    const seconds = attemptPauses.reduce((sum, pause) => sum + pause, 0);
    expect(seconds).toBeGreaterThanOrEqual(86_400);
    expect(attemptPauses).toEqual(attemptPauses.toSorted((one, other) => one - other));
  });
});

describe('a notification', () => {
  it('tells of an order that was closed', async () => {
    const { team, hook, secret } = await notified();
    const server = await merchantServer(testApp, team);
    const order = await server.client.createOrder({
      merchantOrderNumber: 'A-1',
      method: '02',
      amount: 5_00,
      goodsName: 'Pão',
    });
    const closed = await server.client.closeOrder('A-1');
    const { headers, body } = await hook.receive();
    const event = verifyWebhook({ headers, body, secret });
    expect(event).toMatchObject({ type: 'order.closed', data: { number: order.number, status: closed.status } });
    expect(Date.parse(event.timestamp)).not.toBeNaN();
  });
  it('leaves with its transaction, or not at all', async () => {
    const { team } = await notified();
    const { db } = testApp.platform;
    const event = { type: 'webhook.test', data: { requestId: 'undone' } } as const;
    const undone = transaction(db, async (tx) => {
      await testApp.services.webhooks.announce(tx, team.merchantId, event);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect((await team.call(listDeliveries, {})).list).toEqual([]);
  });
  it('is tried again, with the same id and body, until the receiver has recovered', async () => {
    const { team, hook, secret } = await notified();
    const { clock } = testApp.platform;
    hook.answerWith({ status: 500, body: 'out of order' });
    const { id } = await test(team);
    const first = await hook.receive();
    const failed = await until(team, id, { tries: 1 });
    expect(failed).toMatchObject({ state: 'waiting', attempts: [{ status: 500, answer: 'out of order' }] });
    const pause = Date.parse(failed.nextAttemptAt ?? '') - Date.parse(failed.attempts[0]?.at ?? '');
    expect(pause).toBeGreaterThanOrEqual(5_000);

    hook.answerWith({ status: 202 });
    clock.setAhead(clock.aheadSeconds() + 10);
    const second = await hook.receive();
    expect(second.headers['webhook-id']).toBe(first.headers['webhook-id']);
    expect(second.body).toBe(first.body);
    expect(verifyWebhook({ headers: second.headers, body: second.body, secret })).toMatchObject({
      type: 'webhook.test',
    });
    expect((await until(team, id, { state: 'delivered' })).attempts).toHaveLength(2);
  });
  it('is given up after eleven attempts, which last a day and more', async () => {
    const { team, hook } = await notified();
    const { clock } = testApp.platform;
    hook.answerWith({ status: 503 });
    const { id, createdAt } = await test(team);
    for (let tries = 1; tries < 11; tries += 1) {
      const { nextAttemptAt } = await until(team, id, { tries, state: 'waiting' });
      const wait = Math.ceil((Date.parse(nextAttemptAt ?? '') - clock.now().getTime()) / 1000);
      clock.setAhead(clock.aheadSeconds() + wait + 1);
      Object.assign(team, await workIn(testApp, team, team.merchantId)); // Sessions do not live that long.
    }
    const { attempts, nextAttemptAt } = await until(team, id, { state: 'failed' });
    expect([attempts.length, nextAttemptAt]).toEqual([11, null]);
    const hours = (Date.parse(attempts.at(-1)?.at ?? '') - Date.parse(createdAt)) / 3_600_000;
    expect(hours).toBeGreaterThanOrEqual(24);
    expect(hours).toBeLessThan(28);
  });
  it('is made up for when the process that should have sent it died', async () => {
    const { team, hook } = await notified();
    await transaction(testApp.platform.db, async (tx) => {
      const event = { type: 'webhook.test', data: { requestId: 'lost' } } as const;
      await testApp.services.webhooks.announce(tx, team.merchantId, event);
      await tx.$client.query(`delete from pgboss.job where name = 'webhook.deliver' and state = 'created'`);
    });
    testApp.platform.clock.setAhead(testApp.platform.clock.aheadSeconds() + 61);
    expect((await hook.receive()).body).toContain('lost');
  });
  it('does not follow a redirect', async () => {
    const { team, hook } = await notified();
    hook.answerWith({ status: 302, headers: { location: `${hook.url}/elsewhere` } });
    const { id } = await test(team);
    expect((await until(team, id, { tries: 1, state: 'waiting' })).attempts).toMatchObject([{ status: 302 }]);
    expect(hook.requests.map(({ path }) => path)).toEqual(['/hook']);
  });
  it('says why there was no answer', async () => {
    const { team, hook } = await notified();
    await hook.close();
    const { id } = await test(team);
    expect((await until(team, id, { tries: 1 })).attempts).toMatchObject([
      { status: null, answer: 'connection-failed' },
    ]);
  });
  it('of one team is not held up by the silent receiver of another', async () => {
    const [slow, quick] = [await notified(), await notified()];
    slow.hook.answerWith({ status: 0 });
    for (let index = 0; index < 40; index += 1) await test(slow.team);
    const { id } = await test(quick.team);
    await until(quick.team, id, { state: 'delivered' });
    expect((await slow.team.call(listDeliveries, {})).list.every(({ state }) => state === 'waiting')).toBe(true);
    await slow.hook.close();
  });
  it('is signed by the old secret and the new one for a day after a change', async () => {
    const { team, hook, secret: old, id } = await notified();
    const { clock } = testApp.platform;
    const { secret, endpoint } = await team.call(rotateWebhookSecret, { params: { id } });
    expect(Date.parse(endpoint.previousUntil ?? '') - clock.now().getTime()).toBeGreaterThan(86_000_000);
    await test(team);
    const both = await hook.receive();
    for (const known of [old, secret])
      expect(verifyWebhook({ headers: both.headers, body: both.body, secret: known })).toMatchObject({
        type: 'webhook.test',
      });
    clock.setAhead(clock.aheadSeconds() + 86_400);
    const event = { type: 'webhook.test', data: { requestId: 'later' } } as const;
    await transaction(testApp.platform.db, (tx) => testApp.services.webhooks.announce(tx, team.merchantId, event));
    const later = await hook.receive();
    expect(() => verifyWebhook({ headers: later.headers, body: later.body, secret: old })).toThrow('signature-wrong');
    expect(verifyWebhook({ headers: later.headers, body: later.body, secret })).toMatchObject(event);
  });
});

describe('removeWebhook', () => {
  it('ends the notifications, also those on their way', async () => {
    const { team, hook, id: endpointId } = await notified();
    const params = { id: endpointId };
    hook.answerWith({ status: 500 });
    const { id } = await test(team);
    await until(team, id, { tries: 1 });
    await team.call(removeWebhook, { params });
    expect((await team.call(listWebhooks, {})).list).toEqual([]);
    await until(team, id, { state: 'failed' });
    await expect(test(team)).rejects.toMatchObject({ name: 'not_found' });
    await expect(team.call(resendDelivery, { params: { id } })).rejects.toMatchObject({ name: 'not_found' });
    await expect(team.call(removeWebhook, { params })).rejects.toMatchObject({ name: 'not_found' });
  });
});

describe('resendDelivery', () => {
  it('sends the same message again, also after it was delivered', async () => {
    const { team, hook } = await notified();
    const { id, messageId } = await test(team);
    const first = await hook.receive();
    await until(team, id, { state: 'delivered' });
    expect(await team.call(resendDelivery, { params: { id } })).toMatchObject({ id, state: 'waiting' });
    const second = await hook.receive();
    expect([second.headers['webhook-id'], second.body]).toEqual([messageId, first.body]);
    expect((await until(team, id, { state: 'delivered' })).attempts).toHaveLength(2);
  });
  it('does not find what is another team’s', async () => {
    const [mine, other] = [await notified(), await notified()];
    const { id } = await test(other.team);
    await expect(mine.team.call(resendDelivery, { params: { id } })).rejects.toMatchObject({ name: 'not_found' });
  });
});

describe('listDeliveries', () => {
  it('shows the newest first, page by page', async () => {
    const { team } = await notified();
    const ids: string[] = [];
    for (let index = 0; index < 5; index += 1) ids.unshift((await test(team)).id);
    const first = await team.call(listDeliveries, { query: { pageSize: 2 } });
    const second = await team.call(listDeliveries, { query: { pageSize: 2, cursor: first.nextCursor ?? '' } });
    const third = await team.call(listDeliveries, { query: { pageSize: 2, cursor: second.nextCursor ?? '' } });
    expect([first, second, third].flatMap(({ list }) => list.map(({ id }) => id))).toEqual(ids);
    expect([first.total, third.nextCursor]).toEqual([5, null]);
    const byNumber = await team.call(listDeliveries, { query: { pageSize: 2, pageNum: 3 } });
    expect(byNumber.list.map(({ id }) => id)).toEqual(ids.slice(4));
  });
  it('refuses a cursor that it did not give', async () => {
    const team = await newTeam();
    await expect(team.call(listDeliveries, { query: { cursor: 'nonsense' } })).rejects.toMatchObject({
      name: 'form_invalid',
      fields: { cursor: expect.any(String) },
    });
  });
  it('shows nothing of another team', async () => {
    const [mine, other] = [await newTeam(), await notified()];
    await test(other.team);
    expect((await mine.call(listDeliveries, {})).list).toEqual([]);
  });
});
