import type { ApprovalFacts } from '@balcao/contract/approval';
import type { saveRefundPolicy } from '@balcao/contract/refund-policy';
import type { approveRefund, rejectRefund, requestRefund } from '@balcao/contract/refund-request';
import type { Tx } from '../../platform/db.ts';
import type { Call } from '../../platform/implement.ts';
import { refuse } from '../../platform/refusal.ts';
import { findRefund } from './refund.repository.ts';

/** What a code approves about refunds. */
export const refundApprovals = {
  request: (_tx: Tx, { body }: Call<typeof requestRefund>): ApprovalFacts => ({
    amount: body.amount,
    order: body.orderNumber,
  }),

  decision: async (
    tx: Tx,
    { actor, params }: Call<typeof approveRefund> | Call<typeof rejectRefund>,
  ): Promise<ApprovalFacts> => {
    const refund =
      (await findRefund(tx, { merchantId: actor.merchantId, number: params.number })) ?? refuse('not_found');
    return { amount: refund.amount, order: refund.orderNumber };
  },

  policy: (_tx: Tx, { body }: Call<typeof saveRefundPolicy>): ApprovalFacts =>
    body.secondPersonFrom === null ? {} : { from: body.secondPersonFrom },
};
