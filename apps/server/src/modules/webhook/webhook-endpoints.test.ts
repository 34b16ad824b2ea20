import {
  addWebhook,
  listWebhooks,
  removeWebhook,
  resumeWebhook,
  rotateWebhookSecret,
  testWebhook,
} from '@balcao/contract/webhook';
import { getDelivery, listDeliveries } from '@balcao/contract/webhook-delivery';
import { verifyWebhook } from '@balcao/sdk/merchant';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { turnOn, withCode } from '../../../test/factors.ts';
import { merchantServer } from '../../../test/merchants.ts';
import { lastMailTo, member, type Team } from '../../../test/people.ts';
import {
  addressOf,
  ahead,
  announce,
  type Notifying,
  openNotifying,
  switchAddress,
  untilDeliveries,
} from '../../../test/webhooks.ts';

let testApp: Notifying['testApp'];
let newTeam: Notifying['newTeam'];
let listen: Notifying['listen'];
let close: Notifying['close'];
beforeAll(async () => {
  ({ testApp, newTeam, listen, close } = await openNotifying());
});
afterAll(() => close());

/** An order of the team is closed: its addresses are told. */
const closeOrder = async (team: Team, merchantOrderNumber = 'A-1') => {
  const { client } = await merchantServer(testApp, team);
  await client.createOrder({ merchantOrderNumber, method: '02', amount: 1_000, goodsName: 'Café' });
  return client.closeOrder(merchantOrderNumber);
};
describe('several addresses', () => {
  it('are told of the same event with the same id, each signed by its own secret', async () => {
    const team = await newTeam();
    const [one, two] = [await addressOf(team, await listen()), await addressOf(team, await listen())];
    const closed = await closeOrder(team);
    const [first, second] = await Promise.all([one.hook.receive(), two.hook.receive()]);
    expect(first.headers['webhook-id']).toBe(second.headers['webhook-id']);
    for (const [request, { secret }] of [
      [first, one],
      [second, two],
    ] as const)
      expect(verifyWebhook({ ...request, secret })).toMatchObject({
        type: 'order.closed',
        data: { number: closed.number },
      });
    expect(() => verifyWebhook({ ...first, secret: two.secret })).toThrow('signature-wrong');
  });
  it('are five at most, also when several are added at once', async () => {
    const team = await newTeam();
    const url = 'http://127.0.0.1:4000/hook';
    const ended = await Promise.allSettled(Array.from({ length: 8 }, () => team.call(addWebhook, { body: { url } })));
    const refused = ended.flatMap((one) => (one.status === 'rejected' ? [one.reason.name] : []));
    expect(refused).toEqual(['webhooks_full', 'webhooks_full', 'webhooks_full']);
    const { list } = await team.call(listWebhooks, {});
    expect(list).toHaveLength(5);
    await team.call(removeWebhook, { params: { id: list[0]?.id ?? '' } });
    await expect(team.call(addWebhook, { body: { url } })).resolves.toBeDefined();
  });
  it('are told only what they chose', async () => {
    const team = await newTeam();
    const [closes, pays] = [
      await addressOf(team, await listen(), ['order.closed']),
      await addressOf(team, await listen(), ['order.paid']),
    ];
    await closeOrder(team);
    await closes.hook.receive();
    expect((await team.call(listDeliveries, {})).list.map(({ endpointId }) => endpointId)).toEqual([closes.id]);
    expect(pays.hook.requests).toEqual([]);
    await team.call(testWebhook, { params: { id: pays.id } });
    expect((await pays.hook.receive()).body).toContain('webhook.test');
  });
  it('hold up nobody but themselves when one says nothing', async () => {
    const team = await newTeam();
    const [slow, quick] = [await addressOf(team, await listen()), await addressOf(team, await listen())];
    slow.hook.answerWith({ status: 0 });
    for (let calls = 0; calls < 20; calls += 1) await team.call(testWebhook, { params: { id: slow.id } });
    await team.call(testWebhook, { params: { id: quick.id } });
    await quick.hook.receive();
    await slow.hook.close();
  });
});

describe('updateWebhook', () => {
  it('switches an address off and on: what happens meanwhile is not kept for it', async () => {
    const team = await newTeam();
    const at = await addressOf(team, await listen());
    const off = await switchAddress(team, at, false);
    expect(off).toMatchObject({ state: 'off', version: 2 });
    await announce(testApp, team);
    expect((await team.call(listDeliveries, {})).list).toEqual([]);
    expect(await switchAddress(team, { ...at, version: 2 }, true, ['order.paid'])).toMatchObject({
      state: 'on',
      types: ['order.paid'],
    });
  });
  it('keeps what was on its way when it is switched off, and sends it afterwards', async () => {
    const team = await newTeam();
    const at = await addressOf(team, await listen());
    at.hook.answerWith({ status: 500 });
    await announce(testApp, team);
    await untilDeliveries(team, (list) => expect(list[0]?.attempts).toHaveLength(1));
    await switchAddress(team, at, false);
    expect((await team.call(listDeliveries, { query: { state: 'held' } })).list).toHaveLength(1);
    at.hook.answerWith({ status: 204 });
    await switchAddress(team, { ...at, version: 2 }, true);
    await untilDeliveries(team, (list) => expect(list[0]?.state).toBe('delivered'));
  });
  it('refuses who had an older version before them, private addresses and another team', async () => {
    const [team, other] = [await newTeam(), await newTeam()];
    const at = await addressOf(team, await listen());
    await switchAddress(team, at, true);
    await expect(switchAddress(team, at, true)).rejects.toMatchObject({ name: 'changed_elsewhere' });
    const wrong = { ...at, version: 2, hook: { ...at.hook, url: 'http://169.254.169.254/latest' } };
    await expect(switchAddress(team, wrong, true)).rejects.toMatchObject({ name: 'form_invalid' });
    await expect(switchAddress(other, at, true)).rejects.toMatchObject({ name: 'not_found' });
    const reader = await member(testApp, team, {
      permissions: [{ menuId: 'setting.payment', permissionLevel: 'read' }],
    });
    await expect(switchAddress(reader, at, true)).rejects.toMatchObject({ name: 'permission_missing' });
  });
});

