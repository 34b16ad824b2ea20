import type { Merchants } from './merchant-modules.ts';
import { billModule } from './modules/bill/bill.module.ts';
import { dashboardModule } from './modules/dashboard/dashboard.module.ts';
import { withdrawalModule } from './modules/withdrawal/withdrawal.module.ts';
import type { Payments, Returns } from './payment-modules.ts';
import type { People } from './people-modules.ts';
import type { Platform } from './platform/platform.ts';

/** What merchants take out, and what is told of days and months. */
export const openBooks = (
  platform: Platform,
  people: People,
  merchants: Merchants,
  paid: Payments,
  returns: Returns,
) => {
  const { names } = people.account.services;
  const { adminList } = people.member.services;
  const { teams } = people.team.services;
  const { notices } = people.notification.services;
  const { auditEvents } = people.staff.services;
  const { exports } = merchants.exporting.services;
  const { reviews } = merchants.review.services;
  const { certificates } = merchants.certificate.services;
  const { webhooks } = merchants.webhook.services;
  const { rails, unknownOutcomes } = merchants.rail.services;
  const { freezes } = merchants.freeze.services;
  const { ledger, ledgerDays, statementOwners } = merchants.ledgers.services;
  const { settingChanges, settingRequests } = merchants.merchant.services;
  const { calendar } = paid.bankCalendar.services;
  const { orderFacts, orderFigures } = paid.order.services;
  const { refundFacts, refundFigures } = returns.refund.services;
  const withdrawal = withdrawalModule({
    ...{ platform, names, logs: people.log.services.logs, adminList, teams, notices },
    auditEvents,
    exports,
    reviews,
    webhooks,
    rails,
    unknownOutcomes,
    freezes,
    ledger,
    settingChanges,
    settingRequests,
    calendar,
  });
  const bill = billModule({
    ...{ platform, logs: people.log.services.logs, exports },
    webhooks,
    ledgerDays,
    statementOwners,
    orderFacts,
    refundFacts,
  });
  const dashboard = dashboardModule({
    platform,
    certificates,
    exports,
    ledger,
    orderFigures,
    refundFigures,
  });
  return { withdrawal, bill, dashboard };
};
export type Books = ReturnType<typeof openBooks>;
