import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { nameLine } from './name-text.ts';
import { Id } from './scalars.ts';

/** Tags of one channel, at most. */
export const tagsAtMost = 50;
/** Tags of one follower, at most. */
export const tagsOfFollowerAtMost = 20;
/** Followers who are tagged at once, at most. */
export const taggedAtOnce = 1_000;

/** A word of the team for some of the followers of a channel. */
export const FollowerTag = z.object({
  id: Id,
  name: z.string(),
  /** How many have it. */
  followers: z.int(),
});
export type FollowerTag = z.infer<typeof FollowerTag>;
/** What is entered of one; no other of the channel has the same name. */
export const FollowerTagEntry = z.strictObject({ name: nameLine(30) });
export type FollowerTagEntry = z.infer<typeof FollowerTagEntry>;

const ofChannel = z.object({ id: Id });
const ofTag = z.object({ id: Id, tagId: Id });
const access = (level: 'read' | 'write') => ({ menu: 'channels.index', level }) as const;
const guarded = ['not_found', 'channel_chat_account', 'channel_right', 'state_forbids'] as const;
const writing = { face: 'admin', access: access('write'), rate: 'write' } as const;

export const listFollowerTags = endpoint({
  id: 'followerTag.list',
  face: 'admin',
  method: 'GET',
  path: '/channel/{id}/tag',
  summary: 'The tags of a channel by their names, and how many followers have each',
  access: access('read'),
  rate: 'read',
  params: ofChannel,
  reply: z.object({ list: z.array(FollowerTag) }),
  refusals: ['not_found'],
});

export const createFollowerTag = endpoint({
  ...writing,
  id: 'followerTag.create',
  method: 'POST',
  path: '/channel/{id}/tag',
  summary: 'Makes a tag, which nobody has yet',
  idempotency: 'optional',
  params: ofChannel,
  body: FollowerTagEntry,
  reply: FollowerTag,
  refusals: [...guarded, 'follower_tags_full'],
});

export const renameFollowerTag = endpoint({
  ...writing,
  id: 'followerTag.rename',
  method: 'PUT',
  path: '/channel/{id}/tag/{tagId}',
  summary: 'Gives a tag another name; followers keep it',
  params: ofTag,
  body: FollowerTagEntry,
  reply: FollowerTag,
  refusals: guarded,
});

export const removeFollowerTag = endpoint({
  ...writing,
  id: 'followerTag.remove',
  method: 'DELETE',
  path: '/channel/{id}/tag/{tagId}',
  summary: 'Removes a tag, also from the followers who have it',
  params: ofTag,
  reply: z.null(),
  refusals: guarded,
});

const some = <S extends z.ZodMiniType>(one: S, atMost: number, atLeast: number) =>
  z.array(one).check(z.minLength(atLeast, { abort: true }), z.maxLength(atMost, { abort: true }));

export const tagFollowers = endpoint({
  ...writing,
  id: 'followerTag.put',
  method: 'PUT',
  path: '/channel/{id}/tagging',
  summary: 'Puts tags on followers and takes tags off them, all or nothing; those who left meanwhile are passed over',
  idempotency: 'optional',
  params: ofChannel,
  body: z.strictObject({
    followerIds: some(Id, taggedAtOnce, 1),
    /** Tags that they are to have. */
    put: some(Id, tagsOfFollowerAtMost, 0),
    /** Tags that they are to have no longer. */
    take: some(Id, tagsAtMost, 0),
  }),
  /** How many of these follow the channel. */
  reply: z.object({ followers: z.int() }),
  refusals: [...guarded, 'follower_tags_many'],
});
