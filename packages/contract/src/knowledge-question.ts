import * as z from 'zod/mini';
import { codes } from './codes.ts';
import { endpoint } from './endpoint.ts';
import { knowledgeGuarded, knowledgeReading, knowledgeWriting, ofKnowledge, Piece } from './knowledge.ts';
import { fileText, Id, Instant, line, lines } from './scalars.ts';

/** Questions that are pasted at once, and what they may come to. */
export const pastedAtMost = 10_000;
export const pastedCharactersAtMost = 2_000_000;
/** Faulty lines that are named; of more, only their number is said. */
export const faultsNamed = 50;
/** Questions of followers without an answer that are kept for a channel. */
export const unansweredAtMost = 500;

/** A question as people ask it, and its answer. */
export const QuestionEntry = z.strictObject({ question: line(300), answer: lines(4_000) });
export type QuestionEntry = z.infer<typeof QuestionEntry>;

/** What is wrong with a pasted line. */
export const PasteProblem = codes(['noAnswer', 'noQuestion', 'tooLong', 'unreadable', 'cardNumber']);
export type PasteProblem = z.infer<typeof PasteProblem>;
/** How many lines became what, and which did not. */
export const Pasted = z.object({
  added: z.int(),
  /** Known questions that have another answer now. */
  changed: z.int(),
  /** Known with the same answer. */
  same: z.int(),
  faulty: z.int(),
  faults: z.array(z.object({ line: z.int(), problem: PasteProblem })),
});
export type Pasted = z.infer<typeof Pasted>;

/** What a follower asked and no robot knew, without numbers of documents and cards. */
export const Unanswered = z.object({ id: Id, text: z.string(), times: z.int(), lastAt: Instant });
export type Unanswered = z.infer<typeof Unanswered>;

const ofQuestion = z.object({ id: Id, pieceId: Id });
const room = [...knowledgeGuarded, 'knowledge_pieces_full'] as const;

export const addKnowledgeQuestion = endpoint({
  ...knowledgeWriting,
  id: 'knowledge.addQuestion',
  method: 'POST',
  path: '/channel/{id}/knowledge/question',
  summary: 'Adds a question and its answer; one that was left unanswered leaves that list',
  idempotency: 'optional',
  params: ofKnowledge,
  body: z.extend(QuestionEntry, { unansweredId: z.optional(Id) }),
  reply: Piece,
  refusals: [...room, 'knowledge_full'],
});

export const changeKnowledgeQuestion = endpoint({
  ...knowledgeWriting,
  id: 'knowledge.changeQuestion',
  method: 'PUT',
  path: '/channel/{id}/knowledge/question/{pieceId}',
  summary: 'Changes a question or its answer',
  params: ofQuestion,
  body: QuestionEntry,
  reply: Piece,
  refusals: room,
});

export const removeKnowledgeQuestion = endpoint({
  ...knowledgeWriting,
  id: 'knowledge.removeQuestion',
  method: 'DELETE',
  path: '/channel/{id}/knowledge/question/{pieceId}',
  summary: 'Removes a question and its answer',
  params: ofQuestion,
  reply: z.null(),
  refusals: knowledgeGuarded,
});

export const pasteKnowledgeQuestions = endpoint({
  ...knowledgeWriting,
  rate: 'heavy',
  id: 'knowledge.paste',
  method: 'POST',
  path: '/channel/{id}/knowledge/questions',
  summary:
    'Adds many questions, one a line: the question, a tab, the answer; or as CSV. Faulty lines are named, the others taken',
  bodyBytesAtMost: 3 * pastedCharactersAtMost,
  params: ofKnowledge,
  body: z.strictObject({ text: fileText(pastedCharactersAtMost) }),
  reply: Pasted,
  refusals: [...room, 'knowledge_full', 'knowledge_pasted_many'],
});

export const listUnanswered = endpoint({
  ...knowledgeReading,
  id: 'knowledge.unanswered',
  path: '/channel/{id}/knowledge/unanswered',
  summary: 'What followers asked and robots did not know, what is asked most first',
  params: ofKnowledge,
  reply: z.object({ list: z.array(Unanswered) }),
});

export const removeUnanswered = endpoint({
  ...knowledgeWriting,
  id: 'knowledge.removeUnanswered',
  method: 'DELETE',
  path: '/channel/{id}/knowledge/unanswered/{unansweredId}',
  summary: 'Takes a question from the list of those without an answer',
  params: z.object({ id: Id, unansweredId: Id }),
  reply: z.null(),
  refusals: knowledgeGuarded,
});
