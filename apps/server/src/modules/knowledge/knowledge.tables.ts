import type { SourceKind, SourceProblem, SourceState } from '@balcao/contract/knowledge';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
const searchable = customType<{ data: string }>({ dataType: () => 'tsvector' });
/** In the order of its bytes, so that words that begin alike stand together. */
const byBytes = customType<{ data: string }>({ dataType: () => 'text collate "C"' });
const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** What a channel's robots know, counted: everything that adds or removes locks this row, so that limits hold (rule: database-decides). */
export const knowledgeStocks = pgTable(
  'knowledge_stock',
  {
    merchantId: uuid('merchant_id').notNull(),
    channelId: uuid('channel_id').notNull(),
    sources: integer('sources').notNull().default(0),
    pieces: integer('pieces').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.channelId] }),
    check('knowledge_stock_counted', sql`${t.sources} between 0 and 200 and ${t.pieces} between 0 and 20000`),
  ],
);

/** Where the knowledge of a channel comes from. */
export const knowledgeSources = pgTable(
  'knowledge_source',
  {
    merchantId: uuid('merchant_id').notNull(),
    channelId: uuid('channel_id').notNull(),
    id: uuid('id').notNull(),
    kind: text('kind').$type<SourceKind>().notNull(),
    title: text('title').notNull(),
    state: text('state').$type<SourceState>().notNull(),
    problem: text('problem').$type<SourceProblem>(),
    /** Of a page as it was typed. */
    body: text('body'),
    /** Of a document: the file as it was sent, until it is read, and how large it was. */
    uploadId: uuid('upload_id'),
    bytes: integer('bytes'),
    /** How often a reading has begun: one that takes the server down every time comes to an end. */
    tries: integer('tries').notNull().default(0),
    pieces: integer('pieces').notNull().default(0),
    isCut: boolean('is_cut').notNull().default(false),
    createdBy: uuid('created_by').notNull(),
    createdAt: time('created_at').notNull(),
    readAt: time('read_at'),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.channelId, t.id] }),
    uniqueIndex('knowledge_source_only')
      .on(t.merchantId, t.channelId, t.kind)
      .where(sql`${t.kind} in ('question', 'post')`),
    check('knowledge_source_kind', sql`${t.kind} in ('document', 'page', 'question', 'post')`),
    check('knowledge_source_state', sql`${t.state} in ('waiting', 'reading', 'ready', 'failed')`),
    check('knowledge_source_problem', sql`(${t.state} = 'failed') = (${t.problem} is not null)`),
    check('knowledge_source_unread', sql`${t.state} in ('ready', 'failed') or ${t.kind} = 'document'`),
    check(
      'knowledge_source_file',
      sql`(${t.kind} = 'document' and ${t.state} in ('waiting', 'reading')) = (${t.uploadId} is not null)`,
    ),
    check('knowledge_source_body', sql`(${t.kind} = 'page') = (${t.body} is not null)`),
  ],
);
export type SourceRow = typeof knowledgeSources.$inferSelect;

/** Stretches of sources as robots find them, each with the words by which it is found. */
export const knowledgePieces = pgTable(
  'knowledge_piece',
  {
    merchantId: uuid('merchant_id').notNull(),
    channelId: uuid('channel_id').notNull(),
    sourceId: uuid('source_id').notNull(),
    id: uuid('id').notNull(),
    position: integer('position').notNull(),
    heading: text('heading').notNull(),
    text: text('text').notNull(),
    /** Of a question: what is the same in questions that differ by case, accents and marks only. */
    questionKey: text('question_key'),
    /** Of a post. */
    broadcastId: uuid('broadcast_id'),
    /** The channel, and the words of title, heading and text; then those of title and heading alone. */
    words: searchable('words').notNull(),
    headWords: searchable('head_words').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.channelId, t.id] }),
    uniqueIndex('knowledge_piece_place').on(t.merchantId, t.channelId, t.sourceId, t.position, t.id),
    uniqueIndex('knowledge_piece_question')
      .on(t.merchantId, t.channelId, t.questionKey)
      .where(sql`${t.questionKey} is not null`),
    index('knowledge_piece_post').on(t.merchantId, t.channelId, t.broadcastId).where(sql`${t.broadcastId} is not null`),
    index('knowledge_piece_words').using('gin', t.words),
    foreignKey({
      name: 'knowledge_piece_of',
      columns: [t.merchantId, t.channelId, t.sourceId],
      foreignColumns: [knowledgeSources.merchantId, knowledgeSources.channelId, knowledgeSources.id],
    }).onDelete('cascade'),
  ],
);
export type PieceRow = Omit<typeof knowledgePieces.$inferSelect, 'words' | 'headWords'>;

/**
 * The words of the pieces of a channel, and how many pieces have each. Triggers keep the counts whenever pieces are written
 * (docs/decisions/083).
 */
export const knowledgeWords = pgTable(
  'knowledge_word',
  {
    merchantId: uuid('merchant_id').notNull(),
    channelId: uuid('channel_id').notNull(),
    word: byBytes('word').notNull(),
    pieces: integer('pieces').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.channelId, t.word] }),
    check('knowledge_word_counted', sql`${t.pieces} > 0`),
  ],
);

/** What a model of meanings makes of a piece: numbers of four bytes, little-endian, of length one. */
export const knowledgeVectors = pgTable(
  'knowledge_vector',
  {
    merchantId: uuid('merchant_id').notNull(),
    channelId: uuid('channel_id').notNull(),
    pieceId: uuid('piece_id').notNull(),
    model: text('model').notNull(),
    vector: bytes('vector').notNull(),
    madeAt: time('made_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.channelId, t.pieceId] }),
    foreignKey({
      name: 'knowledge_vector_of',
      columns: [t.merchantId, t.channelId, t.pieceId],
      foreignColumns: [knowledgePieces.merchantId, knowledgePieces.channelId, knowledgePieces.id],
    }).onDelete('cascade'),
  ],
);

/** What followers asked and no robot knew. */
export const knowledgeUnanswered = pgTable(
  'knowledge_unanswered',
  {
    merchantId: uuid('merchant_id').notNull(),
    channelId: uuid('channel_id').notNull(),
    id: uuid('id').notNull(),
    /** The same for questions of the same words. */
    wordsKey: text('words_key').notNull(),
    text: text('text').notNull(),
    times: integer('times').notNull(),
    lastAt: time('last_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.channelId, t.id] }),
    uniqueIndex('knowledge_unanswered_words').on(t.merchantId, t.channelId, t.wordsKey),
    index('knowledge_unanswered_last').on(t.merchantId, t.channelId, t.lastAt),
  ],
);
export type UnansweredRow = typeof knowledgeUnanswered.$inferSelect;
