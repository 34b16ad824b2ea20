import { createOrder } from '@balcao/contract/order';
import type { Implement } from '../../platform/implement.ts';
import type { Module } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import { createPort } from '../../platform/port.ts';
import type { BankCalendar } from '../calendar/calendar.service.ts';
import type { SignedCalls } from '../certificate/signed-calls.service.ts';
import type { ExportService } from '../export/export.service.ts';
import type { Ledger } from '../ledger/ledger.service.ts';
import type { LogService } from '../log/log.service.ts';
import type { SettingRequests } from '../merchant/setting-request.service.ts';
import type { Notices } from '../notification/notices.service.ts';
import type { ProductService } from '../product/product.service.ts';
import type { RailService } from '../rail/rail.service.ts';
import type { UnknownOutcomes } from '../rail/unknown.service.ts';
import type { AuditEvents } from '../staff/audit-event.service.ts';
import type { StaffNames } from '../staff/staff-names.service.ts';
import type { TeamService } from '../team/team.service.ts';
import type { WebhookService } from '../webhook/webhook.service.ts';
import { chargedPresenter } from './order.present.ts';
import { orderRoutes } from './order.routes.ts';
import { createOrderService } from './order.service.ts';
import { createOrdersByDevice } from './order-by-device.service.ts';
import { createOrderCharges } from './order-charge.service.ts';
import { createOrderExpansions, type OrderExpansions, type ReturnsOfOrders } from './order-expansion.service.ts';
import { createOrderExport } from './order-export.service.ts';
import { createOrderFacts, createOrderFigures } from './order-figures.service.ts';
import { createOrderFindService } from './order-find.service.ts';
import { type BringInParts, createOrderHistory } from './order-history.service.ts';
import { createOrderHolds } from './order-hold.service.ts';
import { createOrderListService, type SettlementsOfOrders, type ShopCodeNames } from './order-list.service.ts';
import { createOrderNews, type WhenPaid } from './order-news.ts';
import { createOrderOutcomes } from './order-outcome.service.ts';
import { createOrderRefunds } from './order-refund.service.ts';
import { createOrderStaffFinds } from './order-staff-find.service.ts';
import { createOrderTerms } from './order-terms.ts';
import { unknownOrders, unknownReturns } from './order-unknown.repository.ts';
import { createUnexpectedPayments } from './unexpected-payment.service.ts';
import { createUnidentifiedClosings } from './unidentified-close.service.ts';
import { createUnidentifiedCredits } from './unidentified-credit.service.ts';
import { createUnidentifiedMatches } from './unidentified-match.service.ts';
import { unidentifiedPaymentRoutes } from './unidentified-payment.routes.ts';
import { createUnidentifiedPayments } from './unidentified-payment.service.ts';
import { createUnidentifiedRequests } from './unidentified-request.service.ts';
import { createUnidentifiedReturns } from './unidentified-return.service.ts';

interface Needs {
  readonly platform: Pick<Platform, 'config' | 'db' | 'clock' | 'jobs' | 'log' | 'events' | 'mailer' | 'secrets'>;
  readonly logs: LogService;
  readonly teams: TeamService;
  readonly notices: Notices;
  readonly staffNames: StaffNames;
  readonly auditEvents: AuditEvents;
  readonly exports: ExportService;
  readonly webhooks: WebhookService;
  readonly signedCalls: Pick<SignedCalls, 'on'>;
  readonly rails: RailService;
  readonly unknownOutcomes: UnknownOutcomes;
  readonly ledger: Ledger;
  readonly products: ProductService;
  readonly calendar: BankCalendar;
  readonly settingRequests: SettingRequests;
}

/** How orders come to be, are paid, and end. */
const openOrders = (
  { platform, logs, teams, notices, webhooks, signedCalls, rails, ledger, products, calendar }: Needs,
  whenPaid: WhenPaid,
  expansions: OrderExpansions,
) => {
  const { config, db, clock, jobs, log, events, secrets } = platform;
  const presentCharged = chargedPresenter(config.publicBaseUrl);
  const tell = createOrderNews({ events, webhooks, presentCharged, whenPaid });
  const charges = createOrderCharges({ db, jobs, log, events, rails, secrets, teams });
  const unexpected = createUnexpectedPayments({ db, clock, jobs, events, log, ledger, notices, rails });
  const outcomes = createOrderOutcomes({ db, clock, jobs, log, ledger, rails, charges, unexpected, tell, calendar });
  const terms = createOrderTerms({ db, teams, products });
  signedCalls.on(createOrder, terms.readAhead);
  const orders = createOrderService({
    db,
    clock,
    events,
    products,
    terms,
    jobs,
    rails,
    secrets,
    calendar,
    charges,
    outcomes,
    teams,
    logs,
    presentCharged,
    expansions,
  });
  return {
    orders,
    outcomes,
    unexpected,
    holdOrders: createOrderHolds({ ledger, products, tell, calendar }),
    /** Where the payer of an order pays. */
    payUrlOf: (order: Parameters<typeof presentCharged>[0]) => presentCharged(order).payUrl,
  };
};

