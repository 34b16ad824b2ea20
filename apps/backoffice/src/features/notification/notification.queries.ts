import type { BodyOf } from '@balcao/contract/endpoint';
import { countUnseen, listNotices, seeNotices } from '@balcao/contract/notification-bell';
import {
  listNoticePreferences,
  saveNoticePolicy,
  saveNoticePreference,
} from '@balcao/contract/notification-preference';
import { endPushDevice, readPushKey, savePushDevice } from '@balcao/contract/notification-push';
import { RefusedError } from '@balcao/sdk/client';
import { useCommand } from '@balcao/ui/use-command';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { closePush, openPush } from '../../lib/browser-push.ts';
import type { NoticeSearch } from './notification-search.ts';

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

export const noticesOptions = (search: NoticeSearch) =>
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
  useCommand({ mutationFn: (ids?: string[]) => api(seeNotices, { body: ids ? { ids } : {} }), onSuccess: useAnew() });

/** Switches the bell or the e-mail of one kind: shown at once, and taken back where the server refuses. */
export const useSavePreference = () => {
  const queryClient = useQueryClient();
  const { queryKey } = preferencesOptions;
  return useCommand({
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
  useCommand({
    mutationFn: (body: BodyOf<typeof saveNoticePolicy>) => api(saveNoticePolicy, { body }),
    meta: { errors: 'editConflict' },
    onSettled: useAnew(),
  });

/** Has the server write to this browser; answers with the id under which it does. */
export const useOpenPush = () =>
  useCommand({
    mutationFn: async () => {
      const { publicKey } = await api(readPushKey, {});
      const body = await openPush(publicKey);
      return (await api(savePushDevice, { body })).id;
    },
    meta: { errors: 'inline' },
  });

/** Ends the subscription. One that the server does not know any more counts as ended. */
export const useClosePush = () =>
  useCommand({
    mutationFn: async (id: string) => {
      await closePush();
      await api(endPushDevice, { params: { id } }).catch((error: unknown) => {
        if (!(error instanceof RefusedError && error.name === 'not_found')) throw error;
      });
    },
  });
