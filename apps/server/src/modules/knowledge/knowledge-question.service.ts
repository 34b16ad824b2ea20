import type { ReplyOf } from '@balcao/contract/endpoint';
import type { Piece } from '@balcao/contract/knowledge';
import {
  type addKnowledgeQuestion,
  type changeKnowledgeQuestion,
  faultsNamed,
  type pasteKnowledgeQuestions,
  type removeKnowledgeQuestion,
} from '@balcao/contract/knowledge-question';
import { LogEvent } from '@balcao/contract/log';
import type { Db, Tx } from '../../platform/db.ts';
import { idempotently } from '../../platform/idempotency.ts';
import { newId } from '../../platform/ids.ts';
import type { Call } from '../../platform/implement.ts';
import { refuse, refuseField } from '../../platform/refusal.ts';
import type { ChannelAccess, Reached } from '../channel/channel-access.service.ts';
import { presentPiece } from './knowledge.present.ts';
import type { PieceRow, SourceRow } from './knowledge.tables.ts';
import {
  deletePieces,
  findQuestion,
  findQuestions,
  lastPosition,
  type NewPiece,
} from './knowledge-piece.repository.ts';
import { type KnowledgeShelf, placeOf } from './knowledge-shelf.ts';
import { countStock, findOnly, type SourceKey, updateSource } from './knowledge-source.repository.ts';
import type { KnowledgeTelling } from './knowledge-telling.ts';
import { stemLanguageOf } from './knowledge-words.ts';
import { type PastedLine, pastedQuestions } from './pasted-questions.ts';
import { questionKeyOf } from './question-key.ts';
import { deleteUnanswered } from './unanswered.repository.ts';

interface Needs {
  readonly db: Db;
  readonly access: ChannelAccess;
  readonly shelf: KnowledgeShelf;
  readonly tell: KnowledgeTelling;
}
type Channel = Reached['channel'];
interface Asked {
  readonly question: string;
  readonly answer: string;
}
const { knowledgeAdded, knowledgeChanged, knowledgeRemoved, questionsPasted } = LogEvent.enum;

