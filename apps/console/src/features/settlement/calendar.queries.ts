import {
  addBankHoliday,
  getBankCalendar,
  previewBankHoliday,
  removeBankHoliday,
} from '@balcao/contract/settlement-calendar';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

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

/** Closes the banks on a day with a name, or opens them where it has none. */
export interface CalendarChange {
  readonly day: string;
  readonly name: string | null;
  readonly reason: string;
}
export const addBody = addBankHoliday.body;

export const useChangeCalendar = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ day, name, reason }: CalendarChange): Promise<void> => {
      if (name === null) await api(removeBankHoliday, { params: { day }, body: { reason } });
      else await api(addBankHoliday, { params: { day }, body: { name, reason } });
    },
    meta: { errors: 'inline' },
    onSettled: () =>
      Promise.all([['settlement'], ['deed']].map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  });
};
