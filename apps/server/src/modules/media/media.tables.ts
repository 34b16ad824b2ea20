import type { MediaScan, MediaType } from '@balcao/contract/media';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  customType,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Files that channels publish: what is known of them. Their bytes are those of the upload with the same id. */
export const media = pgTable(
  'media',
  {
    merchantId: uuid('merchant_id').notNull(),
    id: uuid('id').notNull(),
    channelId: uuid('channel_id').notNull(),
    type: text('type').$type<MediaType>().notNull(),
    name: text('name').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    /** Of a video: as it is shown, in pixels. */
    width: integer('width'),
    height: integer('height'),
    seconds: doublePrecision('seconds'),
    codec: text('codec'),
    /** Of a PDF, where that is known. */
    pages: integer('pages'),
    scan: text('scan').$type<MediaScan>().notNull(),
    createdBy: uuid('created_by').notNull(),
    createdAt: time('created_at').notNull(),
    /** Since when the scheduled check has seen nothing that points to it. */
    freeSince: time('free_since'),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.id] }),
    index('media_channel').on(t.merchantId, t.channelId),
    index('media_free').on(t.freeSince),
    check('media_type', sql`${t.type} in ('mp4', 'mov', 'pdf', 'docx', 'xlsx', 'pptx', 'txt')`),
    check('media_scan', sql`${t.scan} in ('waiting', 'clean', 'unscanned', 'tooLarge', 'infected')`),
  ],
);
export type MediaRow = typeof media.$inferSelect;

/** The picture that stands for a video, in WebP. */
export const mediaPosters = pgTable(
  'media_poster',
  {
    merchantId: uuid('merchant_id').notNull(),
    mediaId: uuid('media_id').notNull(),
    picture: bytes('picture').notNull(),
    /** Another one with every picture. */
    mark: text('mark').notNull(),
  },
  (t) => [primaryKey({ columns: [t.merchantId, t.mediaId] })],
);
