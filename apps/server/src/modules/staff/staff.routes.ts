import { currentStaff, loginStaff, logoutStaff } from '@balcao/contract/staff';
import type { Implement } from '../../platform/implement.ts';
import type { StaffService } from './staff.service.ts';

export const staffRoutes = (implement: Implement, staff: StaffService): void => {
  implement(loginStaff, staff.login);
  implement(currentStaff, staff.current);
  implement(logoutStaff, staff.logout);
};
