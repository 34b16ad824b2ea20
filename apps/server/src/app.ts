import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { openArchiveServices } from './archive-services.ts';
import { carryInside } from './inside.ts';
import { accountRoutes } from './modules/account/account.routes.ts';
import { addressRoutes } from './modules/address/address.routes.ts';
import { authorizationRoutes } from './modules/authorization/authorization.routes.ts';
import { billRoutes } from './modules/bill/bill.routes.ts';
import { certificateRoutes } from './modules/certificate/certificate.routes.ts';
import { signAnswers } from './modules/certificate/signed-answers.ts';
import { certificationRoutes } from './modules/certification/certification.routes.ts';
import { customerRoutes } from './modules/customer/customer.routes.ts';
import { servePayPages } from './modules/customer/pay-page.ts';
import { dashboardRoutes } from './modules/dashboard/dashboard.routes.ts';
import { deviceRoutes } from './modules/device/device.routes.ts';
import { disputeRoutes } from './modules/dispute/dispute.routes.ts';
import { exportRoutes } from './modules/export/export.routes.ts';
import { factorRoutes } from './modules/factor/factor.routes.ts';
import { instalmentRoutes } from './modules/instalment/instalment.routes.ts';
import { invitationRoutes } from './modules/invitation/invitation.routes.ts';
import { ledgerRoutes } from './modules/ledger/ledger.routes.ts';
import { ledgerProofRoutes } from './modules/ledger/ledger-proof.routes.ts';
import { reconciliationRoutes } from './modules/ledger/reconciliation.routes.ts';
import { reserveRoutes } from './modules/ledger/reserve.routes.ts';
import { reversalRoutes } from './modules/ledger/reversal.routes.ts';
import { logRoutes } from './modules/log/log.routes.ts';
import { memberRoutes } from './modules/member/member.routes.ts';
import { merchantRoutes } from './modules/merchant/merchant.routes.ts';
import { merchantDeskRoutes } from './modules/merchant/merchant-desk.routes.ts';
import { notificationRoutes } from './modules/notification/notification.routes.ts';
import { orderRoutes } from './modules/order/order.routes.ts';
import { ownerlessPaymentRoutes } from './modules/order/ownerless-payment.routes.ts';
import { passkeyRoutes } from './modules/passkey/passkey.routes.ts';
import { preauthRoutes } from './modules/preauth/preauth.routes.ts';
import { productRoutes } from './modules/product/product.routes.ts';
import { shopCodeRoutes } from './modules/product/shop-code.routes.ts';
import { unknownRoutes } from './modules/rail/unknown.routes.ts';
import { refundRoutes } from './modules/refund/refund.routes.ts';
import { recordRequests } from './modules/request/record-requests.ts';
import { requestRoutes } from './modules/request/request.routes.ts';
import { reviewRoutes } from './modules/review/review.routes.ts';
import { roleRoutes } from './modules/role/role.routes.ts';
import { type Demo, demoOf } from './modules/sandbox/demo.ts';
import { sandboxRoutes } from './modules/sandbox/sandbox.routes.ts';
import { sessionRoutes } from './modules/session/session.routes.ts';
import { settlementRoutes } from './modules/settlement/settlement.routes.ts';
import { staffRoutes } from './modules/staff/staff.routes.ts';
import { teamRoutes } from './modules/team/team.routes.ts';
import { serveTransfers } from './modules/upload/transfer.ts';
import { uploadRoutes } from './modules/upload/upload.routes.ts';
import { webhookRoutes } from './modules/webhook/webhook.routes.ts';
import { automaticRoutes } from './modules/withdrawal/automatic.routes.ts';
import { withdrawalRoutes } from './modules/withdrawal/withdrawal.routes.ts';
import { withdrawalDeskRoutes } from './modules/withdrawal/withdrawal-desk.routes.ts';
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
  webhookRoutes(implement, services);
  requestRoutes(implement, services.requests);
  notificationRoutes(implement, services);
  orderRoutes(implement, services.orders, services.orderLists, services.orderFinds);
  ledgerRoutes(implement, services.statements);
  billRoutes(implement, services.bills);
  productRoutes(implement, services);
  shopCodeRoutes(implement, services.shopCodes);
  preauthRoutes(implement, services.preauths, services.preauthLists);
  exportRoutes(implement, services.exports);
  instalmentRoutes(implement, services.instalments);
  refundRoutes(implement, services.refunds);
  disputeRoutes(implement, services);
  withdrawalRoutes(implement, services.withdrawals);
  settlementRoutes(implement, services);
  automaticRoutes(implement, services.automatic, services.withdrawals.approvals);
  reserveRoutes(implement, services.reserve);
  dashboardRoutes(implement, services.dashboards);
  ledgerProofRoutes(implement, services);
  reversalRoutes(implement, services.reversals);
  reconciliationRoutes(implement, services.reconciliationDesk);
  authorizationRoutes(implement, services.authorizations, services.authorizationAnswers);
  customerRoutes(implement, services);
  deviceRoutes(implement, services);
  staffRoutes(implement, services);
  certificationRoutes(implement, services.certifications);
  merchantRoutes(implement, services.merchants);
  merchantDeskRoutes(implement, services);
  withdrawalDeskRoutes(implement, services);
  ownerlessPaymentRoutes(implement, services.ownerlessPayments);
  unknownRoutes(implement, services.unknownOutcomes);
  reviewRoutes(implement, services);
  uploadRoutes(implement, services.uploads);
  addressRoutes(implement, services.addresses);
  sandboxRoutes(implement, services.sandbox, services.demoShop, services.bankActs);
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
  const { trustProxy, publicBaseUrl, waits, callerWaits } = config;
  const app = await openHttp({ log, trustProxy, publicBaseUrl, waitMs: waits.requestMs, callerWaits });
  signAnswers(app, { clock, signing });
  const services = openServices(platform);
  services.admission.guard(app);
  recordRequests(app, clock, services.recorder);
  await documentApi(app, config.publicBaseUrl);
  const isArchiveFailing = openArchiveServices(platform);
  const gauges = [
    { name: 'ledger_drift', help: 'Merchants whose money stands still', read: services.ledgerDrift.count },
    { name: 'wal_archive_failing', help: '1 while the log of the database cannot be archived', read: isArchiveFailing },
  ];
  healthRoutes({ app, db, isReady, gauges });
  const { authenticators } = services;
  openRoutes(implementOn({ app, authenticators, limits, clock, sandbox: config.sandbox }), services);
  services.pixCallbacks?.serve(app);
  await serveTransfers(app, { ...services, admit: admitOn({ authenticators, limits, clock }) });
  app.addHook('preClose', services.notifications.endAll);
  app.addHook('preClose', services.deviceStream.endAll);
  app.addHook('onReady', async () => services.deliverer.open());
  app.addHook('onClose', services.deliverer.drain);
  app.addHook('onClose', services.exports.stop);
  app.addHook('onClose', services.lastUses.close);
  app.addHook('onClose', services.recorder.close);
  await serveWebApps(app, [
    { base: '/', folder: path.join(apps, 'backoffice/dist') },
    { base: '/console/', folder: path.join(apps, 'console/dist') },
    ...(config.sandbox ? [{ base: '/phone/', folder: path.join(apps, 'phone/dist') }] : []),
  ]);
  servePayPages({ app, publicBaseUrl: config.publicBaseUrl, sandbox: config.sandbox });
  services.demoShop.connect((request) => carryInside(app, request));
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
