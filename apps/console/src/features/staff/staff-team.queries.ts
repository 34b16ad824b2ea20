import type { BodyOf } from '@balcao/contract/endpoint';
import type { StaffRole } from '@balcao/contract/staff';
import {
  addStaff,
  changeStaff,
  disableStaff,
  enableStaff,
  listStaff,
  resetStaffFactor,
  sendStaffLink,
} from '@balcao/contract/staff-team';
import { RefusedError } from '@balcao/sdk/client';
import { useCommand } from '@balcao/ui/use-command';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { useSending } from '../../lib/use-sending.ts';

export const staffListOptions = queryOptions({
  queryKey: ['staff', 'list'],
  queryFn: async ({ signal }) => (await api(listStaff, {}, { signal })).list,
});

/** What is done to someone changes the list and the record, and one's own name may be meant. */
const useInvalidation = () => {
  const queryClient = useQueryClient();
  return () => Promise.all([['staff'], ['auditEvent']].map((queryKey) => queryClient.invalidateQueries({ queryKey })));
};

/** Whether someone has the e-mail already. */
export const isTaken = (error: unknown): boolean => error instanceof RefusedError && error.name === 'already_exists';

export const useAddStaff = () =>
  useSending({
    target: addStaff,
    // Without a role nothing is sent: the check says that one is to be chosen.
    ask: ({ role, ...person }: { name: string; email: string; role: StaffRole | '' }) => ({
      body: { ...person, role: role as StaffRole },
    }),
    meta: { errors: 'inline' },
    onSuccess: useInvalidation(),
  });

/** Asks again also when it is refused: someone else may have changed the person. */
export const useChangeStaff = (id: string) =>
  useSending({
    target: changeStaff,
    ask: (body: BodyOf<typeof changeStaff>) => ({ params: { id }, body }),
    meta: { errors: 'editConflict' },
    onSettled: useInvalidation(),
  });

const acts = {
  sendLink: (id: string) => api(sendStaffLink, { params: { id } }),
  resetFactor: (id: string) => api(resetStaffFactor, { params: { id } }),
  disable: (id: string) => api(disableStaff, { params: { id } }),
  enable: (id: string) => api(enableStaff, { params: { id } }),
} as const;
export type StaffAct = keyof typeof acts;

export const useStaffAct = () =>
  useCommand({
    mutationFn: ({ act, id }: { act: StaffAct; id: string }) => acts[act](id),
    onSettled: useInvalidation(),
  });
