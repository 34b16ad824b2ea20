import { randomInt, randomUUID } from 'node:crypto';
import { queryBroadcast, sendBroadcast } from '@balcao/contract/broadcast-open';
import { openConversation, readFromChannel } from '@balcao/contract/conversation-phone';
import { followChannel, unfollowChannel } from '@balcao/contract/follower';
import { replyToPost } from '@balcao/contract/reply-phone';
import { sendTemplateMessage } from '@balcao/contract/template-open';
import { samplesOf } from '@balcao/contract/template-text';
import { type Db, transaction } from '../../platform/db.ts';
import { refuseField } from '../../platform/refusal.ts';
import type { OpenBroadcasts } from '../broadcast/broadcast-open.service.ts';
import type { ChannelServers } from '../channel/channel-server.service.ts';
import type { PhoneConversations } from '../conversation/conversation-phone.service.ts';
import type { OwnConversations } from '../conversation/own-conversation.service.ts';
import type { ServerMessages } from '../conversation/server-message.service.ts';
import type { CustomerService } from '../customer/customer.service.ts';
import type { FollowerService } from '../follower/follower.service.ts';
import type { FollowerIds } from '../follower/follower-id.service.ts';
import type { PhoneReplies } from '../reaction/reply-phone.service.ts';
import type { TemplateSending } from '../template/template-sending.service.ts';
import { asPerson, asServer, type TriggerCall, triggerNumber, triggerWords, untilSo } from './trigger-call.ts';

export interface ChannelTriggerNeeds {
  readonly db: Db;
  readonly servers: Pick<ChannelServers, 'served'>;
  readonly customers: Pick<CustomerService, 'add'>;
  readonly followers: Pick<FollowerService, 'follow' | 'unfollow'>;
  readonly followerId: FollowerIds;
  readonly broadcasts: Pick<OpenBroadcasts, 'send' | 'query'>;
  readonly replies: Pick<PhoneReplies, 'write'>;
  readonly templates: Pick<TemplateSending, 'listSendable'>;
  readonly serverMessages: Pick<ServerMessages, 'send'>;
  readonly ownConversations: Pick<OwnConversations, 'open'>;
  readonly phoneConversations: Pick<PhoneConversations, 'read'>;
}

/** A new person of the sandbox in a channel in which the team's server may publish, and what they have from it. */
const createFollowed = (needs: ChannelTriggerNeeds) => {
  const { db, servers, customers, followers, followerId, broadcasts, templates } = needs;

  /** @throws Refusal that says what is missing. */
  const channelOf = async ({ actor }: TriggerCall) => {
    const all = await servers.served(db, actor.merchantId);
    const open = all.find(({ type, state, frozenAt }) => type === 'everyone' && state === 'open' && frozenAt === null);
    return open ?? refuseField('type', 'triggerChannel');
  };

  const follower = async (call: TriggerCall) => {
    const channel = await channelOf(call);
    const digits = (count: number): string => String(randomInt(10 ** count)).padStart(count, '0');
    const person = { name: 'Bruna Carvalho', phone: `+55119${digits(8)}`, pin: digits(6), balance: 0, wallet: false };
    const [customerId] = await transaction(db, (tx) => customers.add(tx, [person]));
    if (customerId === undefined) throw new Error('nobody was added');
    const params = { link: channel.link };
    await followers.follow({ ...asPerson(followChannel, call, customerId), params, body: {} });
    return { channel, customerId, params };
  };

  /** A post that everybody has. */
  const publish = async (call: TriggerCall, channelId: string): Promise<string> => {
    const merchantBroadcastNumber = triggerNumber();
    const asked = { merchantBroadcastNumber, channelId, type: 'message', text: triggerWords };
    const { id } = await broadcasts.send({ ...asServer(sendBroadcast, call), body: sendBroadcast.body.parse(asked) });
    const query = { ...asServer(queryBroadcast, call), params: { merchantBroadcastNumber } };
    await untilSo(async () => (await broadcasts.query(query)).state === 'sent');
    return id;
  };

  /** A message of the team's server that the phone of a follower has. */
  const delivered = async (call: TriggerCall) => {
    const { merchantId } = call.actor;
    const { list } = await templates.listSendable(db, merchantId, undefined);
    const { inUse } = list[0] ?? refuseField('type', 'triggerTemplate');
    const { channel, customerId, params } = await follower(call);
    const to = { channelId: channel.id, followerId: followerId({ channelId: channel.id, customerId }) };
    const said = { template: inUse.name, language: inUse.mainLanguage, values: samplesOf(inUse.variables) };
    const asked = { merchantMessageNumber: triggerNumber(), ...to, ...said };
    const body = sendTemplateMessage.body.parse(asked);
    await needs.serverMessages.send({ ...asServer(sendTemplateMessage, call), body });
    const opened = await needs.ownConversations.open({
      ...asPerson(openConversation, call, customerId),
      params,
      query: {},
    });
    return { customerId, params, position: opened.list[0]?.position ?? 1 };
  };

  return { follower, publish, delivered };
};

/** What happens in a channel: each with a new person of the sandbox, who follows it first. */
export const createChannelTriggers = (needs: ChannelTriggerNeeds) => {
  const { follower, publish, delivered } = createFollowed(needs);
  return {
    'channel.followed': async (call) => void (await follower(call)),
    'channel.unfollowed': async (call) => {
      const { customerId, params } = await follower(call);
      await needs.followers.unfollow({ ...asPerson(unfollowChannel, call, customerId), params });
    },
    'broadcast.sent': async (call) => {
      const { channel } = await follower(call);
      await publish(call, channel.id);
    },
    'broadcast.replied': async (call) => {
      const { channel, customerId, params } = await follower(call);
      const broadcastId = await publish(call, channel.id);
      const body = { clientId: randomUUID(), text: triggerWords };
      await needs.replies.write({
        ...asPerson(replyToPost, call, customerId),
        params: { ...params, broadcastId },
        body,
      });
    },
    'message.delivered': async (call) => void (await delivered(call)),
    'message.read': async (call) => {
      const { customerId, params, position } = await delivered(call);
      const read = { ...asPerson(readFromChannel, call, customerId), params, body: { position } };
      await needs.phoneConversations.read(read);
    },
  } satisfies Readonly<Record<string, (call: TriggerCall) => Promise<void>>>;
};
