import * as z from 'zod/mini';
import { ShownArticle } from './article.ts';
import { PictureAddress, PicturesOf } from './article-picture.ts';
import { BroadcastType } from './broadcast.ts';
import { countedAddressesAtMost } from './broadcast-addresses.ts';
import { codes } from './codes.ts';
import { MessageButton } from './conversation-message.ts';
import { endpoint } from './endpoint.ts';
import { Media } from './media.ts';
import { Reactions } from './reaction.ts';
import { Cursor, Id, Instant, queryWhole, token } from './scalars.ts';

/** Broadcasts that one reading of a channel brings, and that a phone tells of at once. */
export const postsAtOnce = 20;
/** Unread broadcasts of one channel are counted up to here; a phone shows one more as "99+". */
export const unreadAtMost = 100;

/** A broadcast as people read it. */
export const Post = z.object({
  id: Id,
  type: BroadcastType,
  title: z.string(),
  text: z.string(),
  /** Empty where it has none. */
  url: z.string(),
  /** How the text of an article begins; empty without one. */
  excerpt: z.string(),
  /** Where its cover is shown. */
  cover: z.nullable(PictureAddress),
  media: z.array(Media),
  /** Of a message template, in the language in which it is read. */
  buttons: z.array(MessageButton),
  sentAt: Instant,
  /** It came after the person began to follow, and they have not seen it. */
  isUnread: z.boolean(),
  /** It was sent before, recalled and written again. */
  isEdited: z.boolean(),
  /** Only the person who sent it to themselves sees it: it is no broadcast yet. */
  isTest: z.boolean(),
  reactions: Reactions,
});
export type Post = z.infer<typeof Post>;

/** The same with its article, which is read on a page of its own. */
export const WholePost = z.extend(Post, { article: ShownArticle, pictures: PicturesOf });
export type WholePost = z.infer<typeof WholePost>;

/** Where the reading of a channel begins; only one of the three, and none of them at the newest. */
const PostsAsked = z.strictObject({
  /** Goes on with older ones. */
  cursor: z.optional(Cursor),
  /** Goes on with newer ones. */
  newer: z.optional(Cursor),
  /** Ends with the oldest that the person has not seen; without such a one, begins at the newest. */
  from: z.optional(codes(['unread'])),
});

export const PostsPage = z.object({
  /** The newest first. */
  list: z.array(Post),
  /** Reads the same again as `cursor`; null for those that begin at the newest. */
  ownCursor: z.nullable(z.string()),
  /** Older ones, by `cursor`. */
  nextCursor: z.nullable(z.string()),
  /** Cursor for newer posts, for `newer`, also future ones; null where there are no posts. */
  newerCursor: z.nullable(z.string()),
  /** There are none that are newer. */
  isNewest: z.boolean(),
});
export type PostsPage = z.infer<typeof PostsPage>;

const ofCustomer = { face: 'app', access: 'customer' } as const;
const params = z.object({ link: token(22) });

export const listPosts = endpoint({
  ...ofCustomer,
  id: 'broadcast.posts',
  method: 'GET',
  path: '/channel/{link}/broadcast',
  summary: 'What a channel has published, the newest first; one for invited people is read by its followers alone',
  rate: 'read',
  params,
  query: PostsAsked,
  reply: PostsPage,
  refusals: ['not_found', 'channel_frozen'],
});

export const getPost = endpoint({
  ...ofCustomer,
  id: 'broadcast.post',
  method: 'GET',
  path: '/channel/{link}/broadcast/{broadcastId}',
  summary: 'One broadcast of a channel, whole; what was recalled is not found',
  rate: 'read',
  params: z.object({ link: token(22), broadcastId: Id }),
  reply: WholePost,
  refusals: ['not_found', 'channel_frozen'],
});

export const countUnread = endpoint({
  ...ofCustomer,
  id: 'broadcast.unread',
  method: 'GET',
  path: '/channel/unread',
  summary: 'How many broadcasts of each followed channel the person has not seen; channels without any are left out',
  rate: 'read',
  reply: z.object({ list: z.array(z.object({ link: z.string(), unread: z.int() })) }),
  refusals: [],
});

export const seePosts = endpoint({
  ...ofCustomer,
  id: 'broadcast.see',
  method: 'PUT',
  path: '/channel/{link}/broadcast/seen',
  summary: 'These broadcasts were shown to the person; each counts once',
  rate: 'write',
  params,
  body: z.strictObject({ ids: z.array(Id).check(z.minLength(1), z.maxLength(postsAtOnce)) }),
  reply: z.null(),
  refusals: ['not_found', 'channel_frozen'],
});

export const clickPost = endpoint({
  ...ofCustomer,
  id: 'broadcast.click',
  method: 'PUT',
  path: '/channel/{link}/broadcast/{broadcastId}/click',
  summary: 'The person opened an address in a broadcast; each counts once',
  rate: 'write',
  params: z.object({ link: token(22), broadcastId: Id }),
  query: z.strictObject({
    /** Which of its addresses, from 0; left out where it was a film, a document or a button. */
    address: z.optional(queryWhole(0, countedAddressesAtMost - 1)),
  }),
  reply: z.null(),
  refusals: ['not_found', 'channel_frozen'],
});
