import type { Dispute } from '@balcao/contract/dispute';
import type { AskOf } from '@balcao/contract/endpoint';
import type { ChargedOrder, Order } from '@balcao/contract/order';
import type { Refund } from '@balcao/contract/refund';
import { type MerchantCall as Call, type CommandOptions, keyed, type QueryOptions } from './merchant-call.ts';
import {
  askedWith,
  type DisputeQuery,
  type DisputeWith,
  type Expand,
  type Expanding,
  everyPage,
  type ListedOrderWith,
  type OfOrderExpansion,
  type OrderExpansion,
  type OrderQuery,
  type OrderWith,
  type RefundQuery,
  type RefundWith,
} from './merchant-expand.ts';
import * as open from './open-endpoints.ts';

export type NewOrder = AskOf<typeof open.createOrder>['body'];
export type NewRefund = AskOf<typeof open.createRefund>['body'];

type Maybe<X extends string> = QueryOptions & Partial<Expand<X>>;
type ListOf<T> = AsyncGenerator<T, void, void>;

export const orderMethods = (call: Call) => {
  function queryOrder<const X extends OrderExpansion>(
    merchantOrderNumber: string,
    given: Expanding<X>,
  ): Promise<OrderWith<X>>;
  function queryOrder(merchantOrderNumber: string, given?: QueryOptions): Promise<ChargedOrder>;
  function queryOrder(merchantOrderNumber: string, options: Maybe<OrderExpansion> = {}): Promise<object> {
    const { query, given } = askedWith(options);
    return call(open.queryOrder, { params: { merchantOrderNumber }, query }, given);
  }
  function listOrders<const X extends OrderExpansion>(
    query: OrderQuery & Expand<X>,
    given?: QueryOptions,
  ): ListOf<ListedOrderWith<X>>;
  function listOrders(query?: OrderQuery, given?: QueryOptions): ListOf<Order>;
  function listOrders(
    asked: OrderQuery & Partial<Expand<OrderExpansion>> = {},
    options: QueryOptions = {},
  ): ListOf<object> {
    const { query, given: filter } = askedWith(asked);
    return everyPage((place) => call(open.findOrders, { query: { ...filter, ...query, ...place } }, options));
  }
  return {
    /** Creates an order; `payUrl` is what the customer opens, and of Pix `pix.brCode` what the customer pays. */
    createOrder: (order: NewOrder, given: CommandOptions = {}): Promise<ChargedOrder> =>
      call(open.createOrder, { body: order }, keyed(given)),
    /** One order by the merchant's own number; `expand` names what stands with it. */
    queryOrder,
    /** Closes an unpaid order; a payment that arrives later is given back. */
    closeOrder: (merchantOrderNumber: string, given: CommandOptions = {}): Promise<ChargedOrder> =>
      call(open.closeOrder, { params: { merchantOrderNumber } }, keyed(given)),
    /** Orders of up to 31 days, newest first, fetched page by page as they are read; `expand` names what stands with each. */
    listOrders,
  };
};

export const refundMethods = (call: Call) => {
  function queryRefund<const X extends OfOrderExpansion>(
    merchantRefundNumber: string,
    given: Expanding<X>,
  ): Promise<RefundWith<X>>;
  function queryRefund(merchantRefundNumber: string, given?: QueryOptions): Promise<Refund>;
  function queryRefund(merchantRefundNumber: string, options: Maybe<OfOrderExpansion> = {}): Promise<object> {
    const { query, given } = askedWith(options);
    return call(open.queryRefund, { params: { merchantRefundNumber }, query }, given);
  }
  function listRefunds<const X extends OfOrderExpansion>(
    query: RefundQuery & Expand<X>,
    given?: QueryOptions,
  ): ListOf<RefundWith<X>>;
  function listRefunds(query?: RefundQuery, given?: QueryOptions): ListOf<Refund>;
  function listRefunds(
    asked: RefundQuery & Partial<Expand<OfOrderExpansion>> = {},
    options: QueryOptions = {},
  ): ListOf<object> {
    const { query, given: filter } = askedWith(asked);
    return everyPage((place) => call(open.findRefunds, { query: { ...filter, ...query, ...place } }, options));
  }
  return {
    /** Refunds a paid order, in part or in full; the outcome comes by webhook. */
    createRefund: (refund: NewRefund, given: CommandOptions = {}): Promise<Refund> =>
      call(open.createRefund, { body: refund }, keyed(given)),
    /** One refund by the merchant's own number; `expand` names what stands with it. */
    queryRefund,
    /** Refunds of up to 31 days, newest first, fetched page by page as they are read; `expand` names what stands with each. */
    listRefunds,
    /** Every refund of one order, newest first. */
    queryOrderRefunds: (merchantOrderNumber: string, given: QueryOptions = {}): Promise<Refund[]> =>
      call(open.queryOrderRefunds, { params: { merchantOrderNumber } }, given),
  };
};

export const disputeMethods = (call: Call) => {
  function queryDispute<const X extends OfOrderExpansion>(number: string, given: Expanding<X>): Promise<DisputeWith<X>>;
  function queryDispute(number: string, given?: QueryOptions): Promise<Dispute>;
  function queryDispute(number: string, options: Maybe<OfOrderExpansion> = {}): Promise<object> {
    const { query, given } = askedWith(options);
    return call(open.queryDispute, { params: { number }, query }, given);
  }
  function listDisputes<const X extends OfOrderExpansion>(
    query: DisputeQuery & Expand<X>,
    given?: QueryOptions,
  ): ListOf<DisputeWith<X>>;
  function listDisputes(query?: DisputeQuery, given?: QueryOptions): ListOf<Dispute>;
  function listDisputes(
    asked: DisputeQuery & Partial<Expand<OfOrderExpansion>> = {},
    options: QueryOptions = {},
  ): ListOf<object> {
    const { query, given: filter } = askedWith(asked);
    return everyPage((place) => call(open.queryDisputes, { query: { ...filter, ...query, ...place } }, options));
  }
  return {
    /** One dispute by its number; `expand` names what stands with it. */
    queryDispute,
    /** Disputes in which a bank asks for the money of a Pix back, newest first, fetched page by page as they are read. */
    listDisputes,
  };
};
