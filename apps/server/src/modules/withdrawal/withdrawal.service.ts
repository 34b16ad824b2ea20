import type { WithdrawalDetail } from '@balcao/contract/withdrawal';
import type { Logger } from 'pino';
import { createTurns } from '../../platform/batching.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Queries } from '../../platform/db.ts';
import type { Events } from '../../platform/events.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { Mailer } from '../../platform/mail.ts';
import type { Secrets } from '../../platform/secrets.ts';
import type { AccountNames } from '../account/account-names.service.ts';
import type { BankCalendar } from '../calendar/calendar.service.ts';
import type { Freezes } from '../freeze/freeze.service.ts';
import type { Ledger } from '../ledger/ledger.service.ts';
import type { LogService } from '../log/log.service.ts';
import type { AdminList } from '../member/admin-list.service.ts';
import type { createNotices } from '../notification/notices.service.ts';
import type { RailService } from '../rail/rail.service.ts';
import type { ReviewService } from '../review/review.service.ts';
import { createSettlementFacts } from '../settlement/settlement.service.ts';
import type { TeamService } from '../team/team.service.ts';
import type { WebhookService } from '../webhook/webhook.service.ts';
import { findLive } from './destination.repository.ts';
import { createDestinations } from './destination.service.ts';
import { createDestinationEmails } from './destination-emails.ts';
import { createFormDestinations } from './destination-form.service.ts';
import { presentDetail, presentWithdrawal } from './withdrawal.present.ts';
import type { WithdrawalRow } from './withdrawal.tables.ts';
import { createWithdrawalApprovals } from './withdrawal-approval.service.ts';
import { createEligibility } from './withdrawal-eligibility.ts';
import { applicantsOf, createWithdrawalLists } from './withdrawal-list.service.ts';
import { createWithdrawalsOfOrder } from './withdrawal-of-order.service.ts';
import { createWithdrawalOutcomes } from './withdrawal-outcome.service.ts';
import { authenticationOf, receiptOf } from './withdrawal-receipt.ts';
import { createWithdrawalRequests } from './withdrawal-request.service.ts';
import type { WithdrawalTermsService } from './withdrawal-terms.service.ts';

export type { WithdrawalRow } from './withdrawal.tables.ts';

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly log: Logger;
  readonly secrets: Secrets;
  readonly mailer: Pick<Mailer, 'send'>;
  readonly events: Pick<Events, 'publish'>;
  readonly publicBaseUrl: string;
  readonly names: AccountNames;
  readonly logs: Pick<LogService, 'record'>;
  readonly adminList: Pick<AdminList, 'adminsOf'>;
  readonly teams: Pick<TeamService, 'payee' | 'lock'>;
  readonly reviews: Pick<ReviewService, 'latest' | 'whenMoved'>;
  readonly ledger: Pick<Ledger, 'post' | 'spendable' | 'movedAvailable' | 'bankMoves'>;
  readonly rails: Pick<RailService, 'payouts' | 'on'>;
  readonly freezes: Pick<Freezes, 'isFrozen'>;
  readonly terms: Pick<WithdrawalTermsService, 'of'>;
  readonly calendar: Pick<BankCalendar, 'addBankDays'>;
  readonly webhooks: Pick<WebhookService, 'announce'>;
  readonly notices: Pick<ReturnType<typeof createNotices>, 'tell'>;
  /** What the merchant wants left for refunds, in centavos. */
  readonly depositOf: (queries: Queries, merchantId: string) => Promise<number>;
}

/** So many of one merchant; more are told to come again. */
const waitingAtMost = 1_000;

/** Withdrawals: where money may go, asking for it, how it ends, and what people see of it; each by a service of its own. */
export const createWithdrawalService = (needs: Needs) => {
  const { names, secrets } = needs;
  const applicantOf = async (queries: Queries, row: WithdrawalRow): Promise<string | null> =>
    (await applicantsOf(names, queries, [row]))(row);
  const detailOf = async (queries: Queries, row: WithdrawalRow): Promise<WithdrawalDetail> =>
    presentDetail(row, {
      applicant: await applicantOf(queries, row),
      isDestinationLive: (await findLive(queries, row.merchantId, row.destinationId)) !== undefined,
      authentication: row.receiptCode ?? authenticationOf(secrets, row),
    });
  const presentOf = async (queries: Queries, row: WithdrawalRow) =>
    presentWithdrawal(row, await applicantOf(queries, row));
  const emails = createDestinationEmails(needs);
  const forms = createFormDestinations({ ...needs, emails });
  const destinations = createDestinations({ ...needs, forms, emails });
  const eligibility = createEligibility(needs);
  // Asking for withdrawals and ending them move the same balances and limit: those of a merchant take turns.
  const turns = createTurns(waitingAtMost);
  const requests = createWithdrawalRequests({ ...needs, destinations, eligibility, detailOf, turns });
  return {
    approvals: createWithdrawalApprovals({ secrets, ownerOf: forms.ownerOf }),
    /** Withdraws in the caller's transaction; see `requests.open`. */
    request: requests.open,
    /** Centavos of the day's limit that are left. */
    dailyLeft: requests.dailyLeft,
    requests,
    destinations,
    outcomes: createWithdrawalOutcomes({ ...needs, presentOf, turns }),
    lists: createWithdrawalLists({ ...needs, detailOf, receiptOf }),
    ofOrder: createWithdrawalsOfOrder({ ...needs, settlements: createSettlementFacts() }),
  };
};
export type WithdrawalService = ReturnType<typeof createWithdrawalService>;
