import type { FastifyInstance } from 'fastify';
import type { Implement } from '../../platform/implement.ts';
import type { Module } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import type { CertificateService } from '../certificate/certificate.service.ts';
import { recordRequests } from './record-requests.ts';
import { requestRoutes } from './request.routes.ts';
import { createRequestService } from './request.service.ts';
import { createRequestRecorder } from './request-recorder.ts';

interface Needs {
  readonly platform: Pick<Platform, 'config' | 'db' | 'clock' | 'jobs' | 'log' | 'events' | 'secrets'>;
  readonly certificates: CertificateService;
  readonly merchantIdOf: Parameters<typeof createRequestRecorder>[0]['merchantIdOf'];
}

/** What merchants' servers asked, and what they were answered. */
export const requestModule = ({ platform, certificates, merchantIdOf }: Needs) => {
  const { db, clock, jobs, log, events, secrets } = platform;
  const { publicBaseUrl } = platform.config;
  const { nonceUsedAt } = certificates;
  const recorder = createRequestRecorder({ db, clock, jobs, log, events, secrets, merchantIdOf, nonceUsedAt });
  const requests = createRequestService({ db, secrets, certificates, recorder, publicBaseUrl });
  return {
    services: { requests, recorder },
    watch: (app: FastifyInstance) => recordRequests(app, clock, recorder),
    routes: (implement: Implement) => requestRoutes(implement, requests),
    serve: (app: FastifyInstance) => void app.addHook('onClose', recorder.close),
  } satisfies Module;
};
