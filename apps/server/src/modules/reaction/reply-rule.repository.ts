import { and, eq, inArray } from 'drizzle-orm';
import type { Queries, Tx } from '../../platform/db.ts';
import { replyBlocks, replySettings } from './reaction.tables.ts';

interface ChannelKey {
  readonly merchantId: string;
  readonly channelId: string;
}
interface PersonKey extends ChannelKey {
  readonly customerId: string;
}
const ofPerson = ({ merchantId, channelId, customerId }: PersonKey) =>
  and(
    eq(replyBlocks.merchantId, merchantId),
    eq(replyBlocks.channelId, channelId),
    eq(replyBlocks.customerId, customerId),
  );

/** Whether a channel takes replies. */
export const takesReplies = async (queries: Queries, { merchantId, channelId }: ChannelKey): Promise<boolean> => {
  const [row] = await queries
    .select({ isOn: replySettings.isOn })
    .from(replySettings)
    .where(and(eq(replySettings.merchantId, merchantId), eq(replySettings.channelId, channelId)));
  return row?.isOn ?? false;
};

export const putSetting = async (tx: Tx, key: ChannelKey, isOn: boolean): Promise<void> => {
  await tx
    .insert(replySettings)
    .values({ ...key, isOn })
    .onConflictDoUpdate({ target: [replySettings.merchantId, replySettings.channelId], set: { isOn } });
};

/** Which of these people a channel takes no replies of. */
export const listBlocked = async (
  queries: Queries,
  { merchantId, channelId }: ChannelKey,
  customerIds: readonly string[],
): Promise<ReadonlySet<string>> => {
  const rows = await queries
    .select({ customerId: replyBlocks.customerId })
    .from(replyBlocks)
    .where(
      and(
        eq(replyBlocks.merchantId, merchantId),
        eq(replyBlocks.channelId, channelId),
        inArray(replyBlocks.customerId, [...customerIds]),
      ),
    );
  return new Set(rows.map(({ customerId }) => customerId));
};

/** False when it was so before. */
export const insertBlock = async (tx: Tx, key: PersonKey, at: Date): Promise<boolean> => {
  const { rowCount } = await tx
    .insert(replyBlocks)
    .values({ ...key, at })
    .onConflictDoNothing();
  return rowCount === 1;
};
export const deleteBlock = async (tx: Tx, key: PersonKey): Promise<boolean> => {
  const { rowCount } = await tx.delete(replyBlocks).where(ofPerson(key));
  return rowCount === 1;
};
