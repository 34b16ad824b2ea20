import type { Queries } from '../../platform/db.ts';
import type { Implement } from '../../platform/implement.ts';
import type { Module } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import type { AccountNames } from '../account/account-names.service.ts';
import type { Ledger } from '../ledger/ledger.service.ts';
import type { LogService } from '../log/log.service.ts';
import type { Notices } from '../notification/notices.service.ts';
import type { OrderRefunds } from '../order/order-refund.service.ts';
import type { UnexpectedPayments } from '../order/unexpected-payment.service.ts';
import type { RailService } from '../rail/rail.service.ts';
import type { RefundService } from '../refund/refund.service.ts';
import type { AuditEvents } from '../staff/audit-event.service.ts';
import type { StaffNames } from '../staff/staff-names.service.ts';
import type { TeamService } from '../team/team.service.ts';
import type { UploadService } from '../upload/upload.service.ts';
import type { WebhookService } from '../webhook/webhook.service.ts';
import { createBankReturns } from './bank-return.service.ts';
import { createBankReturnEmails } from './bank-return-emails.ts';
import { isEvidence } from './dispute.repository.ts';
import { disputeRoutes } from './dispute.routes.ts';
import { createDisputeCases } from './dispute-case.service.ts';
import { createDisputeDesk } from './dispute-desk.service.ts';
import { createDisputeEvidence } from './dispute-evidence.service.ts';
import { expireDisputes } from './dispute-expiry.ts';
import { createDisputeLists } from './dispute-list.service.ts';

interface Needs {
  readonly platform: Pick<Platform, 'config' | 'db' | 'clock' | 'jobs' | 'log' | 'events' | 'mailer'>;
  readonly names: AccountNames;
  readonly logs: LogService;
  readonly teams: TeamService;
  readonly notices: Notices;
  readonly staffNames: StaffNames;
  readonly auditEvents: AuditEvents;
  readonly uploads: UploadService;
  readonly webhooks: WebhookService;
  readonly rails: RailService;
  readonly ledger: Ledger;
  readonly unexpected: UnexpectedPayments;
  readonly refundable: OrderRefunds;
  readonly refunds: RefundService;
}

/** What banks take back by themselves, and the disputes in which they ask for it. */
export const disputeModule = (needs: Needs) => {
  const { platform, names, teams, notices, staffNames, auditEvents, uploads, webhooks, rails, ledger } = needs;
  const { unexpected, refundable: orders, refunds } = needs;
  const { config, db, clock, jobs, log, events, mailer } = platform;
  const { publicBaseUrl } = config;
  /** Under which of these keys money goes back because someone here asked for it. */
  const ourKeys = async (queries: Queries, keys: readonly string[]): Promise<ReadonlySet<string>> => {
    const refunded = await refunds.knownOf(queries, keys);
    return new Set(keys.filter((key) => unexpected.isOurs(key) || refunded.has(key)));
  };
  const cases = createDisputeCases({ clock, events, ledger, orders, webhooks, notices });
  const returns = createBankReturns({
    clock,
    log,
    events,
    ledger,
    orders,
    ourKeys,
    rails,
    webhooks,
    notices,
    cases,
  });
  const lists = createDisputeLists({ db, names, orders, uploads });
  const evidence = createDisputeEvidence({ db, events, uploads, lists, logs: needs.logs });
  const desk = createDisputeDesk({
    db,
    cases,
    returns,
    lists,
    evidence,
    orders,
    teams,
    uploads,
    auditEvents,
    staffNames,
  });
  expireDisputes({ db, clock, jobs, log, cases, orders });
  createBankReturnEmails({ db, clock, jobs, mailer, publicBaseUrl, staffNames });
  return {
    services: { isEvidence, disputeLists: lists },
    routes: (implement: Implement) =>
      disputeRoutes(implement, { disputeLists: lists, disputeEvidence: evidence, disputeDesk: desk }),
  } satisfies Module;
};
