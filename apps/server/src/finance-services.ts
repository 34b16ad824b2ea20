import type { AccountNames } from './modules/account/account-names.service.ts';
import type { CertifiedDocuments } from './modules/certification/certified-document.service.ts';
import type { Ledger } from './modules/ledger/ledger.service.ts';
import { createReversals } from './modules/ledger/reversal.service.ts';
import type { AdminList } from './modules/member/admin-list.service.ts';
import { createMerchantDesk } from './modules/merchant/merchant-desk.service.ts';
import { createSettingChanges } from './modules/merchant/setting-change.service.ts';
import type { Notices } from './modules/notification/notices.service.ts';
import { unknownOrders, unknownReturns } from './modules/order/order-unknown.repository.ts';
import { createOwnerlessPayments } from './modules/order/ownerless-payment.service.ts';
import type { UnexpectedPayments } from './modules/order/unexpected-payment.service.ts';
import { unknownHolds, unknownStrays } from './modules/preauth/preauth-unknown.repository.ts';
import { createProductBlocks } from './modules/product/product-block.service.ts';
import { createProductFees } from './modules/product/product-fee.service.ts';
import { createFeeLetters } from './modules/product/product-fee-letters.ts';
import { createUnknownOutcomes } from './modules/rail/unknown.service.ts';
import { unknownRefunds } from './modules/refund/refund-unknown.repository.ts';
import type { StaffDeeds } from './modules/staff/staff-deed.service.ts';
import type { StaffNames } from './modules/staff/staff-names.service.ts';
import type { TeamService } from './modules/team/team.service.ts';
import { createTeamList } from './modules/team/team-list.service.ts';
import type { Freezes } from './modules/withdrawal/freeze.service.ts';
import { createFreezeDecisions } from './modules/withdrawal/freeze-decision.service.ts';
import { createFreezeLetters } from './modules/withdrawal/freeze-letters.ts';
import { createWithdrawalDesk } from './modules/withdrawal/withdrawal-desk.service.ts';
import { createWithdrawalLimits } from './modules/withdrawal/withdrawal-limits.service.ts';
import type { WithdrawalTermsService } from './modules/withdrawal/withdrawal-terms.service.ts';
import { unknownWithdrawals } from './modules/withdrawal/withdrawal-unknown.repository.ts';
import type { Platform } from './platform/platform.ts';

interface Known {
  readonly teams: TeamService;
  readonly names: AccountNames;
  readonly adminList: AdminList;
  readonly staffDeeds: StaffDeeds;
  readonly staffNames: StaffNames;
  readonly notices: Notices;
  readonly certifiedDocuments: CertifiedDocuments;
  readonly freezes: Freezes;
  readonly ledger: Ledger;
  readonly withdrawalTerms: WithdrawalTermsService;
  readonly unexpected: UnexpectedPayments;
}

/** Of what outcomes staff see that they have stayed unknown. */
const unknownSources = [unknownOrders, unknownRefunds, unknownHolds, unknownStrays, unknownReturns, unknownWithdrawals];

/** What staff do about the money of merchants: look, freeze, agree fees and limits. */
export const openFinance = (platform: Platform, known: Known) => {
  const { publicBaseUrl, supportEmail } = platform.config;
  const needs = { ...platform, ...known, publicBaseUrl, supportEmail, deeds: known.staffDeeds };
  const settingChanges = createSettingChanges(needs);
  return {
    settingChanges,
    freezeDecisions: createFreezeDecisions({ ...needs, letters: createFreezeLetters(needs) }),
    productBlocks: createProductBlocks(needs),
    productFees: createProductFees({ ...needs, changes: settingChanges, letters: createFeeLetters(needs) }),
    reversals: createReversals(needs),
    ownerlessPayments: createOwnerlessPayments(needs),
    unknownOutcomes: createUnknownOutcomes({ ...needs, sources: unknownSources }),
    withdrawalDesk: createWithdrawalDesk(needs),
    withdrawalLimits: createWithdrawalLimits({ ...needs, terms: known.withdrawalTerms, changes: settingChanges }),
    merchantDesk: createMerchantDesk({ ...needs, documents: known.certifiedDocuments, teamList: createTeamList() }),
  };
};
