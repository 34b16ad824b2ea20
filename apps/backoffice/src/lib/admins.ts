import { listAdmins } from '@balcao/contract/member';
import { queryOptions } from '@tanstack/react-query';
import { api } from './api.ts';

/** Whom to ask for a right: the super admins of the team. */
export const adminsOptions = queryOptions({
  queryKey: ['member', 'admins'],
  queryFn: async ({ signal }) => (await api(listAdmins, {}, { signal })).list,
});
