import {
  addKnowledgeDocument,
  addKnowledgePage,
  changeKnowledgePage,
  getKnowledge,
  getKnowledgePage,
  listKnowledgePieces,
  putKnowledgePosts,
  removeKnowledge,
} from '@balcao/contract/knowledge';
import {
  addKnowledgeQuestion,
  changeKnowledgeQuestion,
  listUnanswered,
  pasteKnowledgeQuestions,
  removeKnowledgeQuestion,
  removeUnanswered,
} from '@balcao/contract/knowledge-question';
import { searchKnowledge } from '@balcao/contract/knowledge-search';
import type { Implement } from '../../platform/implement.ts';
import type { Knowledge } from './knowledge.service.ts';
import type { KnowledgeQuestions } from './knowledge-question.service.ts';
import type { KnowledgeSearch } from './knowledge-search.service.ts';
import type { UnansweredQuestions } from './unanswered.service.ts';

interface Services {
  readonly knowledge: Knowledge;
  readonly questions: KnowledgeQuestions;
  readonly search: KnowledgeSearch;
  readonly unanswered: UnansweredQuestions;
}

export const knowledgeRoutes = (implement: Implement, services: Services): void => {
  const { knowledge, questions, search, unanswered } = services;
  implement(getKnowledge, knowledge.get);
  implement(addKnowledgeDocument, knowledge.addDocument);
  implement(addKnowledgePage, knowledge.addPage);
  implement(getKnowledgePage, knowledge.page);
  implement(changeKnowledgePage, knowledge.changePage);
  implement(putKnowledgePosts, knowledge.putPosts);
  implement(removeKnowledge, knowledge.remove);
  implement(listKnowledgePieces, knowledge.pieces);
  implement(addKnowledgeQuestion, questions.add);
  implement(changeKnowledgeQuestion, questions.change);
  implement(removeKnowledgeQuestion, questions.remove);
  implement(pasteKnowledgeQuestions, questions.paste);
  implement(searchKnowledge, search.tryOut);
  implement(listUnanswered, unanswered.list);
  implement(removeUnanswered, unanswered.remove);
};
