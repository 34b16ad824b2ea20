import type { Implement } from '../../platform/implement.ts';
import type { Module } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import type { AccountNames } from '../account/account-names.service.ts';
import type { AdminList } from '../member/admin-list.service.ts';
import type { Notices } from '../notification/notices.service.ts';
import type { AuditEvents } from '../staff/audit-event.service.ts';
import type { ConsentEmails } from '../staff/consent-emails.service.ts';
import type { StaffNames } from '../staff/staff-names.service.ts';
import type { TeamService } from '../team/team.service.ts';
import { freezeRoutes } from './freeze.routes.ts';
import { createFreezes } from './freeze.service.ts';
import { createFreezeDecisions } from './freeze-decision.service.ts';
import { createFreezeEmails } from './freeze-emails.ts';

interface Needs {
  readonly platform: Pick<Platform, 'config' | 'db' | 'clock' | 'jobs' | 'events' | 'mailer'>;
  readonly names: AccountNames;
  readonly adminList: AdminList;
  readonly teams: TeamService;
  readonly notices: Notices;
  readonly staffNames: StaffNames;
  readonly auditEvents: AuditEvents;
  readonly consentEmails: ConsentEmails;
}

/** Merchants who may take no money out for now. */
export const freezeModule = (needs: Needs) => {
  const { platform, names, adminList, teams, notices, staffNames, auditEvents, consentEmails } = needs;
  const { config, db, clock, jobs, events, mailer } = platform;
  const { publicBaseUrl, supportEmail } = config;
  const freezes = createFreezes({ db, supportEmail });
  const emails = createFreezeEmails({ mailer, publicBaseUrl, supportEmail, names, adminList, teams, notices });
  const decisions = createFreezeDecisions({
    ...{ db, clock, jobs, events, teams, auditEvents, staffNames, emails, consentEmails },
  });
  return {
    services: { freezes },
    routes: (implement: Implement) => freezeRoutes(implement, freezes, decisions),
  } satisfies Module;
};
