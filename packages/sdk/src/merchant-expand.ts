import type { AskOf, ReplyOf } from '@balcao/contract/endpoint';
import type { OfOrderExpansion, OrderExpansion } from '@balcao/contract/order-expansion';
import type { QueryOptions } from './merchant-call.ts';
import type * as open from './open-endpoints.ts';

export type { OfOrderExpansion, OrderExpansion, OrderSettling } from '@balcao/contract/order-expansion';

/** An answer with what was asked for, and without what was not. */
type With<T, All extends keyof T, X extends All> = Omit<T, All> & { [N in X]: NonNullable<T[N]> };
type Listed<T extends { readonly list: readonly unknown[] }> = T['list'][number];

/** Names what stands with the answer. */
export interface Expand<X extends string> {
  readonly expand: readonly X[];
}
export type Expanding<X extends string> = QueryOptions & Expand<X>;
/** Which of a list; the pages are the client's own. */
type Filter<Q> = Omit<NonNullable<Q>, 'cursor' | 'pageNum' | 'pageSize' | 'expand'>;

/** Which orders; without dates those of the past 31 days. Instants are UTC, `to` itself is not included. */
export type OrderQuery = Filter<AskOf<typeof open.findOrders>['query']>;
/** Which refunds; without dates those of the past 31 days. Instants are UTC, `to` itself is not included. */
export type RefundQuery = Filter<AskOf<typeof open.findRefunds>['query']>;
/** Which disputes, by their status. */
export type DisputeQuery = Filter<AskOf<typeof open.queryDisputes>['query']>;

export type OrderWith<X extends OrderExpansion> = With<ReplyOf<typeof open.queryOrder>, OrderExpansion, X>;
export type ListedOrderWith<X extends OrderExpansion> = With<
  Listed<ReplyOf<typeof open.findOrders>>,
  OrderExpansion,
  X
>;
export type RefundWith<X extends OfOrderExpansion> = With<ReplyOf<typeof open.queryRefund>, OfOrderExpansion, X>;
export type DisputeWith<X extends OfOrderExpansion> = With<ReplyOf<typeof open.queryDispute>, OfOrderExpansion, X>;

interface Page<T> {
  readonly list: readonly T[];
  readonly nextCursor?: string | null;
}
const pageSize = 100;
/** Every one of a list, fetched page by page as they are read. */
export async function* everyPage<T>(
  read: (place: { pageSize: number; cursor?: string }) => Promise<Page<T>>,
): AsyncGenerator<T, void, void> {
  let cursor: string | undefined;
  do {
    const page = await read({ pageSize, ...(cursor ? { cursor } : {}) });
    yield* page.list;
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
}

/** The part of a call that says what else is wanted, and the rest of what was given. */
export const askedWith = <Given extends Partial<Expand<string>>>({ expand, ...given }: Given) => ({
  query: expand ? { expand: [...expand] as NonNullable<Given['expand']>[number][] } : {},
  given,
});
