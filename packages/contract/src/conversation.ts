import * as z from 'zod/mini';
import { ChannelFollower } from './channel-follower.ts';
import { codes } from './codes.ts';
import { AttachmentKind } from './conversation-attachment.ts';
import { MessageKind, Position } from './conversation-message.ts';
import { endpoint } from './endpoint.ts';
import { Centavos, Cursor, Id, Instant, InstantInput, identifier } from './scalars.ts';
import type { Moves } from './states.ts';

/** Conversations that one reading of the inbox brings. */
export const conversationsAtOnce = 20;
/** Days until a snoozed conversation comes back, at most. */
export const snoozedDaysAtMost = 90;
/** Orders that are shown with a conversation, chosen from the last payments of the person. */
export const ordersBesideAtMost = 20;

/** Open; put aside until a time; done. A message of the follower opens it again. */
export const ConversationState = codes(['open', 'snoozed', 'closed']);
export type ConversationState = z.infer<typeof ConversationState>;
const { open, snoozed, closed } = ConversationState.enum;
export const conversationStateMoves = {
  [open]: [snoozed, closed],
  [snoozed]: [open, closed],
  [closed]: [open],
} as const satisfies Moves<ConversationState>;

/** Who answers: robots and workflows, until people take over. Closing gives a conversation back to them. */
export const ConversationHandler = codes(['machines', 'people']);
export type ConversationHandler = z.infer<typeof ConversationHandler>;

/** Whose conversations: assigned to the member, to no member, or all. */
export const ConversationScope = codes(['mine', 'unassigned', 'all']);
export type ConversationScope = z.infer<typeof ConversationScope>;

/** A conversation in the inbox. */
export const Conversation = z.object({
  id: Id,
  state: ConversationState,
  /** When it comes back; null unless it is snoozed. */
  snoozedUntil: z.nullable(Instant),
  /** The follower, by the name that the phone shows; empty where they were erased. */
  name: z.string(),
  assignee: z.nullable(z.object({ memberId: Id, name: z.string() })),
  /** The last message, its text cut short. */
  last: z.object({
    kind: MessageKind,
    text: z.string(),
    attachment: z.nullable(AttachmentKind),
    /** How long a voice message is. */
    seconds: z.nullable(z.int()),
    at: Instant,
  }),
  /** What the follower wrote that no member has read. */
  unread: z.int(),
  /** Since when the follower waits for an answer; null when they do not. */
  waitingSince: z.nullable(Instant),
  handler: ConversationHandler,
});
export type Conversation = z.infer<typeof Conversation>;

/** One conversation, open on the screen. */
export const WholeConversation = z.extend(Conversation, {
  /** The position of the last message. */
  lastPosition: z.int(),
  /** Up to which message the team has read. */
  teamRead: z.int(),
  /** Up to which message the phone of the follower has them, and up to which they were read. */
  delivered: z.int(),
  followerRead: z.int(),
  /** The follower has stopped the conversation, or does not follow the channel any more: messages do not reach them. */
  isStopped: z.boolean(),
  /** A robot or a workflow has answered in it, so that it can be given back to them. */
  hasMachines: z.boolean(),
  /** The time at which this was said, by the clock of the product: a person's own clock may be wrong. */
  saidAt: Instant,
  /** Who it is; null once they follow the channel no longer. */
  follower: z.nullable(ChannelFollower),
});
export type WholeConversation = z.infer<typeof WholeConversation>;

const access = (level: 'read' | 'write') => ({ menu: 'channels.index', level }) as const;
const ofChannel = z.object({ id: Id });
const params = z.object({ id: Id, conversationId: Id });
const reading = { face: 'admin', method: 'GET', access: access('read'), rate: 'read' } as const;
const readers = ['not_found', 'channel_right'] as const;

/** How the inbox is narrowed: the open ones of all, unless it is asked otherwise. */
export const ConversationFilter = z.strictObject({
  scope: z.optional(ConversationScope),
  state: z.optional(ConversationState),
  /** Words of a message, or a part of the follower's name. */
  search: z.optional(identifier(100)),
});
export type ConversationFilter = z.infer<typeof ConversationFilter>;

export const listConversations = endpoint({
  ...reading,
  id: 'conversation.list',
  path: '/channel/{id}/conversation',
  summary: 'The inbox of a channel, the conversation with the last message first, for those who may answer',
  params: ofChannel,
  query: z.extend(ConversationFilter, { cursor: z.optional(Cursor) }),
  reply: z.object({ list: z.array(Conversation), nextCursor: z.nullable(z.string()) }),
  refusals: readers,
});

export const getConversation = endpoint({
  ...reading,
  id: 'conversation.get',
  path: '/channel/{id}/conversation/{conversationId}',
  summary: 'One conversation, and who the follower is',
  params,
  reply: WholeConversation,
  refusals: readers,
});

export const getConversationFigures = endpoint({
  ...reading,
  id: 'conversation.figures',
  path: '/channel/{id}/conversation-figures',
  summary:
    'How many followers wait, and how long the first answer of a person takes, by the median of today and of seven days',
  params: ofChannel,
  reply: z.object({
    waiting: z.int(),
    /** Seconds; null on a day on which no person answered. */
    todaySeconds: z.nullable(z.int()),
    weekSeconds: z.nullable(z.int()),
  }),
  refusals: readers,
});

export const listAnswerers = endpoint({
  ...reading,
  id: 'conversation.answerers',
  path: '/channel/{id}/conversation-answerers',
  summary: 'The members who may answer the followers of a channel',
  params: ofChannel,
  reply: z.object({ list: z.array(z.object({ memberId: Id, name: z.string() })) }),
  refusals: readers,
});

export const listFollowerOrders = endpoint({
  ...reading,
  id: 'conversation.orders',
  path: '/channel/{id}/conversation/{conversationId}/order',
  summary: "Orders of the team among the follower's last payments, for members who may read orders",
  params,
  reply: z.object({
    list: z.array(
      z.object({ number: z.string(), goodsName: z.string(), amount: Centavos, refunded: Centavos, paidAt: Instant }),
    ),
  }),
  refusals: [...readers, 'follower_orders'],
});

const writing = {
  face: 'admin',
  method: 'PUT',
  access: access('write'),
  rate: 'write',
  params,
  reply: WholeConversation,
} as const;
const writers = ['not_found', 'channel_chat_account', 'channel_right', 'state_forbids'] as const;

export const moveConversation = endpoint({
  ...writing,
  id: 'conversation.move',
  path: '/channel/{id}/conversation/{conversationId}/state',
  summary: 'Closes a conversation, puts it aside until a time, or opens it again; done already is done',
  body: z.strictObject({
    state: ConversationState,
    /** When a snoozed one comes back; null for the other states. */
    until: z.nullable(InstantInput),
    /** The last message that the member has read: a later one of the follower is not closed or put aside unread. */
    seen: Position,
  }),
  refusals: [...writers, 'conversation_written'],
});

export const assignConversation = endpoint({
  ...writing,
  id: 'conversation.assign',
  path: '/channel/{id}/conversation/{conversationId}/assignee',
  summary: 'Gives a conversation to a member who may answer, or to no one',
  body: z.strictObject({ memberId: z.nullable(Id) }),
  refusals: writers,
});

export const handleConversation = endpoint({
  ...writing,
  id: 'conversation.handle',
  path: '/channel/{id}/conversation/{conversationId}/handler',
  summary: 'Takes a conversation over from robots and workflows, or gives it back to them',
  body: z.strictObject({ handler: ConversationHandler }),
  refusals: writers,
});
