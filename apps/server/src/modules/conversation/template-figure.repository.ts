import { type TemplateFigures, templateFiguresAtMost } from '@balcao/contract/template';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Queries } from '../../platform/db.ts';
import { rowsOf } from '../../platform/parsed-rows.ts';

interface Wanted {
  readonly merchantId: string;
  readonly templateIds: readonly string[];
}
const figuresRow = z.object({ templateId: z.string(), sent: z.int(), delivered: z.int(), read: z.int() });

/**
 * How many messages were made from each of these templates since a time, and how many of them the marks of their conversations say were
 * delivered and read. However often one was sent, its newest messages alone are looked at.
 */
export const figuresSince = async (
  queries: Queries,
  { merchantId, templateIds }: Wanted,
  since: Date,
): Promise<ReadonlyMap<string, TemplateFigures>> => {
  const rows = await rowsOf(
    queries,
    figuresRow,
    sql`
    select wanted.id as "templateId", count(*)::int as sent,
      (count(*) filter (where said.position <= talk.delivered))::int as delivered,
      (count(*) filter (where said.position <= talk.follower_read))::int as read
    from unnest(${sql.param([...templateIds])}::uuid[]) wanted (id)
    cross join lateral (
      select conversation_id, position from conversation_message
      where merchant_id = ${merchantId} and template_id = wanted.id and at >= ${since.toISOString()}
      order by at desc limit ${templateFiguresAtMost}
    ) said
    join conversation talk on talk.merchant_id = ${merchantId} and talk.id = said.conversation_id
    group by wanted.id`,
  );
  return new Map(rows.map(({ templateId, sent, delivered, read }) => [templateId, { sent, delivered, read }]));
};

interface Sent {
  readonly merchantId: string;
  readonly templateId: string;
  readonly since: Date;
  readonly atMost: number;
}
/** How many messages were made from a template since a time; counted no further than `atMost`. */
export const countSentSince = async (
  queries: Queries,
  { merchantId, templateId, since, atMost }: Sent,
): Promise<number> => {
  const [row] = await rowsOf(
    queries,
    z.object({ all: z.int() }),
    sql`select count(*)::int as "all" from (
      select from conversation_message
      where merchant_id = ${merchantId} and template_id = ${templateId} and at >= ${since.toISOString()} limit ${atMost}
    ) said`,
  );
  return row?.all ?? 0;
};
