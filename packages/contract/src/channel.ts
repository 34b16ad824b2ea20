import * as z from 'zod/mini';
import { AppletCategory } from './applet-category.ts';
import { ChannelAvatar } from './channel-avatar.ts';
import { ChannelBadges } from './channel-certification-kind.ts';
import { codes } from './codes.ts';
import { endpoint } from './endpoint.ts';
import { locales } from './locale.ts';
import { nameLine } from './name-text.ts';
import { PageQuery, pageOf } from './page.ts';
import { Id, Instant, identifier, lines, severalOf, token, Version } from './scalars.ts';
import type { Moves } from './states.ts';

/** Who may follow a channel: everyone, or only people who have an invitation link. */
export const ChannelType = codes(['everyone', 'invited_only']);
export type ChannelType = z.infer<typeof ChannelType>;
/** A type as it is sent: in words, or by its number, 0 for everyone and 1 for invited only. Answers have the words. */
const ChannelTypeInput = z.pipe(
  z.union([ChannelType, z.literal([0, 1])]),
  z.transform((type): ChannelType => (typeof type === 'number' ? (type === 0 ? 'everyone' : 'invited_only') : type)),
);

/** A channel that closes can be opened again for some days; one that is closed stays closed. */
export const ChannelState = codes(['open', 'closing', 'closed']);
export type ChannelState = z.infer<typeof ChannelState>;
const { open, closing, closed } = ChannelState.enum;
export const channelStateMoves = {
  [open]: [closing],
  [closing]: [open, closed],
  [closed]: [],
} as const satisfies Moves<ChannelState>;
/** Days until a channel that was asked to close is closed. */
export const closingDays = 7;

/** What a manager of a channel may do: write drafts, publish them, answer followers, and manage the channel itself. */
export const ChannelRight = codes(['write', 'publish', 'answer', 'manage']);
export type ChannelRight = z.infer<typeof ChannelRight>;

/** Which channels a member looks for: their own, those that they help to manage, or all of the team. */
export const ChannelScope = codes(['my', 'managed', 'all']);
export type ChannelScope = z.infer<typeof ChannelScope>;

export const ChannelLanguage = codes(locales);
export type ChannelLanguage = z.infer<typeof ChannelLanguage>;

/** No team has more. */
export const channelsAtMost = 20;
/** Days that the picture of growth shows. */
export const growthDays = 30;

/** A picture as a phone takes it is read whole, so that the answer can say which field is too large. */
const bodyBytesAtMost = 8 * 1024 * 1024;

/** Four characters or more: the name that people look for, and no other channel has. */
export const ChannelName = nameLine(100, 4);
const fields = {
  name: ChannelName,
  type: ChannelTypeInput,
  /** What people read before they follow. */
  description: lines(500, 4),
  /** In which it is written. */
  language: ChannelLanguage,
  category: AppletCategory,
} as const;
/** What is entered to make one. */
export const ChannelEntry = z.strictObject({ ...fields, avatar: ChannelAvatar });
export type ChannelEntry = z.infer<typeof ChannelEntry>;
/** What may be changed of one; the avatar stays where none is sent. */
export const ChannelChange = z.strictObject({
  ...fields,
  avatar: z.optional(ChannelAvatar),
  /** Said by one who knows that another name ends the official certification. */
  endsOfficial: z.optional(z.boolean()),
  version: Version,
});
export type ChannelChange = z.infer<typeof ChannelChange>;

/** A channel as its team sees it. */
export const Channel = z.object({
  id: Id,
  /** Where a phone opens it. */
  url: z.string(),
  name: z.string(),
  type: ChannelType,
  description: z.string(),
  language: ChannelLanguage,
  category: AppletCategory,
  /** Where a browser finds the picture. */
  avatar: z.string(),
  badges: ChannelBadges,
  followers: z.int(),
  /** Followers at the end of each of the last days, today the last. */
  growth: z.array(z.int()),
  state: ChannelState,
  /** When it closes, or closed; null without a request to close it. */
  closesAt: z.nullable(Instant),
  /** When staff froze it: it cannot send, be read or be followed. Null while it is not frozen. */
  frozenAt: z.nullable(Instant),
  /** A second person approves what is to be sent. */
  needsApproval: z.boolean(),
  owner: z.object({ memberId: Id, name: z.string() }),
  isOwner: z.boolean(),
  /** What the member who asks may do with it. */
  rights: z.array(ChannelRight),
  version: z.int(),
  createdAt: Instant,
});
export type Channel = z.infer<typeof Channel>;

