import type { ReviewStatus } from '@balcao/contract/session';
import type { VersionOrigin, VersionStage } from '@balcao/contract/version';
import type { ReleaseKind, ReleaseState } from '@balcao/contract/version-release';
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
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Versions of mini programs. None that was submitted is ever deleted. */
export const versions = pgTable(
  'applet_version',
  {
    merchantId: uuid('merchant_id').notNull(),
    id: uuid('id').notNull(),
    appletId: uuid('applet_id').notNull(),
    number: text('number').notNull(),
    /** The number as it is ordered. */
    rank: integer('rank').notNull(),
    description: text('description').notNull(),
    stage: text('stage').$type<VersionStage>().notNull(),
    reviewStatus: text('review_status').$type<ReviewStatus>().notNull(),
    isTrial: boolean('is_trial').notNull().default(false),
    origin: text('origin').$type<VersionOrigin>().notNull(),
    /** From which machine the tool sent it, as its upload key was called that day. */
    machine: text('machine'),
    /** What its `app.json` says. */
    manifest: jsonb('manifest').$type<unknown>().notNull(),
    toolVersion: text('tool_version').notNull(),
    files: integer('files').notNull(),
    bytes: integer('bytes').notNull(),
    developerId: uuid('developer_id').notNull(),
    /** By the name of that day. */
    developerName: text('developer_name').notNull(),
    createdAt: time('created_at').notNull(),
    submittedAt: time('submitted_at'),
    decidedAt: time('decided_at'),
    publisherName: text('publisher_name'),
    publishedAt: time('published_at'),
    takenDownAt: time('taken_down_at'),
    takenDownReason: text('taken_down_reason'),
    /** It was removed by its team: the number stays taken, the files are gone. */
    removedAt: time('removed_at'),
    version: integer('version').notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.id] }),
    uniqueIndex('applet_version_number').on(t.merchantId, t.appletId, t.number),
    uniqueIndex('applet_version_trial').on(t.merchantId, t.appletId).where(sql`${t.isTrial}`),
    uniqueIndex('applet_version_in_review')
      .on(t.merchantId, t.appletId)
      .where(sql`${t.stage} in ('review', 'approved')`),
    uniqueIndex('applet_version_rolling').on(t.merchantId, t.appletId).where(sql`${t.stage} = 'rolling'`),
    uniqueIndex('applet_version_online').on(t.merchantId, t.appletId).where(sql`${t.stage} = 'online'`),
    // Staff name a version by its id alone.
    index('applet_version_id').on(t.id),
    index('applet_version_newest').on(
      t.merchantId,
      t.appletId,
      t.createdAt.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
    check(
      'applet_version_stage',
      sql`${t.stage} in ('develop', 'review', 'approved', 'rolling', 'online', 'past', 'takenDown')`,
    ),
    check('applet_version_review_status', sql`${t.reviewStatus} in ('NO', 'UNDER', 'REJECT', 'SUCCESS', 'REVOKED')`),
    check('applet_version_origin', sql`${t.origin} in ('web', 'tool')`),
    check('applet_version_machine', sql`${t.machine} is null or ${t.origin} = 'tool'`),
    check('applet_version_taken_down', sql`(${t.stage} = 'takenDown') = (${t.takenDownAt} is not null)`),
  ],
);
export type VersionRow = typeof versions.$inferSelect;

/** The files of versions; what is the same in several is kept once. */
export const versionFiles = pgTable(
  'applet_version_file',
  {
    merchantId: uuid('merchant_id').notNull(),
    versionId: uuid('version_id').notNull(),
    path: text('path').notNull(),
    bytes: integer('bytes').notNull(),
    sha256: text('sha256').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.versionId, t.path] }),
    index('applet_version_file_content').on(t.merchantId, t.sha256),
    foreignKey({
      name: 'applet_version_file_version',
      columns: [t.merchantId, t.versionId],
      foreignColumns: [versions.merchantId, versions.id],
    }),
  ],
);

/** Contents of files, by their SHA-256. */
export const versionContents = pgTable(
  'applet_version_content',
  {
    merchantId: uuid('merchant_id').notNull(),
    sha256: text('sha256').notNull(),
    content: bytes('content').notNull(),
  },
  (t) => [primaryKey({ columns: [t.merchantId, t.sha256] })],
);

/** Who may open the trial version of a mini program. */
export const testers = pgTable(
  'applet_tester',
  {
    merchantId: uuid('merchant_id').notNull(),
    id: uuid('id').notNull(),
    appletId: uuid('applet_id').notNull(),
    customerId: uuid('customer_id').notNull(),
    addedByName: text('added_by_name').notNull(),
    addedAt: time('added_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.id] }),
    index('applet_tester_customer').on(t.customerId),
    uniqueIndex('applet_tester_once').on(t.merchantId, t.appletId, t.customerId),
  ],
);

/** What was published and rolled back. */
export const releases = pgTable(
  'applet_release',
  {
    merchantId: uuid('merchant_id').notNull(),
    id: uuid('id').notNull(),
    appletId: uuid('applet_id').notNull(),
    versionId: uuid('version_id').notNull(),
    kind: text('kind').$type<ReleaseKind>().notNull(),
    state: text('state').$type<ReleaseState>().notNull(),
    /** The version that was online before. */
    formerVersionId: uuid('former_version_id'),
    share: integer('share').notNull(),
    publisherId: uuid('publisher_id').notNull(),
    publisherName: text('publisher_name').notNull(),
    createdAt: time('created_at').notNull(),
    startsAt: time('starts_at').notNull(),
    endedAt: time('ended_at'),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.id] }),
    uniqueIndex('applet_release_under_way')
      .on(t.merchantId, t.appletId)
      .where(sql`${t.state} in ('scheduled', 'rolling')`),
    index('applet_release_newest').on(
      t.merchantId,
      t.appletId,
      t.createdAt.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
    index('applet_release_due').on(t.startsAt).where(sql`${t.state} = 'scheduled'`),
    check('applet_release_kind', sql`${t.kind} in ('publish', 'rollback')`),
    check('applet_release_state', sql`${t.state} in ('scheduled', 'rolling', 'done', 'stopped', 'cancelled')`),
    check('applet_release_share', sql`${t.share} in (5, 20, 50, 100)`),
    check('applet_release_ended', sql`(${t.state} in ('scheduled', 'rolling')) = (${t.endedAt} is null)`),
  ],
);
export type ReleaseRow = typeof releases.$inferSelect;
