import * as z from 'zod/mini';
import { codes } from './codes.ts';
import { endpoint } from './endpoint.ts';
import { PaymentMethod, PaymentProduct } from './order.ts';
import { Scene } from './order-scene.ts';
import { Centavos, CivilDay, Day, Instant, inOrder } from './scalars.ts';

/** What happened in an interval; amounts in centavos, each counted when it happened. */
export const Sales = z.object({
  /** Orders created, and how many of just those are paid by now, whenever that was. */
  created: z.int(),
  converted: z.int(),
  /** Orders paid, and with how much: of a pre-authorisation, what was captured. */
  count: z.int(),
  amount: Centavos,
  /** What the platform kept of the paid orders. */
  fee: Centavos,
  /** Refunds done, and the part of the fees that came back with them. */
  refunds: z.int(),
  refunded: Centavos,
  feeReturned: Centavos,
});
export type Sales = z.infer<typeof Sales>;

/** Centavos; 0 without payments. */
export const ticketOf = ({ amount, count }: Pick<Sales, 'amount' | 'count'>): number =>
  count === 0 ? 0 : Math.round(amount / count);
/** Of the orders created in an interval, those that are paid: hundredths of a percent. */
export const conversionOf = ({ created, converted }: Pick<Sales, 'created' | 'converted'>): number =>
  created === 0 ? 0 : Math.round((converted * 10_000) / created);

/** A place on the axis: an hour of a day, or a day. */
const SalesPoint = z.object({
  day: CivilDay,
  /** The hour that the clock shows; null where the place is a whole day. Where the clock goes back, an hour comes twice. */
  hour: z.nullable(z.int()),
  /** Null where it has not begun. */
  now: z.nullable(Sales),
  /** The same place of the period before, whole. */
  before: Sales,
});
export type SalesPoint = z.infer<typeof SalesPoint>;

const Part = { amount: Centavos, count: z.int(), amountBefore: Centavos, countBefore: z.int() } as const;

const DashboardFigures = z.object({
  timezone: z.string(),
  /** First and last civil day of what is shown. */
  from: CivilDay,
  to: CivilDay,
  /** As many days before; where today is shown, its last day until the same time of day. */
  before: z.object({ from: CivilDay, to: CivilDay, until: z.nullable(Instant) }),
  step: z.enum(['hour', 'day']),
  now: Sales,
  past: Sales,
  series: z.array(SalesPoint),
  products: z.array(z.object({ product: PaymentProduct, ...Part })),
  methods: z.array(z.object({ method: PaymentMethod, ...Part })),
  /** Debit and credit cards together, which the contract calls payment method 03. */
  cards: z.object(Part),
  scenes: z.array(z.object({ scene: Scene, ...Part })),
  /** What brought in the most, at most ten. */
  goods: z.array(z.object({ name: z.string(), amount: Centavos, count: z.int(), quantity: z.int() })),
});
export type DashboardFigures = z.infer<typeof DashboardFigures>;

export const DashboardPeriod = codes(['today', 'yesterday', 'days7', 'days30', 'custom']);
export type DashboardPeriod = z.infer<typeof DashboardPeriod>;
/** A period that someone chooses has so many days at most. */
export const dashboardDaysAtMost = 366;
/** The first day of a period: there were no sales before. */
export const dashboardSince = '20200101';

/** Which period; days, both included, where it is `custom`. */
export const DashboardQuery = inOrder(
  z.strictObject({ period: z.optional(DashboardPeriod), from: z.optional(Day), to: z.optional(Day) }),
);
export type DashboardQuery = z.infer<typeof DashboardQuery>;

export const getFigures = endpoint({
  id: 'dashboard.figures',
  face: 'admin',
  method: 'GET',
  path: '/dashboard/figures',
  summary:
    'The figures of a period against the one before: sums, by hour or day, by product, method and scene, the best sold goods',
  access: { menu: 'payment.dashboard', level: 'read' },
  rate: 'read',
  query: DashboardQuery,
  reply: DashboardFigures,
  refusals: [],
});

export const Overview = z.object({
  /** The civil day in the caller's zone. */
  day: CivilDay,
  timezone: z.string(),
  /** Today until now, and yesterday until the same time of day. */
  now: Sales,
  past: Sales,
  /** Today by hour, next to the whole of yesterday. */
  hours: z.array(SalesPoint),
  balances: z.object({ pending: Centavos, available: Centavos }),
  /** What waits for someone; null where the member's role does not open its list. */
  waiting: z.object({ refunds: z.nullable(z.int()), certificates: z.nullable(z.int()) }),
  /** Thirty civil days up to today, oldest first; days without sales are there with zeros. */
  days: z.array(z.object({ day: CivilDay, amount: Centavos, count: z.int() })),
});
export type Overview = z.infer<typeof Overview>;

export const getOverview = endpoint({
  id: 'dashboard.overview',
  face: 'admin',
  method: 'GET',
  path: '/dashboard/overview',
  summary: 'Today against yesterday hour by hour, balances, what waits for somebody, and the past thirty days',
  access: { menu: 'payment.overview', level: 'read' },
  rate: 'read',
  reply: Overview,
  refusals: [],
});
