import type { Connections } from './connection-services.ts';
import type { AccountNames } from './modules/account/account-names.service.ts';
import type { ExportService } from './modules/export/export.service.ts';
import type { Ledger } from './modules/ledger/ledger.service.ts';
import { createReserveService } from './modules/ledger/reserve.service.ts';
import type { AdminList } from './modules/member/admin-list.service.ts';
import type { createNotices } from './modules/notification/notices.service.ts';
import type { RailService } from './modules/rail/rail.service.ts';
import type { ReviewService } from './modules/review/review.service.ts';
import type { BankCalendar } from './modules/settlement/bank-calendar.service.ts';
import type { TeamService } from './modules/team/team.service.ts';
import { createAutomaticService, depositOf } from './modules/withdrawal/automatic.service.ts';
import type { Freezes } from './modules/withdrawal/freeze.service.ts';
import { createWithdrawalService } from './modules/withdrawal/withdrawal.service.ts';
import { createWithdrawalExport } from './modules/withdrawal/withdrawal-export.service.ts';
import type { WithdrawalTermsService } from './modules/withdrawal/withdrawal-terms.service.ts';
import type { Platform } from './platform/platform.ts';

interface Around {
  readonly names: AccountNames;
  readonly ledger: Ledger;
  readonly freezes: Freezes;
  readonly adminList: AdminList;
  readonly teams: TeamService;
  readonly reviews: ReviewService;
  readonly rails: RailService;
  readonly withdrawalTerms: WithdrawalTermsService;
  readonly calendar: BankCalendar;
  readonly webhooks: Connections['webhooks'];
  readonly notices: ReturnType<typeof createNotices>;
  readonly exports: ExportService;
}

/** What a merchant does with its own money. */
export const openMoney = (platform: Platform, around: Around) => {
  const { publicBaseUrl } = platform.config;
  const reserve = createReserveService({ ...platform, ...around });
  const withdrawals = createWithdrawalService({
    ...{ ...platform, ...around, publicBaseUrl, terms: around.withdrawalTerms },
    depositOf,
  });
  const automatic = createAutomaticService({
    ...{ ...platform, ...around, askFor: withdrawals.request },
    withdrawable: withdrawals.requests.withdrawableOf,
    destinations: withdrawals.destinations.list,
  });
  around.exports.register('withdrawal', createWithdrawalExport({ ...platform, ...around }));
  return { reserve, withdrawals, automatic };
};
