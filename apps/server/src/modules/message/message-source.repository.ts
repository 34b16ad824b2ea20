import { type TemplateFigures, templateFiguresAtMost } from '@balcao/contract/template';
import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Queries } from '../../platform/db.ts';
import { rowsOf } from '../../platform/parsed-rows.ts';
import { deliveries, type TemplateRow, templates } from './message.tables.ts';

interface Wanted {
  readonly merchantId: string;
  readonly sourceIds: readonly string[];
}
const figuresRow = z.object({ sourceId: z.string(), sent: z.int(), read: z.int() });

/** How many messages that say these message templates were delivered since a time, and seen. However many there are, the newest alone are looked at. */
export const figuresSince = async (
  queries: Queries,
  { merchantId, sourceIds }: Wanted,
  since: Date,
): Promise<ReadonlyMap<string, TemplateFigures>> => {
  const rows = await rowsOf(
    queries,
    figuresRow,
    sql`
    select wanted.id as "sourceId", count(*)::int as sent, count(told.seen_at)::int as read
    from unnest(${sql.param([...sourceIds])}::uuid[]) wanted (id)
    cross join lateral (
      select seen_at from message_delivery
      where merchant_id = ${merchantId} and source_id = wanted.id and reason is null and sent_at >= ${since.toISOString()}
      order by sent_at desc limit ${templateFiguresAtMost}
    ) told
    group by wanted.id`,
  );
  return new Map(rows.map(({ sourceId, sent, read }) => [sourceId, { sent, delivered: sent, read }]));
};

/** The subscribe messages of a team that say a message template, the newest first. */
export const listSaying = (queries: Queries, merchantId: string, sourceId: string): Promise<TemplateRow[]> =>
  queries
    .select()
    .from(templates)
    .where(and(eq(templates.merchantId, merchantId), eq(templates.sourceId, sourceId), isNull(templates.removedAt)))
    .orderBy(desc(templates.createdAt), desc(templates.id));

/** The person has those that they had not seen before. */
export const markSeen = async (queries: Queries, customerId: string, now: Date): Promise<void> => {
  await queries
    .update(deliveries)
    .set({ seenAt: now })
    .where(
      and(
        eq(deliveries.customerId, customerId),
        isNotNull(deliveries.sourceId),
        isNull(deliveries.reason),
        isNull(deliveries.seenAt),
      ),
    );
};
