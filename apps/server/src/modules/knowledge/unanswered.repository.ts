import { and, desc, eq, sql } from 'drizzle-orm';
import type { Queries, Tx } from '../../platform/db.ts';
import { knowledgeUnanswered, type UnansweredRow } from './knowledge.tables.ts';
import type { KnowledgePlace, SourceKey } from './knowledge-source.repository.ts';

const inPlace = ({ merchantId, channelId }: KnowledgePlace) =>
  and(eq(knowledgeUnanswered.merchantId, merchantId), eq(knowledgeUnanswered.channelId, channelId));

/** Counts one that is known by its words; else it is kept. */
export const putUnanswered = async (tx: Tx, row: UnansweredRow): Promise<void> => {
  await tx
    .insert(knowledgeUnanswered)
    .values(row)
    .onConflictDoUpdate({
      target: [knowledgeUnanswered.merchantId, knowledgeUnanswered.channelId, knowledgeUnanswered.wordsKey],
      set: {
        times: sql`${knowledgeUnanswered.times} + 1`,
        lastAt: sql`greatest(${knowledgeUnanswered.lastAt}, excluded.last_at)`,
      },
    });
};

/** Forgets what was asked longest ago beyond a number. */
export const trimUnanswered = async (tx: Tx, place: KnowledgePlace, atMost: number): Promise<void> => {
  await tx.execute(sql`delete from knowledge_unanswered u
    where u.merchant_id = ${place.merchantId}::uuid and u.channel_id = ${place.channelId}::uuid and u.id in (
      select o.id from knowledge_unanswered o
      where o.merchant_id = ${place.merchantId}::uuid and o.channel_id = ${place.channelId}::uuid
      order by o.last_at desc, o.id desc offset ${atMost})`);
};

export const listUnansweredRows = (queries: Queries, place: KnowledgePlace): Promise<UnansweredRow[]> =>
  queries
    .select()
    .from(knowledgeUnanswered)
    .where(inPlace(place))
    .orderBy(desc(knowledgeUnanswered.times), desc(knowledgeUnanswered.lastAt));

/** Deletes the unanswered questions with these words, of every person who asked them. */
export const deleteByWords = async (tx: Tx, place: KnowledgePlace, wordsKey: string): Promise<void> => {
  await tx.delete(knowledgeUnanswered).where(and(inPlace(place), eq(knowledgeUnanswered.wordsKey, wordsKey)));
};

/** False where it is not there. */
export const deleteUnanswered = async (tx: Tx, key: SourceKey): Promise<boolean> => {
  const { rowCount } = await tx
    .delete(knowledgeUnanswered)
    .where(and(inPlace(key), eq(knowledgeUnanswered.id, key.id)));
  return rowCount === 1;
};
