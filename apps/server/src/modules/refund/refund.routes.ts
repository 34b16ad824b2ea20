import { getRefund, listOrderRefunds, listRefunds } from '@balcao/contract/refund';
import { listMerchantRefunds } from '@balcao/contract/refund-desk';
import { createRefund, findRefunds, queryOrderRefunds, queryRefund } from '@balcao/contract/refund-open';
import { getRefundPolicy, saveRefundPolicy } from '@balcao/contract/refund-policy';
import { approveRefund, getRefundable, rejectRefund, requestRefund } from '@balcao/contract/refund-request';
import type { Implement } from '../../platform/implement.ts';
import type { RefundService } from './refund.service.ts';
import { refundApprovals } from './refund-approval.service.ts';

export const refundRoutes = (implement: Implement, refunds: RefundService): void => {
  const { requests, decisions, lists, queries, policies } = refunds;
  implement(createRefund, requests.create);
  implement(findRefunds, queries.find);
  implement(queryRefund, queries.query);
  implement(queryOrderRefunds, queries.ofOrder);
  implement(listRefunds, lists.list);
  implement(listMerchantRefunds, lists.ofMerchant);
  implement(getRefundPolicy, policies.get);
  implement(saveRefundPolicy, policies.save, refundApprovals.policy);
  implement(getRefund, lists.get);
  implement(listOrderRefunds, lists.ofOrder);
  implement(getRefundable, lists.refundable);
  implement(requestRefund, requests.request, refundApprovals.request);
  implement(approveRefund, decisions.approve, refundApprovals.decision);
  implement(rejectRefund, decisions.reject, refundApprovals.decision);
};
