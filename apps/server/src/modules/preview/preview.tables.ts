import type { PreviewFault } from '@balcao/contract/preview';
import {
  customType,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** What developers work on, one for each upload key: replaced with every change, forgotten when it ends. */
export const previews = pgTable(
  'applet_preview',
  {
    merchantId: uuid('merchant_id').notNull(),
    id: uuid('id').notNull(),
    appletId: uuid('applet_id').notNull(),
    keyId: uuid('key_id').notNull(),
    developerId: uuid('developer_id').notNull(),
    /** What its `app.json` says; null until a sound package has come. */
    manifest: jsonb('manifest').$type<unknown>(),
    /** What is wrong with the folder now. */
    faults: jsonb('faults').$type<readonly PreviewFault[]>().notNull(),
    revision: integer('revision').notNull(),
    changedAt: time('changed_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.id] }),
    uniqueIndex('applet_preview_key').on(t.merchantId, t.keyId),
    index('applet_preview_age').on(t.changedAt),
  ],
);
export type PreviewRow = typeof previews.$inferSelect;

export const previewFiles = pgTable(
  'applet_preview_file',
  {
    merchantId: uuid('merchant_id').notNull(),
    previewId: uuid('preview_id').notNull(),
    path: text('path').notNull(),
    bytes: integer('bytes').notNull(),
    sha256: text('sha256').notNull(),
    content: bytes('content').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.previewId, t.path] }),
    foreignKey({
      name: 'applet_preview_file_preview',
      columns: [t.merchantId, t.previewId],
      foreignColumns: [previews.merchantId, previews.id],
    }).onDelete('cascade'),
  ],
);
export type PreviewFileRow = typeof previewFiles.$inferSelect;
