import * as z from 'zod/mini';
import { Channel, ChannelRight } from './channel.ts';
import { ChannelRights } from './channel-rights.ts';
import { endpoint } from './endpoint.ts';
import { Id, Instant } from './scalars.ts';

/** Maximum number of managers of a channel, not counting its owner; who is invited and has not answered counts, too. */
export const managersAtMost = 20;

/** A member who helps to manage a channel. */
export const ChannelManager = z.object({
  memberId: Id,
  name: z.string(),
  /** The path of the picture, or null. */
  avatar: z.nullable(z.string()),
  rights: z.array(ChannelRight),
  addedAt: Instant,
});
export type ChannelManager = z.infer<typeof ChannelManager>;

/** A person who is to become a member of the team and a manager of the channel at once. */
export const InvitedManager = z.object({
  invitationId: Id,
  email: z.string(),
  rights: z.array(ChannelRight),
  role: z.string(),
  /** It can be sent again. */
  isExpired: z.boolean(),
  expiresAt: Instant,
});
export type InvitedManager = z.infer<typeof InvitedManager>;

const access = (level: 'read' | 'write') => ({ menu: 'channels.index', level }) as const;
const params = z.object({ id: Id });
const ofMember = z.object({ id: Id, memberId: Id });
const writing = { face: 'admin', access: access('write'), rate: 'write' } as const;

export const listChannelManagers = endpoint({
  id: 'channelManager.list',
  face: 'admin',
  method: 'GET',
  path: '/channel/{id}/manager',
  summary: 'Who manages a channel beside its owner, and which members could',
  access: access('read'),
  rate: 'read',
  params,
  reply: z.object({
    list: z.array(ChannelManager),
    /** Who is invited to help, for those who manage the channel or see the team's invitations; expired ones are sent again. */
    invited: z.array(InvitedManager),
    /** Members whose role reaches channels, without the owner and those in the list. */
    candidates: z.array(z.object({ memberId: Id, name: z.string() })),
  }),
  refusals: ['not_found'],
});

export const putChannelManager = endpoint({
  ...writing,
  id: 'channelManager.put',
  method: 'PUT',
  path: '/channel/{id}/manager/{memberId}',
  summary: 'Makes a member a manager of a channel, or changes what they may do. The role of the team holds in addition',
  params: ofMember,
  body: z.strictObject({ rights: ChannelRights }),
  reply: ChannelManager,
  refusals: ['not_found', 'channel_chat_account', 'channel_right', 'state_forbids', 'channel_managers_full'],
});

export const removeChannelManager = endpoint({
  ...writing,
  id: 'channelManager.remove',
  method: 'DELETE',
  path: '/channel/{id}/manager/{memberId}',
  summary: 'Takes the management of a channel from a member',
  params: ofMember,
  reply: z.null(),
  refusals: ['not_found', 'channel_chat_account', 'channel_right'],
});

export const handOverChannel = endpoint({
  ...writing,
  id: 'channelManager.handOver',
  method: 'PUT',
  path: '/channel/{id}/owner',
  summary: 'Hands a channel over to another member; who had it stays as a manager with every right',
  params,
  body: z.strictObject({ memberId: Id }),
  reply: Channel,
  refusals: ['not_found', 'channel_chat_account', 'channel_right', 'state_forbids'],
});
