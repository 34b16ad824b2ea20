import * as z from 'zod/mini';
import { codes } from './codes.ts';
import { endpoint } from './endpoint.ts';
import { Id, Instant, whole } from './scalars.ts';

/** Links of a channel that are good at the same time, at most. */
export const linksAtMost = 50;
/** How often a link may be used, at most, and for how many days it is good. */
export const linkUsesAtMost = 100_000;
export const linkDaysAtMost = 90;

/** Whether a link lets people in, and why not. */
export const LinkState = codes(['good', 'usedUp', 'over', 'revoked']);
export type LinkState = z.infer<typeof LinkState>;

/** A link by which people come to follow a channel that is for invited people only. */
export const ChannelInvitation = z.object({
  id: Id,
  /** What is passed on. */
  url: z.string(),
  uses: z.int(),
  usesAtMost: z.int(),
  endsAt: Instant,
  state: LinkState,
  createdAt: Instant,
});
export type ChannelInvitation = z.infer<typeof ChannelInvitation>;

const access = (level: 'read' | 'write') => ({ menu: 'channels.index', level }) as const;
const params = z.object({ id: Id });

/** What is entered to make one. */
export const ChannelInvitationEntry = z.strictObject({
  usesAtMost: whole(1, linkUsesAtMost),
  days: whole(1, linkDaysAtMost),
});
export type ChannelInvitationEntry = z.infer<typeof ChannelInvitationEntry>;

export const listChannelInvitations = endpoint({
  id: 'channelInvitation.list',
  face: 'admin',
  method: 'GET',
  path: '/channel/{id}/invitation',
  summary: 'The invitation links of a channel, newest first; for members who manage it',
  access: access('read'),
  rate: 'read',
  params,
  reply: z.object({ list: z.array(ChannelInvitation) }),
  refusals: ['not_found', 'channel_right'],
});

export const createChannelInvitation = endpoint({
  id: 'channelInvitation.create',
  face: 'admin',
  method: 'POST',
  path: '/channel/{id}/invitation',
  summary: 'Makes an invitation link with a number of uses and an end',
  access: access('write'),
  rate: 'write',
  idempotency: 'optional',
  params,
  body: ChannelInvitationEntry,
  reply: ChannelInvitation,
  refusals: ['not_found', 'channel_chat_account', 'channel_right', 'state_forbids', 'channel_links_full'],
});

export const revokeChannelInvitation = endpoint({
  id: 'channelInvitation.revoke',
  face: 'admin',
  method: 'DELETE',
  path: '/channel/{id}/invitation/{invitationId}',
  summary: 'Revokes an invitation link at once; those who came by it stay',
  access: access('write'),
  rate: 'write',
  params: z.object({ id: Id, invitationId: Id }),
  reply: z.null(),
  refusals: ['not_found', 'channel_chat_account', 'channel_right'],
});
