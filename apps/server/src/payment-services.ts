import { createCertificateService } from './modules/certificate/certificate.service.ts';
import { createMerchantAuthenticator } from './modules/certificate/open-signature.ts';
import { createPaymentService } from './modules/customer/payment.service.ts';
import { createDashboardService } from './modules/dashboard/dashboard.service.ts';
import { createLedger } from './modules/ledger/ledger.service.ts';
import { createNotificationService } from './modules/notification/notification.service.ts';
import { createOrderService } from './modules/order/order.service.ts';
import { createOrderFigures } from './modules/order/order-figures.service.ts';
import { createOrderHistory } from './modules/order/order-history.service.ts';
import { createOrderListService } from './modules/order/order-list.service.ts';
import { createOrderOutcomes } from './modules/order/order-outcome.service.ts';
import { createProductService } from './modules/product/product.service.ts';
import { createRailService } from './modules/rail/rail.service.ts';
import { createSandboxRail } from './modules/rail/sandbox-rail.service.ts';
import type { SandboxSettings } from './modules/sandbox/sandbox-settings.ts';
import type { SessionService } from './modules/session/session.service.ts';
import type { TeamService } from './modules/team/team.service.ts';
import { createDeliverer } from './modules/webhook/webhook.jobs.ts';
import { createWebhookService } from './modules/webhook/webhook.service.ts';
import type { Platform } from './platform/platform.ts';

interface Teams {
  readonly teams: TeamService;
}

/** What is between a team and its own servers and screens. */
export const openConnections = (
  platform: Platform,
  { teams, sessions }: Teams & { readonly sessions: Pick<SessionService, 'stillValid'> },
) => {
  const { db, clock, events, jobs, signing } = platform;
  const merchantIdOf = async (...[queries, number]: Parameters<typeof teams.byNumber>) =>
    (await teams.byNumber(queries, number))?.merchantId;
  const merchantNumberOf = async (...[queries, id]: Parameters<typeof teams.payee>) =>
    (await teams.payee(queries, id))?.merchantNumber ?? '';
  const certificates = createCertificateService({ db, events, signing, merchantNumberOf });
  const authenticateMerchant = createMerchantAuthenticator({ db, clock, jobs, merchantIdOf });
  const deliverer = createDeliverer(platform);
  const webhooks = createWebhookService({ ...platform, deliverer });
  const notifications = createNotificationService({ events, stillValid: sessions.stillValid });
  return { certificates, authenticateMerchant, deliverer, webhooks, notifications };
};
type Connections = ReturnType<typeof openConnections>;

/** Orders, their rails and their money. */
export const openPayments = (
  platform: Platform,
  { teams, webhooks, settings }: Teams & Pick<Connections, 'webhooks'> & { readonly settings: SandboxSettings },
) => {
  const { config, db, clock, events, jobs, log, secrets } = platform;
  const { publicBaseUrl } = config;
  const ledger = createLedger({ db, clock, jobs });
  const sandboxRail = createSandboxRail({ db, clock, jobs, secrets, mode: settings.railMode });
  const rails = createRailService({ db, clock, secrets, publicBaseUrl, rails: { '02': sandboxRail.rail } });
  sandboxRail.connectProduct((body, signature) => rails.receive('02', body, signature));
  const outcomes = createOrderOutcomes({ db, clock, jobs, log, events, ledger, rails, webhooks });
  const products = createProductService();
  const orders = createOrderService({ db, clock, events, products, rails, outcomes, teams });
  const figures = createOrderFigures({ db });
  return {
    ledger,
    rails,
    orders,
    orderLists: createOrderListService({ db, clock, ledger }),
    history: createOrderHistory({ ledger }),
    dashboards: createDashboardService({ db, figures, ledger }),
    payments: createPaymentService({ db, orders, rail: sandboxRail }),
  };
};
