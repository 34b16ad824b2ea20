import { randomUUID } from 'node:crypto';
import type { Channel } from '@balcao/contract/channel';
import { giveChannelServer } from '@balcao/contract/channel-open';
import { openConversation, readFromChannel, writeToChannel } from '@balcao/contract/conversation-phone';
import { sendTemplateMessage } from '@balcao/contract/template-open';
import { verifyWebhook, type WebhookEvent } from '@balcao/sdk/merchant';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { linkOf, makeChannel, openChannelTeam } from '../../../test/channels.ts';
import { namedFollower } from '../../../test/followers.ts';
import { freeName, passedTemplate } from '../../../test/held-templates.ts';
import { type MerchantServer, merchantServer } from '../../../test/merchants.ts';
import type { Team } from '../../../test/people.ts';
import { addressOf, type Notifying, openNotifying, untilDeliveries } from '../../../test/webhooks.ts';

let product: Notifying;
let team: Team;
let server: MerchantServer;
let template: string;
beforeAll(async () => {
  product = await openNotifying();
  team = await openChannelTeam(product.testApp);
  server = await merchantServer(product.testApp, team);
  template = freeName();
  await passedTemplate(product.testApp, team, { name: template });
});
afterAll(() => product.close());

const types = ['message.delivered', 'message.read'] as const;
/** A follower of a channel of which a server may write, and the address that is told. */
const begun = async () => {
  const channel = await makeChannel(team);
  await team.call(giveChannelServer, { params: { id: channel.id } });
  const person = await namedFollower(product.testApp, channel, 'Bruna Teixeira');
  const { rows } = await product.testApp.platform.db.execute<{ id: string }>(
    sql`select open_id as id from channel_follower where channel_id = ${channel.id}`,
  );
  const hook = await product.listen();
  const { secret } = await addressOf(team, hook, [...types]);
  const next = async (): Promise<WebhookEvent> => {
    const { headers, body } = await hook.receive();
    return verifyWebhook({ headers, body: Buffer.from(body), secret, now: product.testApp.platform.clock.now });
  };
  return { channel, person, followerId: rows[0]?.id ?? '', next, hook };
};
const send = ({ id: channelId }: Channel, followerId: string, merchantMessageNumber: string) => {
  const said = { template, values: { nome: 'Bruna', pedido: '1042' } };
  const body = { merchantMessageNumber, channelId, followerId, ...said };
  return server.call(sendTemplateMessage, { body }, { idempotencyKey: randomUUID() });
};
const numbersOf = ({ data }: WebhookEvent) =>
  'messages' in data ? data.messages.map(({ merchantMessageNumber }) => merchantMessageNumber) : [];

describe('the server of a team that sends templates to followers', () => {
  it('hears once that the phone has them, and once that they were seen; those of one moment together', async () => {
    const { channel, person, followerId, next, hook } = await begun();
    const params = { link: linkOf(channel) };
    const numbers = [randomUUID(), randomUUID()];
    for (const number of numbers) await send(channel, followerId, number);
    const open = () => person.call(openConversation, { params, query: {} });
    await Promise.all([open(), open(), open()]);
    const delivered = await next();
    expect(delivered).toMatchObject({ type: 'message.delivered', data: { channelId: channel.id, followerId } });
    expect(numbersOf(delivered)).toEqual(numbers);
    expect(JSON.stringify(delivered), 'and not what it says, or to whom').not.toMatch(/Bruna|1042/);
    await person.call(readFromChannel, { params, body: { position: 1 } });
    await person.call(readFromChannel, { params, body: { position: 1 } });
    const first = await next();
    expect([first.type, numbersOf(first)]).toEqual(['message.read', numbers.slice(0, 1)]);
    await person.call(readFromChannel, { params, body: { position: 2 } });
    expect(numbersOf(await next())).toEqual(numbers.slice(1));
    const isTold = (all: readonly { state: string }[]) => expect(all.map(({ state }) => state)).toEqual(told);
    const told = ['delivered', 'delivered', 'delivered'];
    await untilDeliveries(team, isTold);
    expect(hook.requests).toHaveLength(told.length);
  });

  it('hears of who answers that they have seen what was above', async () => {
    const { channel, person, followerId, next } = await begun();
    const number = randomUUID();
    await send(channel, followerId, number);
    const body = { clientId: randomUUID(), text: 'Já vou!' };
    await person.call(writeToChannel, { params: { link: linkOf(channel) }, body });
    const told = [await next(), await next()];
    expect(told.map(({ type }) => type).sort()).toEqual([...types]);
    expect(told.map(numbersOf)).toEqual([[number], [number]]);
  });
});
