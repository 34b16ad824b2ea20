import { giveChannelServer } from '@balcao/contract/channel-open';
import { PaymentProduct } from '@balcao/contract/order';
import { getRole, updateRole } from '@balcao/contract/role';
import { hearEvents, openListener, TriggeredEvent, triggerEvent } from '@balcao/contract/tool';
import { revokeToolKey } from '@balcao/contract/tool-key';
import { WebhookEventType } from '@balcao/contract/webhook';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeChannel } from '../../../test/channels.ts';
import { customer } from '../../../test/customers.ts';
import { passedTemplate } from '../../../test/held-templates.ts';
import { openPayee, type Payee } from '../../../test/payouts.ts';
import { member, openTeam, register, type Team } from '../../../test/people.ts';
import { allowReplies } from '../../../test/reactions.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { toolKey } from '../../../test/tool-keys.ts';
import { transaction } from '../../platform/db.ts';

let testApp: TestApp;
let team: Payee;
beforeAll(async () => {
  testApp = await openTestApp();
  team = await openPayee(testApp, 100_000);
  const { api, preauth } = PaymentProduct.enum;
  await transaction(testApp.platform.db, (tx) =>
    testApp.services.products.activate(tx, team.merchantId, [api, preauth], testApp.platform.clock.now()),
  );
  await customer(testApp, { boundTo: team.accountId });
  const channel = await makeChannel(team);
  await team.call(giveChannelServer, { params: { id: channel.id } });
  await allowReplies(team, channel);
  await passedTemplate(testApp, team);
});
afterAll(() => testApp.close());

/** Triggers an event, and hears until it has come: all that was told on the way. */
const triggered = async (type: TriggeredEvent) => {
  const { secret, toolKey: made } = await toolKey(team);
  const call = testApp.caller(secret, 'en');
  let { cursor } = await call(openListener, {});
  const answer = await call(triggerEvent, { body: { type } });
  const heard: { type: string; data: Record<string, unknown> }[] = [];
  while (!heard.some((one) => one.type === type)) {
    const next = await call(hearEvents, { query: { cursor, wait: '25' } });
    if (next.list.length === 0) throw new Error(`${type} did not come, only ${JSON.stringify(heard)}`);
    cursor = next.cursor;
    heard.push(...next.list.map(({ body }) => JSON.parse(body)));
  }
  await team.call(revokeToolKey, { params: { id: made.id } });
  const { data } = heard.find((one) => one.type === type) ?? { data: {} };
  return { answer, data, types: heard.map((one) => one.type) };
};

/** What the event says of what happened, by its kind. */
const said: Readonly<Record<TriggeredEvent, object>> = {
  'order.paid': { status: '02', amount: 1_000 },
  'order.closed': { status: '04' },
  'order.failed': { amount: 1_000 },
  'order.returned_by_bank': { amount: 1_000 },
  'dispute.opened': { amount: 1_000 },
  'dispute.closed': { amount: 1_000 },
  'preauth.authorised': { status: 'authorised' },
  'preauth.captured': { status: 'captured', captured: 1_000 },
  'preauth.capture_failed': { status: 'authorised', failureReason: 'REFUSED_BY_BANK' },
  'preauth.released': { status: 'released' },
  'preauth.void_failed': { status: 'authorised', failureReason: 'REFUSED_BY_BANK' },
  'refund.succeeded': { amount: 1_000 },
  'refund.failed': { amount: 1_000 },
  'withdrawal.succeeded': { amount: 1_000 },
  'withdrawal.failed': { amount: 1_000 },
  'channel.followed': { followerId: expect.any(String) },
  'channel.unfollowed': { followerId: expect.any(String) },
  'broadcast.sent': { state: 'sent', text: 'balcao webhook trigger' },
  'broadcast.replied': { name: 'Bruna Carvalho', text: 'balcao webhook trigger' },
  'message.delivered': { messages: [{ merchantMessageNumber: expect.stringContaining('trigger_') }] },
  'message.read': { messages: [{ merchantMessageNumber: expect.stringContaining('trigger_') }] },
  'webhook.test': { requestId: expect.any(String) },
};

