import type { ReplyOf } from '@balcao/contract/endpoint';
import type { TriggeredEvent, triggerEvent } from '@balcao/contract/tool';
import { type Db, transaction } from '../../platform/db.ts';
import type { WebhookService } from '../webhook/webhook.service.ts';
import type { TriggerCall } from './trigger-call.ts';
import { type ChannelTriggerNeeds, createChannelTriggers } from './trigger-channel.ts';
import { createPaymentTriggers, type PaymentTriggerNeeds } from './trigger-payment.ts';
import { createWithdrawalTriggers, type WithdrawalTriggerNeeds } from './trigger-withdrawal.ts';

export interface TriggerNeeds extends PaymentTriggerNeeds, WithdrawalTriggerNeeds, ChannelTriggerNeeds {
  readonly db: Db;
  readonly webhooks: Pick<WebhookService, 'announce'>;
  readonly sandboxRails: PaymentTriggerNeeds['sandboxRails'] & WithdrawalTriggerNeeds['sandboxRails'];
}
/** Has something happen; answers with the merchant's number of the order with which it does, where there is one. */
type Happen = (call: TriggerCall) => Promise<unknown>;

/**
 * Has things happen in the sandbox that a merchant's server is told of, by the services by which they happen otherwise, so that what is
 * told is what would be told (docs/decisions/063).
 */
export const createTriggers = (needs: TriggerNeeds) => {
  const { db, webhooks } = needs;
  const happen: Readonly<Record<TriggeredEvent, Happen>> = {
    ...createPaymentTriggers(needs),
    ...createWithdrawalTriggers(needs),
    ...createChannelTriggers(needs),
    'webhook.test': ({ actor, requestId }) =>
      transaction(db, (tx) => webhooks.announce(tx, actor.merchantId, { type: 'webhook.test', data: { requestId } })),
  };
  return {
    trigger: async (call: TriggerCall): Promise<ReplyOf<typeof triggerEvent>> => {
      const { type } = call.body;
      const made = await happen[type](call);
      return { type, merchantOrderNumber: typeof made === 'string' ? made : null };
    },
  };
};
export type Triggers = ReturnType<typeof createTriggers>;