/** Questions and answers of a channel: one source holds them all, and each is a piece of its own. */
export const createKnowledgeQuestions = ({ db, access, shelf, tell }: Needs) => {
  const pieceOf = (source: SourceRow, { question, answer }: Asked, position: number, id: string): NewPiece => {
    const { merchantId, channelId, id: sourceId } = source;
    const place = { merchantId, channelId, sourceId, title: '', broadcastId: null };
    return { ...place, id, position, heading: question, text: answer, questionKey: questionKeyOf(question) };
  };
  /** Takes pieces away and counts them; the stock is held. Answers with the source as it is then. */
  const take = async (tx: Tx, source: SourceRow, ids: readonly string[]): Promise<SourceRow> => {
    const taken = await deletePieces(tx, source, ids);
    const left = { ...source, pieces: source.pieces - taken };
    await updateSource(tx, source, { pieces: left.pieces });
    await countStock(tx, source, { sources: 0, pieces: -taken });
    return left;
  };
  /** Puts questions in place of those with the ids in `instead`. @throws Refusal `knowledge_pieces_full`. */
  const put = async (
    tx: Tx,
    source: SourceRow,
    { pieces, instead, channel, now }: { pieces: NewPiece[]; instead: string[]; channel: Channel; now: Date },
  ): Promise<void> => {
    const left = await take(tx, source, instead);
    if (!(await shelf.hasRoom(tx, source, pieces.length))) refuse('knowledge_pieces_full');
    await updateSource(tx, source, { readAt: now });
    await shelf.put(tx, left, pieces, stemLanguageOf(channel.language));
  };
  const reach = async (tx: Tx, { actor, params }: Pick<Call<typeof removeKnowledgeQuestion>, 'actor' | 'params'>) => {
    const { channel } = await access.reachWith(tx, actor, params.id, 'manage');
    const key: SourceKey = { ...placeOf(channel), id: params.pieceId };
    await shelf.hold(tx, key);
    const piece = (await findQuestion(tx, key)) ?? refuse('not_found');
    const source = (await findOnly(tx, key, 'question')) ?? refuse('not_found');
    return { channel, piece, source };
  };

  return {
    /**
     * The same question with the same answer is there already, also of two who add it at once.
     * @throws Refusal `form_invalid` on a question that has another answer; `knowledge_full`; `knowledge_pieces_full`.
     */
    add: (call: Call<typeof addKnowledgeQuestion>): Promise<Piece> =>
      idempotently(db, call, async (tx) => {
        const { actor, params, body, now } = call;
        const { channel } = await access.reachWith(tx, actor, params.id, 'manage');
        const place = placeOf(channel);
        const coming = { kind: 'question', title: '', createdBy: actor.accountId, now } as const;
        const source = await shelf.only(tx, place, coming);
        const { unansweredId, ...asked } = body;
        const key = questionKeyOf(asked.question);
        const known = (await findQuestions(tx, place, [key])).get(key);
        if (known && known.text !== asked.answer) refuseField('question', 'questionTaken');
        if (unansweredId) await deleteUnanswered(tx, { ...place, id: unansweredId });
        if (known) return presentPiece(known);
        const piece = pieceOf(source, asked, (await lastPosition(tx, source)) + 1, newId(now));
        await put(tx, source, { pieces: [piece], instead: [], channel, now });
        await tell.done(tx, call, channel, { event: knowledgeAdded, before: null, after: asked.question });
        return presentPiece(piece);
      }),

    /** @throws Refusal `form_invalid` on a question that another has. */
    change: (call: Call<typeof changeKnowledgeQuestion>): Promise<Piece> =>
      idempotently(db, call, async (tx) => {
        const { channel, piece: before, source } = await reach(tx, call);
        const { body, now } = call;
        const key = questionKeyOf(body.question);
        const known = (await findQuestions(tx, source, [key])).get(key);
        if (known && known.id !== before.id) refuseField('question', 'questionTaken');
        const piece = pieceOf(source, body, before.position, before.id);
        await put(tx, source, { pieces: [piece], instead: [before.id], channel, now });
        await tell.done(tx, call, channel, { event: knowledgeChanged, before: before.heading, after: body.question });
        return presentPiece(piece);
      }),

    remove: (call: Call<typeof removeKnowledgeQuestion>): Promise<null> =>
      idempotently(db, call, async (tx) => {
        const { channel, piece, source } = await reach(tx, call);
        await take(tx, source, [piece.id]);
        await tell.done(tx, call, channel, { event: knowledgeRemoved, before: piece.heading, after: null });
        return null;
      }),

    /**
     * Takes the valid lines even when other lines are wrong. Where a question appears twice, the last answer counts; a question that is known already
     * gets its new answer. @throws Refusal `knowledge_pasted_many`; `knowledge_pieces_full`; `knowledge_full`.
     */
    paste: (call: Call<typeof pasteKnowledgeQuestions>): Promise<ReplyOf<typeof pasteKnowledgeQuestions>> => {
      const lines = pastedQuestions(call.body.text) ?? refuse('knowledge_pasted_many');
      const faults = lines.flatMap(({ line, problem }) => (problem ? [{ line, problem }] : []));
      const asked = byKey(lines);
      return idempotently(db, call, async (tx) => {
        const { actor, params, now } = call;
        const { channel } = await access.reachWith(tx, actor, params.id, 'manage');
        const place = placeOf(channel);
        const said = { faulty: faults.length, faults: faults.slice(0, faultsNamed) };
        if (asked.size === 0) return { added: 0, changed: 0, same: 0, ...said };
        const coming = { kind: 'question', title: '', createdBy: actor.accountId, now } as const;
        const source = await shelf.only(tx, place, coming);
        const known = await findQuestions(tx, place, [...asked.keys()]);
        const { fresh, changed, same } = sorted(asked, known);
        let position = await lastPosition(tx, source);
        const pieces = [
          ...changed.map(({ former, entry }) => pieceOf(source, entry, former.position, former.id)),
          ...fresh.map((entry) => {
            position += 1;
            return pieceOf(source, entry, position, newId(now));
          }),
        ];
        await put(tx, source, { pieces, instead: changed.map(({ former }) => former.id), channel, now });
        const after = String(pieces.length);
        if (pieces.length > 0) await tell.done(tx, call, channel, { event: questionsPasted, before: null, after });
        return { added: fresh.length, changed: changed.length, same, ...said };
      });
    },
  };
};
export type KnowledgeQuestions = ReturnType<typeof createKnowledgeQuestions>;

const byKey = (lines: readonly PastedLine[]): ReadonlyMap<string, Asked> =>
  new Map(
    lines.flatMap((one) =>
      one.problem ? [] : [[questionKeyOf(one.question), { question: one.question, answer: one.answer }] as const],
    ),
  );
/** What of the pasted is new, has another answer than before, or is known as it is. */
const sorted = (asked: ReadonlyMap<string, Asked>, known: ReadonlyMap<string, PieceRow>) => {
  const fresh: Asked[] = [];
  const changed: { readonly former: PieceRow; readonly entry: Asked }[] = [];
  for (const [key, entry] of asked) {
    const former = known.get(key);
    if (!former) fresh.push(entry);
    else if (former.text !== entry.answer) changed.push({ former, entry });
  }
  return { fresh, changed, same: asked.size - fresh.length - changed.length };
};
