import type { Implement } from '../../platform/implement.ts';
import type { Module } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import type { CertifiedDocuments } from '../certification/certified-document.service.ts';
import type { MemberService } from '../member/member.service.ts';
import type { OrderStaffFinds } from '../order/order-staff-find.service.ts';
import type { RefundService } from '../refund/refund.service.ts';
import type { AuditEvents } from '../staff/audit-event.service.ts';
import type { StaffNames } from '../staff/staff-names.service.ts';
import type { TeamService } from '../team/team.service.ts';
import type { TeamList } from '../team/team-list.service.ts';
import type { WithdrawalDesk } from '../withdrawal/withdrawal-desk.service.ts';
import { createStaffNotes } from './staff-note.service.ts';
import { supportRoutes } from './support.routes.ts';
import { createSupportPeople } from './support-people.service.ts';
import { createSupportSearch } from './support-search.service.ts';

interface Needs {
  readonly platform: Pick<Platform, 'db'>;
  readonly teams: TeamService;
  readonly teamList: TeamList;
  readonly members: MemberService;
  readonly staffNames: StaffNames;
  readonly auditEvents: AuditEvents;
  readonly certifiedDocuments: CertifiedDocuments;
  readonly orderStaffFinds: OrderStaffFinds;
  readonly refunds: RefundService;
  readonly withdrawalDesk: WithdrawalDesk;
}

/** How staff answer merchants: what is found, who works there, and what colleagues wrote down. */
export const supportModule = (needs: Needs) => {
  const { platform, teams, teamList, members, staffNames, auditEvents, certifiedDocuments: documents } = needs;
  const { db } = platform;
  const search = createSupportSearch({
    db,
    teams,
    teamList,
    documents,
    orders: needs.orderStaffFinds,
    refunds: needs.refunds.lists,
    withdrawals: needs.withdrawalDesk,
  });
  const people = createSupportPeople({ db, teams, members, documents, auditEvents });
  const notes = createStaffNotes({ db, teams, auditEvents, staffNames });
  return {
    services: {},
    routes: (implement: Implement) => supportRoutes(implement, { search, people, notes }),
  } satisfies Module;
};
