import { type ChargedOrder, createOrder, OrderStatus, PaymentMethod } from '@balcao/contract/order';
import { queryOrder } from '@balcao/contract/order-open';
import { type Db, transaction } from '../../platform/db.ts';
import { newEndToEndId } from '../../platform/ids.ts';
import { refuse } from '../../platform/refusal.ts';
import type { OrderService } from '../order/order.service.ts';
import type { SandboxRails, SubmittedPayment } from '../rail/sandbox-rail.service.ts';
import { asServer, type TriggerCall, triggerNumber, triggerWords, untilSo } from './trigger-call.ts';

export interface OrderTriggerNeeds {
  readonly db: Db;
  readonly orders: Pick<OrderService, 'create' | 'query' | 'close'>;
  readonly sandboxRails: Pick<SandboxRails, 'accept' | 'refuse' | 'bank'>;
}
/** What the payer's bank is to do with the payment. */
export interface Manner {
  /** All later requests for this payment are refused. */
  readonly refusesAsks?: boolean;
}

/** Centavos of everything that is triggered. */
export const triggerAmount = 10_00;
export const triggerPayer = 'Bruna Carvalho';

/** Orders as the team's server makes them, and how they are paid. */
export const createTriggerOrders = ({ db, orders, sandboxRails }: OrderTriggerNeeds) => {
  const open = (call: TriggerCall): Promise<ChargedOrder> => {
    const merchantOrderNumber = triggerNumber();
    const asked = {
      merchantOrderNumber,
      method: PaymentMethod.enum.pix,
      amount: triggerAmount,
      goodsName: triggerWords,
    };
    return orders.create({ ...asServer(createOrder, call), body: createOrder.body.parse(asked) });
  };
  const submittedFor = (call: TriggerCall, { pix, amount: due }: ChargedOrder): SubmittedPayment => ({
    method: PaymentMethod.enum.pix,
    kind: 'sale',
    endToEndId: newEndToEndId(call.now),
    txid: pix?.txid ?? refuse('unavailable'),
    amount: due,
    payerName: triggerPayer,
    card: null,
    instalments: 1,
  });
  /** @throws Refusal `unavailable` where the rail has no code for it, `state_forbids` where it is set to refuse. */
  const accept = async (submitted: SubmittedPayment): Promise<void> => {
    const said = await transaction(db, (tx) => sandboxRails.accept(tx, submitted));
    if (said === 'refused') refuse('state_forbids');
  };

  /** An order that is paid, and by which payment. */
  const paid = async (call: TriggerCall, manner: Manner = {}) => {
    const order = await open(call);
    const submitted = submittedFor(call, order);
    await accept({ ...submitted, ...manner });
    const params = { merchantOrderNumber: order.merchantOrderNumber };
    await untilSo(async () => {
      const { status } = await orders.query({ ...asServer(queryOrder, call), params, query: {} });
      return status === OrderStatus.enum.paid;
    });
    return { ...params, endToEndId: submitted.endToEndId };
  };
  return { open, submittedFor, accept, paid };
};
export type TriggerOrders = ReturnType<typeof createTriggerOrders>;
