import type { FastifyInstance } from 'fastify';
import type { Implement } from '../../platform/implement.ts';
import type { Module } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import type { LogService } from '../log/log.service.ts';
import type { Notices } from '../notification/notices.service.ts';
import type { TeamService } from '../team/team.service.ts';
import { createAuthority } from './authority.ts';
import { createCallAdmission } from './call-admission.ts';
import { warnOfEnds } from './certificate.jobs.ts';
import { certificateRoutes } from './certificate.routes.ts';
import { createCertificateService } from './certificate.service.ts';
import { createKnownCertificates } from './known-certificates.ts';
import { createLastUses } from './last-uses.ts';
import { createMerchantAuthenticator } from './open-signature.ts';
import { signAnswers } from './signed-answers.ts';
import { createSignedCalls } from './signed-calls.service.ts';

interface Needs {
  readonly platform: Pick<
    Platform,
    'db' | 'clock' | 'jobs' | 'log' | 'events' | 'limits' | 'merchantQueue' | 'secrets' | 'signing'
  >;
  readonly teams: Pick<TeamService, 'byNumber' | 'payee'>;
  readonly notices: Notices;
  readonly logs: LogService;
}

/** By what merchants' servers are known, and how their calls are let in. */
export const certificateModule = ({ platform, teams, notices, logs }: Needs) => {
  const { db, clock, jobs, log, events, limits, secrets, signing } = platform;
  const merchantIdOf = async (...[queries, number]: Parameters<TeamService['byNumber']>) =>
    (await teams.byNumber(queries, number))?.merchantId;
  const holderOf = async (...[queries, id]: Parameters<TeamService['payee']>) =>
    (await teams.payee(queries, id)) ?? { merchantNumber: '', name: '' };
  const lastUses = createLastUses({ db, log });
  const authority = createAuthority({ db, secrets });
  const certificates = createCertificateService({ db, events, signing, authority, lastUses, logs, holderOf });
  warnOfEnds({ db, clock, jobs, events, notices });
  const known = createKnownCertificates();
  const admission = createCallAdmission({ clock, limits, queue: platform.merchantQueue, known });
  const signedCalls = createSignedCalls();
  const letsIn = { db, clock, jobs, lastUses, known, admission, signedCalls, merchantIdOf };
  return {
    services: {
      certificates,
      authenticateMerchant: createMerchantAuthenticator(letsIn),
      signedCalls,
      merchantIdOf,
    },
    watch: (app: FastifyInstance) => {
      signAnswers(app, { clock, signing });
      admission.guard(app);
    },
    routes: (implement: Implement) => certificateRoutes(implement, certificates),
    serve: (app: FastifyInstance) => void app.addHook('onClose', lastUses.close),
  } satisfies Module;
};
