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
import { createTemplateReviews } from './template-review.service.ts';
import { templateSending } from './template-sending.service.ts';
import { createTemplateSubmissions } from './template-submission.service.ts';
import { createTemplateTelling } from './template-telling.ts';
import { createTemplateView, type TemplateFiguresOf } from './template-view.ts';

interface Needs {
  readonly platform: Pick<Platform, 'db' | 'events'>;
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
  const { db, events } = platform;
  const tell = createTemplateTelling({ events, logs });
  const templateReviews = createTemplateReviews({ reviews, reviewSubjects, tell });
  const figures = createPort<TemplateFiguresOf>('figures of templates');
  const view = createTemplateView({ reviews: templateReviews, figures: figures.get });
  const services = {
    templates: createTemplateService({ db, view, tell }),
    submissions: createTemplateSubmissions({ db, teams, reviews, view, tell }),
    desk: createTemplateDesk({ db, teams, notices, auditEvents, tell }),
  };
  return {
    services: { templateSending },
    ports: { figures },
    routes: (implement: Implement) => templateRoutes(implement, services),
  } satisfies Module;
};
