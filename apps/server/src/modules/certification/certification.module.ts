import type { Implement } from '../../platform/implement.ts';
import type { Module } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import { createPort } from '../../platform/port.ts';
import type { ChatBindings } from '../account/chat-binding.service.ts';
import type { LogService } from '../log/log.service.ts';
import type { ReviewService } from '../review/review.service.ts';
import type { ReviewDrafts } from '../review/review-draft.service.ts';
import type { SessionService } from '../session/session.service.ts';
import type { TeamService } from '../team/team.service.ts';
import type { UploadService } from '../upload/upload.service.ts';
import { certificationRoutes } from './certification.routes.ts';
import { type ChatIdentities, createCertificationService } from './certification.service.ts';
import { createCertifiedDocuments } from './certified-document.service.ts';
import { keepStandings } from './standing.service.ts';

interface Needs {
  readonly platform: Pick<Platform, 'db' | 'jobs' | 'secrets'>;
  readonly bindings: ChatBindings;
  readonly logs: LogService;
  readonly sessions: SessionService;
  readonly teams: TeamService;
  readonly uploads: UploadService;
  readonly reviews: ReviewService;
  readonly drafts: ReviewDrafts;
}

/** Who teams are, and what payments need to know of them. */
export const certificationModule = (needs: Needs) => {
  const { platform, bindings, logs, sessions, teams, uploads, reviews, drafts } = needs;
  const { db, jobs, secrets } = platform;
  const identityPort = createPort<ChatIdentities>('the identities of chat accounts');
  const chatIdentities: ChatIdentities = { identityOf: (...ask) => identityPort.get().identityOf(...ask) };
  const certifiedDocuments = createCertifiedDocuments({ db, jobs, secrets, reviews });
  keepStandings({ reviews, teams, documents: certifiedDocuments });
  const certifications = createCertificationService({
    db,
    logs,
    reviews,
    drafts,
    uploads,
    sessions,
    teams,
    bindings,
    chatIdentities,
  });
  return {
    services: { certifiedDocuments, certifications },
    ports: { chatIdentities: identityPort },
    routes: (implement: Implement) => certificationRoutes(implement, certifications),
  } satisfies Module;
};
