import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { knowledgeReading, ofKnowledge, Piece, SourceKind } from './knowledge.ts';
import { Id, identifier } from './scalars.ts';

/** Pieces that a search shows. */
export const hitsShown = 5;
/** From this score on, a piece answers what was asked, as a rule. */
export const confidentScore = 0.5;

/** A piece that a search found. */
export const Hit = z.extend(Piece, {
  sourceId: Id,
  sourceTitle: z.string(),
  kind: SourceKind,
  /** How much of the question the piece covers: from 0 to 1. Comparable between searches and channels. */
  score: z.number(),
  isConfident: z.boolean(),
  /** Stretches of the text that hold words of the question: where each begins, and where it ends. */
  marks: z.array(z.tuple([z.int(), z.int()])),
});
export type Hit = z.infer<typeof Hit>;

export const searchKnowledge = endpoint({
  ...knowledgeReading,
  id: 'knowledge.search',
  path: '/channel/{id}/knowledge/search',
  summary: 'The pieces that robots would find for a question, best first',
  params: ofKnowledge,
  query: z.strictObject({ text: identifier(300) }),
  reply: z.object({ list: z.array(Hit) }),
});
