import {
  type CannedAnswerEntry,
  changeCannedAnswer,
  createCannedAnswer,
  listCannedAnswers,
  removeCannedAnswer,
} from '@balcao/contract/canned-answer';
import {
  assignConversation,
  type ConversationFilter,
  type ConversationHandler,
  getConversation,
  getConversationFigures,
  handleConversation,
  listAnswerers,
  listConversations,
  listFollowerOrders,
  moveConversation,
} from '@balcao/contract/conversation';
import {
  answerConversation,
  beforeOf,
  listConversationMessages,
  readConversation,
} from '@balcao/contract/conversation-message';
import {
  getPresence,
  type PresenceKind,
  presenceEverySeconds,
  putPresence,
} from '@balcao/contract/conversation-presence';
import { answerWithDocument, answerWithPicture, answerWithVoice } from '@balcao/contract/conversation-sending';
import type { BodyOf } from '@balcao/contract/endpoint';
import { listSendableTemplates, sendTemplate } from '@balcao/contract/template-sending';
import { RefusedError } from '@balcao/sdk/client';
import { useCommand } from '@balcao/ui/use-command';
import { useKeyedMutation } from '@balcao/ui/use-keyed-mutation';
import { infiniteQueryOptions, keepPreviousData, queryOptions, skipToken, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { useTeamPlace } from '../../lib/member.ts';

const key = (channelId: string, ...rest: unknown[]) => ['conversation', channelId, ...rest] as const;

export const inboxOptions = (channelId: string, filter: ConversationFilter) =>
  infiniteQueryOptions({
    queryKey: key(channelId, 'inbox', filter),
    queryFn: ({ pageParam, signal }) =>
      api(
        listConversations,
        { params: { id: channelId }, query: { ...filter, ...(pageParam === null ? {} : { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  });
export const figuresOptions = (channelId: string) =>
  queryOptions({
    queryKey: key(channelId, 'figures'),
    queryFn: ({ signal }) => api(getConversationFigures, { params: { id: channelId } }, { signal }),
  });
export const answerersOptions = (channelId: string) =>
  queryOptions({
    queryKey: key(channelId, 'answerers'),
    queryFn: async ({ signal }) => (await api(listAnswerers, { params: { id: channelId } }, { signal })).list,
  });
export const conversationOptions = (channelId: string, conversationId: string) =>
  queryOptions({
    queryKey: key(channelId, 'one', conversationId),
    queryFn: ({ signal }) => api(getConversation, { params: { id: channelId, conversationId } }, { signal }),
  });
export const messagesOptions = (channelId: string, conversationId: string) =>
  infiniteQueryOptions({
    queryKey: key(channelId, 'messages', conversationId),
    queryFn: ({ pageParam: before, client, signal }) => {
      const params = { id: channelId, conversationId };
      if (before === null) return api(listConversationMessages, { params, query: {} }, { signal });
      // Nothing that was written changes: older messages are asked for once.
      return client.ensureQueryData({
        queryKey: key(channelId, 'older', conversationId, before),
        queryFn: () => api(listConversationMessages, { params, query: { before } }),
      });
    },
    initialPageParam: null as number | null,
    getNextPageParam: (page, { length }) => beforeOf(page, length === 1),
  });
export const followerOrdersOptions = (channelId: string, conversationId: string, mayRead: boolean) =>
  queryOptions({
    queryKey: key(channelId, 'orders', conversationId),
    queryFn: mayRead
      ? async ({ signal }) =>
          (await api(listFollowerOrders, { params: { id: channelId, conversationId } }, { signal })).list
      : skipToken,
  });
export const cannedOptions = (channelId: string) =>
  queryOptions({
    queryKey: key(channelId, 'canned'),
    queryFn: async ({ signal }) => (await api(listCannedAnswers, { params: { id: channelId } }, { signal })).list,
  });
/** Hints end by themselves: nothing tells of that. */
export const presenceOptions = (channelId: string, conversationId: string) =>
  queryOptions({
    queryKey: ['presence', channelId, conversationId],
    queryFn: ({ signal }) => api(getPresence, { params: { id: channelId, conversationId } }, { signal }),
    refetchInterval: presenceEverySeconds * 1000,
  });

/** Under the word of templates, so that news of them bring it up to date. */
export const sendableTemplatesOptions = (channelId: string, search: string) =>
  queryOptions({
    queryKey: ['messageTemplate', 'sendable', channelId, search],
    queryFn: ({ signal }) =>
      api(listSendableTemplates, { params: { id: channelId }, query: search === '' ? {} : { search } }, { signal }),
    placeholderData: keepPreviousData,
  });

/** A hint, and no more than that: one that fails is lost. */
export const tellPresence = (channelId: string, conversationId: string, kind: PresenceKind): Promise<unknown> =>
  api(putPresence, { params: { id: channelId, conversationId }, body: { kind } }).catch(() => undefined);
/** Marks of what was read are no command of a person: one that fails is sent with the next. */
export const tellRead = (channelId: string, conversationId: string, position: number): Promise<unknown> =>
  api(readConversation, { params: { id: channelId, conversationId }, body: { position } }).catch(() => undefined);

const useRefresh = (channelId: string) => {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: key(channelId) });
};

/** Whether a colleague answered first. */
export const isAnswered = (error: unknown): boolean =>
  error instanceof RefusedError && error.name === 'conversation_answered';

/** One that a colleague was faster with is said at the text, which stays. */
export const useAnswer = (channelId: string, conversationId: string) =>
  useCommand({
    mutationFn: (body: BodyOf<typeof answerConversation>) =>
      api(answerConversation, { params: { id: channelId, conversationId }, body }),
    onSettled: useRefresh(channelId),
    meta: { errors: 'inline' },
  });
export const useAnswerWithPicture = (channelId: string, conversationId: string) =>
  useCommand({
    mutationFn: (body: BodyOf<typeof answerWithPicture>) =>
      api(answerWithPicture, { params: { id: channelId, conversationId }, body }),
    onSettled: useRefresh(channelId),
    meta: { errors: 'inline' },
  });
export const useAnswerByVoice = (channelId: string, conversationId: string) =>
  useCommand({
    mutationFn: (body: BodyOf<typeof answerWithVoice>) =>
      api(answerWithVoice, { params: { id: channelId, conversationId }, body }),
    onSettled: useRefresh(channelId),
    meta: { errors: 'inline' },
  });
export const useAnswerWithDocument = (channelId: string, conversationId: string) =>
  useCommand({
    mutationFn: (body: BodyOf<typeof answerWithDocument>) =>
      api(answerWithDocument, { params: { id: channelId, conversationId }, body }),
    onSettled: useRefresh(channelId),
    meta: { errors: 'inline' },
  });
export const useSendTemplate = (channelId: string, conversationId: string) =>
  useCommand({
    mutationFn: (body: BodyOf<typeof sendTemplate>) =>
      api(sendTemplate, { params: { id: channelId, conversationId }, body }),
    onSettled: useRefresh(channelId),
    meta: { errors: 'inline' },
  });
export const useMove = (channelId: string, conversationId: string) =>
  useCommand({
    mutationFn: (body: BodyOf<typeof moveConversation>) =>
      api(moveConversation, { params: { id: channelId, conversationId }, body }),
    onSettled: useRefresh(channelId),
  });
export const useAssign = (channelId: string, conversationId: string) =>
  useCommand({
    mutationFn: (memberId: string | null) =>
      api(assignConversation, { params: { id: channelId, conversationId }, body: { memberId } }),
    onSettled: useRefresh(channelId),
  });

export const useHandle = (channelId: string, conversationId: string) =>
  useCommand({
    mutationFn: (handler: ConversationHandler) =>
      api(handleConversation, { params: { id: channelId, conversationId }, body: { handler } }),
    onSettled: useRefresh(channelId),
  });

/** One answer is made, however often it is sent. */
export const useCreateCanned = (channelId: string) =>
  useKeyedMutation({
    place: useTeamPlace(`canned-answer:${channelId}`),
    send: (body: CannedAnswerEntry, attempt) => api(createCannedAnswer, { params: { id: channelId }, body }, attempt),
    onSettled: useRefresh(channelId),
    meta: { errors: 'inline' },
  });
export const useChangeCanned = (channelId: string, cannedId: string) =>
  useCommand({
    mutationFn: (body: CannedAnswerEntry) => api(changeCannedAnswer, { params: { id: channelId, cannedId }, body }),
    onSettled: useRefresh(channelId),
    meta: { errors: 'inline' },
  });
export const useRemoveCanned = (channelId: string, onSuccess: () => void) =>
  useCommand({
    mutationFn: (cannedId: string) => api(removeCannedAnswer, { params: { id: channelId, cannedId } }),
    onSuccess,
    onSettled: useRefresh(channelId),
  });
