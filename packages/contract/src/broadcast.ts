import * as z from 'zod/mini';
import { LinkAddress } from './broadcast-link.ts';
import { countWords, wordsAtMost } from './broadcast-words.ts';
import { codes } from './codes.ts';
import { endpoint } from './endpoint.ts';
import { documentsAtMost, Media } from './media.ts';
import { PageQuery, pageOf } from './page.ts';
import { Day, Id, Instant, InstantInput, identifier, line, lines, severalOf, Version } from './scalars.ts';
import type { Moves } from './states.ts';

/** A text, an address on the internet with what is said of it, a video, or documents. */
export const BroadcastType = codes(['message', 'link', 'video', 'document']);
export type BroadcastType = z.infer<typeof BroadcastType>;

export const BroadcastState = codes(['draft', 'scheduled', 'sent', 'recalled']);
export type BroadcastState = z.infer<typeof BroadcastState>;
const { draft, scheduled, sent, recalled } = BroadcastState.enum;
export const broadcastStateMoves = {
  [draft]: [scheduled, sent],
  [scheduled]: [draft, sent],
  [sent]: [recalled],
  [recalled]: [],
} as const satisfies Moves<BroadcastState>;

/** Of one channel on one day of São Paulo; what was recalled counts too. */
export const broadcastsADay = 10;
/** Minutes after sending in which a broadcast can be recalled. */
export const recallMinutes = 10;
/** How far ahead one can be scheduled. */
export const scheduleDays = 365;
/** Drafts of one channel, at most. */
export const broadcastDraftsAtMost = 100;

const titleAtMost = 100;
/** Far more than 3,000 words have: the limit of what is counted at all. */
const charactersAtMost = 60_000;
const addressAtMost = 2_000;

/** A draft holds whatever was typed so far; what is missing or too much is said when it is to be sent. */
export const BroadcastWords = z.strictObject({
  type: BroadcastType,
  title: line(titleAtMost, 0),
  text: lines(charactersAtMost, 0),
  url: identifier(addressAtMost, 0),
  /** Its files, in their order; they stay as they are where none are named. */
  mediaIds: z.optional(z.array(Id).check(z.maxLength(documentsAtMost))),
});
export type BroadcastWords = z.infer<typeof BroadcastWords>;

const textFrom = (least: number) =>
  lines(charactersAtMost, least).check(
    z.refine((text) => countWords(text) <= wordsAtMost, { error: `wordsAtMost ${wordsAtMost}` }),
  );
const files = (most: number) =>
  z.array(Id).check(
    z.maxLength(most),
    z.refine((ids) => ids.length > 0, { params: { text: 'document' } }),
  );
/** What can be sent: a message has a text, a link a title and a good address. */
export const ReadyBroadcast = z.discriminatedUnion('type', [
  z.object({ type: z.literal('message'), title: line(titleAtMost, 0), text: textFrom(1) }),
  z.object({ type: z.literal('link'), title: line(titleAtMost), text: textFrom(0), url: LinkAddress }),
  z.object({ type: z.literal('video'), title: line(titleAtMost, 0), text: textFrom(0), mediaIds: files(1) }),
  z.object({
    type: z.literal('document'),
    title: line(titleAtMost, 0),
    text: textFrom(0),
    mediaIds: files(documentsAtMost),
  }),
]);

/** A broadcast as the team of its channel sees it. */
export const Broadcast = z.object({
  id: Id,
  channelId: Id,
  type: BroadcastType,
  state: BroadcastState,
  title: z.string(),
  text: z.string(),
  /** Empty where it has none. */
  url: z.string(),
  media: z.array(Media),
  /** When it is, or was, to be sent by itself. */
  scheduledAt: z.nullable(Instant),
  sentAt: z.nullable(Instant),
  /** Until when it can be recalled. */
  recallUntil: z.nullable(Instant),
  recalledAt: z.nullable(Instant),
  /** Followers who had it at the moment of sending. */
  delivered: z.int(),
  /** Of these, who were shown it. */
  seen: z.int(),
  /** And who opened an address in it. */
  clicked: z.int(),
  /** And who unfollowed the channel within a day of it, and before the next one. */
  left: z.int(),
  version: z.int(),
  createdAt: Instant,
  updatedAt: Instant,
  /** The account name of the one who saved it last. */
  updatedBy: z.string(),
});
export type Broadcast = z.infer<typeof Broadcast>;

