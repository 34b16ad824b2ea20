import * as z from 'zod/mini';
import { ChannelState, ChannelType, growthDays } from './channel.ts';
import { endpoint } from './endpoint.ts';
import { CivilDay, Day, Id, Instant, inOrder } from './scalars.ts';

/** So many days one question for figures may span. */
export const figureDaysAtMost = 366;

/** Whether the team's server may read a channel and publish in it, and who has let it: it acts with the rights of that member. */
export const ChannelServer = z.object({
  givenAt: z.nullable(Instant),
  givenBy: z.nullable(z.string()),
  /** False also when the member who let it may not publish in the channel any more. */
  isEffective: z.boolean(),
});
export type ChannelServer = z.infer<typeof ChannelServer>;

const params = z.object({ id: Id });
const write = { menu: 'channels.index', level: 'write' } as const;

export const getChannelServer = endpoint({
  id: 'channelServer.get',
  face: 'admin',
  method: 'GET',
  path: '/channel/{id}/server',
  summary: "Whether the team's server may publish in a channel by the open API",
  access: { menu: 'channels.index', level: 'read' },
  rate: 'read',
  params,
  reply: ChannelServer,
  refusals: ['not_found'],
});

export const giveChannelServer = endpoint({
  id: 'channelServer.give',
  face: 'admin',
  method: 'PUT',
  path: '/channel/{id}/server',
  summary: "Lets the team's server publish in a channel, with the rights of the member who says so",
  access: write,
  rate: 'write',
  proof: 'factor',
  params,
  reply: ChannelServer,
  refusals: ['not_found', 'channel_chat_account', 'channel_right', 'state_forbids'],
});

export const takeChannelServer = endpoint({
  id: 'channelServer.take',
  face: 'admin',
  method: 'DELETE',
  path: '/channel/{id}/server',
  summary: "Ends that: the server's next call for this channel is refused",
  access: write,
  rate: 'write',
  params,
  reply: ChannelServer,
  refusals: ['not_found', 'channel_chat_account', 'channel_right'],
});

/** A channel as the server of its team sees it. */
export const OpenChannel = z.object({
  id: Id,
  name: z.string(),
  type: ChannelType,
  state: ChannelState,
  followers: z.int(),
  /** By which a part of the followers can be chosen. */
  tags: z.array(z.object({ id: Id, name: z.string() })),
});
export type OpenChannel = z.infer<typeof OpenChannel>;

/** How many came and went on a day of São Paulo. */
const FollowerDay = z.object({ day: CivilDay, followed: z.int(), unfollowed: z.int() });
export const FollowerFigures = z.object({ channelId: Id, followers: z.int(), days: z.array(FollowerDay) });
export type FollowerFigures = z.infer<typeof FollowerFigures>;

const ofMerchant = { face: 'open', method: 'GET', access: 'merchant', rate: 'read' } as const;

export const queryChannels = endpoint({
  ...ofMerchant,
  id: 'channelServer.channels',
  path: '/channel',
  summary: 'The channels that this server may publish in',
  reply: z.object({ list: z.array(OpenChannel) }),
  refusals: [],
});

export const queryFollowerFigures = endpoint({
  ...ofMerchant,
  id: 'channelServer.figures',
  path: '/channel/{channelId}/follower-figures',
  summary: `How many follow a channel, and how many came and went on each day of up to ${figureDaysAtMost}; of the last ${growthDays} unless said`,
  params: z.object({ channelId: Id }),
  query: inOrder(z.strictObject({ dayFrom: z.optional(Day), dayTo: z.optional(Day) })),
  reply: FollowerFigures,
  refusals: ['not_found', 'channel_server_off', 'channel_right', 'channel_chat_account'],
});

/** A current or former follower of a channel, by an id that differs in each channel and does not reveal the person. */
export const ChannelFollowing = z.object({ channelId: Id, followerId: z.string(), followedAt: Instant });
export type ChannelFollowing = z.infer<typeof ChannelFollowing>;
