import type { ChannelRight } from '@balcao/contract/channel';
import type { InvitationStatus } from '@balcao/contract/invitation';
import type { Locale } from '@balcao/contract/locale';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text, timestamp, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Invitations into a team. The code is not stored (rule: invitations). */
export const invitations = pgTable(
  'invitation',
  {
    merchantId: uuid('merchant_id').notNull(),
    id: uuid('id').notNull(),
    codeHash: text('code_hash').notNull(),
    /** Null: any holder of the link may accept. */
    email: text('email'),
    roleId: uuid('role_id').notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    /** An expired one is still `pending` here, but cannot be accepted. */
    status: text('status').$type<Exclude<InvitationStatus, 'expired'>>().notNull(),
    invitedBy: uuid('invited_by').notNull(),
    acceptedBy: uuid('accepted_by'),
    /** The channel that the person is to manage, and what they may do there; null for an invitation into the team alone. */
    channelId: uuid('channel_id'),
    channelRights: text('channel_rights').array().$type<ChannelRight[]>(),
    createdAt: time('created_at').notNull(),
    sentAt: time('sent_at').notNull(),
    expiresAt: time('expires_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.id] }),
    unique('invitation_code').on(t.codeHash),
    uniqueIndex('invitation_email').on(t.merchantId, t.email).where(sql`${t.status} = 'pending'`),
    index('invitation_created').on(t.merchantId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('invitation_channel')
      .on(t.merchantId, t.channelId)
      .where(sql`${t.status} = 'pending' and ${t.channelId} is not null`),
    check(
      'invitation_channel_rights',
      sql`(${t.channelId} is null) = (${t.channelRights} is null) and (${t.channelRights} is null or ${t.channelRights} <@ array['write', 'publish', 'answer', 'manage'] and ${t.channelRights} <> '{}')`,
    ),
    check('invitation_status', sql`${t.status} in ('pending', 'accepted', 'revoked')`),
    check('invitation_email_lower', sql`${t.email} = lower(${t.email})`),
  ],
);
