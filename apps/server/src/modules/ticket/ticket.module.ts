import type { Implement } from '../../platform/implement.ts';
import type { Module } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import type { AccountNames } from '../account/account-names.service.ts';
import type { LogService } from '../log/log.service.ts';
import type { Notices } from '../notification/notices.service.ts';
import type { AuditEvents } from '../staff/audit-event.service.ts';
import type { StaffNames } from '../staff/staff-names.service.ts';
import type { TeamService } from '../team/team.service.ts';
import type { UploadTickets } from '../upload/upload-ticket.service.ts';
import { ticketRoutes } from './ticket.routes.ts';
import { createTicketAccountData } from './ticket-account-data.service.ts';
import { createTicketAnswers } from './ticket-answer.service.ts';
import { createTicketDesk } from './ticket-desk.service.ts';
import { createTicketFileReading } from './ticket-file.service.ts';
import { createTicketFiles } from './ticket-files.ts';
import { createOwnTickets } from './ticket-own.service.ts';
import { waitingTickets } from './ticket-waiting.service.ts';

interface Needs {
  readonly platform: Pick<Platform, 'db' | 'clock' | 'jobs' | 'events' | 'limits'>;
  readonly names: AccountNames;
  readonly logs: LogService;
  readonly notices: Notices;
  readonly teams: TeamService;
  readonly staffNames: StaffNames;
  readonly auditEvents: AuditEvents;
  readonly uploads: UploadTickets;
}

/**
 * What members ask the platform's support, and what staff answer (docs/decisions/094-requests-to-support.md), with files
 * (docs/decisions/104-files-in-requests-to-support.md).
 */
export const ticketModule = (needs: Needs) => {
  const { platform, names, logs, notices, teams, staffNames, auditEvents, uploads } = needs;
  const { db, clock, jobs, events, limits } = platform;
  const files = createTicketFiles({ db, clock, jobs, limits, uploads });
  const desk = createTicketDesk({ db, teams, staffNames, auditEvents, files });
  const reading = createTicketFileReading({ db, events, logs, uploads, files });
  const ticketAccountData = createTicketAccountData({ db, uploads, files });
  const services = {
    own: createOwnTickets({ db, events, limits, logs, names, files }),
    desk,
    answers: createTicketAnswers({ db, events, notices, staffNames, auditEvents, desk, files }),
    reading,
  };
  return {
    services: { waitingTickets, ticketPapers: reading.papers, ticketAccountData },
    routes: (implement: Implement) => ticketRoutes(implement, services),
  } satisfies Module;
};
