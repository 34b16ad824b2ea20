import type { Implement } from '../../platform/implement.ts';
import { createLoginRateLimiter } from '../../platform/login-rate-limiter.ts';
import type { Module } from '../../platform/module.ts';
import type { PasswordHashing } from '../../platform/password-hashing.ts';
import type { Platform } from '../../platform/platform.ts';
import type { TeamService } from '../team/team.service.ts';
import { createAuditEvents } from './audit-event.service.ts';
import { createAuditEventList } from './audit-event-list.service.ts';
import { createConsentEmails } from './consent-emails.service.ts';
import { createSetUpLinks } from './set-up-link.ts';
import { staffRoutes } from './staff.routes.ts';
import { createStaffService } from './staff.service.ts';
import { createStaffEmails } from './staff-emails.ts';
import { createStaffEntry } from './staff-entry.ts';
import { createStaffFactor } from './staff-factor.service.ts';
import { createStaffNames } from './staff-names.service.ts';
import { createStaffPasswords } from './staff-password.service.ts';
import { createStaffRights } from './staff-right.service.ts';
import { createStaffSetUp } from './staff-set-up.service.ts';
import { createStaffTeam } from './staff-team.service.ts';

interface Needs {
  readonly platform: Pick<
    Platform,
    'config' | 'db' | 'clock' | 'jobs' | 'limits' | 'mailer' | 'secrets' | 'loginNetworks'
  >;
  readonly passwords: PasswordHashing;
  readonly teams: TeamService;
}

/** Who works for the platform: how they come in, what they administer, and what they did. */
export const staffModule = ({ platform, passwords, teams }: Needs) => {
  const { config, db, clock, jobs, limits, mailer, secrets, loginNetworks } = platform;
  const { publicBaseUrl } = config;
  const isKnown = loginNetworks.isKnownAt('staff');
  const factorRequired = !config.sandbox;
  const entries = createStaffEntry({ factorRequired, networks: loginNetworks });
  const emails = createStaffEmails({ mailer, publicBaseUrl });
  const staffNames = createStaffNames();
  const auditEvents = createAuditEvents({ names: staffNames });
  const staff = createStaffService({
    db,
    clock,
    jobs,
    passwords,
    entries,
    factorRequired,
    rateLimiter: createLoginRateLimiter(limits, 'staff', isKnown),
  });
  const staffPasswords = createStaffPasswords({ db, limits, passwords, auditEvents, emails });
  const staffFactor = createStaffFactor({
    db,
    clock,
    secrets,
    entries,
    auditEvents,
    emails,
    factorRequired,
    rateLimiter: createLoginRateLimiter(limits, 'staff-factor', isKnown),
    ownPassword: staffPasswords,
  });
  const staffSetUp = createStaffSetUp({ db, passwords, entries, auditEvents });
  const links = createSetUpLinks(publicBaseUrl);
  const staffTeam = createStaffTeam({ db, links, factor: staffFactor, auditEvents, emails });
  const auditEventList = createAuditEventList({ db, teams, auditEvents });
  return {
    services: {
      staffNames,
      staffRights: createStaffRights(),
      auditEvents: auditEvents,
      consentEmails: createConsentEmails({ mailer, publicBaseUrl, names: staffNames }),
      staff,
      staffFactor,
      staffPasswords,
      staffSetUp,
      staffTeam,
      auditEventList,
    },
    routes: (implement: Implement) =>
      staffRoutes(implement, { staff, staffFactor, staffPasswords, staffSetUp, staffTeam, auditEventList }),
  } satisfies Module;
};
