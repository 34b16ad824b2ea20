import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { BusinessNumber, Centavos } from './scalars.ts';
import { Withdrawal } from './withdrawal.ts';

/** A withdrawal with what of an order's money it took. */
export const WithdrawalOfOrder = z.extend(
  z.pick(Withdrawal, {
    number: true,
    status: true,
    appliedAt: true,
    completedAt: true,
    kind: true,
    account: true,
    institution: true,
  }),
  {
    /** Centavos of the order; negative where a refund of it was taken from what this withdrawal paid out. */
    share: Centavos,
  },
);
export type WithdrawalOfOrder = z.infer<typeof WithdrawalOfOrder>;

export const OrderAtBank = z.object({
  /** Centavos of the order in the available balance; negative where a refund took more from it than the order has there. */
  inBalance: Centavos,
  /** The first one first. */
  withdrawals: z.array(WithdrawalOfOrder),
});
export type OrderAtBank = z.infer<typeof OrderAtBank>;

export const getOrderAtBank = endpoint({
  id: 'withdrawal.ofOrder',
  face: 'admin',
  method: 'GET',
  path: '/withdrawal/order/{number}',
  summary:
    'Which withdrawals took the money of an order that was settled, first in first out, and what is in the balance',
  access: { menu: 'payment.financial', level: 'read' },
  rate: 'read',
  params: z.object({ number: BusinessNumber }),
  reply: OrderAtBank,
  refusals: [],
});
