import { listAdmins } from '@balcao/contract/member';
import type { Implement } from '../../platform/implement.ts';
import type { AdminList } from './admin-list.service.ts';

export const memberRoutes = (implement: Implement, adminList: AdminList): void => {
  implement(listAdmins, adminList.admins);
};
