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
import { listUndoable, type UndoableReview, undoReview } from '@balcao/contract/review-undo';
import type { Attempt } from '@balcao/ui/attempt';
import { useCommand } from '@balcao/ui/use-command';
import { useKeyedMutation } from '@balcao/ui/use-keyed-mutation';
import { keepPreviousData, type QueryClient, type QueryKey, queryOptions, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { useStaffPlace } from '../../lib/current-staff.ts';
import { queryOf, type ReviewSearch } from './review-search.ts';
import { versionStandings } from './version.queries.ts';

export type { Review, ReviewDetail, ReviewMark, UndoableReview };

/** The queue changes under many hands: while someone looks, it is asked for again. */
const freshMs = 30_000;

export const reviewListOptions = (search: ReviewSearch) =>
  queryOptions({
    queryKey: ['review', 'list', search],
    queryFn: ({ signal }) => api(listReviews, { query: queryOf(search) }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: freshMs,
  });

/** Everything that one merchant submitted, in every state. */
export const merchantReviewsOptions = (search: string, cursor: string | undefined) => {
  const status = ['UNDER', 'SUCCESS', 'REJECT', 'REVOKED'] as const;
  const query = { search, cursor, status: [...status], pageSize: 10 };
  return queryOptions({
    queryKey: ['review', 'merchant', query],
    queryFn: ({ signal }) => api(listReviews, { query }, { signal }),
    placeholderData: keepPreviousData,
  });
};

export const reviewCountOptions = queryOptions({
  queryKey: ['review', 'count'],
  queryFn: ({ signal }) => api(countReviews, {}, { signal }),
  refetchInterval: freshMs,
});

/** What the reader decided and can still undo, wherever they have gone meanwhile. */
export const undoableOptions = queryOptions({
  queryKey: ['review', 'undoable'],
  queryFn: ({ signal }) => api(listUndoable, {}, { signal }),
  staleTime: freshMs,
});

/** One submission. Every look is written down, so it is asked for when someone comes, not by the clock. */
export const reviewOptions = (id: string) =>
  queryOptions({
    queryKey: ['review', 'one', id],
    queryFn: ({ signal }) => api(getReview, { params: { id } }, { signal }),
    staleTime: freshMs,
  });

/** Keeps what the reviewer has noted. `leaving`: the page may be gone before the answer comes. */
export const keepMarks = (id: string, marks: readonly ReviewMark[], leaving: boolean): Promise<null> =>
  api(markReview, { params: { id }, body: { marks: [...marks] } }, { keepalive: leaving });

/** A action at the desk: its answer is the submission as it is now. Refused, it is asked for again: someone else was faster. */
const useOutcome = (id: string) => {
  const client = useQueryClient();
  const one = reviewOptions(id).queryKey;
  return {
    meta: { errors: 'inline' },
    onSuccess: (detail: ReviewDetail) => client.setQueryData(one, detail),
    onError: () => client.invalidateQueries({ queryKey: one }),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: ['review', 'list'] });
      void client.invalidateQueries({ queryKey: reviewCountOptions.queryKey });
      void client.invalidateQueries({ queryKey: undoableOptions.queryKey });
      void client.invalidateQueries({ queryKey: versionStandings });
    },
  } as const;
};
const useAction = <V>(id: string, send: (given: V) => Promise<ReviewDetail>) =>
  useCommand({ mutationFn: send, ...useOutcome(id) });
const useKeyedAction = <Body>(
  id: string,
  name: string,
  send: (body: Body, attempt: Attempt) => Promise<ReviewDetail>,
) => useKeyedMutation({ place: useStaffPlace(`${name}:${id}`), send, ...useOutcome(id) });

export const useClaim = (id: string) => useAction(id, () => api(claimReview, { params: { id } }));
export const useRelease = (id: string) => useAction(id, () => api(releaseReview, { params: { id } }));
export const useAsk = (id: string) =>
  useKeyedAction(id, 'review-ask', (text: string, attempt) =>
    api(askReview, { params: { id }, body: { text } }, attempt),
  );
export const useApprove = (id: string) =>
  useKeyedAction(id, 'review-approve', (body: BodyOf<typeof approveReview>, attempt) =>
    api(approveReview, { params: { id }, body }, attempt),
  );
export const useReject = (id: string) =>
  useKeyedAction(id, 'review-reject', (body: BodyOf<typeof rejectReview>, attempt) =>
    api(rejectReview, { params: { id }, body }, attempt),
  );
/** Takes a decision back; refused, its time was over. */
export const useUndo = (id: string) => {
  const { meta: _inline, ...outcome } = useOutcome(id);
  return useKeyedMutation({
    place: useStaffPlace(`review-undo:${id}`),
    send: (_: null, attempt) => api(undoReview, { params: { id } }, attempt),
    ...outcome,
  });
};
/**
 * Asks again for what may be other than it was: of one submission, or of all. Its documents never change, and each look at one is written
 * down, so they stay.
 */
export const readReviewsAgain = (client: QueryClient, id?: string): void => {
  const isMeant = ([, what, of]: QueryKey): boolean =>
    what !== 'document' && (what !== 'one' || id === undefined || of === id);
  void client.invalidateQueries({ queryKey: ['review'], predicate: ({ queryKey }) => isMeant(queryKey) });
  void client.invalidateQueries({ queryKey: versionStandings });
};
/** Asks for everything again once a decision has taken effect. */
export const useAfterDecision = () => {
  const client = useQueryClient();
  return () => readReviewsAgain(client);
};
export const useAskReopening = (id: string) =>
  useAction(id, (reason: string) => api(askReopening, { params: { id }, body: { reason } }));
export const useDecideReopening = (id: string) =>
  useAction(id, (agreed: boolean) => api(decideReopening, { params: { id }, body: { agreed } }));