const access = (level: 'read' | 'write') => ({ menu: 'channels.index', level }) as const;
const ofChannel = z.object({ id: Id });
const params = z.object({ id: Id, broadcastId: Id });

/** How a list of broadcasts is narrowed. */
export const BroadcastFilter = z.strictObject({
  state: z.optional(severalOf(BroadcastState)),
  type: z.optional(severalOf(BroadcastType)),
  /** A part of the title or the text. */
  search: z.optional(identifier(100)),
});
export type BroadcastFilter = z.infer<typeof BroadcastFilter>;

const reading = { face: 'admin', method: 'GET', access: access('read'), rate: 'read' } as const;

export const listBroadcasts = endpoint({
  ...reading,
  id: 'broadcast.list',
  path: '/channel/{id}/broadcast',
  summary: 'The broadcasts of a channel, the last made first',
  params: ofChannel,
  query: z.extend(PageQuery, BroadcastFilter.shape),
  reply: pageOf(Broadcast),
  refusals: ['not_found'],
});

export const getBroadcast = endpoint({
  ...reading,
  id: 'broadcast.get',
  path: '/channel/{id}/broadcast/{broadcastId}',
  summary: 'One broadcast',
  params,
  reply: Broadcast,
  refusals: ['not_found'],
});

export const getBroadcastRoom = endpoint({
  ...reading,
  id: 'broadcast.room',
  path: '/channel/{id}/broadcast/room',
  summary: 'To how many followers a broadcast would go now, and how many more may go on a day',
  params: ofChannel,
  query: z.strictObject({
    /** Of São Paulo; today unless another is asked for. */
    day: z.optional(Day),
  }),
  reply: z.object({ followers: z.int(), left: z.int(), atMost: z.int() }),
  refusals: ['not_found'],
});

const writing = { face: 'admin', access: access('write'), rate: 'write', reply: Broadcast } as const;
const guarded = ['not_found', 'channel_chat_account', 'channel_right', 'state_forbids'] as const;

export const createBroadcast = endpoint({
  ...writing,
  id: 'broadcast.create',
  method: 'POST',
  path: '/channel/{id}/broadcast',
  summary: 'Begins a draft. A member who has an empty one already goes on with that',
  params: ofChannel,
  body: BroadcastWords,
  refusals: [...guarded, 'broadcasts_full'],
});

export const changeBroadcast = endpoint({
  ...writing,
  id: 'broadcast.change',
  method: 'PUT',
  path: '/channel/{id}/broadcast/{broadcastId}',
  summary: 'Saves what was typed of a draft',
  params,
  body: z.extend(BroadcastWords, { version: Version }),
  refusals: [...guarded, 'changed_elsewhere'],
});

export const removeBroadcast = endpoint({
  ...writing,
  id: 'broadcast.remove',
  method: 'DELETE',
  path: '/channel/{id}/broadcast/{broadcastId}',
  summary: 'Removes a draft',
  params,
  reply: z.null(),
  refusals: guarded,
});

export const publishBroadcast = endpoint({
  ...writing,
  id: 'broadcast.publish',
  method: 'POST',
  path: '/channel/{id}/broadcast/{broadcastId}/publication',
  summary: 'Sends a draft to all who follow the channel, at once or at a time within a year',
  idempotency: 'optional',
  params,
  body: z.strictObject({ version: Version, at: z.nullable(InstantInput) }),
  refusals: [...guarded, 'changed_elsewhere', 'broadcasts_today'],
});

export const unscheduleBroadcast = endpoint({
  ...writing,
  id: 'broadcast.unschedule',
  method: 'DELETE',
  path: '/channel/{id}/broadcast/{broadcastId}/publication',
  summary: 'Makes a draft again of what is scheduled',
  params,
  refusals: guarded,
});

export const recallBroadcast = endpoint({
  ...writing,
  id: 'broadcast.recall',
  method: 'POST',
  path: '/channel/{id}/broadcast/{broadcastId}/recall',
  summary: 'Takes a broadcast back from every phone, within ten minutes of sending',
  params,
  refusals: guarded,
});
