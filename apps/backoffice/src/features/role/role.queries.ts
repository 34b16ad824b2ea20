import type { BodyOf } from '@balcao/contract/endpoint';
import { listMembers } from '@balcao/contract/member';
import { changeRoleStatus, deleteRole, endPreview, previewRole, updateRole } from '@balcao/contract/role';
import { RefusedError } from '@balcao/sdk/client';
import { useCommand } from '@balcao/ui/use-command';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { useRoleInvalidation } from '../../lib/roles.ts';
import { changeTeamOfSession, useSessionContext } from '../../lib/session.ts';

export { rolesOptions, useCreateRole } from '../../lib/roles.ts';

/** Who has a role: as many as are called by name, and how many there are. */
export const roleMembersOptions = (roleId: string) =>
  queryOptions({
    queryKey: ['member', 'ofRole', roleId],
    queryFn: async ({ signal }) => {
      const { list, total } = await api(listMembers, { query: { roleId, pageSize: '5' } }, { signal });
      return { names: list.map(({ account }) => account), total };
    },
  });

/** The name of a refusal; nothing for any other error. */
export const refusalOf = (error: Error): string | undefined => (error instanceof RefusedError ? error.name : undefined);

/** Asks for the roles again also when it is refused: someone else may have changed this one. */
export const useUpdateRole = (id: string) =>
  useCommand({
    mutationFn: (body: BodyOf<typeof updateRole>) => api(updateRole, { params: { id }, body }),
    onSettled: useRoleInvalidation(),
    meta: { errors: 'inline' },
  });

export const useChangeRoleStatus = () =>
  useCommand({
    mutationFn: (body: BodyOf<typeof changeRoleStatus>) => api(changeRoleStatus, { body }),
    onSettled: useRoleInvalidation(),
  });

/** Does not wait for the new list: the panel of a role that is gone closes first. */
export const useDeleteRole = () => {
  const invalidate = useRoleInvalidation();
  return useCommand({
    mutationFn: (id: string) => api(deleteRole, { params: { id } }),
    onSettled: () => void invalidate(),
  });
};

/** Looks at the back office as a role, from where its members begin. */
export const usePreviewRole = () => {
  const sessionContext = useSessionContext();
  return useCommand({
    mutationFn: (id: string) => api(previewRole, { params: { id } }),
    onSuccess: ({ token }) => changeTeamOfSession(sessionContext, token),
  });
};

/** Back to one's own rights, and to the list from which one began to look. */
export const useEndPreview = () => {
  const sessionContext = useSessionContext();
  return useCommand({
    mutationFn: () => api(endPreview, {}),
    onSuccess: ({ token }) => changeTeamOfSession(sessionContext, token, '/setting/team/role'),
  });
};
