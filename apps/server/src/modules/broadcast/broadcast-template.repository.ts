import { type TemplateFigures, templateFiguresAtMost } from '@balcao/contract/template';
import { and, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Queries } from '../../platform/db.ts';
import { rowsOf } from '../../platform/parsed-rows.ts';
import { type BroadcastRow, broadcasts } from './broadcast.tables.ts';

interface Wanted {
  readonly merchantId: string;
  readonly templateIds: readonly string[];
}
const figuresRow = z.object({ templateId: z.string(), sent: z.int(), delivered: z.int(), read: z.int() });

/** Figures of the broadcasts that used these templates since a time, by the ids of the templates: people who got and who saw them. */
export const figuresSince = async (
  queries: Queries,
  { merchantId, templateIds }: Wanted,
  since: Date,
): Promise<ReadonlyMap<string, TemplateFigures>> => {
  const rows = await rowsOf(
    queries,
    figuresRow,
    sql`
    select wanted.id as "templateId", sum(told.delivered)::int as sent, sum(told.delivered)::int as delivered,
      sum(told.seen)::int as read
    from unnest(${sql.param([...templateIds])}::uuid[]) wanted (id)
    cross join lateral (
      select delivered, seen from broadcast
      where merchant_id = ${merchantId} and template_id = wanted.id and sent_at >= ${since.toISOString()}
      order by sent_at desc limit ${templateFiguresAtMost}
    ) told
    group by wanted.id`,
  );
  return new Map(rows.map(({ templateId, sent, delivered, read }) => [templateId, { sent, delivered, read }]));
};

const unfinished = ['waiting', 'scheduled', 'sending'] as const;
const ofTemplate = (merchantId: string, templateId: string): SQL | undefined =>
  and(eq(broadcasts.merchantId, merchantId), eq(broadcasts.templateId, templateId));

type Use = Pick<BroadcastRow, 'id' | 'channelId' | 'state' | 'sentAt' | 'scheduledAt'>;
/** The broadcasts that say a template, or will: the newest first. */
export const listUses = (queries: Queries, merchantId: string, templateId: string, limit: number): Promise<Use[]> =>
  queries
    .select({
      id: broadcasts.id,
      channelId: broadcasts.channelId,
      state: broadcasts.state,
      sentAt: broadcasts.sentAt,
      scheduledAt: broadcasts.scheduledAt,
    })
    .from(broadcasts)
    .where(ofTemplate(merchantId, templateId))
    .orderBy(desc(broadcasts.createdAt), desc(broadcasts.id))
    .limit(limit);

/** How many broadcasts wait to be sent with a template, or are on their way. */
export const countUnfinished = async (queries: Queries, merchantId: string, templateId: string): Promise<number> => {
  const [row] = await queries
    .select({ all: count() })
    .from(broadcasts)
    .where(and(ofTemplate(merchantId, templateId), inArray(broadcasts.state, unfinished)));
  return row?.all ?? 0;
};
