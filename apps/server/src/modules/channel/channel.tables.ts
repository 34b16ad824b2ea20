import type { AppletCategory } from '@balcao/contract/applet-category';
import type { ChannelLanguage, ChannelRight, ChannelState, ChannelType } from '@balcao/contract/channel';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';

import type { ChannelStandings } from './channel-standing.ts';

const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Channels. None is ever deleted, so no link comes twice. */
export const channels = pgTable(
  'channel',
  {
    merchantId: uuid('merchant_id').notNull(),
    id: uuid('id').notNull(),
    /** The end of its address: 128 random bits, of the whole platform. */
    link: text('link').notNull(),
    name: text('name').notNull(),
    /** The name as it is compared: of the whole platform too. */
    nameKey: text('name_key').notNull(),
    type: text('type').$type<ChannelType>().notNull(),
    description: text('description').notNull(),
    language: text('language').$type<ChannelLanguage>().notNull(),
    category: text('category').$type<AppletCategory>().notNull(),
    avatarId: text('avatar_id').notNull(),
    /**
     * A counter that is updated with every follower who joins or leaves, so that rows need not be counted. No index contains it, so updates touch
     * none.
     */
    followers: integer('followers').notNull().default(0),
    state: text('state').$type<ChannelState>().notNull(),
    /** When it closes, or closed. */
    closesAt: time('closes_at'),
    /** Since when staff of the platform hold it: nothing is sent, read or followed. */
    frozenAt: time('frozen_at'),
    /** Broadcasts of one day, at most: the usual number unless staff gave it another. */
    /** A second person approves what is to be sent. */
    needsApproval: boolean('needs_approval').notNull().default(false),
    broadcastsADay: integer('broadcasts_a_day').notNull().default(10),
    ownerId: uuid('owner_id').notNull(),
    /** What of it was certified, as its reviews and changes left it. */
    certified: jsonb('certified').$type<ChannelStandings>().notNull().default({}),
    version: integer('version').notNull().default(1),
    createdBy: uuid('created_by').notNull(),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.id] }),
    unique('channel_link').on(t.link),
    unique('channel_name').on(t.nameKey),
    index('channel_newest').on(t.merchantId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('channel_anywhere').on(t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('channel_by_id').on(t.id),
    index('channel_closing').on(t.closesAt).where(sql`${t.state} = 'closing'`),
    check('channel_type', sql`${t.type} in ('everyone', 'invited_only')`),
    check('channel_state', sql`${t.state} in ('open', 'closing', 'closed')`),
    check('channel_closes', sql`(${t.state} = 'open') = (${t.closesAt} is null)`),
    check('channel_broadcasts_a_day', sql`${t.broadcastsADay} between 1 and 100`),
    check('channel_followers', sql`${t.followers} >= 0`),
  ],
);
export type ChannelRow = typeof channels.$inferSelect;

/** The picture of each, as a square WebP of ours; another picture has another id. */
export const channelAvatars = pgTable(
  'channel_avatar',
  {
    merchantId: uuid('merchant_id').notNull(),
    channelId: uuid('channel_id').notNull(),
    /** 128 random bits. */
    id: text('id').notNull(),
    picture: bytes('picture').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.channelId] }),
    unique('channel_avatar_id').on(t.id),
    foreignKey({
      name: 'channel_avatar_channel',
      columns: [t.merchantId, t.channelId],
      foreignColumns: [channels.merchantId, channels.id],
    }),
  ],
);

/** Members who help to manage a channel; its owner is not among them. */
export const channelManagers = pgTable(
  'channel_manager',
  {
    merchantId: uuid('merchant_id').notNull(),
    channelId: uuid('channel_id').notNull(),
    accountId: uuid('account_id').notNull(),
    rights: text('rights').array().$type<ChannelRight[]>().notNull(),
    addedAt: time('added_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.channelId, t.accountId] }),
    index('channel_manager_member').on(t.merchantId, t.accountId),
    foreignKey({
      name: 'channel_manager_channel',
      columns: [t.merchantId, t.channelId],
      foreignColumns: [channels.merchantId, channels.id],
    }),
    check(
      'channel_manager_rights',
      sql`${t.rights} <@ array['write', 'publish', 'answer', 'manage'] and ${t.rights} <> '{}'`,
    ),
  ],
);
export type ManagerRow = typeof channelManagers.$inferSelect;

/** Channels in which the server of their team may publish, and who has let it: it acts with the rights of that member. */
export const channelServers = pgTable(
  'channel_server',
  {
    merchantId: uuid('merchant_id').notNull(),
    channelId: uuid('channel_id').notNull(),
    givenBy: uuid('given_by').notNull(),
    givenAt: time('given_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.channelId] }),
    foreignKey({
      name: 'channel_server_channel',
      columns: [t.merchantId, t.channelId],
      foreignColumns: [channels.merchantId, channels.id],
    }),
  ],
);
export type ServerRow = typeof channelServers.$inferSelect;

/** Links by which people follow a channel that is for invited people only. */
export const channelInvitations = pgTable(
  'channel_invitation',
  {
    merchantId: uuid('merchant_id').notNull(),
    id: uuid('id').notNull(),
    channelId: uuid('channel_id').notNull(),
    /** 128 random bits, stored in plain text: the team passes the link on, to as many people as it allows. */
    token: text('token').notNull(),
    uses: integer('uses').notNull().default(0),
    usesAtMost: integer('uses_at_most').notNull(),
    endsAt: time('ends_at').notNull(),
    revokedAt: time('revoked_at'),
    createdBy: uuid('created_by').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.id] }),
    unique('channel_invitation_token').on(t.token),
    index('channel_invitation_newest').on(
      t.merchantId,
      t.channelId,
      t.createdAt.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
    foreignKey({
      name: 'channel_invitation_channel',
      columns: [t.merchantId, t.channelId],
      foreignColumns: [channels.merchantId, channels.id],
    }),
    check('channel_invitation_uses', sql`${t.uses} between 0 and ${t.usesAtMost}`),
  ],
);
export type InvitationRow = typeof channelInvitations.$inferSelect;
