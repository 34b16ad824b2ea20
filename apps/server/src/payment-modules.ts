import type { Merchants } from './merchant-modules.ts';
import { authorizationModule } from './modules/authorization/authorization.module.ts';
import { calendarModule } from './modules/calendar/calendar.module.ts';
import { customerModule } from './modules/customer/customer.module.ts';
import { deviceModule } from './modules/device/device.module.ts';
import { disputeModule } from './modules/dispute/dispute.module.ts';
import { instalmentModule } from './modules/instalment/instalment.module.ts';
import { orderModule } from './modules/order/order.module.ts';
import { preauthModule } from './modules/preauth/preauth.module.ts';
import { refundModule } from './modules/refund/refund.module.ts';
import type { RefundService } from './modules/refund/refund.service.ts';
import { settlementModule } from './modules/settlement/settlement.module.ts';
import { shopModule } from './modules/shop/shop.module.ts';
import type { People } from './people-modules.ts';
import type { Platform } from './platform/platform.ts';

/** What merchants ask for, at once, in parts and on days that banks work, and how it is settled. */
const openOrders = (platform: Platform, people: People, merchants: Merchants) => {
  const { teams } = people.team.services;
  const { logs } = people.log.services;
  const { notices } = people.notification.services;
  const { staffNames, auditEvents } = people.staff.services;
  const { exports } = merchants.exporting.services;
  const { webhooks } = merchants.webhook.services;
  const { signedCalls } = merchants.certificate.services;
  const { rails, sandboxRails, unknownOutcomes } = merchants.rail.services;
  const { ledger } = merchants.ledgers.services;
  const { products } = merchants.product.services;
  const bankCalendar = calendarModule({ platform });
  const { calendar, holidays } = bankCalendar.services;
  const order = orderModule({
    platform,
    logs,
    teams,
    notices,
    staffNames,
    auditEvents,
    exports,
    webhooks,
    signedCalls,
    rails,
    unknownOutcomes,
    ledger,
    products,
    calendar,
    settingRequests: merchants.merchant.services.settingRequests,
  });
  const { orders, outcomes, unexpected, refundable, orderFacts } = order.services;
  merchants.ledgers.ports.orders.give(orderFacts);
  merchants.ledgers.ports.unidentified.give(unexpected);
  const instalment = instalmentModule({
    platform,
    exports,
    rails,
    sandboxRails,
    calendar,
    orders,
    outcomes,
    refundable,
  });
  const { instalments } = instalment.services;
  order.ports.parts.give(instalments.bringIn);
  const settlement = settlementModule({ platform, notices, auditEvents, exports, ledger, calendar, holidays });
  order.ports.settlements.give(settlement.services.settlementFacts.ofOrders);
  merchants.ledgers.ports.settlements.give(settlement.services.settlementPartCounts);
  return { bankCalendar, order, instalment, settlement };
};

/** How merchants are paid, and how money goes back. */
export const openPayments = (platform: Platform, people: People, merchants: Merchants) => {
  const { bindings, registrations, credentials, loginRateLimiter } = people.account.services;
  const { factors, proofs } = people.factor.services;
  const { teams } = people.team.services;
  const { sessions } = people.session.services;
  const { certifications } = merchants.certification.services;
  const { rails, sandboxRails } = merchants.rail.services;
  const { products } = merchants.product.services;
  const ordering = openOrders(platform, people, merchants);
  const { orders, outcomes, orderFigures } = ordering.order.services;
  const shop = shopModule({
    platform,
    logs: people.log.services.logs,
    teams,
    certifications,
    rails,
    sandboxRails,
    products,
    orders,
    outcomes,
    orderFigures,
  });
  const { shopCodes, shopCodeNames, shopCounter, codeDevices } = shop.services;
  ordering.order.ports.codeNames.give(shopCodeNames.of);
  const customer = customerModule({
    platform,
    bindings,
    teams,
    sandboxRails,
    rails,
    products,
    orders,
    shopCodes,
    shopCounter,
    codeDevices,
  });
  const { customers, realNames } = customer.services;
  people.session.ports.isRealName.give(realNames.isVerified);
  merchants.certification.ports.chatIdentities.give(realNames);
  const authorization = authorizationModule({
    platform,
    bindings,
    registrations,
    sessions,
    customers,
    credentials,
    loginRateLimiter,
    factors,
    proofs,
  });
  return { ...ordering, shop, customer, authorization };
};
export type Payments = ReturnType<typeof openPayments>;

