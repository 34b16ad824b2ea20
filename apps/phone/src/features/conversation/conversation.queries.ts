import { beforeOf } from '@balcao/contract/conversation-message';
import {
  askForPerson,
  openConversation,
  readFromChannel,
  stopConversation,
  tellWriting,
  writeToChannel,
} from '@balcao/contract/conversation-phone';
import { currentCustomer } from '@balcao/contract/customer';
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { type KeptMessage, outbox } from './outbox.ts';

const conversationKey = ['conversation'] as const;
/** An answer may come while the page is open. */
const askAgainMs = 2_000;

/** Whose phone this is. */
export const personQuery = queryOptions({ queryKey: ['customer', 'current'], queryFn: () => api(currentCustomer, {}) });

/** The conversation with a channel: the newest messages, and older ones page by page. */
export const openedQuery = (link: string) =>
  infiniteQueryOptions({
    queryKey: [...conversationKey, 'opened', link],
    queryFn: ({ pageParam: before, client }) =>
      before === null
        ? api(openConversation, { params: { link }, query: {} })
        : client.ensureQueryData({
            queryKey: [...conversationKey, 'older', link, before],
            // Nothing that was written changes: older messages are asked for once.
            queryFn: () => api(openConversation, { params: { link }, query: { before } }),
          }),
    initialPageParam: null as number | null,
    getNextPageParam: (page, { length }) => beforeOf(page, length === 1),
    refetchInterval: askAgainMs,
    retry: false,
  });

const useRefresh = () => {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: conversationKey });
};

/** Sends what lies in the outbox, one after the other; it goes from there once it is known to have arrived. */
export const useSend = (place: string, link: string) =>
  useMutation({
    scope: { id: place },
    mutationFn: ({ clientId, text, pressed }: KeptMessage) =>
      api(writeToChannel, { params: { link }, body: { clientId, text, ...(pressed ? { pressed } : {}) } }),
    onMutate: ({ clientId }) => outbox.mark(place, clientId, undefined),
    onError: (error, { clientId }) => outbox.mark(place, clientId, error.message),
    // It stays until the list has it: nothing jumps.
    onSuccess: ({ position }, { clientId }) => outbox.arrive(place, clientId, position),
    onSettled: useRefresh(),
    meta: { errors: 'inline' },
  });

export const useStop = (link: string) =>
  useMutation({
    mutationFn: (isStopped: boolean) => api(stopConversation, { params: { link }, body: { isStopped } }),
    onSettled: useRefresh(),
  });

export const useAskForPerson = (link: string) =>
  useMutation({ mutationFn: () => api(askForPerson, { params: { link } }), onSettled: useRefresh() });

/** Marks of what was read are no command of a person: one that fails is sent with the next. */
export const tellRead = (link: string, position: number): Promise<unknown> =>
  api(readFromChannel, { params: { link }, body: { position } }).catch(() => undefined);

/** A hint, and no more than that: one that fails is lost. */
export const tellThatOneWrites = (link: string): Promise<unknown> =>
  api(tellWriting, { params: { link } }).catch(() => undefined);
