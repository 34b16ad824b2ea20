import { listReviews, type Review } from '@balcao/contract/review-desk';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

export type { Review };

export const reviewListOptions = (cursor: string | undefined) =>
  queryOptions({
    queryKey: ['review', 'list', cursor ?? null],
    queryFn: ({ signal }) => api(listReviews, { query: cursor ? { cursor } : {} }, { signal }),
    placeholderData: keepPreviousData,
  });
