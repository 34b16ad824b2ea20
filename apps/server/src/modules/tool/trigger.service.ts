import { setTimeout as pause } from 'node:timers/promises';
import type { Endpoint, ReplyOf } from '@balcao/contract/endpoint';
import { type ChargedOrder, closeOrder, createOrder, OrderStatus, PaymentMethod } from '@balcao/contract/order';
import { queryOrder } from '@balcao/contract/order-open';
import { createRefund } from '@balcao/contract/refund-open';
import type { TriggeredEvent, triggerEvent } from '@balcao/contract/tool';
import { type Db, transaction } from '../../platform/db.ts';
import { newEndToEndId, randomCharacters } from '../../platform/ids.ts';
import type { Call } from '../../platform/implement.ts';
import { refuse } from '../../platform/refusal.ts';
import type { OrderService } from '../order/order.service.ts';
import type { SandboxRails } from '../rail/sandbox-rail.service.ts';
import type { RefundService } from '../refund/refund.service.ts';
import type { WebhookService } from '../webhook/webhook.service.ts';

interface Needs {
  readonly db: Db;
  readonly orders: Pick<OrderService, 'create' | 'query' | 'close'>;
  readonly refunds: Pick<RefundService['requests'], 'create'>;
  readonly sandboxRails: Pick<SandboxRails, 'accept'>;
  readonly webhooks: Pick<WebhookService, 'announce'>;
}
type TriggerCall = Call<typeof triggerEvent>;

const amount = 10_00;
const lookEveryMs = 100;
const looksAtMost = 150;

/** What a call of `target` has beside its own ask when one of the team's own servers makes it. */
const asServer = (target: Endpoint, call: TriggerCall) => {
  const { merchantId } = call.actor;
  const actor = { kind: 'merchant', ownerId: merchantId, merchantId, serial: '' } as const;
  const own = { endpointId: target.id, actor, idempotencyKey: crypto.randomUUID() };
  return { ...call, ...own, params: undefined, query: undefined, body: undefined };
};

/**
 * Has things happen in the sandbox that a merchant's server is told of: with an order of the team that is really made, and ends as every
 * other, so that what is told is what would be told (docs/decisions/063).
 */
export const createTriggers = ({ db, orders, refunds, sandboxRails, webhooks }: Needs) => {
  const open = (call: TriggerCall): Promise<ChargedOrder> => {
    const merchantOrderNumber = `trigger_${randomCharacters(20)}`;
    const asked = { merchantOrderNumber, method: PaymentMethod.enum.pix, amount, goodsName: 'balcao webhook trigger' };
    return orders.create({ ...asServer(createOrder, call), body: createOrder.body.parse(asked) });
  };

  /** @throws Refusal `unavailable` where the rail has no code for it, `state_forbids` where it is set to refuse. */
  const pay = async (call: TriggerCall, { pix, amount: due }: ChargedOrder): Promise<void> => {
    const submitted = {
      method: PaymentMethod.enum.pix,
      kind: 'sale',
      endToEndId: newEndToEndId(call.now),
      txid: pix?.txid ?? refuse('unavailable'),
      amount: due,
      payerName: 'Bruna Carvalho',
      card: null,
      instalments: 1,
    } as const;
    const said = await transaction(db, (tx) => sandboxRails.accept(tx, submitted));
    if (said === 'refused') refuse('state_forbids');
  };

  const paid = async (call: TriggerCall, { merchantOrderNumber }: ChargedOrder): Promise<void> => {
    for (let looked = 0; looked < looksAtMost; looked += 1) {
      const { status } = await orders.query({
        ...asServer(queryOrder, call),
        params: { merchantOrderNumber },
        query: {},
      });
      if (status === OrderStatus.enum.paid) return;
      await pause(lookEveryMs);
    }
    refuse('unavailable');
  };

  const giveBack = (call: TriggerCall, { merchantOrderNumber }: ChargedOrder): Promise<unknown> => {
    const merchantRefundNumber = `trigger_${randomCharacters(20)}`;
    const asked = { merchantOrderNumber, merchantRefundNumber, amount, reason: 'balcao webhook trigger' };
    return refunds.create({ ...asServer(createRefund, call), body: createRefund.body.parse(asked) });
  };

  const happen: Readonly<
    Record<Exclude<TriggeredEvent, 'webhook.test'>, (call: TriggerCall, order: ChargedOrder) => Promise<void>>
  > = {
    'order.paid': pay,
    'order.closed': async (call, { merchantOrderNumber }) => {
      await orders.close({ ...asServer(closeOrder, call), params: { merchantOrderNumber } });
    },
    'refund.succeeded': async (call, order) => {
      await pay(call, order);
      await paid(call, order);
      await giveBack(call, order);
    },
  };

  return {
    trigger: async (call: TriggerCall): Promise<ReplyOf<typeof triggerEvent>> => {
      const { actor, body, requestId } = call;
      const { type } = body;
      if (type === 'webhook.test') {
        await transaction(db, (tx) => webhooks.announce(tx, actor.merchantId, { type, data: { requestId } }));
        return { type, merchantOrderNumber: null };
      }
      const order = await open(call);
      await happen[type](call, order);
      return { type, merchantOrderNumber: order.merchantOrderNumber };
    },
  };
};
export type Triggers = ReturnType<typeof createTriggers>;
