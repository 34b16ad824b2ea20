import { currentStaff } from '@balcao/contract/staff';
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { api } from './api.ts';

/** Who is signed in, and with which role now: others may change it. */
export const currentStaffOptions = queryOptions({
  queryKey: ['staff', 'current'],
  queryFn: ({ signal }) => api(currentStaff, {}, { signal }),
});
export const useCurrentStaff = () => useSuspenseQuery(currentStaffOptions).data;

/** The name under which a command is kept until it is answered: what is done and to what, by this person. */
export const useStaffPlace = (what: string): string => `${useCurrentStaff().staffId}:${what}`;
