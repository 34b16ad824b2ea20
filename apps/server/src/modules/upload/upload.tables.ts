import type { SentDocumentType } from '@balcao/contract/conversation-document';
import type { mediaTypes } from '@balcao/contract/media';
import type { Upload, UploadProblem, UploadState, UploadUse } from '@balcao/contract/upload';
import type { VoiceType } from '@balcao/contract/voice';
import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

type DocumentMime = (typeof mediaTypes)[SentDocumentType]['mime'];
/** What a file is kept for: what is sent for a use, or what comes with a message of a conversation, a picture, a voice message or a document. */
export type KeptUse = UploadUse | 'message';

/** A document, a package, a picture or media that a team sent: what is known of it; the bytes lie encrypted in the file store. */
export const uploads = pgTable(
  'upload',
  {
    merchantId: uuid('merchant_id').notNull(),
    id: uuid('id').notNull(),
    /** An account, the upload key of a tool, or a customer. */
    createdBy: uuid('created_by').notNull(),
    /** As the person called it. */
    name: text('name').notNull(),
    use: text('use').$type<KeptUse>().notNull().default('document'),
    /** Of a document, a picture or a voice message; as MIME has it. */
    type: text('type').$type<NonNullable<Upload['type']> | VoiceType | DocumentMime>(),
    /** Of what was announced while it comes in, of what is kept afterwards. */
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    state: text('state').$type<UploadState>().notNull(),
    problem: text('problem').$type<UploadProblem>(),
    /** The key of its bytes, sealed with the platform's own (rule: sealed). */
    sealedKey: text('sealed_key').notNull(),
    /** SHA-256 of what is kept, in hexadecimal. */
    sha256: text('sha256'),
    /** Whether a virus scanner has looked at what was sent, and found nothing. */
    scan: text('scan').$type<Upload['scan']>().notNull().default('unscanned'),
    createdAt: time('created_at').notNull(),
    /** When a submission or a broadcast began to stand on it; one that nothing stands on is forgotten after a while. */
    keptAt: time('kept_at'),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.id] }),
    index('upload_loose').on(t.createdAt).where(sql`${t.keptAt} is null`),
    index('upload_unfinished').on(t.createdBy).where(sql`${t.state} = 'receiving'`),
    check('upload_state', sql`${t.state} in ('receiving', 'ready', 'refused')`),
    check('upload_scan', sql`${t.scan} in ('clean', 'unscanned')`),
    check('upload_use', sql`${t.use} in ('document', 'package', 'picture', 'media', 'ticket', 'message')`),
    check(
      'upload_ready',
      sql`(${t.state} = 'ready') = ((${t.type} is not null or ${t.use} in ('package', 'media')) and ${t.sha256} is not null)`,
    ),
    check('upload_problem', sql`(${t.state} = 'refused') = (${t.problem} is not null)`),
  ],
);

/** Who looked at which document, and when: appended, never changed. */
export const uploadViews = pgTable(
  'upload_view',
  {
    merchantId: uuid('merchant_id').notNull(),
    id: uuid('id').notNull(),
    uploadId: uuid('upload_id').notNull(),
    /** One of the two: a member of the team, or staff. */
    accountId: uuid('account_id'),
    staffId: uuid('staff_id'),
    ip: text('ip').notNull(),
    at: time('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.id] }),
    index('upload_view_upload').on(t.merchantId, t.uploadId, t.at),
    check('upload_view_who', sql`num_nulls(${t.accountId}, ${t.staffId}) = 1`),
  ],
);
