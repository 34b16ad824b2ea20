import {
  addStaffNote,
  type Found,
  listMerchantPeople,
  listStaffNotes,
  lookAtMerchant,
  type MerchantPerson,
  type StaffNote,
  searchSupport,
} from '@balcao/contract/support';
import { useSendingCheck } from '@balcao/ui/sending';
import { useKeyedMutation } from '@balcao/ui/use-keyed-mutation';
import { infiniteQueryOptions, keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { useStaffPlace } from '../../lib/current-staff.ts';
import { useSending } from '../../lib/use-sending.ts';

export type { Found, MerchantPerson, StaffNote };

export const foundOptions = (text: string) =>
  queryOptions({
    queryKey: ['support', 'found', text],
    queryFn: ({ signal }) => api(searchSupport, { query: { text } }, { signal }),
    placeholderData: keepPreviousData,
    enabled: text !== '',
  });

export const peopleOptions = (id: string) =>
  queryOptions({
    queryKey: ['merchant', id, 'people'],
    queryFn: ({ signal }) => api(listMerchantPeople, { params: { id } }, { signal }),
  });

/** Shows once what is hidden. Its answer is kept nowhere but where it shows. */
export const useLook = (id: string) =>
  useSending({
    target: lookAtMerchant,
    ask: (body: { readonly reason: string }) => ({ params: { id }, body }),
    gcTime: 0,
    meta: { errors: 'inline' },
  });

const notesKey = (id: string) => ['merchant', id, 'notes'];

export const notesOptions = (id: string) =>
  infiniteQueryOptions({
    queryKey: notesKey(id),
    queryFn: ({ signal, pageParam }) =>
      api(listStaffNotes, { params: { id }, query: pageParam ? { cursor: pageParam } : {} }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

export const useAddNote = (id: string) => {
  const client = useQueryClient();
  const ask = (body: { readonly words: string }) => ({ params: { id }, body });
  const check = useSendingCheck(addStaffNote, ask);
  const mutation = useKeyedMutation({
    place: useStaffPlace(`note:${id}`),
    send: (body: { readonly words: string }, attempt) => api(addStaffNote, ask(body), attempt),
    meta: { errors: 'inline' },
    onSettled: () => client.invalidateQueries({ queryKey: notesKey(id) }),
  });
  return { ...mutation, check };
};
