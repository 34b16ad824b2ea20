import { createAuthority } from './modules/certificate/authority.ts';
import { createCallAdmission } from './modules/certificate/call-admission.ts';
import { warnOfEnds } from './modules/certificate/certificate.jobs.ts';
import { createCertificateService } from './modules/certificate/certificate.service.ts';
import { createKnownCertificates } from './modules/certificate/known-certificates.ts';
import { createLastUses } from './modules/certificate/last-uses.ts';
import { createMerchantAuthenticator } from './modules/certificate/open-signature.ts';
import type { Notices } from './modules/notification/notices.service.ts';
import { createNotificationService } from './modules/notification/notification.service.ts';
import { createRequestService } from './modules/request/request.service.ts';
import { createRequestRecorder } from './modules/request/request-recorder.ts';
import type { SessionService } from './modules/session/session.service.ts';
import type { TeamService } from './modules/team/team.service.ts';
import { createDeliverer } from './modules/webhook/webhook.jobs.ts';
import { createWebhookService } from './modules/webhook/webhook.service.ts';
import { createWebhookEndpoints } from './modules/webhook/webhook-endpoint.service.ts';
import { createWebhookHistory } from './modules/webhook/webhook-history.service.ts';
import { keepDeliveries } from './modules/webhook/webhook-rounds.ts';
import { createStandings } from './modules/webhook/webhook-standing.ts';
import type { Platform } from './platform/platform.ts';

/** Who teams are, and how they are told. */
interface People {
  readonly teams: TeamService;
  readonly sessions: Pick<SessionService, 'liveRights'>;
  readonly notices: Notices;
}

/** What is between a team and its own servers and screens. */
export const openConnections = (platform: Platform, { teams, sessions, notices }: People) => {
  const { config, db, clock, events, jobs, log, secrets, signing } = platform;
  const { publicBaseUrl } = config;
  const merchantIdOf = async (...[queries, number]: Parameters<typeof teams.byNumber>) =>
    (await teams.byNumber(queries, number))?.merchantId;
  const holderOf = async (...[queries, id]: Parameters<typeof teams.payee>) =>
    (await teams.payee(queries, id)) ?? { merchantNumber: '', name: '' };
  const lastUses = createLastUses({ db, log });
  const authority = createAuthority({ db, secrets });
  const certificates = createCertificateService({ db, events, signing, authority, lastUses, holderOf });
  warnOfEnds({ db, clock, jobs, events, notices });
  const known = createKnownCertificates();
  const admission = createCallAdmission({ clock, limits: platform.limits, queue: platform.merchantQueue, known });
  const authenticateMerchant = createMerchantAuthenticator({
    ...{ db, clock, jobs, lastUses, known, admission, merchantIdOf },
  });
  const deliverer = createDeliverer({ ...platform, standings: createStandings({ events, notices }) });
  keepDeliveries({ db, clock, jobs });
  const { nonceUsedAt } = certificates;
  const recorder = createRequestRecorder({ db, clock, jobs, log, events, secrets, merchantIdOf, nonceUsedAt });
  return {
    certificates,
    authenticateMerchant,
    admission,
    lastUses,
    deliverer,
    webhooks: createWebhookService({ ...platform, deliverer }),
    webhookEndpoints: createWebhookEndpoints(platform),
    webhookHistory: createWebhookHistory({ secrets }),
    recorder,
    requests: createRequestService({ db, secrets, certificates, recorder, publicBaseUrl }),
    notifications: createNotificationService({ clock, events, rightsOf: sessions.liveRights }),
  };
};
export type Connections = ReturnType<typeof openConnections>;
