import { changeRoleStatus, createRole, deleteRole, getRole, listRoles, updateRole } from '@balcao/contract/role';
import type { Implement } from '../../platform/implement.ts';
import type { RoleService } from './role.service.ts';

export const roleRoutes = (implement: Implement, roles: RoleService): void => {
  implement(listRoles, roles.list);
  implement(getRole, roles.get);
  implement(createRole, roles.create);
  implement(updateRole, roles.update);
  implement(changeRoleStatus, roles.changeStatus);
  implement(deleteRole, roles.remove);
};
