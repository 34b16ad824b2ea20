import type { BodyOf } from '@balcao/contract/endpoint';
import { countUnseen, listNotices, seeNotices } from '@balcao/contract/notification-bell';
import {
  listNoticePreferences,
  saveNoticePolicy,
  saveNoticePreference,
} from '@balcao/contract/notification-preference';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { api } from '../../lib/api.ts';

// The first word of each key is the live topic that may change the answer.
export const unseenOptions = queryOptions({
  queryKey: ['notice', 'unseen'],
  queryFn: ({ signal }) => api(countUnseen, {}, { signal }),
});

const shownInBell = 8;
/** The newest, for the bell. */
export const newestOptions = queryOptions({
  queryKey: ['notice', 'newest'],
  queryFn: ({ signal }) => api(listNotices, { query: { pageSize: shownInBell } }, { signal }),
});

/** What the address of the page may hold. */
export const NoticeSearch = z.strictObject({ cursor: z.optional(z.string().check(z.maxLength(200))) });
export const noticesOptions = (search: z.infer<typeof NoticeSearch>) =>
  queryOptions({
    queryKey: ['notice', 'list', search],
    queryFn: ({ signal }) => api(listNotices, { query: search }, { signal }),
    placeholderData: keepPreviousData,
  });

export const preferencesOptions = queryOptions({
  queryKey: ['notice', 'preferences'],
  queryFn: ({ signal }) => api(listNoticePreferences, {}, { signal }),
});

const useAnew = () => {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: ['notice'] });
};

/** The member has seen these; without ids, everything. */
export const useSeeNotices = () =>
  useMutation({ mutationFn: (ids?: string[]) => api(seeNotices, { body: ids ? { ids } : {} }), onSuccess: useAnew() });

/** Switches the bell or the e-mail of one kind: shown at once, and taken back where the server refuses. */
export const useSavePreference = () => {
  const queryClient = useQueryClient();
  const { queryKey } = preferencesOptions;
  return useMutation({
    mutationFn: (body: BodyOf<typeof saveNoticePreference>) => api(saveNoticePreference, { body }),
    onMutate: async (payload) => {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(
        queryKey,
        (all) =>
          all && { ...all, list: all.list.map((one) => (one.kind === payload.kind ? { ...one, ...payload } : one)) },
      );
    },
    onSettled: useAnew(),
  });
};

export const useSaveNoticePolicy = () =>
  useMutation({
    mutationFn: (body: BodyOf<typeof saveNoticePolicy>) => api(saveNoticePolicy, { body }),
    meta: { errors: 'editConflict' },
    onSettled: useAnew(),
  });
