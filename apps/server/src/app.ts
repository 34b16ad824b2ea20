import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { accountRoutes } from './modules/account/account.routes.ts';
import { addressRoutes } from './modules/address/address.routes.ts';
import { authorizationRoutes } from './modules/authorization/authorization.routes.ts';
import { certificateRoutes } from './modules/certificate/certificate.routes.ts';
import { signAnswers } from './modules/certificate/signed-answers.ts';
import { certificationRoutes } from './modules/certification/certification.routes.ts';
import { customerRoutes } from './modules/customer/customer.routes.ts';
import { dashboardRoutes } from './modules/dashboard/dashboard.routes.ts';
import { factorRoutes } from './modules/factor/factor.routes.ts';
import { invitationRoutes } from './modules/invitation/invitation.routes.ts';
import { logRoutes } from './modules/log/log.routes.ts';
import { memberRoutes } from './modules/member/member.routes.ts';
import { merchantRoutes } from './modules/merchant/merchant.routes.ts';
import { notificationRoutes } from './modules/notification/notification.routes.ts';
import { orderRoutes } from './modules/order/order.routes.ts';
import { passkeyRoutes } from './modules/passkey/passkey.routes.ts';
import { reviewRoutes } from './modules/review/review.routes.ts';
import { roleRoutes } from './modules/role/role.routes.ts';
import { type Demo, demoOf } from './modules/sandbox/demo.ts';
import { sandboxRoutes } from './modules/sandbox/sandbox.routes.ts';
import { sessionRoutes } from './modules/session/session.routes.ts';
import { staffRoutes } from './modules/staff/staff.routes.ts';
import { teamRoutes } from './modules/team/team.routes.ts';
import { serveTransfers } from './modules/upload/transfer.ts';
import { uploadRoutes } from './modules/upload/upload.routes.ts';
import { webhookRoutes } from './modules/webhook/webhook.routes.ts';
import { documentApi } from './platform/docs.ts';
import { healthRoutes } from './platform/health.ts';
import { openHttp } from './platform/http.ts';
import { admitOn, type Implement, implementOn } from './platform/implement.ts';
import type { Platform } from './platform/platform.ts';
import { serveWebApps } from './platform/web.ts';
import { openServices, type Services } from './services.ts';

const apps = path.resolve(import.meta.dirname, '../..');

/** Every endpoint of the contract on its route. */
const openRoutes = (implement: Implement, services: Services): void => {
  accountRoutes(implement, services);
  passkeyRoutes(implement, services.passkeys, services.passkeyLogins);
  sessionRoutes(implement, services.sessions, services.sessionList);
  factorRoutes(implement, services.factorSetup, services.proofs);
  memberRoutes(implement, services);
  invitationRoutes(implement, services.invitations, services.invitationAcceptance);
  teamRoutes(implement, services.teams, services.teamInfo);
  roleRoutes(implement, services.roles);
  logRoutes(implement, services.logs);
  certificateRoutes(implement, services.certificates);
  webhookRoutes(implement, services.webhooks);
  notificationRoutes(implement, services.notifications);
  orderRoutes(implement, services.orders, services.orderLists);
  dashboardRoutes(implement, services.dashboards);
  authorizationRoutes(implement, services.authorizations, services.authorizationAnswers);
  customerRoutes(implement, services.customers, services.payments);
  staffRoutes(implement, services);
  certificationRoutes(implement, services.certifications);
  merchantRoutes(implement, services.merchants);
  reviewRoutes(implement, services);
  uploadRoutes(implement, services.uploads);
  addressRoutes(implement, services.addresses);
  sandboxRoutes(implement, services.sandbox);
};

/** The house: what it answers, what it stands on, and what the demonstration is signed in with. */
export interface House {
  readonly app: FastifyInstance;
  readonly services: Services;
  /** What must have happened before the first request: the sandbox is laid out. */
  prepare(): Promise<void>;
  readonly demo: Demo | undefined;
}

/** Puts the house together: every module with what it needs. Tests build it too. */
export const buildApp = async (platform: Platform, isReady: () => boolean): Promise<House> => {
  const { config, db, clock, limits, log, signing } = platform;
  const app = await openHttp({ log, trustProxy: config.trustProxy, publicBaseUrl: config.publicBaseUrl });
  signAnswers(app, { clock, signing });
  await documentApi(app, config.publicBaseUrl);
  healthRoutes({ app, db, isReady });
  const services = openServices(platform);
  const { authenticators } = services;
  openRoutes(implementOn({ app, authenticators, limits, clock, sandbox: config.sandbox }), services);
  await serveTransfers(app, { ...services, admit: admitOn({ authenticators, limits, clock }) });
  app.addHook('preClose', services.notifications.endAll);
  app.addHook('onClose', services.deliverer.drain);
  await serveWebApps(app, [
    { base: '/', folder: path.join(apps, 'backoffice/dist') },
    { base: '/console/', folder: path.join(apps, 'console/dist') },
    ...(config.sandbox ? [{ base: '/phone/', folder: path.join(apps, 'phone/dist') }] : []),
  ]);
  const isDemo = config.sandbox && config.sandboxSeed !== 'none';
  return {
    app,
    services,
    prepare: async () => {
      if (config.sandbox) await services.sandbox.prepare();
    },
    demo: isDemo ? demoOf() : undefined,
  };
};