/** What is paid at terminals, sound boxes and counters. */
const openDevices = (
  platform: Platform,
  people: People,
  merchants: Merchants,
  paid: Payments,
  refunds: RefundService,
) => {
  const { names } = people.account.services;
  const { logs } = people.log.services;
  const { teams } = people.team.services;
  const { sandboxRails } = merchants.rail.services;
  const { products } = merchants.product.services;
  const { orders, outcomes, ordersByDevice } = paid.order.services;
  const { shopCodes } = paid.shop.services;
  const { payments } = paid.customer.services;
  const device = deviceModule({
    platform,
    names,
    logs,
    teams,
    sandboxRails,
    products,
    orders,
    outcomes,
    ordersByDevice,
    shopCodes,
    payments,
    refunds,
  });
  paid.shop.ports.devices.give(device.services.devices);
  return device;
};

/** What payers contest at their banks. */
const openDisputes = (
  platform: Platform,
  people: People,
  merchants: Merchants,
  paid: Payments,
  refunds: RefundService,
) => {
  const { logs } = people.log.services;
  const { names } = people.account.services;
  const { teams } = people.team.services;
  const { notices } = people.notification.services;
  const { staffNames, auditEvents } = people.staff.services;
  const { uploads } = merchants.upload.services;
  const { webhooks } = merchants.webhook.services;
  const { rails } = merchants.rail.services;
  const { ledger } = merchants.ledgers.services;
  const { unexpected, refundable } = paid.order.services;
  const dispute = disputeModule({
    platform,
    names,
    logs,
    teams,
    notices,
    staffNames,
    auditEvents,
    uploads,
    webhooks,
    rails,
    ledger,
    unexpected,
    refundable,
    refunds,
  });
  merchants.upload.ports.evidence.give(dispute.services.isEvidence);
  return dispute;
};

/** What cards hold, what goes back of paid orders, and what is paid at devices. */
export const openReturns = (platform: Platform, people: People, merchants: Merchants, paid: Payments) => {
  const { logs } = people.log.services;
  const { names } = people.account.services;
  const { notices } = people.notification.services;
  const { exports } = merchants.exporting.services;
  const { webhooks } = merchants.webhook.services;
  const { rails, unknownOutcomes } = merchants.rail.services;
  const { ledger } = merchants.ledgers.services;
  const { products } = merchants.product.services;
  const { orders, outcomes, refundable, holdOrders, payUrlOf } = paid.order.services;
  const { instalments } = paid.instalment.services;
  const preauth = preauthModule({
    ...{ platform, logs, exports },
    webhooks,
    rails,
    unknownOutcomes,
    products,
    orders,
    outcomes,
    holdOrders,
    payUrlOf,
  });
  const refund = refundModule({
    platform,
    names,
    logs,
    notices,
    exports,
    webhooks,
    rails,
    unknownOutcomes,
    ledger,
    refundable,
    instalments,
  });
  const { refunds } = refund.services;
  const dispute = openDisputes(platform, people, merchants, paid, refunds);
  const { disputeLists } = dispute.services;
  paid.order.ports.returns.give({ refunds: refunds.lists.ofOrders, disputes: disputeLists.ofOrders });
  const device = openDevices(platform, people, merchants, paid, refunds);
  return { preauth, refund, dispute, device };
};
export type Returns = ReturnType<typeof openReturns>;
