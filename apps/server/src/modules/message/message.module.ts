import type { Implement } from '../../platform/implement.ts';
import type { Module } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import { createPort } from '../../platform/port.ts';
import type { AppletService } from '../applet/applet.service.ts';
import type { ExportService } from '../export/export.service.ts';
import type { LogService } from '../log/log.service.ts';
import type { Notices } from '../notification/notices.service.ts';
import type { OpeningService } from '../opening/opening.service.ts';
import type { ReviewService } from '../review/review.service.ts';
import type { ReviewSubjects } from '../review/review-subject.service.ts';
import type { AuditEvents } from '../staff/audit-event.service.ts';
import type { StaffNames } from '../staff/staff-names.service.ts';
import type { TeamService } from '../team/team.service.ts';
import type { TemplateSending } from '../template/template-sending.service.ts';
import { messageRoutes } from './message.routes.ts';
import { deliverBatches } from './message-batch.jobs.ts';
import { createBatchService } from './message-batch.service.ts';
import { createBatchDecision } from './message-batch-decision.ts';
import { messagesChangedSince } from './message-change.service.ts';
import { createConsentService } from './message-consent.service.ts';
import { createDeliveryService } from './message-delivery.service.ts';
import { createDeliveryExport } from './message-export.service.ts';
import { forgetMessages } from './message-forgetting.ts';
import { createFromTemplates } from './message-from-template.service.ts';
import { createLongTermService } from './message-long-term.service.ts';
import { createOwnTemplateReviews } from './message-own-review.service.ts';
import { createOwnTemplateSubmissions } from './message-own-submission.service.ts';
import { createOwnTemplateService } from './message-own-template.service.ts';
import { createPauseService } from './message-pause.service.ts';
import { consentsOfPerson, deliveriesOfPerson } from './message-personal.repository.ts';
import { createMessageSources } from './message-source.ts';
import { createSourceUses } from './message-source-use.service.ts';
import { createTemplateService } from './message-template.service.ts';
import { createShownApplets } from './shown-applets.ts';

interface Needs {
  readonly platform: Pick<Platform, 'db' | 'clock' | 'events' | 'jobs'>;
  readonly logs: LogService;
  readonly notices: Notices;
  readonly teams: TeamService;
  readonly applets: AppletService;
  readonly exports: Pick<ExportService, 'register'>;
  readonly openings: OpeningService;
  readonly reviews: ReviewService;
  readonly reviewSubjects: ReviewSubjects;
  readonly auditEvents: AuditEvents;
  readonly staffNames: StaffNames;
}

/** Subscribe messages of mini programs: of the library and written by teams, what people allow, once or for long, what is sent, and what they have received. */
export const messageModule = (needs: Needs) => {
  const { platform, logs, notices, teams, applets, openings, reviews, reviewSubjects, auditEvents, staffNames } = needs;
  const { db, clock, events, jobs } = platform;
  const ownReviews = createOwnTemplateReviews({ events, applets, reviews, reviewSubjects });
  const shownApplets = createShownApplets({ applets });
  const sending = createPort<TemplateSending>('message templates of teams');
  const sources = createMessageSources(sending.get);
  const pauses = createPauseService({ db, events, notices, applets });
  const templates = createTemplateService({ db, events, logs, applets, sources });
  const longTerm = createLongTermService({ db, auditEvents, staffNames });
  deliverBatches({ db, clock, jobs, decide: createBatchDecision({ openings, longTerm, sources }) });
  forgetMessages({ db, clock, jobs });
  needs.exports.register('messageDelivery', createDeliveryExport({ db }));
  const services = {
    templates,
    fromTemplates: createFromTemplates({ db, applets, messages: templates, templates: sending.get }),
    ownTemplates: createOwnTemplateService({ db, events, logs, applets, reviews: ownReviews }),
    submissions: createOwnTemplateSubmissions({ db, events, logs, teams, applets, reviews }),
    consents: createConsentService({ db, shownApplets, pauses, longTerm, sources }),
    deliveries: createDeliveryService({ db, applets, openings, shownApplets, longTerm, sources }),
    batches: createBatchService({ db, jobs, sources }),
    longTerm,
  };
  return {
    services: {
      messageTemplates: templates,
      messageChanges: messagesChangedSince,
      messageData: [deliveriesOfPerson, consentsOfPerson],
      sourceUses: createSourceUses({ clock, shownApplets }),
    },
    ports: { sending },
    routes: (implement: Implement) => messageRoutes(implement, services),
  } satisfies Module;
};
