import type { Connections } from './connection-services.ts';
import { openDashboard } from './dashboard-services.ts';
import { openLists, openStatements } from './export-services.ts';
import { openLedgerWatch } from './ledger-services.ts';
import type { AccountNames } from './modules/account/account-names.service.ts';
import { createBillService } from './modules/bill/bill.service.ts';
import { createBillFiles } from './modules/bill/bill-files.ts';
import type { CertificationService } from './modules/certification/certification.service.ts';
import { createPaymentService } from './modules/customer/payment.service.ts';
import type { ExportService } from './modules/export/export.service.ts';
import { createLedger } from './modules/ledger/ledger.service.ts';
import { createLedgerDays } from './modules/ledger/ledger-day.service.ts';
import type { Notices } from './modules/notification/notices.service.ts';
import { chargedPresenter } from './modules/order/order.present.ts';
import { createOrderService } from './modules/order/order.service.ts';
import { createOrderCharges } from './modules/order/order-charge.service.ts';
import { createOrderFacts } from './modules/order/order-facts.service.ts';
import { createOrderFigures } from './modules/order/order-figures.service.ts';
import { createOrderFindService } from './modules/order/order-find.service.ts';
import { createOrderHistory } from './modules/order/order-history.service.ts';
import { createOrderHolds, type OrderHolds } from './modules/order/order-hold.service.ts';
import { createOrderNews } from './modules/order/order-news.ts';
import { createOrderOutcomes } from './modules/order/order-outcome.service.ts';
import { createUnexpectedPayments } from './modules/order/unexpected-payment.service.ts';
import { createPreauthService } from './modules/preauth/preauth.service.ts';
import { createPreauthExport } from './modules/preauth/preauth-export.service.ts';
import { createPreauthListService } from './modules/preauth/preauth-list.service.ts';
import { createProductService } from './modules/product/product.service.ts';
import { createRefundService } from './modules/refund/refund.service.ts';
import { createRefundFacts } from './modules/refund/refund-facts.service.ts';
import type { SandboxSettings } from './modules/sandbox/sandbox-settings.ts';
import { createBankCalendar } from './modules/settlement/bank-calendar.service.ts';
import type { StaffDeeds } from './modules/staff/staff-deed.service.ts';
import type { StaffNames } from './modules/staff/staff-names.service.ts';
import type { TeamService } from './modules/team/team.service.ts';
import { createFreezes } from './modules/withdrawal/freeze.service.ts';
import { createWithdrawalTerms } from './modules/withdrawal/withdrawal-terms.service.ts';
import type { Platform } from './platform/platform.ts';
import { openShops } from './product-services.ts';
import { openRails } from './rail-services.ts';

interface Teams {
  readonly teams: TeamService;
}
interface Around extends Teams {
  readonly names: AccountNames;
  readonly webhooks: Connections['webhooks'];
  readonly settings: SandboxSettings;
  readonly notices: Notices;
  readonly staffNames: StaffNames;
  readonly staffDeeds: StaffDeeds;
  readonly certifications: CertificationService;
}

/** What is written down of each day. */
const openBills = ({ config, db, clock, events, jobs }: Platform, webhooks: Connections['webhooks']) => {
  const refundFacts = createRefundFacts({ db });
  const facts = { ledgerDays: createLedgerDays({ db }), orderFacts: createOrderFacts({ db }), refundFacts };
  return createBillService({ db, clock, events, jobs, webhooks, ...facts, files: createBillFiles(config.dataDir) });
};

/** What members find of holds, and have as a file. */
const openHoldLists = ({ db, clock }: Platform, holds: OrderHolds, exports: Pick<ExportService, 'register'>) => {
  const preauthLists = createPreauthListService({ db, holds });
  exports.register('preauth', createPreauthExport({ db, clock, lists: preauthLists }));
  return { preauthLists };
};

/** Orders, their rails and their money. */
export const openPayments = (platform: Platform, around: Around) => {
  const { teams, names, webhooks, settings, certifications, notices } = around;
  const { config, db, clock, jobs } = platform;
  const ledger = createLedger({ db, clock, jobs });
  const calendar = createBankCalendar(platform);
  const { rails, sandboxRails, pixCallbacks } = openRails(platform, settings);
  const presentCharged = chargedPresenter(config.publicBaseUrl);
  const tell = createOrderNews({ ...platform, webhooks, presentCharged });
  const charges = createOrderCharges({ ...platform, rails, teams });
  const unexpected = createUnexpectedPayments({ ...platform, ledger, rails, notices });
  const settling = { ...platform, ledger, rails, charges, unexpected, tell, calendar };
  const outcomes = createOrderOutcomes(settling);
  const products = createProductService();
  const asking = { ...platform, products, rails, charges, outcomes, teams, calendar, presentCharged };
  const orders = createOrderService(asking);
  const lists = openLists(platform, { ledger, calendar, rails, sandboxRails, outcomes, orders });
  const refunding = { ...platform, ...lists, names, ledger, rails, webhooks, notices, orders: lists.refundable };
  const refunds = createRefundService(refunding);
  const figures = createOrderFigures({ db });
  const atShops = { teams, certifications, products, orders, outcomes, figures, rails, rail: sandboxRails };
  const { shopCodes, payableCodes } = openShops(platform, atShops);
  const holds = createOrderHolds({ ledger, products, tell, calendar });
  const preauths = createPreauthService({
    ...platform,
    payUrlOf: (order) => presentCharged(order).payUrl,
    products,
    rails,
    webhooks,
    orders,
    outcomes,
    holds,
  });
  return {
    freezes: createFreezes({ db, supportEmail: config.supportEmail }),
    withdrawalTerms: createWithdrawalTerms({ teams }),
    payableCodes,
    ledger,
    calendar,
    statements: openStatements(platform, { ...lists, teams, certifications }),
    ...openLedgerWatch(platform, { ...around, ledger, rails, ownerless: unexpected }),
    unexpected,
    rails,
    sandboxRails,
    pixCallbacks,
    products,
    shopCodes,
    preauths,
    holdOrders: holds,
    ...openHoldLists(platform, holds, lists.exports),
    orders,
    refunds,
    outcomes,
    ...lists,
    history: createOrderHistory({ ledger, calendar, ...lists }),
    orderFinds: createOrderFindService({ db, clock }),
    bills: openBills(platform, webhooks),
    ...openDashboard(platform, { ledger, orders: figures, exports: lists.exports }),
    payments: createPaymentService({ db, clock, orders, codes: payableCodes, rail: sandboxRails }),
  };
};
