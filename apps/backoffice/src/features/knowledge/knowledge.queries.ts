import {
  addKnowledgeDocument,
  addKnowledgePage,
  changeKnowledgePage,
  getKnowledge,
  getKnowledgePage,
  listKnowledgePieces,
  type PageEntry,
  putKnowledgePosts,
  removeKnowledge,
} from '@balcao/contract/knowledge';
import {
  addKnowledgeQuestion,
  changeKnowledgeQuestion,
  listUnanswered,
  pasteKnowledgeQuestions,
  type QuestionEntry,
  removeKnowledgeQuestion,
  removeUnanswered,
} from '@balcao/contract/knowledge-question';
import { searchKnowledge } from '@balcao/contract/knowledge-search';
import { type SendWatch, sendAtOnce } from '@balcao/ui/send-file';
import { useCommand } from '@balcao/ui/use-command';
import { useKeyedMutation } from '@balcao/ui/use-keyed-mutation';
import { infiniteQueryOptions, keepPreviousData, queryOptions, skipToken, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { sendingHeaders } from '../../lib/document.queries.ts';
import { useTeamPlace } from '../../lib/member.ts';

const key = (channelId: string, ...rest: unknown[]) => ['knowledge', channelId, ...rest] as const;
/** The line that tells of changes may be away for a moment. */
const whileReadingMs = 3_000;

export const knowledgeOptions = (channelId: string) =>
  queryOptions({
    queryKey: key(channelId, 'sources'),
    queryFn: ({ signal }) => api(getKnowledge, { params: { id: channelId } }, { signal }),
    refetchInterval: ({ state }) =>
      state.data?.list.some((source) => source.state === 'waiting' || source.state === 'reading')
        ? whileReadingMs
        : false,
  });
export const pageTextOptions = (channelId: string, sourceId: string) =>
  queryOptions({
    queryKey: key(channelId, 'page', sourceId),
    queryFn: ({ signal }) => api(getKnowledgePage, { params: { id: channelId, sourceId } }, { signal }),
    // What stands in the form is not changed under the hands of who edits it.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
export const piecesOptions = (channelId: string, sourceId: string) =>
  infiniteQueryOptions({
    queryKey: key(channelId, 'pieces', sourceId),
    queryFn: ({ pageParam, signal }) =>
      api(
        listKnowledgePieces,
        { params: { id: channelId, sourceId }, query: pageParam === null ? {} : { cursor: pageParam } },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
export const searchOptions = (channelId: string, text: string) =>
  queryOptions({
    queryKey: key(channelId, 'search', text),
    queryFn:
      text === ''
        ? skipToken
        : async ({ signal }) =>
            (await api(searchKnowledge, { params: { id: channelId }, query: { text } }, { signal })).list,
    placeholderData: keepPreviousData,
  });
export const unansweredOptions = (channelId: string) =>
  queryOptions({
    queryKey: key(channelId, 'unanswered'),
    queryFn: async ({ signal }) => (await api(listUnanswered, { params: { id: channelId } }, { signal })).list,
  });

/** What is done here is a line in the log. */
const useRefresh = (channelId: string) => {
  const queryClient = useQueryClient();
  return () => Promise.all([key(channelId), ['log']].map((queryKey) => queryClient.invalidateQueries({ queryKey })));
};

/** Documents that have arrived and were not taken yet, because the line was lost in between: they are not sent twice. */
const arrived = new WeakMap<File, string>();
/** Sends a document whole and has it taken. @throws RefusedError what is wrong with it. */
export const sendDocument = async (
  { merchantId, channelId }: { readonly merchantId: string; readonly channelId: string },
  file: File,
  watch: SendWatch,
): Promise<void> => {
  const owner = `${merchantId}.${channelId}.knowledge`;
  const options = { ...watch, headers: sendingHeaders, owner, metadata: { use: 'media' } };
  const uploadId = arrived.get(file) ?? (await sendAtOnce(file, options));
  arrived.set(file, uploadId);
  watch.onShare(1);
  await api(addKnowledgeDocument, { params: { id: channelId }, body: { uploadId } }).catch((error: unknown) => {
    // What was refused is not kept: tried again, it is sent again.
    if (error instanceof Error && error.name !== 'NetworkError') arrived.delete(file);
    throw error;
  });
};

/** One page is made, however often it is sent. */
export const useAddPage = (channelId: string) =>
  useKeyedMutation({
    place: useTeamPlace(`knowledge-page:${channelId}`),
    send: (body: PageEntry, attempt) => api(addKnowledgePage, { params: { id: channelId }, body }, attempt),
    onSettled: useRefresh(channelId),
    meta: { errors: 'inline' },
  });
export const useChangePage = (channelId: string, sourceId: string) =>
  useCommand({
    mutationFn: (body: PageEntry) => api(changeKnowledgePage, { params: { id: channelId, sourceId }, body }),
    onSettled: useRefresh(channelId),
    meta: { errors: 'inline' },
  });
export const useAddQuestion = (channelId: string, unansweredId: string | undefined) =>
  useKeyedMutation({
    place: useTeamPlace(`knowledge-question:${channelId}`),
    send: (body: QuestionEntry, attempt) =>
      api(
        addKnowledgeQuestion,
        { params: { id: channelId }, body: { ...body, ...(unansweredId === undefined ? {} : { unansweredId }) } },
        attempt,
      ),
    onSettled: useRefresh(channelId),
    meta: { errors: 'inline' },
  });
export const useChangeQuestion = (channelId: string, pieceId: string) =>
  useCommand({
    mutationFn: (body: QuestionEntry) => api(changeKnowledgeQuestion, { params: { id: channelId, pieceId }, body }),
    onSettled: useRefresh(channelId),
    meta: { errors: 'inline' },
  });
export const useRemoveQuestion = (channelId: string, onSuccess: () => void) =>
  useCommand({
    mutationFn: (pieceId: string) => api(removeKnowledgeQuestion, { params: { id: channelId, pieceId } }),
    onSuccess,
    onSettled: useRefresh(channelId),
  });
/** The same lines once more change nothing: it needs no key. */
export const usePaste = (channelId: string) =>
  useCommand({
    mutationFn: (text: string) => api(pasteKnowledgeQuestions, { params: { id: channelId }, body: { text } }),
    onSettled: useRefresh(channelId),
  });
export const usePutPosts = (channelId: string, onSuccess: (isOn: boolean) => void) =>
  useCommand({
    mutationFn: (isOn: boolean) => api(putKnowledgePosts, { params: { id: channelId }, body: { isOn } }),
    onSuccess: (_, isOn) => onSuccess(isOn),
    onSettled: useRefresh(channelId),
  });
export const useRemoveSource = (channelId: string, onSuccess: () => void) =>
  useCommand({
    mutationFn: (sourceId: string) => api(removeKnowledge, { params: { id: channelId, sourceId } }),
    onSuccess,
    onSettled: useRefresh(channelId),
  });
export const useRemoveUnanswered = (channelId: string) =>
  useCommand({
    mutationFn: (unansweredId: string) => api(removeUnanswered, { params: { id: channelId, unansweredId } }),
    onSettled: useRefresh(channelId),
  });
