import * as z from 'zod/mini';
import { ChannelRights } from './channel-rights.ts';
import { codes } from './codes.ts';
import { endpoint } from './endpoint.ts';
import { locales } from './locale.ts';
import { PageQuery, pageOf } from './page.ts';
import { RoleStatus } from './role.ts';
import { Email, Id, Instant, token } from './scalars.ts';
import type { Moves } from './states.ts';

/** Seven days, one use (rule: invitations). */
export const invitationLifeDays = 7;

/** Only a pending invitation can be accepted. One past its time is `expired`, even if the stored status is still pending. */
export const InvitationStatus = codes(['pending', 'accepted', 'revoked', 'expired']);
export type InvitationStatus = z.infer<typeof InvitationStatus>;
export const invitationMoves: Moves<InvitationStatus> = {
  pending: ['accepted', 'revoked', 'expired'],
  // Sent again: a new code, and seven days more.
  expired: ['pending', 'revoked'],
  accepted: [],
  revoked: [],
};

/** 128 random bits. */
export const InviteCode = token(22);

export const Invitation = z.object({
  id: Id,
  /** Null for an invitation by link, which any holder of the link may accept. */
  email: z.nullable(z.string()),
  role: z.object({ id: Id, name: z.string(), status: RoleStatus }),
  status: InvitationStatus,
  invitedBy: z.string(),
  createdAt: Instant,
  expiresAt: Instant,
});
export type Invitation = z.infer<typeof Invitation>;

/** The link stands only in the answer that makes it, and only for an invitation by link (rule: invitations). */
const Invited = z.extend(Invitation, { link: z.nullable(z.string()) });

const mayRead = { menu: 'setting.team', level: 'read' } as const;
const mayWrite = { menu: 'setting.team', level: 'write' } as const;
const params = z.object({ id: Id });
/** What an invitation that makes a manager of a channel is refused for, in addition. */
const ofChannel = ['channel_chat_account', 'channel_right', 'channel_managers_full', 'state_forbids'] as const;

export const inviteMember = endpoint({
  id: 'invitation.create',
  face: 'admin',
  method: 'POST',
  path: '/merchant/user',
  summary: 'Invites somebody into the team, by e-mail or by a link',
  access: mayWrite,
  rate: 'mail',
  body: z.strictObject({
    email: z.nullable(Email),
    roleId: Id,
    /** The language of the mail for someone who has no account yet; others are written to in their own. */
    locale: z.enum(locales),
    /** A channel that they are to manage, and what they may do there; by e-mail alone. */
    channel: z.optional(z.strictObject({ channelId: Id, rights: ChannelRights })),
  }),
  reply: Invited,
  refusals: [
    'not_found',
    'role_off',
    'rights_exceeded',
    'member_already',
    'already_exists',
    'captcha_too_soon',
    ...ofChannel,
  ],
});

export const listInvitations = endpoint({
  id: 'invitation.list',
  face: 'admin',
  method: 'GET',
  path: '/merchant/invite',
  summary: 'Invitations that nobody has accepted or revoked, newest first',
  access: mayRead,
  rate: 'read',
  query: PageQuery,
  reply: pageOf(Invitation),
  refusals: [],
});

export const resendInvitation = endpoint({
  id: 'invitation.resend',
  face: 'admin',
  method: 'POST',
  path: '/merchant/invite/{id}/resend',
  summary: 'Sends it again with a new code and seven days more; the old code is dead',
  access: mayWrite,
  rate: 'mail',
  params,
  reply: Invited,
  refusals: ['not_found', 'role_off', 'rights_exceeded', 'captcha_too_soon', ...ofChannel],
});

export const revokeInvitation = endpoint({
  id: 'invitation.revoke',
  face: 'admin',
  method: 'DELETE',
  path: '/merchant/invite/{id}',
  summary: 'Takes an invitation back',
  access: mayWrite,
  rate: 'write',
  params,
  reply: z.null(),
  refusals: ['not_found', 'state_forbids'],
});

export const readInvitation = endpoint({
  id: 'invitation.read',
  face: 'admin',
  method: 'GET',
  path: '/merchant/user/invite/{code}',
  summary: 'What an invitation is for, for anyone who holds its code',
  access: 'public',
  rate: 'guess',
  params: z.object({ code: InviteCode }),
  reply: z.object({
    teamName: z.string(),
    invitedBy: z.string(),
    roleName: z.string(),
    /** The channel that one would manage; null where there is none, or it takes no managers any more. */
    channelName: z.nullable(z.string()),
    /** The recipient, whose mail alone contains the code; null for a link. */
    email: z.nullable(z.string()),
    expiresAt: Instant,
  }),
  refusals: ['not_found', 'invitation_used', 'invitation_expired', 'role_off'],
});

export const acceptInvitation = endpoint({
  id: 'invitation.accept',
  face: 'admin',
  method: 'POST',
  path: '/merchant/invite/accept',
  summary: 'Joins the team that invites',
  access: 'session',
  rate: 'guess',
  body: z.strictObject({ inviteCode: InviteCode }),
  reply: z.object({
    merchantId: Id,
    teamName: z.string(),
    /** The channel that the invitation was for, and whether one manages it now: it may be closed, or its inviter may have lost the right. */
    channel: z.nullable(z.object({ name: z.string(), isManager: z.boolean() })),
  }),
  refusals: [
    'not_found',
    'invitation_used',
    'invitation_expired',
    'invitation_for_another',
    'member_already',
    'role_off',
  ],
});
