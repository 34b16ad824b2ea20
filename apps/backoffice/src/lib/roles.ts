import { covers } from '@balcao/contract/menus';
import { listRoles, type Role, RoleStatus } from '@balcao/contract/role';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from './api.ts';
import { useCurrentUser } from './member.ts';

/** All roles of the team at once. */
export const rolesOptions = queryOptions({
  queryKey: ['role', 'list'],
  queryFn: async ({ signal }) => (await api(listRoles, { query: { pageSize: '999' } }, { signal })).list,
});

/** The roles that the member may give: those that are on, and allow no more than the member has (the server's own rule). */
export const useGrantableRoles = (): readonly Role[] | undefined => {
  const user = useCurrentUser();
  const { data } = useQuery(rolesOptions);
  return data?.filter(
    ({ status, menuPermissions }) => status === RoleStatus.enum.enabled && covers(user, menuPermissions),
  );
};