describe('an address that fails for days', () => {
  it('is paused, its admins are told once, and nothing is lost when it is resumed', async () => {
    const team = await newTeam();
    const at = await addressOf(team, await listen());
    at.hook.answerWith({ status: 503 });
    await announce(testApp, team);
    await untilDeliveries(team, (list) => expect(list[0]?.attempts).toHaveLength(1));
    await ahead(testApp, team, 86_400 * 2);
    await untilDeliveries(team, (list) => expect(list[0]?.attempts.length).toBeGreaterThan(1));
    expect((await team.call(listWebhooks, {})).list[0]).toMatchObject({
      state: 'on',
      failingSince: expect.any(String),
    });
    await ahead(testApp, team, 86_400);
    await announce(testApp, team);
    await vi.waitFor(async () => expect((await team.call(listWebhooks, {})).list[0]?.state).toBe('paused'));
    const { body } = await vi.waitFor(async () => {
      const mail = await lastMailTo(testApp, team.email);
      expect(mail.subject).toContain('Avisos pausados: Estoque');
      return mail;
    }, 15_000);
    expect(body).toContain(at.hook.url);

    await announce(testApp, team);
    const before = at.hook.requests.length;
    const { held } = (await team.call(listWebhooks, {})).list[0] ?? { held: 0 };
    expect(held).toBe(3);
    await ahead(testApp, team, 86_400);
    expect(at.hook.requests.length).toBe(before);

    at.hook.answerWith({ status: 204 });
    const params = { id: at.id };
    const resumed = await team.call(resumeWebhook, { params });
    expect(resumed).toMatchObject({ state: 'on', held: 0, failingSince: null });
    await untilDeliveries(team, (list) =>
      expect(list.map(({ state }) => state)).toEqual(['delivered', 'delivered', 'delivered']),
    );
    await expect(team.call(resumeWebhook, { params })).rejects.toMatchObject({ name: 'state_forbids' });
    await expect((await newTeam()).call(resumeWebhook, { params })).rejects.toMatchObject({ name: 'not_found' });
  });
});

describe('listDeliveries', () => {
  it('can be narrowed by address, event, state and order, by our number or the merchant’s', async () => {
    const team = await newTeam();
    const [one, two] = [await addressOf(team, await listen()), await addressOf(team, await listen())];
    const closed = await closeOrder(team, 'PEDIDO-7');
    await team.call(testWebhook, { params: { id: two.id } });
    const count = async (query: object) => (await team.call(listDeliveries, { query })).total;
    expect(await count({})).toBe(3);
    expect(await count({ endpointId: two.id })).toBe(2);
    expect(await count({ endpointId: [one.id, two.id], type: 'order.closed' })).toBe(2);
    expect(await count({ order: 'PEDIDO-7' })).toBe(2);
    expect(await count({ order: closed.number })).toBe(2);
    expect(await count({ order: 'PEDIDO' })).toBe(0);
    expect(await count({ state: 'held' })).toBe(0);
  });
});

describe('getDelivery', () => {
  it('shows what was sent along and what was answered, to this team alone', async () => {
    const team = await newTeam();
    const at = await addressOf(team, await listen());
    at.hook.answerWith({ status: 200, body: 'ok' });
    const { id, messageId } = await team.call(testWebhook, { params: { id: at.id } });
    await untilDeliveries(team, (list) => expect(list[0]?.state).toBe('delivered'));
    const delivery = await team.call(getDelivery, { params: { id } });
    expect(delivery).toMatchObject({ endpointName: 'Estoque', attempts: [{ status: 200, answer: 'ok' }] });
    expect(delivery.attempts[0]?.headers).toMatchObject({
      'webhook-id': messageId,
      'content-type': 'application/json',
    });
    await expect((await newTeam()).call(getDelivery, { params: { id } })).rejects.toMatchObject({ name: 'not_found' });
    await team.call(removeWebhook, { params: { id: at.id } });
    expect(await team.call(getDelivery, { params: { id } })).toMatchObject({ endpointId: null, url: at.hook.url });
  });
});

describe('where events go (rule: approved-by-code)', () => {
  it('is changed only with a fresh code by people whose two-step verification is on, and by nobody else asked for one', async () => {
    const ana = await newTeam();
    const at = await addressOf(ana, await listen());
    const careful = await member(testApp, ana, { isAdmin: true });
    const { secret } = await turnOn(testApp, careful);
    const params = { id: at.id };
    const actions = [
      () => switchAddress(careful, at, false),
      () => careful.call(rotateWebhookSecret, { params }),
      () => careful.call(addWebhook, { body: { url: at.hook.url } }),
      () => careful.call(removeWebhook, { params }),
    ];
    for (const action of actions) await expect(action()).rejects.toMatchObject({ name: 'proof_missing' });
    expect((await ana.call(listWebhooks, {})).list).toMatchObject([{ id: at.id, state: 'on', version: at.version }]);
    for (const action of actions) await withCode<unknown>(testApp, careful, secret, action);
    expect((await ana.call(listWebhooks, {})).list).toMatchObject([{ url: at.hook.url }]);
  });
});
