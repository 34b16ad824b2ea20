import * as z from 'zod/mini';
import { codes } from './codes.ts';
import { endpoint } from './endpoint.ts';
import type { FileRule } from './file-rule.ts';
import { megabyte } from './limits.ts';
import { Cursor, Id, Instant, line, lines } from './scalars.ts';
import type { Moves } from './states.ts';

/** Of a document that robots read. */
export const knowledgeBytesAtMost = 20 * megabyte;
export const knowledgeFile: FileRule = {
  accept: [
    '.pdf',
    '.docx',
    '.txt',
    '.md',
    '.html',
    '.htm',
    'application/pdf',
    'text/plain',
    'text/markdown',
    'text/html',
  ],
  bytesAtMost: knowledgeBytesAtMost,
};
/** Letters of one document that are read; what comes after them is not. */
export const knowledgeLettersAtMost = 500_000;
/** What a channel's robots may know: sources, and the pieces into which they are cut. */
export const sourcesAtMost = 200;
export const piecesAtMost = 20_000;
/** Pieces of a source that one reading brings. */
export const piecesAtOnce = 20;

/** Where knowledge comes from. Of `question` and `post` a channel has one source at most, which holds all of that kind. */
export const SourceKind = codes(['document', 'page', 'question', 'post']);
export type SourceKind = z.infer<typeof SourceKind>;

/** `waiting`: its turn has not come; `reading`: it is taken apart; `ready`: robots find it; `failed`: it could not be read. */
export const SourceState = codes(['waiting', 'reading', 'ready', 'failed']);
export type SourceState = z.infer<typeof SourceState>;
const { waiting, reading, ready, failed } = SourceState.enum;
export const sourceStateMoves = {
  [waiting]: [reading],
  [reading]: [ready, failed],
  [ready]: [],
  [failed]: [],
} as const satisfies Moves<SourceState>;

/** Why a document could not be read. */
export const SourceProblem = codes([
  'typeWrong',
  /** It opens with a password only. */
  'locked',
  'damaged',
  /** It contains no text: usually scanned pages. */
  'noText',
  /** Reading it took more memory or time than any document should. */
  'tooComplex',
  /** The channel has no room for so many pieces. */
  'tooMany',
]);
export type SourceProblem = z.infer<typeof SourceProblem>;

export const Source = z.object({
  id: Id,
  kind: SourceKind,
  /** Of a document its name, of a page its title; empty for questions and posts. */
  title: z.string(),
  state: SourceState,
  problem: z.nullable(SourceProblem),
  /** Of a document as it was sent; null for what was typed. */
  bytes: z.nullable(z.int()),
  pieces: z.int(),
  /** Only its beginning was read: it is longer than what robots read. */
  isCut: z.boolean(),
  createdAt: Instant,
  /** When it was read last; null before. */
  readAt: z.nullable(Instant),
});
export type Source = z.infer<typeof Source>;

const PageTitle = line(120);
const PageText = lines(50_000);
/** A page of text that was typed for robots. */
export const PageEntry = z.strictObject({ title: PageTitle, text: PageText });
export type PageEntry = z.infer<typeof PageEntry>;

/** What robots find: a stretch of a source with the headings above it. */
export const Piece = z.object({
  id: Id,
  /** The headings above it from the outermost on, or the question that it answers; may be empty. */
  heading: z.string(),
  text: z.string(),
});
export type Piece = z.infer<typeof Piece>;

export const ofKnowledge = z.object({ id: Id });
const ofSource = z.object({ id: Id, sourceId: Id });
const access = (level: 'read' | 'write') => ({ menu: 'channels.index', level }) as const;
export const knowledgeReading = {
  face: 'admin',
  method: 'GET',
  access: access('read'),
  rate: 'read',
  refusals: ['not_found', 'channel_right'],
} as const;
export const knowledgeWriting = { face: 'admin', access: access('write'), rate: 'write' } as const;
export const knowledgeGuarded = ['not_found', 'channel_chat_account', 'channel_right', 'state_forbids'] as const;
const adding = [...knowledgeGuarded, 'knowledge_full', 'knowledge_pieces_full'] as const;

export const getKnowledge = endpoint({
  ...knowledgeReading,
  id: 'knowledge.get',
  path: '/channel/{id}/knowledge',
  summary:
    'What the robots of a channel know, the newest source first, for those who may answer followers or manage it',
  params: ofKnowledge,
  reply: z.object({ list: z.array(Source), pieces: z.int() }),
});

export const addKnowledgeDocument = endpoint({
  ...knowledgeWriting,
  id: 'knowledge.addDocument',
  method: 'POST',
  path: '/channel/{id}/knowledge/document',
  summary:
    'Takes a file that was sent whole as a source; it is read by itself, and forgotten after that but for its text',
  params: ofKnowledge,
  body: z.strictObject({ uploadId: Id }),
  reply: Source,
  refusals: [...adding, 'file_is_apk', 'knowledge_too_large'],
});

export const addKnowledgePage = endpoint({
  ...knowledgeWriting,
  id: 'knowledge.addPage',
  method: 'POST',
  path: '/channel/{id}/knowledge/page',
  summary: 'Adds a page of text',
  idempotency: 'optional',
  params: ofKnowledge,
  body: PageEntry,
  reply: Source,
  refusals: adding,
});

export const getKnowledgePage = endpoint({
  ...knowledgeReading,
  id: 'knowledge.page',
  path: '/channel/{id}/knowledge/page/{sourceId}',
  summary: 'A page of text as it was typed',
  params: ofSource,
  reply: z.object({ title: z.string(), text: z.string() }),
});

export const changeKnowledgePage = endpoint({
  ...knowledgeWriting,
  id: 'knowledge.changePage',
  method: 'PUT',
  path: '/channel/{id}/knowledge/page/{sourceId}',
  summary: 'Changes a page of text; robots find the new one from then on',
  params: ofSource,
  body: PageEntry,
  reply: Source,
  refusals: [...knowledgeGuarded, 'knowledge_pieces_full'],
});

export const putKnowledgePosts = endpoint({
  ...knowledgeWriting,
  id: 'knowledge.putPosts',
  method: 'PUT',
  path: '/channel/{id}/knowledge/posts',
  summary: 'Lets robots know what the channel has sent to all its followers, or no more',
  params: ofKnowledge,
  body: z.strictObject({ isOn: z.boolean() }),
  reply: z.null(),
  refusals: [...knowledgeGuarded, 'knowledge_full'],
});

export const removeKnowledge = endpoint({
  ...knowledgeWriting,
  id: 'knowledge.remove',
  method: 'DELETE',
  path: '/channel/{id}/knowledge/source/{sourceId}',
  summary: 'Removes a source with all its pieces',
  params: ofSource,
  reply: z.null(),
  refusals: knowledgeGuarded,
});

export const listKnowledgePieces = endpoint({
  ...knowledgeReading,
  id: 'knowledge.pieces',
  path: '/channel/{id}/knowledge/source/{sourceId}/piece',
  summary: 'The pieces of a source in their order',
  params: ofSource,
  query: z.strictObject({ cursor: z.optional(Cursor) }),
  reply: z.object({ list: z.array(Piece), nextCursor: z.nullable(z.string()) }),
});
