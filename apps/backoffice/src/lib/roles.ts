import type { BodyOf } from '@balcao/contract/endpoint';
import { covers } from '@balcao/contract/menus';
import { createRole, listRoles, type Role, RoleStatus } from '@balcao/contract/role';
import { useKeyedMutation } from '@balcao/ui/use-keyed-mutation';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from './api.ts';
import { useCurrentUser, useTeamPlace } from './member.ts';

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

/** A change of a role is a line in the log, and changes what its members are. */
export const useRoleInvalidation = () => {
  const queryClient = useQueryClient();
  return () =>
    Promise.all(['role', 'member', 'log'].map((word) => queryClient.invalidateQueries({ queryKey: [word] })));
};

/** One role is made, however often it is sent. */
export const useCreateRole = () =>
  useKeyedMutation({
    place: useTeamPlace('role'),
    send: (body: BodyOf<typeof createRole>, attempt) => api(createRole, { body }, attempt),
    onSuccess: useRoleInvalidation(),
    meta: { errors: 'inline' },
  });
