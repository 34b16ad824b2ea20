import * as z from 'zod/mini';
import { ChannelState } from './channel.ts';
import { AttachmentKind, MessageAttachment } from './conversation-attachment.ts';
import { buttonsAtMost, MessageButton, MessageEntry, Position, SystemWord } from './conversation-message.ts';
import { endpoint } from './endpoint.ts';
import { Cursor, Id, Instant, queryWhole, token, whole } from './scalars.ts';

/** Messages that one person sends in a minute, at most. */
export const messagesAMinuteAtMost = 30;
/** Conversations that one reading of the phone brings. */
export const ownConversationsAtOnce = 30;

/** A message as the follower sees it: it is signed by the channel, not by the member who wrote it. */
export const PhoneMessage = z.object({
  position: z.int(),
  isOwn: z.boolean(),
  /** Written by a robot or a workflow: people are told. */
  isMachine: z.boolean(),
  /** What can be reported of it: the template that it was made from, or the robot or workflow that wrote it. Null: nothing. */
  reportable: z.nullable(z.enum(['template', 'automation'])),
  /** The address of the picture of the robot that wrote it, if it has one. */
  machineAvatar: z.nullable(z.string()),
  /** What the product says; null for what was written. */
  word: z.nullable(SystemWord),
  /** Empty where what comes with it says all. */
  text: z.string(),
  attachment: z.nullable(MessageAttachment),
  buttons: z.array(MessageButton),
  at: Instant,
});
export type PhoneMessage = z.infer<typeof PhoneMessage>;

/** A conversation in the list of a person. */
export const OwnConversation = z.object({
  link: z.string(),
  name: z.string(),
  avatar: z.string(),
  lastText: z.string(),
  lastWord: z.nullable(SystemWord),
  /** What came with the last message. */
  lastAttachment: z.nullable(AttachmentKind),
  /** How long a voice message is. */
  lastSeconds: z.nullable(z.int()),
  isLastOwn: z.boolean(),
  lastAt: Instant,
  unread: z.int(),
});
export type OwnConversation = z.infer<typeof OwnConversation>;

/** A conversation on the phone of a person; it does not exist before the first message. */
export const OpenedConversation = z.object({
  name: z.string(),
  avatar: z.string(),
  channelState: ChannelState,
  /** Staff of the platform hold the channel: neither side writes. */
  isFrozen: z.boolean(),
  isFollowing: z.boolean(),
  /** The person has stopped it: no messages until they resume it. */
  isStopped: z.boolean(),
  list: z.array(PhoneMessage),
  hasMore: z.boolean(),
  /** Up to which message the team has read. */
  teamRead: z.int(),
  unread: z.int(),
  /** Robots or workflows answer: the person can ask for people. */
  mayAskPerson: z.boolean(),
  /** The team is writing. */
  isWriting: z.boolean(),
});
export type OpenedConversation = z.infer<typeof OpenedConversation>;

const ofCustomer = { face: 'app', access: 'customer' } as const;
const params = z.object({ link: token(22) });
const writing = { ...ofCustomer, rate: 'write', params } as const;

export const listOwnConversations = endpoint({
  ...ofCustomer,
  id: 'conversation.own',
  method: 'GET',
  path: '/conversation',
  summary: 'The conversations of a person with channels, the last first, and what of them is unread',
  rate: 'read',
  query: z.strictObject({ cursor: z.optional(Cursor) }),
  reply: z.object({ list: z.array(OwnConversation), nextCursor: z.nullable(z.string()), unread: z.int() }),
  refusals: [],
});

export const openConversation = endpoint({
  ...ofCustomer,
  id: 'conversation.open',
  method: 'GET',
  path: '/channel/{link}/conversation',
  summary: 'The conversation with a channel, the newest messages first; the phone has them from then on',
  rate: 'read',
  params,
  query: z.strictObject({ before: z.optional(queryWhole(1, 2_147_483_647)) }),
  reply: OpenedConversation,
  refusals: ['not_found'],
});

export const writeToChannel = endpoint({
  ...writing,
  id: 'conversation.write',
  method: 'POST',
  path: '/channel/{link}/conversation/message',
  summary: 'Writes to a channel that one follows, once for each id of the sender',
  body: z.extend(MessageEntry, {
    /** The button that was pressed, whose label is the text: with its message and its place there. */
    pressed: z.optional(z.strictObject({ position: Position, index: whole(0, buttonsAtMost - 1) })),
    /** The same of a broadcast of the channel that says a message template. */
    pressedPost: z.optional(z.strictObject({ broadcastId: Id, index: whole(0, buttonsAtMost - 1) })),
  }),
  reply: PhoneMessage,
  refusals: [
    'not_found',
    'state_forbids',
    'channel_frozen',
    'conversation_follow',
    'conversation_fast',
    'idempotency_key_reused',
  ],
});

export const readFromChannel = endpoint({
  ...writing,
  id: 'conversation.readOwn',
  method: 'PUT',
  path: '/channel/{link}/conversation/read',
  summary: 'The person has read the conversation up to this message',
  body: z.strictObject({ position: Position }),
  reply: z.null(),
  refusals: ['not_found'],
});

export const stopConversation = endpoint({
  ...writing,
  id: 'conversation.stop',
  method: 'PUT',
  path: '/channel/{link}/conversation/stop',
  summary: 'Stops a conversation, so that the channel can write no more, or goes on with it; what was written stays',
  body: z.strictObject({ isStopped: z.boolean() }),
  reply: z.null(),
  refusals: ['not_found'],
});

export const tellWriting = endpoint({
  ...writing,
  id: 'conversation.writing',
  method: 'PUT',
  path: '/channel/{link}/conversation/writing',
  summary: 'The person is writing at this moment; kept in memory for seconds',
  reply: z.null(),
  refusals: ['not_found'],
});

export const askForPerson = endpoint({
  ...writing,
  id: 'conversation.person',
  method: 'PUT',
  path: '/channel/{link}/conversation/person',
  summary: 'Asks for a person in the place of robots and workflows; where people answer already nothing changes',
  reply: z.null(),
  refusals: ['not_found'],
});
