import type { AppletShelf, AppletTemplate } from '@balcao/contract/applet';
import type { AppletCategory } from '@balcao/contract/applet-category';
import type { ReviewStatus } from '@balcao/contract/session';
import { sql } from 'drizzle-orm';
import {
  check,
  customType,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Mini programs. None is ever deleted, so no AppID comes twice. */
export const applets = pgTable(
  'applet',
  {
    merchantId: uuid('merchant_id').notNull(),
    id: uuid('id').notNull(),
    /** Of the whole platform. */
    appId: text('app_id').notNull(),
    name: text('name').notNull(),
    /** The name as it is compared: of the whole platform too. */
    nameKey: text('name_key').notNull(),
    abbreviation: text('abbreviation').notNull(),
    category: text('category').$type<AppletCategory>().notNull(),
    intro: text('intro').notNull(),
    description: text('description').notNull(),
    template: text('template').$type<AppletTemplate>().notNull(),
    iconId: text('icon_id').notNull(),
    reviewStatus: text('review_status').$type<ReviewStatus>().notNull(),
    shelf: text('shelf').$type<AppletShelf>().notNull(),
    version: integer('version').notNull().default(1),
    createdBy: uuid('created_by').notNull(),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.id] }),
    unique('applet_app_id').on(t.appId),
    unique('applet_name').on(t.nameKey),
    index('applet_newest').on(t.merchantId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    check('applet_app_id_form', sql`${t.appId} ~ '^bl[0-9a-f]{16}$'`),
    check('applet_template', sql`${t.template} in ('blank', 'shop', 'queue')`),
    check('applet_review_status', sql`${t.reviewStatus} in ('NO', 'UNDER', 'REJECT', 'SUCCESS', 'REVOKED')`),
    check('applet_shelf', sql`${t.shelf} in ('notYet', 'on', 'removalRequested', 'off')`),
  ],
);
export type AppletRow = typeof applets.$inferSelect;

/** The icon of each, as a square WebP of ours; another icon has another id. */
export const appletIcons = pgTable(
  'applet_icon',
  {
    merchantId: uuid('merchant_id').notNull(),
    appletId: uuid('applet_id').notNull(),
    /** 128 random bits. */
    id: text('id').notNull(),
    picture: bytes('picture').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.appletId] }),
    unique('applet_icon_id').on(t.id),
    foreignKey({
      name: 'applet_icon_applet',
      columns: [t.merchantId, t.appletId],
      foreignColumns: [applets.merchantId, applets.id],
    }),
  ],
);
