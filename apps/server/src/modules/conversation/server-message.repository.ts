import { and, count, eq, gt, isNull, lte } from 'drizzle-orm';
import type { Queries, Tx } from '../../platform/db.ts';
import { type ServerMessageRow, serverMessages } from './server-message.tables.ts';

export const insertServerMessage = async (tx: Tx, row: ServerMessageRow): Promise<void> => {
  await tx.insert(serverMessages).values(row);
};

/** By the number that the merchant's server gave it. */
export const findServerMessage = async (
  queries: Queries,
  merchantId: string,
  number: string,
): Promise<ServerMessageRow | undefined> => {
  const [row] = await queries
    .select()
    .from(serverMessages)
    .where(and(eq(serverMessages.merchantId, merchantId), eq(serverMessages.number, number)));
  return row;
};

type Mark = 'deliveredAt' | 'readAt';

/** Marks what servers sent in a conversation up to a position and that had no such mark; answers with that, the oldest first. */
export const markServerMessages = async (
  tx: Tx,
  { merchantId, conversationId }: Pick<ServerMessageRow, 'merchantId' | 'conversationId'>,
  { mark, upTo, now }: { readonly mark: Mark; readonly upTo: number; readonly now: Date },
): Promise<ServerMessageRow[]> => {
  const marked = await tx
    .update(serverMessages)
    .set({ [mark]: now })
    .where(
      and(
        eq(serverMessages.merchantId, merchantId),
        eq(serverMessages.conversationId, conversationId),
        lte(serverMessages.position, upTo),
        isNull(serverMessages[mark]),
      ),
    )
    .returning();
  return marked.sort((one, other) => one.position - other.position);
};

/** How many servers have sent in a conversation since a moment. */
export const countServerMessages = async (
  queries: Queries,
  { merchantId, conversationId }: Pick<ServerMessageRow, 'merchantId' | 'conversationId'>,
  since: Date,
): Promise<number> => {
  const [row] = await queries
    .select({ all: count() })
    .from(serverMessages)
    .where(
      and(
        eq(serverMessages.merchantId, merchantId),
        eq(serverMessages.conversationId, conversationId),
        gt(serverMessages.at, since),
      ),
    );
  return row?.all ?? 0;
};
