import type { Books } from './book-modules.ts';
import type { Merchants } from './merchant-modules.ts';
import { supportModule } from './modules/support/support.module.ts';
import { ticketModule } from './modules/ticket/ticket.module.ts';
import { waitingModule } from './modules/waiting/waiting.module.ts';
import type { Payments, Returns } from './payment-modules.ts';
import type { People } from './people-modules.ts';
import type { Platform } from './platform/platform.ts';

/** Made before it: what support answers from. */
interface Before {
  readonly people: People;
  readonly merchants: Merchants;
  readonly paid: Payments;
  readonly returns: Returns;
  readonly books: Books;
}

/** How staff answer merchants who write. */
export const openSupport = (platform: Platform, { people, merchants, paid, returns, books }: Before) => {
  const { teams, teamList } = people.team.services;
  const { members } = people.member.services;
  const { staffNames, auditEvents } = people.staff.services;
  const support = supportModule({
    platform,
    teams,
    teamList,
    members,
    staffNames,
    auditEvents,
    certifiedDocuments: merchants.certification.services.certifiedDocuments,
    orderStaffFinds: paid.order.services.orderStaffFinds,
    refunds: returns.refund.services.refunds,
    withdrawalDesk: books.withdrawal.services.withdrawalDesk,
  });
  const ticket = ticketModule({
    platform,
    names: people.account.services.names,
    logs: people.log.services.logs,
    notices: people.notification.services.notices,
    teams,
    staffNames,
    auditEvents,
    uploads: merchants.upload.services.uploadTickets,
  });
  merchants.upload.ports.ticketPapers.give(ticket.services.ticketPapers);
  people.privacy.ports.askedOfSupport.give(ticket.services.ticketAccountData.listOf);
  const waiting = waitingModule({
    platform,
    teams,
    staffNames,
    sources: [
      { right: 'finance.decide', list: merchants.freeze.services.freezes.waiting },
      { right: 'finance.decide', list: merchants.ledgers.services.reversals.waiting },
      { right: 'finance.decide', list: merchants.merchant.services.settingRequests.waiting },
      { right: 'review.decide', list: merchants.review.services.reviewReopenings.waiting },
    ],
  });
  return { support, ticket, waiting };
};
export type Support = ReturnType<typeof openSupport>;
