import type { BodyOf, QueryOf } from '@balcao/contract/endpoint';
import { getMember, listMembers, removeMember, updateMember } from '@balcao/contract/member';
import { useCommand } from '@balcao/ui/use-command';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

/** What the address of the list says: the query of the call that fills it. */
export type MemberSearch = QueryOf<typeof listMembers>;

export const membersOptions = ({ search, roleId, pageNum, pageSize }: MemberSearch) => {
  const query = { search, roleId, pageNum, pageSize };
  return queryOptions({
    queryKey: ['member', 'list', query],
    queryFn: ({ signal }) => api(listMembers, { query }, { signal }),
    placeholderData: keepPreviousData,
  });
};

export const memberOptions = (id: string) =>
  queryOptions({
    queryKey: ['member', 'one', id],
    queryFn: ({ signal }) => api(getMember, { params: { id } }, { signal }),
  });

/** A change of a member is a line in the log, and changes how many a role has. */
const useInvalidation = () => {
  const queryClient = useQueryClient();
  return () =>
    Promise.all(['member', 'role', 'log', 'team'].map((word) => queryClient.invalidateQueries({ queryKey: [word] })));
};

/** Asks again also when it is refused: someone else may have changed the member. */
export const useUpdateMember = (id: string) =>
  useCommand({
    mutationFn: (body: BodyOf<typeof updateMember>) => api(updateMember, { params: { id }, body }),
    meta: { errors: 'editConflict' },
    onSettled: useInvalidation(),
  });

/** Does not wait for the new list: the panel of a member who is gone closes first. */
export const useRemoveMember = () => {
  const invalidate = useInvalidation();
  return useCommand({
    mutationFn: (id: string) => api(removeMember, { params: { id } }),
    onSettled: () => void invalidate(),
  });
};
