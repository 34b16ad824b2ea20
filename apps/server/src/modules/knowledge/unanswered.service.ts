import type { ReplyOf } from '@balcao/contract/endpoint';
import { type listUnanswered, type removeUnanswered, unansweredAtMost } from '@balcao/contract/knowledge-question';
import type { Db, Tx } from '../../platform/db.ts';
import { idempotently } from '../../platform/idempotency.ts';
import { newId } from '../../platform/ids.ts';
import type { Call } from '../../platform/implement.ts';
import { refuse } from '../../platform/refusal.ts';
import type { ChannelAccess } from '../channel/channel-access.service.ts';
import { reachKnowledge } from './knowledge-access.ts';
import { type KnowledgeShelf, placeOf } from './knowledge-shelf.ts';
import type { KnowledgePlace } from './knowledge-source.repository.ts';
import type { KnowledgeTelling } from './knowledge-telling.ts';
import { withoutNumbers, wordsKeyOf } from './question-key.ts';
import {
  deleteByWords,
  deleteUnanswered,
  listUnansweredRows,
  putUnanswered,
  trimUnanswered,
} from './unanswered.repository.ts';

interface Needs {
  readonly db: Db;
  readonly access: ChannelAccess;
  readonly shelf: Pick<KnowledgeShelf, 'hold'>;
  readonly tell: Pick<KnowledgeTelling, 'changed'>;
}
const charactersKept = 300;
const keptOf = (text: string): string =>
  [...withoutNumbers(text).replaceAll(/\s+/g, ' ').trim()].slice(0, charactersKept).join('');

/** What followers asked and no robot knew. */
export const createUnanswered = ({ db, access, shelf, tell }: Needs) => ({
  /** Keeps a question without numbers of cards, documents and telephones, once for the same words; the last five hundred of a channel. */
  record: async (
    tx: Tx,
    { text, now, ...place }: KnowledgePlace & { readonly text: string; readonly now: Date },
  ): Promise<void> => {
    const { merchantId, channelId } = place;
    const kept = keptOf(text);
    if (kept === '') return;
    await shelf.hold(tx, place);
    const words = { wordsKey: wordsKeyOf(kept), text: kept };
    await putUnanswered(tx, { merchantId, channelId, id: newId(now), ...words, times: 1, lastAt: now });
    await trimUnanswered(tx, place, unansweredAtMost);
    tell.changed(tx, place);
  },

  /** A person who asked this is erased: nothing of it is left, also where others asked the same. */
  forget: async (tx: Tx, { text, ...place }: KnowledgePlace & { readonly text: string }): Promise<void> =>
    deleteByWords(tx, place, wordsKeyOf(keptOf(text))),

  list: async ({ actor, params }: Call<typeof listUnanswered>): Promise<ReplyOf<typeof listUnanswered>> => {
    const place = await reachKnowledge(access, db, actor, params.id);
    const rows = await listUnansweredRows(db, place);
    return { list: rows.map(({ id, text, times, lastAt }) => ({ id, text, times, lastAt: lastAt.toISOString() })) };
  },

  remove: (call: Call<typeof removeUnanswered>): Promise<null> =>
    idempotently(db, call, async (tx) => {
      const { actor, params } = call;
      const { channel } = await access.reachWith(tx, actor, params.id, 'manage');
      const place = placeOf(channel);
      if (!(await deleteUnanswered(tx, { ...place, id: params.unansweredId }))) refuse('not_found');
      tell.changed(tx, place);
      return null;
    }),
});
export type UnansweredQuestions = ReturnType<typeof createUnanswered>;