describe('what a developer triggers', () => {
  it.each(TriggeredEvent.options)('really happens, and is told as otherwise: %s', async (type) => {
    const { answer, data } = await triggered(type);
    expect(answer.type).toBe(type);
    expect(data).toMatchObject(said[type]);
    if (answer.merchantOrderNumber && 'merchantOrderNumber' in data)
      expect(data.merchantOrderNumber).toBe(answer.merchantOrderNumber);
  });

  it('is every kind of event but the bill of a day, which is ready when the day has ended', () => {
    expect(WebhookEventType.options.filter((type) => !TriggeredEvent.safeParse(type).success)).toEqual(['bill.ready']);
  });

  it('leaves the books even, whatever the banks have refused', async () => {
    expect(Object.values(await testApp.services.ledger.prove())).toEqual([0, 0, 0, 0, 0, 0]);
  });

  it('gives the whole amount back where the bank refuses a withdrawal', async () => {
    const before = (await testApp.services.ledger.spendable(testApp.platform.db, team.merchantId)).available;
    await triggered('withdrawal.failed');
    const after = (await testApp.services.ledger.spendable(testApp.platform.db, team.merchantId)).available;
    expect(after).toBe(before);
  });
});

describe('a withdrawal that a key triggers', () => {
  const available = async () =>
    (await testApp.services.ledger.spendable(testApp.platform.db, team.merchantId)).available;
  const settings = { menuId: 'setting.payment', permissionLevel: 'write' } as const;
  const trigger = async (maker: Team, type: TriggeredEvent) => {
    const { secret } = await toolKey(maker);
    return testApp.caller(secret, 'en')(triggerEvent, { body: { type } });
  };

  it('needs that its maker may withdraw at this moment, and moves nothing without (rule: rights-at-once)', async () => {
    const reader = { menuId: 'payment.financial', permissionLevel: 'read' } as const;
    const before = await available();
    const fields = { type: expect.stringContaining('who made this key may not withdraw') };
    for (const permissions of [[settings], [settings, reader]]) {
      const maker = await member(testApp, team, { permissions });
      for (const type of ['withdrawal.succeeded', 'withdrawal.failed'] as const)
        await expect(trigger(maker, type)).rejects.toMatchObject({ name: 'form_invalid', fields });
    }
    expect(await available()).toBe(before);
  });

  it('is made for a member whose role allows it, until it does no more', async () => {
    const writer = { menuId: 'payment.financial', permissionLevel: 'write' } as const;
    const maker = await member(testApp, team, { permissions: [settings, writer] });
    const { secret } = await toolKey(maker);
    const withdraw = () => testApp.caller(secret, 'en')(triggerEvent, { body: { type: 'withdrawal.succeeded' } });
    expect(await withdraw()).toMatchObject({ type: 'withdrawal.succeeded' });
    const params = { id: maker.roleId ?? '' };
    const { name, version } = await team.call(getRole, { params });
    await team.call(updateRole, { params, body: { name, version, menuPermissions: [settings] } });
    await expect(withdraw()).rejects.toMatchObject({ name: 'form_invalid' });
  });
});

describe('what is missing', () => {
  const bare = async () => {
    const other = await openTeam(testApp, await register(testApp), { certified: true });
    const { secret } = await toolKey(other);
    return (type: TriggeredEvent) => testApp.caller(secret, 'en')(triggerEvent, { body: { type } });
  };
  it('is said in a sentence: a channel, a template, an account, money', async () => {
    const trigger = await bare();
    const field = (text: string) => ({ name: 'form_invalid', fields: { type: expect.stringContaining(text) } });
    for (const type of ['channel.followed', 'channel.unfollowed', 'broadcast.sent', 'broadcast.replied'] as const)
      await expect(trigger(type), type).rejects.toMatchObject(field('in a channel that is open to everyone'));
    await expect(trigger('message.read')).rejects.toMatchObject(field('create a message template'));
    await expect(trigger('withdrawal.failed')).rejects.toMatchObject(field('add an account'));
    const poor = await openPayee(testApp, 999);
    const { secret } = await toolKey(poor);
    const withdraw = testApp.caller(secret)(triggerEvent, { body: { type: 'withdrawal.succeeded' } });
    await expect(withdraw).rejects.toMatchObject({ name: 'balance_insufficient' });
  });
});
