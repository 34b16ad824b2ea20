import type { DashboardFigures, Sales } from '@balcao/contract/dashboard';
import { PaymentMethod, type PaymentProduct } from '@balcao/contract/order';
import { sceneOf } from '@balcao/contract/order-scene';
import type { Frame } from './periods.ts';
import type { SummedRow, Sums } from './sales.repository.ts';

/** Sums of one way of being paid. */
export type WaySums = Sums & { readonly product: PaymentProduct; readonly method: PaymentMethod };
type Way = WaySums & { readonly isNow: boolean };

const nothing: Sales = {
  created: 0,
  converted: 0,
  count: 0,
  amount: 0,
  fee: 0,
  refunds: 0,
  refunded: 0,
  feeReturned: 0,
};
const plus = (sales: Sales, row: Sums): Sales => ({
  created: sales.created + row.created,
  converted: sales.converted + row.converted,
  count: sales.count + row.paid,
  amount: sales.amount + row.amount,
  fee: sales.fee + row.fee,
  refunds: sales.refunds + row.refunds,
  refunded: sales.refunded + row.refunded,
  feeReturned: sales.feeReturned + row.feeReturned,
});
const total = (rows: readonly Sums[]): Sales => rows.reduce(plus, nothing);

const noPart = { amount: 0, count: 0, amountBefore: 0, countBefore: 0 };
/** With what a way adds to a part. */
const withWay = (part: typeof noPart, { isNow, amount, paid }: Way): typeof noPart => ({
  amount: part.amount + (isNow ? amount : 0),
  count: part.count + (isNow ? paid : 0),
  amountBefore: part.amountBefore + (isNow ? 0 : amount),
  countBefore: part.countBefore + (isNow ? 0 : paid),
});
const cards: ReadonlySet<PaymentMethod> = new Set([PaymentMethod.enum.debit, PaymentMethod.enum.credit]);

/** What was paid by each of the ways that `keyOf` tells apart, the largest first. */
const shares = <Key extends string>(ways: readonly Way[], keyOf: (way: Way) => Key) => {
  const found = new Map<Key, typeof noPart>();
  for (const way of ways) found.set(keyOf(way), withWay(found.get(keyOf(way)) ?? noPart, way));
  return [...found]
    .filter(([, { count, countBefore }]) => count + countBefore > 0)
    .sort(([a, one], [b, two]) => two.amount - one.amount || two.amountBefore - one.amountBefore || (a < b ? -1 : 1));
};

/** Figures of a frame, of its sums and of what was counted between the last quarter of an hour and where the period before ends. */
export const figuresOf = (
  frame: Frame,
  rows: readonly SummedRow[],
  edge: readonly WaySums[],
): Omit<DashboardFigures, 'timezone' | 'goods'> => {
  const ways: Way[] = rows.flatMap((row) => {
    const { product, method, period } = row;
    return product && method && period !== 'later' ? [{ ...row, product, method, isNow: period === 'now' }] : [];
  });
  const all = [...ways, ...edge.map((row) => ({ ...row, isNow: false }))];
  const places = { now: new Map<number, Sales>(), before: new Map<number, Sales>() };
  for (const row of rows) {
    if (row.index === null) continue;
    const at = places[row.period === 'now' ? 'now' : 'before'];
    at.set(row.index, plus(at.get(row.index) ?? nothing, row));
  }
  return {
    from: frame.days.first,
    to: frame.days.last,
    before: {
      from: frame.before.first,
      to: frame.before.last,
      until: frame.until === null ? null : new Date(frame.until).toISOString(),
    },
    step: frame.step,
    now: total(all.filter(({ isNow }) => isNow)),
    past: total(all.filter(({ isNow }) => !isNow)),
    series: frame.places.map(({ day, hour, hasBegun }, index) => ({
      day,
      hour,
      now: hasBegun ? (places.now.get(index) ?? nothing) : null,
      before: places.before.get(index) ?? nothing,
    })),
    products: shares(all, ({ product }) => product).map(([product, part]) => ({ product, ...part })),
    methods: shares(all, ({ method }) => method).map(([method, part]) => ({ method, ...part })),
    cards: all.filter(({ method }) => cards.has(method)).reduce(withWay, noPart),
    scenes: shares(all, ({ product }) => sceneOf(product)).map(([scene, part]) => ({ scene, ...part })),
  };
};
