import { and, asc, eq } from 'drizzle-orm';
import type { Queries, Tx } from '../../platform/db.ts';
import { type CannedAnswerRow, cannedAnswers } from './conversation.tables.ts';

type ChannelKey = Pick<CannedAnswerRow, 'merchantId' | 'channelId'>;
type Key = Pick<CannedAnswerRow, 'merchantId' | 'channelId' | 'id'>;
const inChannel = ({ merchantId, channelId }: ChannelKey) =>
  and(eq(cannedAnswers.merchantId, merchantId), eq(cannedAnswers.channelId, channelId));
const at = (key: Key) => and(inChannel(key), eq(cannedAnswers.id, key.id));

export const listCanned = (queries: Queries, key: ChannelKey): Promise<CannedAnswerRow[]> =>
  queries.select().from(cannedAnswers).where(inChannel(key)).orderBy(asc(cannedAnswers.shortcut));

/** One that is there, held until the commit. */
export const lockCanned = async (tx: Tx, key: Key): Promise<CannedAnswerRow | undefined> => {
  const [row] = await tx.select().from(cannedAnswers).where(at(key)).for('update');
  return row;
};

export const insertCanned = async (tx: Tx, row: CannedAnswerRow): Promise<void> => {
  await tx.insert(cannedAnswers).values(row);
};

export const updateCanned = async (tx: Tx, { shortcut, text, ...key }: CannedAnswerRow): Promise<void> => {
  await tx.update(cannedAnswers).set({ shortcut, text }).where(at(key));
};

export const deleteCanned = async (tx: Tx, key: Key): Promise<void> => {
  await tx.delete(cannedAnswers).where(at(key));
};
