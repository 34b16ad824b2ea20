import type { ApprovalFacts } from '@balcao/contract/approval';
import type { addWebhook, removeWebhook, rotateWebhookSecret, updateWebhook } from '@balcao/contract/webhook';
import type { Tx } from '../../platform/db.ts';
import type { Call } from '../../platform/implement.ts';
import { refuse } from '../../platform/refusal.ts';
import { findEndpoint } from './webhook.repository.ts';

/** What a code approves about the addresses at which a team is notified. */
export const webhookApprovals = {
  save: (_tx: Tx, { body }: Call<typeof addWebhook> | Call<typeof updateWebhook>): ApprovalFacts => ({
    address: body.url,
  }),

  known: async (
    tx: Tx,
    { actor, params }: Call<typeof rotateWebhookSecret> | Call<typeof removeWebhook>,
  ): Promise<ApprovalFacts> => ({
    address: ((await findEndpoint(tx, actor.merchantId, params.id)) ?? refuse('not_found')).url,
  }),
};
