import * as z from 'zod/mini';
import { AppletCategory } from './applet-category.ts';
import { ChannelLanguage, ChannelState, ChannelType } from './channel.ts';
import { ChannelBadges, ChannelSubject } from './channel-certification-kind.ts';
import { endpoint } from './endpoint.ts';
import { FoundApplet } from './opening.ts';
import { Instant, identifier, token } from './scalars.ts';

/** Channels that a search shows. */
export const channelsFoundAtMost = 20;
/** Channels that are recommended to one person, at most. */
export const channelsRecommendedAtMost = 5;
/** Channels that one person follows, at most. */
export const followedAtMost = 500;

/** A channel as people find it in the chat app. */
export const FoundChannel = z.object({
  /** What its address ends with. */
  link: z.string(),
  name: z.string(),
  description: z.string(),
  category: AppletCategory,
  language: ChannelLanguage,
  /** Where a browser finds the picture. */
  avatar: z.string(),
  badges: ChannelBadges,
  followers: z.int(),
});
export type FoundChannel = z.infer<typeof FoundChannel>;

/** A channel that someone follows. */
export const FollowedChannel = z.extend(FoundChannel, {
  isMuted: z.boolean(),
  state: ChannelState,
  isFrozen: z.boolean(),
  followedAt: Instant,
});
export type FollowedChannel = z.infer<typeof FollowedChannel>;

/** The page of a channel, as one person sees it. */
export const ChannelPage = z.extend(FoundChannel, {
  type: ChannelType,
  state: ChannelState,
  /** Held by staff of the platform: its name is all that is shown. */
  isFrozen: z.boolean(),
  /** When it closes, or closed. */
  closesAt: z.nullable(Instant),
  /** Who answers for it before the law; null while it was not accepted. */
  subject: z.nullable(ChannelSubject),
  /** The mini program that it leads to; null where there is none, or people cannot open it now. */
  applet: z.nullable(FoundApplet),
  isFollowing: z.boolean(),
  isMuted: z.boolean(),
});
export type ChannelPage = z.infer<typeof ChannelPage>;

const ofCustomer = { face: 'app', access: 'customer' } as const;
const params = z.object({ link: token(22) });
/** The end of an invitation link. */
const Invitation = token(22);

export const searchChannels = endpoint({
  ...ofCustomer,
  id: 'follower.search',
  method: 'GET',
  path: '/channel',
  summary: 'Open channels for everyone by name and category, those with most followers first',
  rate: 'read',
  query: z.strictObject({ search: z.optional(identifier(100, 0)), category: z.optional(AppletCategory) }),
  reply: z.object({ list: z.array(FoundChannel) }),
  refusals: [],
});

export const recommendChannels = endpoint({
  ...ofCustomer,
  id: 'follower.recommended',
  method: 'GET',
  path: '/channel/recommended',
  summary:
    'Open channels that the person does not follow, in their language or of a kind that they follow, by followers',
  rate: 'read',
  reply: z.object({ list: z.array(FoundChannel) }),
  refusals: [],
});

export const listFollowedChannels = endpoint({
  ...ofCustomer,
  id: 'follower.followed',
  method: 'GET',
  path: '/channel/followed',
  summary: 'The channels that the customer follows, the last one first',
  rate: 'read',
  reply: z.object({ list: z.array(FollowedChannel) }),
  refusals: [],
});

export const openChannel = endpoint({
  ...ofCustomer,
  id: 'follower.open',
  method: 'GET',
  path: '/channel/{link}',
  summary: 'The page of a channel; one for invited people shows itself to its followers and by a good invitation link',
  rate: 'read',
  params,
  query: z.strictObject({ invitation: z.optional(Invitation) }),
  reply: ChannelPage,
  refusals: ['not_found', 'channel_invitation_over'],
});

export const followChannel = endpoint({
  ...ofCustomer,
  id: 'follower.follow',
  method: 'POST',
  path: '/channel/{link}/follow',
  summary: 'Follows a channel, once however often it is asked; one for invited people by an invitation link',
  rate: 'write',
  params,
  body: z.strictObject({ invitation: z.optional(Invitation) }),
  reply: ChannelPage,
  refusals: ['not_found', 'state_forbids', 'channel_invitation_over', 'channel_frozen', 'followed_full'],
});

export const unfollowChannel = endpoint({
  ...ofCustomer,
  id: 'follower.unfollow',
  method: 'DELETE',
  path: '/channel/{link}/follow',
  summary: 'Follows a channel no longer',
  rate: 'write',
  params,
  reply: z.null(),
  refusals: ['not_found'],
});

export const muteChannel = endpoint({
  ...ofCustomer,
  id: 'follower.mute',
  method: 'PUT',
  path: '/channel/{link}/mute',
  summary: 'Whether what a followed channel publishes makes itself heard',
  rate: 'write',
  params,
  body: z.strictObject({ isMuted: z.boolean() }),
  reply: ChannelPage,
  refusals: ['not_found'],
});
