import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/db.ts';
import { broadcasts } from './broadcast.tables.ts';

/** What names these broadcasts of a channel: of an article no more than its beginning. */
export const listNamed = async (
  queries: Queries,
  { merchantId, channelId }: { readonly merchantId: string; readonly channelId: string },
  ids: readonly string[],
) =>
  queries
    .select({
      ...{ id: broadcasts.id, type: broadcasts.type, title: broadcasts.title, text: broadcasts.text },
      ...{ template: broadcasts.template, templateWords: broadcasts.templateWords },
      articleText: sql<string>`left(${broadcasts.articleText}, 500)`,
    })
    .from(broadcasts)
    .where(
      and(eq(broadcasts.merchantId, merchantId), eq(broadcasts.channelId, channelId), inArray(broadcasts.id, [...ids])),
    );

/** What of a channel is scheduled or being sent, in the order of the ids. */
export const listUnfinished = async (
  queries: Queries,
  { merchantId, channelId }: { readonly merchantId: string; readonly channelId: string },
): Promise<string[]> => {
  const rows = await queries
    .select({ id: broadcasts.id })
    .from(broadcasts)
    .where(
      and(
        eq(broadcasts.merchantId, merchantId),
        eq(broadcasts.channelId, channelId),
        inArray(broadcasts.state, ['scheduled', 'sending']),
      ),
    )
    .orderBy(asc(broadcasts.id));
  return rows.map(({ id }) => id);
};
