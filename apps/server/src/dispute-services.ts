import { createBankReturns } from './modules/dispute/bank-return.service.ts';
import { createBankReturnLetters } from './modules/dispute/bank-return-letters.ts';
import { createDisputeCases } from './modules/dispute/dispute-case.service.ts';
import { createDisputeDesk } from './modules/dispute/dispute-desk.service.ts';
import { createDisputeEvidence } from './modules/dispute/dispute-evidence.service.ts';
import { expireDisputes } from './modules/dispute/dispute-expiry.ts';
import { createDisputeLists } from './modules/dispute/dispute-list.service.ts';
import type { UnexpectedPayments } from './modules/order/unexpected-payment.service.ts';
import type { RefundService } from './modules/refund/refund.service.ts';
import { createBankActs } from './modules/sandbox/bank-act.service.ts';
import type { Queries } from './platform/db.ts';
import type { Platform } from './platform/platform.ts';

type Needs = Omit<Parameters<typeof createBankReturns>[0], 'cases' | 'isOurs'> &
  Parameters<typeof createDisputeCases>[0] &
  Omit<Parameters<typeof createDisputeEvidence>[0], 'lists'> &
  Parameters<typeof createDisputeLists>[0] &
  Omit<Parameters<typeof createDisputeDesk>[0], 'cases' | 'returns' | 'lists' | 'evidence' | 'deeds'> &
  Omit<Parameters<typeof createBankActs>[0], 'orderRefunds'> &
  Pick<Parameters<typeof expireDisputes>[0], 'orders'> &
  Pick<Parameters<typeof createBankReturnLetters>[0], 'staffNames'> & {
    readonly refunds: Pick<RefundService, 'isKnown'>;
    readonly unexpected: Pick<UnexpectedPayments, 'isOurs'>;
    readonly staffDeeds: Parameters<typeof createDisputeDesk>[0]['deeds'];
  };

/** What banks take back of paid orders by themselves, and the disputes in which they ask for it. */
export const openDisputes = (platform: Platform, needs: Needs) => {
  const { refunds, unexpected, orders, staffDeeds: deeds } = needs;
  /** Whether money goes back under a key because somebody here asked for it. */
  const isOurs = async (queries: Queries, key: string): Promise<boolean> =>
    unexpected.isOurs(key) || (await refunds.isKnown(queries, key));
  const cases = createDisputeCases(needs);
  const returns = createBankReturns({ ...needs, cases, isOurs });
  const lists = createDisputeLists(needs);
  const evidence = createDisputeEvidence({ ...needs, lists });
  expireDisputes({ ...platform, cases, orders });
  createBankReturnLetters({ ...platform, ...needs, publicBaseUrl: platform.config.publicBaseUrl });
  return {
    disputeLists: lists,
    disputeEvidence: evidence,
    disputeDesk: createDisputeDesk({ ...needs, cases, returns, lists, evidence, deeds }),
    bankActs: createBankActs({ ...needs, orderRefunds: orders }),
  };
};
