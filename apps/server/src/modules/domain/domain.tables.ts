import type { AppletDomains } from '@balcao/contract/applet-domain';
import type { DomainChange } from '@balcao/contract/domain';
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** What a mini program may reach; no row until something is entered. */
export const legalDomains = pgTable(
  'legal_domain',
  {
    merchantId: uuid('merchant_id').notNull(),
    appletId: uuid('applet_id').notNull(),
    /** By kind, each as it is compared. */
    list: jsonb('list').$type<AppletDomains>().notNull(),
    version: integer('version').notNull(),
  },
  (t) => [primaryKey({ columns: [t.merchantId, t.appletId] })],
);

/** Who changed what a mini program may reach: appended, never changed (rule: audit-log). */
export const domainChanges = pgTable(
  'legal_domain_change',
  {
    merchantId: uuid('merchant_id').notNull(),
    id: uuid('id').notNull(),
    appletId: uuid('applet_id').notNull(),
    actorId: uuid('actor_id').notNull(),
    /** By the name of that day. */
    actorName: text('actor_name').notNull(),
    added: jsonb('added').$type<DomainChange['added']>().notNull(),
    removed: jsonb('removed').$type<DomainChange['removed']>().notNull(),
    at: timestamp('at', { withTimezone: true, precision: 3 }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.id] }),
    index('legal_domain_change_newest').on(t.merchantId, t.appletId, t.id.desc().nullsFirst()),
  ],
);
export type DomainChangeRow = typeof domainChanges.$inferSelect;
