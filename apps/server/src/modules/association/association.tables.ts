import type { AssociationState } from '@balcao/contract/association';
import type { Locale } from '@balcao/contract/locale';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** The mini programs that channels lead to, or asked for: of the team of the channel. Each request is a row of its own. */
export const associations = pgTable(
  'channel_association',
  {
    merchantId: uuid('merchant_id').notNull(),
    id: uuid('id').notNull(),
    channelId: uuid('channel_id').notNull(),
    /** The team of the mini program, which may be another. */
    appletMerchantId: uuid('applet_merchant_id').notNull(),
    appletId: uuid('applet_id').notNull(),
    state: text('state').$type<AssociationState>().notNull(),
    purpose: text('purpose').notNull(),
    /** Why the team of the mini program declined. */
    reason: text('reason'),
    requestedBy: uuid('requested_by').notNull(),
    /** Of the member who asked: mails about it are written in it. */
    locale: text('locale').$type<Locale>().notNull(),
    requestedAt: time('requested_at').notNull(),
    /** When staff approved it: the hours in which it is not lifted count from here. */
    approvedAt: time('approved_at'),
    endedAt: time('ended_at'),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.id] }),
    uniqueIndex('channel_association_live')
      .on(t.merchantId, t.channelId)
      .where(sql`${t.state} in ('requested', 'agreed', 'on')`),
    index('channel_association_newest').on(
      t.merchantId,
      t.channelId,
      t.requestedAt.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
    index('channel_association_applet')
      .on(t.appletMerchantId, t.appletId)
      .where(sql`${t.state} in ('requested', 'agreed', 'on')`),
    check(
      'channel_association_state',
      sql`${t.state} in ('requested', 'agreed', 'on', 'declined', 'rejected', 'withdrawn', 'lifted')`,
    ),
    check('channel_association_approved', sql`(${t.state} in ('on', 'lifted')) = (${t.approvedAt} is not null)`),
    check('channel_association_ended', sql`(${t.state} in ('requested', 'agreed', 'on')) = (${t.endedAt} is null)`),
    check('channel_association_reason', sql`(${t.state} = 'declined') = (${t.reason} is not null)`),
  ],
);
export type AssociationRow = typeof associations.$inferSelect;