/** What others read and find of orders. */
const openViews = (
  { platform, exports, ledger }: Needs,
  settlementsOf: SettlementsOfOrders,
  codeNamesOf: ShopCodeNames,
  expansions: OrderExpansions,
) => {
  const { db, clock } = platform;
  const orderLists = createOrderListService({ db, clock, ledger, settlementsOf, codeNamesOf });
  exports.register('order', createOrderExport({ db, clock, lists: orderLists, codeNamesOf }));
  return {
    orderLists,
    orderFinds: createOrderFindService({ db, clock, expansions }),
    orderFigures: createOrderFigures({ db }),
    orderFacts: createOrderFacts({ db }),
  };
};

/** Money that arrived without an order: seen, matched to one, credited to a team, given back, or closed by hand. */
const openUnidentified = (needs: Needs, { outcomes, unexpected }: ReturnType<typeof openOrders>) => {
  const { platform, teams, notices, staffNames, auditEvents, rails, ledger, settingRequests: requests } = needs;
  const { config, db, clock, jobs, events, mailer } = platform;
  const { publicBaseUrl } = config;
  const asks = createUnidentifiedRequests({ db, jobs, teams, requests });
  const returns = createUnidentifiedReturns({ db, unexpected, asks, requests, auditEvents });
  return {
    returns,
    unidentified: createUnidentifiedPayments({ db, clock, jobs, mailer, publicBaseUrl, asks, returns, staffNames }),
    matches: createUnidentifiedMatches({
      db,
      clock,
      jobs,
      rails,
      ledger,
      asks,
      requests,
      returns,
      unexpected,
      outcomes,
      teams,
      auditEvents,
    }),
    credits: createUnidentifiedCredits({ db, clock, events, ledger, notices, teams, asks, requests, auditEvents }),
    closings: createUnidentifiedClosings({ db, clock, ledger, asks, requests, auditEvents }),
  };
};

/** The module of orders: what merchants ask to be paid. */
export const orderModule = (needs: Needs) => {
  const { platform, unknownOutcomes, ledger, calendar } = needs;
  const { db } = platform;
  const parts = createPort<BringInParts>('the parts of orders of the past');
  const settlements = createPort<SettlementsOfOrders>('the settlements of orders');
  const returns = createPort<ReturnsOfOrders>('what goes back of orders');
  const codeNames = createPort<ShopCodeNames>("the names of the shop's QR codes");
  const paid = createPort<WhenPaid>('what follows when orders are paid');
  const settlementsOf: SettlementsOfOrders = (...ask) => settlements.get()(...ask);
  const expansions = createOrderExpansions({ db, settlementsOf, returnsOf: returns.get });
  const opened = openOrders(needs, (...ask) => paid.get()(...ask), expansions);
  const { orders, outcomes, unexpected, holdOrders, payUrlOf } = opened;
  const identified = openUnidentified(needs, opened);
  const { orderLists, orderFinds, orderFigures, orderFacts } = openViews(
    needs,
    settlementsOf,
    (...ask) => codeNames.get()(...ask),
    expansions,
  );
  unknownOutcomes.register(unknownOrders, unknownReturns);
  return {
    services: {
      orders,
      outcomes,
      unexpected,
      holdOrders,
      payUrlOf,
      orderFigures,
      orderFacts,
      orderStaffFinds: createOrderStaffFinds(),
      ordersByDevice: createOrdersByDevice({ db, outcomes }),
      refundable: createOrderRefunds({ calendar }),
      history: createOrderHistory({ ledger, calendar, bringInParts: (...ask) => parts.get()(...ask) }),
    },
    ports: { parts, settlements, returns, codeNames, paid },
    routes: (implement: Implement) => {
      orderRoutes(implement, orders, orderLists, orderFinds);
      unidentifiedPaymentRoutes(implement, identified);
    },
  } satisfies Module;
};
