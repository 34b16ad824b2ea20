import type { Implement } from '../../platform/implement.ts';
import type { Module } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import { createPort } from '../../platform/port.ts';
import type { LogService } from '../log/log.service.ts';
import type { Notices } from '../notification/notices.service.ts';
import type { ReviewService } from '../review/review.service.ts';
import type { ReviewSubjects } from '../review/review-subject.service.ts';
import type { AuditEvents } from '../staff/audit-event.service.ts';
import type { TeamService } from '../team/team.service.ts';
import { templateRoutes } from './template.routes.ts';
import { createTemplateService } from './template.service.ts';
import { createTemplateDesk } from './template-desk.service.ts';
import { createTemplateHistory } from './template-history.service.ts';
import { complaintsOfPerson } from './template-personal.repository.ts';
import { keepTemplateQuality } from './template-quality.jobs.ts';
import { createTemplateQuality, type TemplateSentSince } from './template-quality.service.ts';
import { createTemplateReviews } from './template-review.service.ts';
import { templateSending } from './template-sending.service.ts';
import { createTemplateSubmissions } from './template-submission.service.ts';
import { createTemplateTelling } from './template-telling.ts';
import type { TemplateUsesOf } from './template-use.ts';
import { createTemplateView, type TemplateFiguresOf } from './template-view.ts';

interface Needs {
  readonly platform: Pick<Platform, 'db' | 'events' | 'clock' | 'jobs'>;
  readonly logs: LogService;
  readonly notices: Notices;
  readonly teams: TeamService;
  readonly reviews: ReviewService;
  readonly reviewSubjects: ReviewSubjects;
  readonly auditEvents: AuditEvents;
}

/** Message templates of teams: written in several languages, reviewed, and sent in conversations. */
export const templateModule = (needs: Needs) => {
  const { platform, logs, notices, teams, reviews, reviewSubjects, auditEvents } = needs;
  const { db, events, clock, jobs } = platform;
  const tell = createTemplateTelling({ events, logs });
  const templateReviews = createTemplateReviews({ reviews, reviewSubjects, tell });
  const figures = createPort<readonly TemplateFiguresOf[]>('figures of templates');
  const sentSince = createPort<TemplateSentSince>('messages sent from templates');
  const uses = createPort<TemplateUsesOf>('uses of templates');
  const quality = createTemplateQuality({ jobs, notices, tell, sentSince: sentSince.get });
  keepTemplateQuality({ db, clock, jobs, quality });
  const view = createTemplateView({ reviews: templateReviews, figures: figures.get, quality, clock });
  const services = {
    templates: createTemplateService({ db, view, tell, uses: uses.get }),
    submissions: createTemplateSubmissions({ db, teams, reviews, view, tell }),
    desk: createTemplateDesk({ db, teams, notices, auditEvents, tell, quality, uses: uses.get }),
  };
  return {
    services: {
      templateSending,
      templateComplaints: quality,
      templateHistory: createTemplateHistory(),
      complaintData: [complaintsOfPerson],
    },
    ports: { figures, sentSince, uses },
    routes: (implement: Implement) => templateRoutes(implement, services),
  } satisfies Module;
};
