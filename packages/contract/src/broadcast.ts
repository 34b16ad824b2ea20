import * as z from 'zod/mini';
import { Article, ShownArticle } from './article.ts';
import { PictureAddress, PicturesOf } from './article-picture.ts';
import { BroadcastState } from './broadcast-state.ts';
import { BroadcastTemplate, ChosenTemplate } from './broadcast-template.ts';
import { UsualReception } from './broadcast-usual.ts';
import { charactersAtMost, titleAtMost } from './broadcast-words.ts';
import { Audience } from './channel-audience.ts';
import { codes } from './codes.ts';
import { endpoint } from './endpoint.ts';
import { documentsAtMost, Media } from './media.ts';
import { PageQuery, pageOf } from './page.ts';
import { Day, Id, Instant, InstantInput, identifier, line, lines, severalOf, Version } from './scalars.ts';

/** A text, an address on the internet with what is said of it, an article of text and pictures, a video, documents, or a message template. */
export const BroadcastType = codes(['message', 'link', 'article', 'video', 'document', 'template']);
export type BroadcastType = z.infer<typeof BroadcastType>;

/** Of one channel on one day of São Paulo, unless staff gave it another limit; what was recalled counts too. */
export const broadcastsADay = 10;
/** Minutes after sending in which a broadcast can be recalled. */
export const recallMinutes = 10;
/** How far ahead one can be scheduled. */
export const scheduleDays = 365;
/** Drafts of one channel, at most. */
export const broadcastDraftsAtMost = 100;

const addressAtMost = 2_000;

/** A draft may be incomplete; missing or too long parts are reported when it is to be sent. */
export const BroadcastWords = z.strictObject({
  type: BroadcastType,
  title: line(titleAtMost, 0),
  text: lines(charactersAtMost, 0),
  url: identifier(addressAtMost, 0),
  /** For an article; left out where it is empty. */
  article: z.optional(Article),
  /** The upload of the picture above a link or an article; left out where there is none. */
  cover: z.optional(z.nullable(Id)),
  /** Its files, in their order; they stay as they are where none are named. */
  mediaIds: z.optional(z.array(Id).check(z.maxLength(documentsAtMost))),
  /** The message template that it says; left out where none is chosen. */
  template: z.optional(z.nullable(BroadcastTemplate)),
});
export type BroadcastWords = z.infer<typeof BroadcastWords>;

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
  /** How the text of an article begins; empty without one. */
  excerpt: z.string(),
  /** The upload of its cover, and where that is shown. */
  cover: z.nullable(Id),
  coverAddress: z.nullable(PictureAddress),
  media: z.array(Media),
  /** The message template that it says, or that was chosen for it; null without one. */
  template: z.nullable(ChosenTemplate),
  /** Who asked for the approval that it waits for; null for what waits for none. */
  asked: z.nullable(z.object({ by: z.string(), at: Instant, isOwn: z.boolean() })),
  /** Why a second person gave it back; null for a draft that was not, and once it is asked for again. */
  declined: z.nullable(z.object({ by: z.string(), at: Instant, note: z.string() })),
  /** When it is, or was, to be sent by itself. */
  scheduledAt: z.nullable(Instant),
  sentAt: z.nullable(Instant),
  /** Until when it can be recalled. */
  recallUntil: z.nullable(Instant),
  recalledAt: z.nullable(Instant),
  /** To which part of the followers it goes, or went; null for everyone. */
  audience: z.nullable(Audience),
  /** While it goes to a part: how many followers were looked at, of how many; a paused one goes on when it is resumed. */
  progress: z.nullable(
    z.object({
      looked: z.int(),
      of: z.int(),
      isPaused: z.boolean(),
      /** It was paused because its template was stopped: it goes on once that is sent again. */
      isTemplateStopped: z.boolean(),
    }),
  ),
  /** Stopped before all of the part had it. */
  isStopped: z.boolean(),
  /** Written from one that was recalled: phones say so. */
  isEdited: z.boolean(),
  /** Followers who had it at the moment of sending. */
  delivered: z.int(),
  /** Of these, who were shown it. */
  seen: z.int(),
  /** And who opened an address in it. */
  clicked: z.int(),
  /** And who unfollowed the channel within a day of it, and before the next one. */
  left: z.int(),
  /** Who likes it at this moment. */
  likes: z.int(),
  version: z.int(),
  createdAt: Instant,
  updatedAt: Instant,
  /** The account name of the person who saved it last. */
  updatedBy: z.string(),
});
export type Broadcast = z.infer<typeof Broadcast>;

/** The same with its article, which lists leave out. */
export const WholeBroadcast = z.extend(Broadcast, {
  article: ShownArticle,
  pictures: PicturesOf,
  /** Where it leads, and how many of its readers opened each; null where that is not known of one. Empty for what was not sent. */
  addresses: z.array(z.object({ address: z.string(), clicked: z.nullable(z.int()) })),
  /** Null for what was not sent, and in a channel that has sent too few to compare with. */
  usual: z.nullable(UsualReception),
});
export type WholeBroadcast = z.infer<typeof WholeBroadcast>;

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
  summary: 'One broadcast, whole',
  params,
  reply: WholeBroadcast,
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

/** An article has more values than a form. */
export const articleBody = { bodyBytesAtMost: 768 * 1024, bodyValuesAtMost: 20_000 } as const;
const writing = { face: 'admin', access: access('write'), rate: 'write', reply: Broadcast } as const;
const guarded = ['not_found', 'channel_chat_account', 'channel_right', 'state_forbids'] as const;

export const createBroadcast = endpoint({
  ...writing,
  ...articleBody,
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
  ...articleBody,
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
  summary: 'Removes a draft; of one that was recalled, what it said, which nobody sees again',
  params,
  reply: z.null(),
  refusals: guarded,
});

export const publishBroadcast = endpoint({
  ...writing,
  id: 'broadcast.publish',
  method: 'POST',
  path: '/channel/{id}/broadcast/{broadcastId}/publication',
  summary:
    'Sends a draft to all who follow the channel, or to a part of them, at once or at a time within a year; where two people publish, it waits for the second',
  idempotency: 'optional',
  params,
  body: z.strictObject({
    version: Version,
    at: z.nullable(InstantInput),
    /** By default everyone. */
    audience: z.optional(z.nullable(Audience)),
  }),
  refusals: [
    ...guarded,
    'changed_elsewhere',
    'broadcasts_today',
    'channel_frozen',
    'follower_orders',
    'template_not_sendable',
  ],
});