const access = (level: 'read' | 'write') => ({ menu: 'channels.index', level }) as const;
const params = z.object({ id: Id });

/** How a list of channels is narrowed. */
export const ChannelFilter = z.strictObject({
  scope: z.optional(ChannelScope),
  /** Part of the name. */
  search: z.optional(identifier(100)),
  state: z.optional(severalOf(ChannelState)),
  type: z.optional(severalOf(ChannelType)),
});
export type ChannelFilter = z.infer<typeof ChannelFilter>;

export const listChannels = endpoint({
  id: 'channel.list',
  face: 'admin',
  method: 'GET',
  path: '/channel',
  summary: "The team's channels, newest first: the member's own unless others are asked for",
  access: access('read'),
  rate: 'read',
  query: z.extend(PageQuery, ChannelFilter.shape),
  reply: pageOf(Channel),
  refusals: [],
});

export const getChannel = endpoint({
  id: 'channel.get',
  face: 'admin',
  method: 'GET',
  path: '/channel/{id}',
  summary: 'One channel',
  access: access('read'),
  rate: 'read',
  params,
  reply: Channel,
  refusals: ['not_found'],
});

export const checkChannelName = endpoint({
  id: 'channel.checkName',
  face: 'admin',
  method: 'GET',
  path: '/channel/name',
  summary: 'Whether no other channel has this name, compared without case and width of letters',
  access: access('write'),
  rate: 'read',
  query: z.strictObject({
    name: ChannelName,
    /** The channel that is to have it: its own name is free to it. */
    of: z.optional(Id),
  }),
  reply: z.object({ isFree: z.boolean() }),
  refusals: [],
});

export const createChannel = endpoint({
  id: 'channel.create',
  face: 'admin',
  method: 'POST',
  path: '/channel',
  summary: 'Makes a channel; the team is certified, and the member has bound their chat account',
  access: access('write'),
  rate: 'write',
  idempotency: 'optional',
  bodyBytesAtMost,
  body: ChannelEntry,
  reply: Channel,
  refusals: ['not_certified', 'channel_chat_account', 'channels_full'],
});

const writing = { face: 'admin', access: access('write'), rate: 'write', params, reply: Channel } as const;

export const changeChannel = endpoint({
  ...writing,
  id: 'channel.change',
  method: 'PUT',
  path: '/channel/{id}',
  summary: 'Changes what was entered of a channel',
  bodyBytesAtMost,
  body: ChannelChange,
  refusals: [
    'not_found',
    'channel_chat_account',
    'channel_right',
    'changed_elsewhere',
    'state_forbids',
    'channel_name_certified',
  ],
});

export const closeChannel = endpoint({
  ...writing,
  id: 'channel.close',
  method: 'POST',
  path: '/channel/{id}/closing',
  summary: 'Closes a channel in seven days; until then it can be opened again',
  refusals: ['not_found', 'channel_chat_account', 'channel_right', 'state_forbids'],
});

export const reopenChannel = endpoint({
  ...writing,
  id: 'channel.reopen',
  method: 'DELETE',
  path: '/channel/{id}/closing',
  summary: 'Opens a channel again that was to close',
  refusals: ['not_found', 'channel_chat_account', 'channel_right', 'state_forbids'],
});

export const printChannel = endpoint({
  id: 'channel.poster',
  face: 'admin',
  method: 'GET',
  path: '/channel/{id}/poster',
  summary: 'The QR code of a channel as a poster to print, PDF',
  access: access('read'),
  rate: 'heavy',
  params,
  query: z.strictObject({
    /** Of a channel for invited people: the link that the code carries. */
    invitationId: z.optional(Id),
  }),
  reply: z.string(),
  refusals: ['not_found'],
  streams: 'application/pdf',
});

export const readChannelAvatar = endpoint({
  id: 'channel.avatar',
  face: 'admin',
  method: 'GET',
  path: '/channel/avatar/{avatar}',
  summary: 'The picture of a channel',
  access: 'public',
  rate: 'read',
  params: z.object({ avatar: token(22) }),
  reply: z.string(),
  refusals: ['not_found'],
  streams: 'image/webp',
  unchanging: true,
});
