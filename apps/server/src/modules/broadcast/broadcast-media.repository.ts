import { and, arrayContains, eq, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/db.ts';
import { broadcasts, broadcastTests } from './broadcast.tables.ts';
import { hasIt } from './broadcast-audience.repository.ts';

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

/** A broadcast, and a person who says that they read it. */
interface Reading {
  readonly broadcastId: string;
  readonly customerId: string;
}
/** The channel in which a broadcast with this file was sent to a person; undefined where it was not, or is there no more. */
export const findSentWith = async (
  queries: Queries,
  file: HeldFile,
  { broadcastId, customerId }: Reading,
): Promise<string | undefined> => {
  const [row] = await queries
    .select({ channelId: broadcasts.channelId })
    .from(broadcasts)
    .where(
      and(
        eq(broadcasts.merchantId, file.merchantId),
        holding(file),
        eq(broadcasts.id, broadcastId),
        sql`${broadcasts.state} in ('sending', 'sent')`,
        hasIt(customerId),
      ),
    );
  return row?.channelId;
};

/** The channel of a draft with this file that the person sent to themselves as a test; tests are deleted after a day. */
export const findTestedWith = async (
  queries: Queries,
  file: HeldFile,
  { broadcastId, customerId }: Reading,
): Promise<string | undefined> => {
  const [row] = await queries
    .select({ channelId: broadcasts.channelId })
    .from(broadcasts)
    .innerJoin(
      broadcastTests,
      and(eq(broadcastTests.merchantId, broadcasts.merchantId), eq(broadcastTests.broadcastId, broadcasts.id)),
    )
    .where(
      and(
        eq(broadcasts.merchantId, file.merchantId),
        holding(file),
        eq(broadcasts.id, broadcastId),
        eq(broadcastTests.customerId, customerId),
        sql`${broadcasts.state} in ('draft', 'scheduled')`,
      ),
    )
    .limit(1);
  return row?.channelId;
};
