import type { BodyOf } from '@balcao/contract/endpoint';
import type { ReviewMark } from '@balcao/contract/review';
import {
  approveReview,
  askReopening,
  askReview,
  claimReview,
  countReviews,
  decideReopening,
  getReview,
  listReviews,
  markReview,
  type Review,
  type ReviewDetail,
  rejectReview,
  releaseReview,
} from '@balcao/contract/review-desk';
import { RefusedError } from '@balcao/sdk/client';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, apiAtLeave } from '../../lib/api.ts';
import { queryOf, type ReviewSearch } from './review-search.ts';

export type { Review, ReviewDetail, ReviewMark };

/** The queue changes under many hands: while somebody looks, it is asked for again. */
const freshMs = 30_000;

export const reviewListOptions = (search: ReviewSearch) =>
  queryOptions({
    queryKey: ['review', 'list', search],
    queryFn: ({ signal }) => api(listReviews, { query: queryOf(search) }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: freshMs,
  });

export const reviewCountOptions = queryOptions({
  queryKey: ['review', 'count'],
  queryFn: ({ signal }) => api(countReviews, {}, { signal }),
  refetchInterval: freshMs,
});

/** One submission. Every look is written down, so it is asked for when somebody comes, not by the clock. */
export const reviewOptions = (id: string) =>
  queryOptions({
    queryKey: ['review', 'one', id],
    queryFn: ({ signal }) => api(getReview, { params: { id } }, { signal }),
    staleTime: freshMs,
  });

/** Keeps what the reviewer has noted. `leaving`: the page may be gone before the answer comes. */
export const keepMarks = (id: string, marks: readonly ReviewMark[], leaving: boolean): Promise<null> =>
  (leaving ? apiAtLeave : api)(markReview, { params: { id }, body: { marks: [...marks] } });

export const isRefused = (error: unknown): boolean => error instanceof RefusedError;

/** A deed at the desk: its answer is the submission as it is now. Refused, it is asked for again: somebody else was faster. */
const useDeed = <V>(id: string, send: (given: V) => Promise<ReviewDetail>) => {
  const client = useQueryClient();
  const one = reviewOptions(id).queryKey;
  return useMutation({
    mutationFn: send,
    meta: { errors: 'inline' },
    onSuccess: (detail) => client.setQueryData(one, detail),
    onError: () => client.invalidateQueries({ queryKey: one }),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: ['review', 'list'] });
      void client.invalidateQueries({ queryKey: reviewCountOptions.queryKey });
    },
  });
};

export const useClaim = (id: string) => useDeed(id, () => api(claimReview, { params: { id } }));
export const useRelease = (id: string) => useDeed(id, () => api(releaseReview, { params: { id } }));
/** `key`: one question is one, however often it is sent. */
export const useAsk = (id: string) =>
  useDeed(id, ({ text, key }: { text: string; key: string }) =>
    api(askReview, { params: { id }, body: { text } }, { idempotencyKey: key }),
  );
export const useApprove = (id: string) =>
  useDeed(id, (body: BodyOf<typeof approveReview>) => api(approveReview, { params: { id }, body }));
export const useReject = (id: string) =>
  useDeed(id, (body: BodyOf<typeof rejectReview>) => api(rejectReview, { params: { id }, body }));
export const useAskReopening = (id: string) =>
  useDeed(id, (reason: string) => api(askReopening, { params: { id }, body: { reason } }));
export const useDecideReopening = (id: string) =>
  useDeed(id, (agreed: boolean) => api(decideReopening, { params: { id }, body: { agreed } }));
