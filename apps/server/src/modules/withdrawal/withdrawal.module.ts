import type { Implement } from '../../platform/implement.ts';
import type { Module } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import type { AccountNames } from '../account/account-names.service.ts';
import type { BankCalendar } from '../calendar/calendar.service.ts';
import type { ExportService } from '../export/export.service.ts';
import type { Freezes } from '../freeze/freeze.service.ts';
import type { Ledger } from '../ledger/ledger.service.ts';
import type { LogService } from '../log/log.service.ts';
import type { AdminList } from '../member/admin-list.service.ts';
import type { SettingChanges } from '../merchant/setting-change.service.ts';
import type { SettingRequests } from '../merchant/setting-request.service.ts';
import type { Notices } from '../notification/notices.service.ts';
import type { RailService } from '../rail/rail.service.ts';
import type { UnknownOutcomes } from '../rail/unknown.service.ts';
import type { ReviewService } from '../review/review.service.ts';
import type { AuditEvents } from '../staff/audit-event.service.ts';
import type { TeamService } from '../team/team.service.ts';
import type { WebhookService } from '../webhook/webhook.service.ts';
import { automaticRoutes } from './automatic.routes.ts';
import { createAutomaticService, depositOf } from './automatic.service.ts';
import { withdrawalRoutes } from './withdrawal.routes.ts';
import { createWithdrawalService } from './withdrawal.service.ts';
import { withdrawalDeskRoutes } from './withdrawal-desk.routes.ts';
import { createWithdrawalDesk } from './withdrawal-desk.service.ts';
import { createWithdrawalExport } from './withdrawal-export.service.ts';
import { createWithdrawalLimits } from './withdrawal-limits.service.ts';
import { createWithdrawalTerms } from './withdrawal-terms.service.ts';
import { unknownWithdrawals } from './withdrawal-unknown.repository.ts';

interface Needs {
  readonly platform: Pick<Platform, 'config' | 'db' | 'clock' | 'jobs' | 'log' | 'events' | 'mailer' | 'secrets'>;
  readonly names: AccountNames;
  readonly logs: LogService;
  readonly adminList: AdminList;
  readonly teams: TeamService;
  readonly notices: Notices;
  readonly auditEvents: AuditEvents;
  readonly exports: ExportService;
  readonly reviews: ReviewService;
  readonly webhooks: WebhookService;
  readonly rails: RailService;
  readonly unknownOutcomes: UnknownOutcomes;
  readonly freezes: Freezes;
  readonly ledger: Ledger;
  readonly settingChanges: SettingChanges;
  readonly settingRequests: SettingRequests;
  readonly calendar: BankCalendar;
}

/** The money that merchants take out, when they ask and by itself. */
export const withdrawalModule = (needs: Needs) => {
  const { platform, names, logs, adminList, teams, notices, auditEvents, exports, reviews, webhooks } = needs;
  const {
    rails,
    unknownOutcomes,
    freezes,
    ledger,
    settingChanges: changes,
    settingRequests: requests,
    calendar,
  } = needs;
  const { config, db, clock, jobs, log, events, mailer, secrets } = platform;
  const { publicBaseUrl } = config;
  const terms = createWithdrawalTerms({ teams });
  const withdrawals = createWithdrawalService({
    db,
    clock,
    jobs,
    log,
    secrets,
    mailer,
    events,
    publicBaseUrl,
    names,
    logs,
    adminList,
    teams,
    reviews,
    ledger,
    rails,
    freezes,
    terms,
    calendar,
    webhooks,
    notices,
    depositOf,
  });
  const automatic = createAutomaticService({
    ...{ db, clock, jobs, events, ledger, logs, notices },
    askFor: withdrawals.request,
    withdrawable: withdrawals.requests.withdrawableOf,
    destinations: withdrawals.destinations.list,
  });
  const withdrawalLimits = createWithdrawalLimits({ db, events, teams, terms, changes, requests });
  const withdrawalDesk = createWithdrawalDesk({ db, teams, auditEvents });
  exports.register('withdrawal', createWithdrawalExport({ db, clock, names }));
  unknownOutcomes.register(unknownWithdrawals);
  return {
    services: { withdrawals, withdrawalTerms: terms, automatic, withdrawalDesk },
    routes: (implement: Implement) => {
      withdrawalRoutes(implement, withdrawals);
      automaticRoutes(implement, automatic, withdrawals.approvals);
      withdrawalDeskRoutes(implement, { withdrawalLimits, withdrawalDesk });
    },
  } satisfies Module;
};
