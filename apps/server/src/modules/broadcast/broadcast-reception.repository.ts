import { and, eq, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Queries, Tx } from '../../platform/db.ts';
import { rowsOf } from '../../platform/parsed-rows.ts';
import { broadcastLeft, broadcastReaders } from './broadcast.tables.ts';

const spanRow = z.object({ place: z.int(), seen: z.int(), clicked: z.int() });
export type SpanRow = z.infer<typeof spanRow>;

interface Sent {
  readonly merchantId: string;
  readonly id: string;
  readonly sentAt: Date;
}

/** How many saw a broadcast and opened its addresses in each span of so many seconds since it was sent; spans without either are left out. */
export const countReception = (
  queries: Queries,
  { merchantId, id, sentAt }: Sent,
  seconds: number,
  atMost: number,
): Promise<SpanRow[]> => {
  const sent = sql`${sentAt.toISOString()}::timestamptz`;
  return rowsOf(
    queries,
    spanRow,
    sql`select place, count(*) filter (where not is_click)::int as seen, count(*) filter (where is_click)::int as clicked
      from broadcast_reader reader
      cross join lateral (values (reader.seen_at, false), (reader.clicked_at, true)) event (at, is_click)
      cross join lateral (select floor(extract(epoch from event.at - ${sent}) / ${seconds}::int)::int as place) span
      where reader.merchant_id = ${merchantId} and reader.broadcast_id = ${id}
        and event.at >= ${sent} and event.at < ${sent} + make_interval(secs => ${seconds * atMost}::int)
      group by place order by place`,
  );
};

const hourMs = 3_600_000;
/** One more who stopped following, in the hour since it was sent. */
export const countLeftAt = async (
  tx: Tx,
  { merchantId, id, sentAt }: Omit<Sent, 'sentAt'> & { readonly sentAt: Date | null },
  now: Date,
): Promise<void> => {
  const hour = Math.min(23, Math.max(0, Math.floor((now.getTime() - Number(sentAt)) / hourMs)));
  await tx
    .insert(broadcastLeft)
    .values({ merchantId, broadcastId: id, hour, count: 1 })
    .onConflictDoUpdate({
      target: [broadcastLeft.merchantId, broadcastLeft.broadcastId, broadcastLeft.hour],
      set: { count: sql`${broadcastLeft.count} + 1` },
    });
};

/** In which hours since it was sent people stopped following; hours without any are left out. */
export const listLeft = (
  queries: Queries,
  { merchantId, id }: Pick<Sent, 'merchantId' | 'id'>,
): Promise<{ hour: number; count: number }[]> =>
  queries
    .select({ hour: broadcastLeft.hour, count: broadcastLeft.count })
    .from(broadcastLeft)
    .where(and(eq(broadcastLeft.merchantId, merchantId), eq(broadcastLeft.broadcastId, id)));

/** Whether it is known of anyone when they saw a broadcast. */
export const hasReaders = async (queries: Queries, { merchantId, id }: Pick<Sent, 'merchantId' | 'id'>) => {
  const rows = await queries
    .select({ id: broadcastReaders.broadcastId })
    .from(broadcastReaders)
    .where(and(eq(broadcastReaders.merchantId, merchantId), eq(broadcastReaders.broadcastId, id)))
    .limit(1);
  return rows.length > 0;
};

interface Received {
  readonly left: number;
  readonly seen: number;
  readonly clicked: number;
}
/** Those who stopped following after a broadcast of the demonstration, most of them in its first hours. */
export const insertPastLeft = async (
  tx: Tx,
  { merchantId, id }: Omit<Sent, 'sentAt'>,
  { left }: Received,
): Promise<void> => {
  await tx.execute(sql`insert into broadcast_left (merchant_id, broadcast_id, hour, count)
    select ${merchantId}::uuid, ${id}::uuid, hour, count(*)::int
    from generate_series(1, ${left}::int) place
    cross join lateral (select least(23, floor(-ln(1 - (place - 0.5) / ${left}::int) * 5))::int as hour) moment
    group by hour`);
};

/** Readers of a broadcast of the demonstration: half of them in the first three hours, all of them before `until`. */
export const insertPastReaders = async (
  tx: Tx,
  { merchantId, id, sentAt }: Sent,
  { seen, clicked }: Received,
  until: Date,
): Promise<void> => {
  const seconds = Math.floor((until.getTime() - sentAt.getTime()) / 1_000);
  await tx.execute(sql`insert into broadcast_reader (merchant_id, broadcast_id, customer_id, seen_at, clicked_at)
    select ${merchantId}::uuid, ${id}::uuid, md5(${id}::text || place)::uuid, at,
      case when place * ${clicked}::int / ${seen}::int > (place - 1) * ${clicked}::int / ${seen}::int then at + interval '40 seconds' end
    from generate_series(1, ${seen}::int) place
    cross join lateral (
      select ${sentAt.toISOString()}::timestamptz
        + make_interval(secs => least(-ln(1 - (place - 0.5) / ${seen}::int) * 15600, ${seconds}::int * 0.99 - 60)) as at) moment`);
};
