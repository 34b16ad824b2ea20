import { exportAuditEvents, listAuditEventPeople, listAuditEvents } from '@balcao/contract/audit-event';
import {
  changeStaffPassword,
  currentStaff,
  disableStaffFactor,
  enableStaffFactor,
  endStaffSessions,
  generateStaffFactor,
  loginStaff,
  logoutStaff,
  verifyStaffFactor,
} from '@balcao/contract/staff';
import { readStaffSetUp, setUpStaff } from '@balcao/contract/staff-set-up';
import {
  addStaff,
  changeStaff,
  disableStaff,
  enableStaff,
  listStaff,
  resetStaffFactor,
  sendStaffLink,
} from '@balcao/contract/staff-team';
import type { Implement } from '../../platform/implement.ts';
import type { AuditEventList } from './audit-event-list.service.ts';
import type { StaffService } from './staff.service.ts';
import type { StaffFactor } from './staff-factor.service.ts';
import type { StaffPasswords } from './staff-password.service.ts';
import type { StaffSetUp } from './staff-set-up.service.ts';
import type { StaffTeam } from './staff-team.service.ts';

interface StaffServices {
  readonly staff: StaffService;
  readonly staffFactor: StaffFactor;
  readonly staffPasswords: StaffPasswords;
  readonly staffSetUp: StaffSetUp;
  readonly staffTeam: StaffTeam;
  readonly auditEventList: AuditEventList;
}

export const staffRoutes = (implement: Implement, services: StaffServices): void => {
  const { staff, staffFactor, staffPasswords, staffSetUp, staffTeam, auditEventList } = services;
  implement(loginStaff, staff.login);
  implement(currentStaff, staff.current);
  implement(logoutStaff, staff.logout);
  implement(endStaffSessions, staff.endSessions);
  implement(verifyStaffFactor, staffFactor.verify);
  implement(generateStaffFactor, staffFactor.generate);
  implement(enableStaffFactor, staffFactor.enable);
  implement(disableStaffFactor, staffFactor.disable);
  implement(changeStaffPassword, staffPasswords.change);
  implement(readStaffSetUp, staffSetUp.read);
  implement(setUpStaff, staffSetUp.setUp);
  implement(listStaff, staffTeam.list);
  implement(addStaff, staffTeam.add);
  implement(changeStaff, staffTeam.change);
  implement(sendStaffLink, staffTeam.sendLink);
  implement(disableStaff, staffTeam.disable);
  implement(enableStaff, staffTeam.enable);
  implement(resetStaffFactor, staffTeam.resetFactor);
  implement(listAuditEvents, auditEventList.list);
  implement(exportAuditEvents, auditEventList.export);
  implement(listAuditEventPeople, auditEventList.people);
};
