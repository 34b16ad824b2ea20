import { randomBytes } from 'node:crypto';
import { queryBroadcast, sendBroadcast, takeBackBroadcast } from '@balcao/contract/broadcast-open';
import {
  getChannelServer,
  giveChannelServer,
  queryFollowerFigures,
  takeChannelServer,
} from '@balcao/contract/channel-open';
import { queryTemplateMessage, sendTemplateMessage } from '@balcao/contract/template-open';
import { listBroadcastTemplates } from '@balcao/contract/template-sending';
import { sql } from 'drizzle-orm';
import { freeName, passedTemplate } from './held-templates.ts';
import type { MerchantServer } from './merchants.ts';
import type { Team } from './people.ts';
import type { TestApp } from './test-app.ts';

/** A message that the server sent to a follower of the channel. */
const heldServerMessage = async (testApp: TestApp, team: Team, server: MerchantServer, channelId: string) => {
  const template = freeName();
  await passedTemplate(testApp, team, { name: template });
  const { rows } = await testApp.platform.db.execute<{ id: string }>(
    sql`select open_id as id from channel_follower where channel_id = ${channelId}`,
  );
  const number = `M-${randomBytes(6).toString('hex')}`;
  const values = { nome: 'Ana', pedido: '1042' };
  const followerId = rows[0]?.id ?? '';
  const body = { merchantMessageNumber: number, channelId, followerId, template, values };
  await server.call(sendTemplateMessage, { body }, { idempotencyKey: number });
  return { merchantMessageNumber: number, messageTemplate: template, openFollowerId: followerId };
};

/** Lets the server of a team work in its channel, where it publishes once and writes to one follower. */
export const heldServerWork = async (testApp: TestApp, team: Team, server: MerchantServer, channelId: string) => {
  await team.call(giveChannelServer, { params: { id: channelId } });
  const merchantBroadcastNumber = `P-${randomBytes(6).toString('hex')}`;
  const published = { merchantBroadcastNumber, channelId, type: 'message', text: 'Saiu pão.' } as const;
  await server.call(sendBroadcast, { body: published }, { idempotencyKey: merchantBroadcastNumber });
  return { merchantBroadcastNumber, ...(await heldServerMessage(testApp, team, server, channelId)) };
};

interface Held {
  readonly channelId: string;
  readonly merchantBroadcastNumber: string;
  readonly merchantMessageNumber: string;
  readonly messageTemplate: string;
  readonly openFollowerId: string;
}
/** What the server of a team asks of a channel: reads first, then changes. */
export const channelServerAsks = ({
  channelId,
  merchantBroadcastNumber,
  merchantMessageNumber,
  messageTemplate,
  openFollowerId,
}: Held) => {
  const params = { merchantBroadcastNumber };
  const body = { merchantBroadcastNumber: 'P-9', channelId, type: 'message', text: 'Acabou o pão.' } as const;
  const message = {
    ...{ merchantMessageNumber: 'M-9', channelId, followerId: openFollowerId, template: messageTemplate },
    values: { nome: 'Ana', pedido: '1' },
  };
  return [
    { target: listBroadcastTemplates, by: 'member', params: { id: channelId }, query: {} },
    { target: queryFollowerFigures, by: 'server', params: { channelId } },
    { target: queryBroadcast, by: 'server', params },
    { target: takeBackBroadcast, by: 'server', params },
    { target: sendBroadcast, by: 'server', body },
    { target: sendTemplateMessage, by: 'server', body: message },
    { target: queryTemplateMessage, by: 'server', params: { merchantMessageNumber } },
    { target: getChannelServer, by: 'member', params: { id: channelId } },
    { target: giveChannelServer, by: 'member', params: { id: channelId } },
    { target: takeChannelServer, by: 'member', params: { id: channelId } },
  ] as const;
};
