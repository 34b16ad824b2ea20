import type { RequestFacts } from '@balcao/contract/request';
import { sql } from 'drizzle-orm';
import { customType, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** The number of a transaction, as PostgreSQL counts them. */
const transactionNumber = customType<{ data: string }>({ dataType: () => 'xid8' });

/** Calls of the open API in a merchant's name, kept for a month: what was asked and answered, without secrets. */
export const openRequests = pgTable(
  'open_request',
  {
    merchantId: uuid('merchant_id').notNull(),
    /** Time-ordered. */
    id: uuid('id').notNull(),
    at: time('at').notNull(),
    method: text('method').notNull(),
    /** Path and query as sent, without the numbers of cards. */
    target: text('target').notNull(),
    status: integer('status').notNull(),
    /** The name of the refusal, where it was refused. */
    refusal: text('refusal'),
    serial: text('serial').notNull(),
    ip: text('ip').notNull(),
    durationMs: integer('duration_ms').notNull(),
    requestId: text('request_id').notNull(),
    /** Of a call whose signature was wrong: the lines that the server signed against, with the signature, sealed (rule: sealed). */
    sealedLines: text('sealed_lines'),
    /** What else explains the refusal. */
    facts: jsonb('facts').$type<RequestFacts>().notNull().default({}),
    /** Which transaction wrote it, for who reads on from there; null of what is older than this column. */
    writtenBy: transactionNumber('written_by'),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.id] }),
    index('open_request_at').on(t.at),
    index('open_request_failed').on(t.merchantId, t.id).where(sql`${t.status} >= 400`),
  ],
);
export type OpenRequestRow = Omit<typeof openRequests.$inferSelect, 'writtenBy'>;
