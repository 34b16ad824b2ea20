import * as z from 'zod/mini';
import { codes } from './codes.ts';
import { endpoint } from './endpoint.ts';
import { ReportReason } from './moderation.ts';
import { pageOf, SortedPageQuery } from './page.ts';
import { Day, Id, Instant, identifier, inOrder, severalOf } from './scalars.ts';
import type { Moves } from './states.ts';

/** `hidden`: the team took it from the phones; its author still sees it, and why. `takenDown`: staff of the platform did. */
export const ReplyState = codes(['shown', 'hidden', 'takenDown']);
export type ReplyState = z.infer<typeof ReplyState>;
const { shown, hidden, takenDown } = ReplyState.enum;
/** Actions of the channel's team on replies; none on a reply that staff took down. */
export const replyStateMoves = {
  [shown]: [hidden],
  [hidden]: [shown],
  [takenDown]: [],
} as const satisfies Moves<ReplyState>;

/** Whether the channel takes replies of an author. */
export const ReplyAuthor = codes(['taken', 'blocked']);
export type ReplyAuthor = z.infer<typeof ReplyAuthor>;

/** A reply as the team of the channel sees it. */
export const TeamReply = z.object({
  id: Id,
  /** The name of the chat account on that day. */
  name: z.string(),
  text: z.string(),
  /** Under which post it stands, and what that is called; empty where its words are gone. */
  broadcast: z.object({ id: Id, label: z.string() }),
  at: Instant,
  /** How many people like it at this moment. */
  likes: z.int(),
  state: ReplyState,
  /** Why the team hid it, also where staff took it down after that; null for one that it did not hide. */
  hiddenWhy: z.nullable(ReportReason),
  /** The channel takes no replies of its author any more. */
  isAuthorBlocked: z.boolean(),
});
export type TeamReply = z.infer<typeof TeamReply>;

/** A reply as the server of the team is told of it: its author by the id of that channel (`channel.followed`). */
export const OpenReply = z.object({
  channelId: Id,
  broadcastId: Id,
  replyId: Id,
  followerId: z.string(),
  name: z.string(),
  text: z.string(),
  repliedAt: Instant,
});
export type OpenReply = z.infer<typeof OpenReply>;

/** Whether a channel takes replies, and shows them. */
export const ReplySetting = z.strictObject({ isOn: z.boolean() });
export type ReplySetting = z.infer<typeof ReplySetting>;

/** What is to become of a reply: one that is hidden has a reason, which its author reads. */
export const ReplyMove = z.discriminatedUnion('state', [
  z.strictObject({ state: z.literal(hidden), why: ReportReason }),
  z.strictObject({ state: z.literal(shown) }),
]);
export type ReplyMove = z.infer<typeof ReplyMove>;

const filter = {
  /** Under this post alone. */
  broadcastId: z.optional(Id),
  /** A part of the name or of the text. */
  search: z.optional(identifier(100)),
  /** In one of these states. */
  state: z.optional(severalOf(ReplyState)),
  author: z.optional(ReplyAuthor),
  /** Written since this day of São Paulo, and until that one. */
  dayFrom: z.optional(Day),
  dayTo: z.optional(Day),
} as const;
/** How the replies of a channel are narrowed. */
export const ReplyFilter = inOrder(z.strictObject(filter));
export type ReplyFilter = z.infer<typeof ReplyFilter>;
const search = inOrder(z.strictObject({ ...SortedPageQuery.shape, ...filter }));
/** What the address of the list of a whole channel says. */
export const ReplySearch = search;
export type ReplySearch = z.infer<typeof ReplySearch>;
/** The same for a file, which is of one channel. */
export const ReplyFileFilter = inOrder(z.strictObject({ ...filter, channelId: Id }));

const access = (level: 'read' | 'write') => ({ menu: 'channels.index', level }) as const;
const ofChannel = z.object({ id: Id });
const ofReply = z.object({ id: Id, replyId: Id });
const guarded = ['not_found', 'channel_chat_account', 'channel_right', 'state_forbids'] as const;
const writing = { face: 'admin', method: 'PUT', access: access('write'), rate: 'write', refusals: guarded } as const;
const reading = { face: 'admin', method: 'GET', access: access('read'), rate: 'read' } as const;

export const listTeamReplies = endpoint({
  ...reading,
  id: 'reply.team',
  path: '/channel/{id}/reply',
  summary:
    'What people replied in a channel, or to one broadcast of it, the newest first or in order of their likes (`amount`), hidden ones too; for those who may answer',
  params: ofChannel,
  query: search,
  reply: pageOf(TeamReply),
  refusals: ['not_found', 'channel_right'],
});

export const moveReply = endpoint({
  ...writing,
  id: 'reply.move',
  path: '/channel/{id}/reply/{replyId}/state',
  summary: 'Hides a reply from the phones of others, or shows it again',
  params: ofReply,
  body: ReplyMove,
  reply: TeamReply,
});

export const blockReplier = endpoint({
  ...writing,
  id: 'reply.block',
  path: '/channel/{id}/reply/{replyId}/block',
  summary: 'Takes no more replies of the author of this one in the channel, or takes them again',
  params: ofReply,
  body: z.strictObject({ isBlocked: z.boolean() }),
  reply: TeamReply,
});

export const getReplySetting = endpoint({
  ...reading,
  id: 'reply.setting',
  path: '/channel/{id}/reply/setting',
  summary: 'Whether followers may reply to what the channel publishes',
  params: ofChannel,
  reply: ReplySetting,
  refusals: ['not_found'],
});

export const putReplySetting = endpoint({
  ...writing,
  id: 'reply.putSetting',
  path: '/channel/{id}/reply/setting',
  summary: 'Lets followers reply to what the channel publishes, or takes and shows no replies',
  params: ofChannel,
  body: ReplySetting,
  reply: ReplySetting,
});
