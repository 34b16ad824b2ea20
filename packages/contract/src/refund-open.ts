import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { MerchantOrderNumber } from './order.ts';
import { MerchantRefundNumber, Refund, RefundReason } from './refund.ts';
import { refusedRequests } from './refund-request.ts';
import { Amount, whole } from './scalars.ts';

export const createRefund = endpoint({
  id: 'refund.create',
  face: 'open',
  method: 'POST',
  path: '/refund',
  summary: 'Gives a paid order back, in part or whole; what becomes of it is told by a notification',
  access: 'merchant',
  rate: 'write',
  idempotency: 'required',
  body: z.strictObject({
    merchantOrderNumber: MerchantOrderNumber,
    merchantRefundNumber: MerchantRefundNumber,
    amount: Amount,
    reason: RefundReason,
    goodsQuantity: z.optional(whole(1, 1_000_000)),
  }),
  reply: Refund,
  refusals: [...refusedRequests, 'refund_number_used'],
});

export const queryRefund = endpoint({
  id: 'refund.query',
  face: 'open',
  method: 'GET',
  path: '/refund/{merchantRefundNumber}',
  summary: "One refund by the merchant's own number",
  access: 'merchant',
  rate: 'read',
  params: z.object({ merchantRefundNumber: MerchantRefundNumber }),
  reply: Refund,
  refusals: ['not_found'],
});

export const queryOrderRefunds = endpoint({
  id: 'refund.queryOfOrder',
  face: 'open',
  method: 'GET',
  path: '/order/{merchantOrderNumber}/refund',
  summary: 'Every refund of one order, newest first',
  access: 'merchant',
  rate: 'read',
  params: z.object({ merchantOrderNumber: MerchantOrderNumber }),
  reply: z.array(Refund),
  refusals: ['not_found'],
});
