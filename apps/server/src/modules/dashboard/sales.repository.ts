import { PaymentMethod, PaymentProduct } from '@balcao/contract/order';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Queries } from '../../platform/db.ts';
import { rowsOf } from '../../platform/parsed-rows.ts';
import { type Piece, piecesOf } from './blocks.ts';
import { goodsRollups, salesDeltas, salesRollups } from './dashboard.tables.ts';
import { type Bucket, Period } from './periods.ts';

/** Sums as they are kept: `paid` orders with their amount and fee, `created` ones and those of them that are paid, refunds done. */
const Sums = z.object({
  created: z.int(),
  converted: z.int(),
  paid: z.int(),
  amount: z.int(),
  fee: z.int(),
  refunds: z.int(),
  refunded: z.int(),
  feeReturned: z.int(),
});
export type Sums = Readonly<z.infer<typeof Sums>>;
/** Of a place on the axis (`index`), or of a way of being paid in the whole period: never of both. */
const SummedRow = z.extend(Sums, {
  period: Period,
  index: z.nullable(z.int()),
  product: z.nullable(PaymentProduct),
  method: z.nullable(PaymentMethod),
});
export type SummedRow = Readonly<z.infer<typeof SummedRow>>;
const SoldGoods = z.object({ name: z.string(), amount: z.int(), count: z.int(), quantity: z.int() });
export type SoldGoods = Readonly<z.infer<typeof SoldGoods>>;

/**
 * This many of the best-selling goods of each day are counted: the result is exact for a merchant who sells at most that many different goods a day.
 */
const goodsOfADayAtMost = 1_000;
const measures = sql.raw(
  ['created', 'converted', 'paid', 'amount', 'fee', 'refunds', 'refunded', 'fee_returned']
    .map((name) => `sum(${name})::bigint as ${name === 'fee_returned' ? '"feeReturned"' : name}`)
    .join(', '),
);
const plain = sql.raw('s.created, s.converted, s.paid, s.amount, s.fee, s.refunds, s.refunded, s.fee_returned');
const inSums = sql.raw(
  ['created', 'converted', 'paid', 'amount', 'fee', 'refunds', 'refunded', 'fee_returned']
    .map((name) => `sum(${name}) as ${name}`)
    .join(', '),
);
const instant = (at: number): string => new Date(at).toISOString();
const piecesIn = ({ from, to, ...rest }: { readonly from: number; readonly to: number }) =>
  piecesOf({ from, to }).map((piece: Piece) => ({
    ...rest,
    ...piece,
    from: instant(piece.from),
    to: instant(piece.to),
  }));

/**
 * Sums of the buckets; each begins and ends at a quarter of an hour. Uses the longest sums that fit, and the changes that are not in them yet, in one
 * statement, so that each change is counted exactly once while they are being folded.
 */
export const readSums = async (
  queries: Queries,
  merchantId: string,
  buckets: readonly Bucket[],
): Promise<SummedRow[]> => {
  const pieces = JSON.stringify(buckets.flatMap((bucket) => piecesIn(bucket)));
  const whole = JSON.stringify(buckets.map((one) => ({ ...one, from: instant(one.from), to: instant(one.to) })));
  return rowsOf(
    queries,
    SummedRow,
    sql`
    with found as (
      select piece.period, piece.index, s.product, s.method, ${plain}
      from json_to_recordset(${pieces}::json) as piece(period text, index int, span smallint, "from" timestamptz, "to" timestamptz)
      cross join lateral (
        select product, method, ${inSums} from ${salesRollups}
        where merchant_id = ${merchantId} and span = piece.span and at >= piece."from" and at < piece."to"
        group by product, method
      ) s
      union all
      select bucket.period, bucket.index, s.product, s.method, ${plain}
      from ${salesDeltas} s
      join json_to_recordset(${whole}::json) as bucket(period text, index int, "from" timestamptz, "to" timestamptz)
        on s.at >= bucket."from" and s.at < bucket."to"
      where s.merchant_id = ${merchantId}
    )
    select period, index, product, method, ${measures} from found
    group by grouping sets ((period, index), (period, product, method))`,
  );
};

/** What brought in the most of an interval that begins and ends with a quarter of an hour. */
export const readBestGoods = async (
  queries: Queries,
  merchantId: string,
  interval: { readonly from: number; readonly to: number },
  limit: number,
): Promise<SoldGoods[]> => {
  const pieces = JSON.stringify(piecesIn(interval));
  return rowsOf(
    queries,
    SoldGoods,
    sql`
    with piece as (
      select * from json_to_recordset(${pieces}::json) as p(span smallint, "from" timestamptz, "to" timestamptz)
    ), found as (
      select s.* from piece, generate_series(piece."from", piece."to" - interval '24 hours', interval '24 hours') day
      cross join lateral (
        select goods, paid, amount, quantity from ${goodsRollups}
        where merchant_id = ${merchantId} and span = 1440 and at = day
        order by amount desc limit ${goodsOfADayAtMost}
      ) s where piece.span = 1440
      union all
      select s.* from piece cross join lateral (
        select goods, paid, amount, quantity from ${goodsRollups}
        where merchant_id = ${merchantId} and span = piece.span and at >= piece."from" and at < piece."to"
      ) s where piece.span <> 1440
      union all
      select goods, paid, amount, quantity from ${salesDeltas}
      where merchant_id = ${merchantId} and goods is not null
        and at >= ${instant(interval.from)} and at < ${instant(interval.to)}
    )
    select goods as name, sum(amount)::bigint as amount, sum(paid)::bigint as count, sum(quantity)::bigint as quantity
    from found group by goods order by sum(amount) desc, goods limit ${limit}`,
  );
};

const foldSalesRow = z.object({ folded: z.int() });
/** Adds up to this many changes, of any teams, to the sums; returns how many there were. */
export const foldSales = async (queries: Queries, most: number): Promise<number> => {
  const rows = await rowsOf(queries, foldSalesRow, sql`select fold_sales(${most}) as folded`);
  return rows[0]?.folded ?? 0;
};
