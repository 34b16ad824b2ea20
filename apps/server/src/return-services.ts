import { createBankReturns } from './modules/dispute/bank-return.service.ts';
import { createBankReturnLetters } from './modules/dispute/bank-return-letters.ts';
import { createDisputeCases } from './modules/dispute/dispute-case.service.ts';
import { createDisputeDesk } from './modules/dispute/dispute-desk.service.ts';
import { createDisputeEvidence } from './modules/dispute/dispute-evidence.service.ts';
import { expireDisputes } from './modules/dispute/dispute-expiry.ts';
import { createDisputeLists } from './modules/dispute/dispute-list.service.ts';
import type { OrderRefunds } from './modules/order/order-refund.service.ts';
import type { UnexpectedPayments } from './modules/order/unexpected-payment.service.ts';
import { createRefundService } from './modules/refund/refund.service.ts';
import { createBankActs } from './modules/sandbox/bank-act.service.ts';
import type { Queries } from './platform/db.ts';
import type { Platform } from './platform/platform.ts';

type Refunding = Omit<Parameters<typeof createRefundService>[0], 'orders'>;
type Desk = Omit<
  Parameters<typeof createDisputeDesk>[0],
  'cases' | 'returns' | 'lists' | 'evidence' | 'deeds' | 'orders'
>;
type Needs = Refunding &
  Desk &
  Omit<Parameters<typeof createDisputeLists>[0], 'orders'> &
  Omit<Parameters<typeof createDisputeEvidence>[0], 'lists'> &
  Omit<Parameters<typeof createBankActs>[0], 'orderRefunds'> &
  Pick<Parameters<typeof createBankReturnLetters>[0], 'staffNames'> &
  Pick<Parameters<typeof createBankReturns>[0], 'rails'> & {
    readonly refundable: OrderRefunds;
    readonly unexpected: Pick<UnexpectedPayments, 'isOurs'>;
    readonly staffDeeds: Parameters<typeof createDisputeDesk>[0]['deeds'];
  };

/** What goes back of paid orders: refunds, what banks take by themselves, and the disputes in which they ask for it. */
export const openReturns = (platform: Platform, needs: Needs) => {
  const { unexpected, staffDeeds: deeds } = needs;
  const orders = needs.refundable;
  const known = { ...needs, orders };
  const refunds = createRefundService(known);
  /** Under which of these keys money goes back because somebody here asked for it. */
  const ourKeys = async (queries: Queries, keys: readonly string[]): Promise<ReadonlySet<string>> => {
    const refunded = await refunds.knownOf(queries, keys);
    return new Set(keys.filter((key) => unexpected.isOurs(key) || refunded.has(key)));
  };
  const cases = createDisputeCases(known);
  const returns = createBankReturns({ ...known, cases, ourKeys });
  const lists = createDisputeLists(known);
  const evidence = createDisputeEvidence({ ...needs, lists });
  expireDisputes({ ...platform, cases, orders });
  createBankReturnLetters({ ...platform, ...needs, publicBaseUrl: platform.config.publicBaseUrl });
  return {
    refunds,
    disputeLists: lists,
    disputeEvidence: evidence,
    disputeDesk: createDisputeDesk({ ...known, cases, returns, lists, evidence, deeds }),
    bankActs: createBankActs({ ...needs, orderRefunds: orders }),
  };
};
