import * as z from 'zod/mini';
import { codes } from './codes.ts';
import { endpoint } from './endpoint.ts';
import { MethodFilter, PaymentMethod, PaymentProduct } from './order.ts';
import { PageQuery, pageOf, SortedPageQuery } from './page.ts';
import { BusinessNumber, Centavos, CivilDay, Day, Id, Instant, inOrder, severalOf } from './scalars.ts';

/** Waiting until all of its day has arrived, or settled (rule: settlement-states; 1 is reserved and never shown). */
export const SettlementStatus = codes({ waiting: '0', settled: '2' });
export type SettlementStatus = z.infer<typeof SettlementStatus>;

const money = {
  /** What was paid. */
  amount: Centavos,
  /** What the platform kept of it. */
  fee: Centavos,
  /** The amount that refunds had taken before the settlement; negative where one failed and its money is back. */
  refunded: Centavos,
  /** What became available. */
  net: Centavos,
} as const;

/** What of a merchant's money became available on a day, of one payment method. */
export const Settlement = z.object({
  number: BusinessNumber,
  /** The bank day for which it was due, in São Paulo. */
  day: CivilDay,
  method: PaymentMethod,
  ...money,
  /** Orders and instalments in it. */
  count: z.int(),
  status: SettlementStatus,
  startedAt: Instant,
  completedAt: z.nullable(Instant),
});
export type Settlement = z.infer<typeof Settlement>;

export const SettlementDetail = z.extend(Settlement, {
  products: z.array(z.object({ product: PaymentProduct, ...money, count: z.int() })),
});
export type SettlementDetail = z.infer<typeof SettlementDetail>;

export const SettlementItem = z.object({
  orderNumber: BusinessNumber,
  goodsName: z.string(),
  product: PaymentProduct,
  /** Which monthly part of the order; null where it is the order itself. */
  sequence: z.nullable(z.int()),
  instalments: z.int(),
  paidAt: Instant,
  ...money,
});
export type SettlementItem = z.infer<typeof SettlementItem>;

/** A day on which banks are closed: the word of a known holiday (`carnivalMonday`), `saturday`, `sunday`, or what staff wrote. */
export const ClosedDay = z.object({ day: CivilDay, name: z.string() });
export type ClosedDay = z.infer<typeof ClosedDay>;

/** Why money comes later than it would if banks never closed. */
export const SettlementMove = z.object({
  method: PaymentMethod,
  /** When it was paid; null for monthly parts. */
  paidOn: z.nullable(CivilDay),
  /** The day on which it would have come. */
  planned: CivilDay,
  closed: z.array(ClosedDay),
});
export type SettlementMove = z.infer<typeof SettlementMove>;

const sum = { amount: Centavos, count: z.int() } as const;
/** What is going to be settled on a day; amounts are net. */
export const AgendaDay = z.object({
  day: CivilDay,
  ...sum,
  methods: z.array(z.object({ method: PaymentMethod, at: Instant, ...sum })),
  moved: z.array(SettlementMove),
});
export type AgendaDay = z.infer<typeof AgendaDay>;

const settlementFilter = {
  status: z.optional(severalOf(SettlementStatus)),
  method: z.optional(MethodFilter),
  /** From this day, up to that one. */
  dayFrom: z.optional(Day),
  dayTo: z.optional(Day),
} as const;
export const SettlementFilter = inOrder(z.strictObject(settlementFilter));
export type SettlementFilter = z.infer<typeof SettlementFilter>;

const access = { menu: 'payment.financial', level: 'read' } as const;
const params = z.object({ number: BusinessNumber });

export const listSettlements = endpoint({
  id: 'settlement.list',
  face: 'admin',
  method: 'GET',
  path: '/settlement',
  summary: 'What became available, newest first: one settlement for each day and payment method',
  access,
  rate: 'read',
  query: inOrder(z.extend(SortedPageQuery, settlementFilter)),
  reply: pageOf(Settlement),
  refusals: [],
});

export const listMerchantSettlements = endpoint({
  id: 'settlement.ofMerchant',
  face: 'console',
  method: 'GET',
  path: '/merchant/{id}/settlement',
  summary: 'What became available to a merchant, newest first, for staff',
  access: { staff: 'merchant.see' },
  rate: 'read',
  params: z.object({ id: Id }),
  query: inOrder(z.extend(SortedPageQuery, settlementFilter)),
  reply: pageOf(Settlement),
  refusals: [],
});

export const getSettlementAgenda = endpoint({
  id: 'settlement.agenda',
  face: 'admin',
  method: 'GET',
  path: '/settlement/agenda',
  summary: 'What is going to be settled, day by day, and why it comes when it comes',
  access,
  rate: 'read',
  reply: z.object({ ...sum, days: z.array(AgendaDay), closed: z.array(ClosedDay) }),
  refusals: [],
});

export const getSettlement = endpoint({
  id: 'settlement.get',
  face: 'admin',
  method: 'GET',
  path: '/settlement/{number}',
  summary: 'One settlement, with what each payment product brought into it',
  access,
  rate: 'read',
  params,
  reply: SettlementDetail,
  refusals: ['not_found'],
});

export const listSettlementItems = endpoint({
  id: 'settlement.items',
  face: 'admin',
  method: 'GET',
  path: '/settlement/{number}/items',
  summary: 'The orders and instalments in a settlement, by the number of the order',
  access,
  rate: 'read',
  params,
  query: z.strictObject({ pageSize: PageQuery.shape.pageSize, cursor: PageQuery.shape.cursor }),
  reply: z.object({ list: z.array(SettlementItem), nextCursor: z.nullable(z.string()) }),
  refusals: ['not_found'],
});
