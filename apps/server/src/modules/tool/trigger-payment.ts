import { closeOrder } from '@balcao/contract/order';
import { createRefund } from '@balcao/contract/refund-open';
import { transaction } from '../../platform/db.ts';
import type { RefundService } from '../refund/refund.service.ts';
import { asServer, type TriggerCall, triggerNumber, triggerWords } from './trigger-call.ts';
import { createHoldTriggers, type HoldTriggerNeeds } from './trigger-hold.ts';
import { triggerAmount as amount, createTriggerOrders, type Manner, type OrderTriggerNeeds } from './trigger-order.ts';

export interface PaymentTriggerNeeds extends OrderTriggerNeeds, HoldTriggerNeeds {
  readonly refunds: Pick<RefundService['requests'], 'create'>;
}
/** Has something happen, and answers with the merchant's number of the order with which it does. */
type Happen = (call: TriggerCall) => Promise<string>;

/** What happens with orders, pre-authorisations, refunds and disputes: each with an order of its own, made as the team's server would. */
export const createPaymentTriggers = (needs: PaymentTriggerNeeds) => {
  const { db, orders, refunds, sandboxRails } = needs;
  const made = createTriggerOrders(needs);
  const { open, submittedFor, accept, paid } = made;

  const giveBack = async (call: TriggerCall, manner?: Manner): Promise<string> => {
    const { merchantOrderNumber } = await paid(call, manner);
    const asked = { merchantOrderNumber, merchantRefundNumber: triggerNumber(), amount, reason: triggerWords };
    await refunds.create({ ...asServer(createRefund, call), body: createRefund.body.parse(asked) });
    return merchantOrderNumber;
  };

  /** The payer's bank does one thing after the other with the payment of a paid order. */
  const bank =
    (nature: 'MED_FRAUDE' | 'ORIGINAL', ...acts: readonly ('block' | 'take')[]): Happen =>
    async (call) => {
      const { merchantOrderNumber, endToEndId } = await paid(call);
      for (const act of acts)
        await transaction(db, (tx) => sandboxRails.bank.act(tx, { endToEndId, act, nature, amount: undefined }));
      return merchantOrderNumber;
    };

  return {
    ...createHoldTriggers(needs, made),
    'order.paid': async (call) => {
      const order = await open(call);
      await accept(submittedFor(call, order));
      return order.merchantOrderNumber;
    },
    'order.closed': async (call) => {
      const { merchantOrderNumber } = await open(call);
      await orders.close({ ...asServer(closeOrder, call), params: { merchantOrderNumber } });
      return merchantOrderNumber;
    },
    'order.failed': async (call) => {
      const order = await open(call);
      await transaction(db, (tx) => sandboxRails.refuse(tx, submittedFor(call, order), 'REFUSED_BY_BANK'));
      return order.merchantOrderNumber;
    },
    'order.returned_by_bank': bank('ORIGINAL', 'take'),
    'dispute.opened': bank('MED_FRAUDE', 'block'),
    'dispute.closed': bank('MED_FRAUDE', 'block', 'take'),
    'refund.succeeded': (call) => giveBack(call),
    'refund.failed': (call) => giveBack(call, { refusesAsks: true }),
  } satisfies Readonly<Record<string, Happen>>;
};
