import type { Channel } from '@balcao/contract/channel';
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
import { sql } from 'drizzle-orm';
import { transaction } from '../src/platform/db.ts';
import { addPage, addQuestion } from './knowledge.ts';
import type { Team } from './people.ts';
import type { TestApp } from './test-app.ts';

/** What robots of a channel know, and what they did not. */
export const heldKnowledge = async ({ platform, services }: TestApp, team: Team, channel: Channel) => {
  const { id: sourceId } = await addPage(team, channel, 'Trocas', 'Em até sete dias.');
  const { id: pieceId } = await addQuestion(team, channel, 'Tem pão?', 'Tem.');
  const asked = { merchantId: team.merchantId, channelId: channel.id, text: 'Tem bolo?', now: platform.clock.now() };
  await transaction(platform.db, (tx) => services.unanswered.record(tx, asked));
  const { merchantId, accountId } = team;
  // A document that waits to be read, without its file.
  const waitingUploadId = crypto.randomUUID();
  await platform.db.execute(sql`insert into knowledge_source
    (merchant_id, channel_id, id, kind, title, state, upload_id, bytes, created_by, created_at)
    values (${merchantId}, ${channel.id}, ${waitingUploadId}, 'document', 'manual', 'waiting', ${waitingUploadId}, 10, ${accountId},
      ${platform.clock.now().toISOString()})`);
  const { list } = await team.call(listUnanswered, { params: { id: channel.id } });
  return { sourceId, pieceId, waitingUploadId, unansweredId: list[0]?.id ?? '' };
};

export interface HeldKnowledge {
  readonly channelId: string;
  readonly sourceId: string;
  readonly pieceId: string;
  readonly unansweredId: string;
  readonly waitingUploadId: string;
}
/** Every call about what robots know. */
export const knowledgeAsks = ({ channelId: id, sourceId, pieceId, unansweredId, waitingUploadId }: HeldKnowledge) => {
  const [params, ofSource, ofPiece] = [{ id }, { id, sourceId }, { id, pieceId }];
  const page = { title: 'Trocas', text: 'Em até dez dias.' };
  const question = { question: 'Tem queijo?', answer: 'Tem.' };
  return [
    { target: getKnowledge, by: 'member', params },
    { target: getKnowledgePage, by: 'member', params: ofSource },
    { target: listKnowledgePieces, by: 'member', params: ofSource, query: {} },
    { target: searchKnowledge, by: 'member', params, query: { text: 'trocas' } },
    { target: listUnanswered, by: 'member', params },
    { target: addKnowledgeDocument, by: 'member', params, body: { uploadId: waitingUploadId } },
    { target: addKnowledgePage, by: 'member', params, body: page },
    { target: changeKnowledgePage, by: 'member', params: ofSource, body: page },
    { target: addKnowledgeQuestion, by: 'member', params, body: question },
    { target: changeKnowledgeQuestion, by: 'member', params: ofPiece, body: { question: 'Tem pão?', answer: 'Sim.' } },
    { target: pasteKnowledgeQuestions, by: 'member', params, body: { text: 'Tem leite?\tTem.' } },
    { target: putKnowledgePosts, by: 'member', params, body: { isOn: true } },
    { target: removeUnanswered, by: 'member', params: { id, unansweredId } },
    { target: removeKnowledgeQuestion, by: 'member', params: ofPiece },
    { target: removeKnowledge, by: 'member', params: ofSource },
  ] as const;
};
