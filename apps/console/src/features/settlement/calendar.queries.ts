import {
  addBankHoliday,
  getBankCalendar,
  previewBankHoliday,
  removeBankHoliday,
} from '@balcao/contract/settlement-calendar';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { useSending } from '../../lib/use-sending.ts';

export const calendarOptions = (year: number) =>
  queryOptions({
    queryKey: ['settlement', 'calendar', year],
    queryFn: ({ signal }) => api(getBankCalendar, { query: { year } }, { signal }),
    placeholderData: keepPreviousData,
  });

export const effectOptions = (day: string) =>
  queryOptions({
    queryKey: ['settlement', 'effect', day],
    queryFn: ({ signal }) => api(previewBankHoliday, { params: { day } }, { signal }),
    enabled: /^\d{8}$/.test(day),
    retry: false,
    staleTime: 0,
  });

const useRefresh = () => {
  const queryClient = useQueryClient();
  return () =>
    Promise.all([['settlement'], ['auditEvent']].map((queryKey) => queryClient.invalidateQueries({ queryKey })));
};

/** Closes the banks on a day. */
export const useCloseDay = () =>
  useSending({
    target: addBankHoliday,
    ask: ({ day, ...body }: { day: string; name: string; reason: string }) => ({ params: { day }, body }),
    meta: { errors: 'inline' },
    onSettled: useRefresh(),
  });

/** Opens the banks on a day on which they were to be closed. */
export const useOpenDay = (day: string) =>
  useSending({
    target: removeBankHoliday,
    ask: (body: { reason: string }) => ({ params: { day }, body }),
    meta: { errors: 'inline' },
    onSettled: useRefresh(),
  });
