import * as z from 'zod/mini';
import { articleBody, Broadcast, BroadcastType, BroadcastWords } from './broadcast.ts';
import { Audience } from './channel-audience.ts';
import { endpoint } from './endpoint.ts';
import { Id, InstantInput, MerchantsNumber } from './scalars.ts';

/** The merchant's own number of a broadcast: once for the whole team. */
export const MerchantBroadcastNumber = MerchantsNumber;

/** A broadcast as the server of its team sees it. Those that members publish have no number of the merchant. */
export const OpenBroadcast = z.object({
  ...z.pick(Broadcast, {
    id: true,
    channelId: true,
    type: true,
    state: true,
    title: true,
    text: true,
    url: true,
    audience: true,
    scheduledAt: true,
    sentAt: true,
    recallUntil: true,
    recalledAt: true,
    isStopped: true,
    delivered: true,
    seen: true,
    clicked: true,
    left: true,
    createdAt: true,
  }).shape,
  merchantBroadcastNumber: z.nullable(MerchantBroadcastNumber),
});
export type OpenBroadcast = z.infer<typeof OpenBroadcast>;

const ofMerchant = { face: 'open', access: 'merchant', reply: OpenBroadcast } as const;
const byNumber = z.object({ merchantBroadcastNumber: MerchantBroadcastNumber });
const ofChannel = ['not_found', 'channel_server_off', 'channel_right', 'channel_chat_account'] as const;

export const sendBroadcast = endpoint({
  ...ofMerchant,
  ...articleBody,
  id: 'broadcast.send',
  method: 'POST',
  path: '/broadcast',
  summary:
    'Publishes a message, a link or an article to all who follow a channel, or to a part of them, at once or at a time',
  rate: 'write',
  idempotency: 'required',
  body: z.strictObject({
    merchantBroadcastNumber: MerchantBroadcastNumber,
    channelId: Id,
    type: BroadcastType.extract(['message', 'link', 'article']),
    title: z._default(BroadcastWords.shape.title, ''),
    text: z._default(BroadcastWords.shape.text, ''),
    url: z._default(BroadcastWords.shape.url, ''),
    /** Of an article: what it says and shows, in blocks. */
    article: BroadcastWords.shape.article,
    /** The picture above a link or an article: an upload of a member of the team. */
    cover: BroadcastWords.shape.cover,
    /** By default at once. */
    at: z.optional(InstantInput),
    /** By default everyone. */
    audience: z.optional(Audience),
  }),
  refusals: [
    ...ofChannel,
    'state_forbids',
    'broadcast_number_used',
    'broadcasts_full',
    'broadcasts_today',
    'channel_frozen',
    'follower_orders',
  ],
});

export const queryBroadcast = endpoint({
  ...ofMerchant,
  id: 'broadcast.query',
  method: 'GET',
  path: '/broadcast/{merchantBroadcastNumber}',
  summary: "One broadcast by the merchant's own number: how it stands, and its figures",
  rate: 'read',
  params: byNumber,
  refusals: ofChannel,
});

export const takeBackBroadcast = endpoint({
  ...ofMerchant,
  id: 'broadcast.takeBack',
  method: 'POST',
  path: '/broadcast/{merchantBroadcastNumber}/recall',
  summary: 'Takes a broadcast back from every phone, within ten minutes of sending; one that is scheduled is not sent',
  rate: 'write',
  idempotency: 'required',
  params: byNumber,
  refusals: [...ofChannel, 'state_forbids'],
});
