import { and, arrayContains, eq } from 'drizzle-orm';
import type { Queries } from '../../platform/db.ts';
import { broadcasts } from './broadcast.tables.ts';

/** A file of a team. */
export interface HeldFile {
  readonly merchantId: string;
  readonly id: string;
}
const holding = ({ merchantId, id }: HeldFile) =>
  and(eq(broadcasts.merchantId, merchantId), arrayContains(broadcasts.mediaIds, [id]));

/** Whether any broadcast holds this file. */
export const isHeld = async (queries: Queries, file: HeldFile): Promise<boolean> => {
  const rows = await queries.select({ id: broadcasts.id }).from(broadcasts).where(holding(file)).limit(1);
  return rows.length > 0;
};

/** The channel in which a broadcast with this file was sent; undefined where it was not, or was recalled. */
export const findSentWith = async (queries: Queries, file: HeldFile, id: string): Promise<string | undefined> => {
  const [row] = await queries
    .select({ channelId: broadcasts.channelId })
    .from(broadcasts)
    .where(
      and(
        eq(broadcasts.merchantId, file.merchantId),
        holding(file),
        eq(broadcasts.id, id),
        eq(broadcasts.state, 'sent'),
      ),
    );
  return row?.channelId;
};
