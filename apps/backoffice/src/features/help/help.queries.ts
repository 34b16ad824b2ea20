import type { BodyOf } from '@balcao/contract/endpoint';
import {
  getHelp,
  getHelpGuide,
  getHelpRating,
  type HelpRating,
  listHelp,
  missHelp,
  rateHelp,
  searchHelp,
} from '@balcao/contract/help';
import type { HelpGuide, HelpSlug } from '@balcao/contract/help-article';
import { useCommand } from '@balcao/ui/use-command';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

/** Articles come with the server: as long as a page is open they are what they were. */
const lasting = { staleTime: Number.POSITIVE_INFINITY } as const;

export const helpOptions = queryOptions({
  queryKey: ['help', 'list'],
  queryFn: ({ signal }) => api(listHelp, {}, { signal }),
  ...lasting,
});

export const articleOptions = (slug: HelpSlug) =>
  queryOptions({
    queryKey: ['help', 'article', slug],
    queryFn: ({ signal }) => api(getHelp, { params: { slug } }, { signal }),
    ...lasting,
  });

export const guideOptions = (name: HelpGuide) =>
  queryOptions({
    queryKey: ['help', 'guide', name],
    queryFn: ({ signal }) => api(getHelpGuide, { params: { name } }, { signal }),
    ...lasting,
  });

export const foundOptions = (text: string) =>
  queryOptions({
    queryKey: ['help', 'found', text],
    queryFn: ({ signal }) => api(searchHelp, { query: { text } }, { signal }),
    placeholderData: keepPreviousData,
    ...lasting,
  });

export const ratingOptions = (slug: HelpSlug) =>
  queryOptions({
    queryKey: ['help', 'rating', slug],
    queryFn: ({ signal }) => api(getHelpRating, { params: { slug } }, { signal }),
  });

/** Says the same however often it is sent, so it needs no key: what was said before is replaced. */
export const useRateHelp = (slug: HelpSlug) => {
  const queryClient = useQueryClient();
  return useCommand({
    mutationFn: (body: BodyOf<typeof rateHelp>) => api(rateHelp, { params: { slug }, body }),
    onSuccess: (said: HelpRating) => queryClient.setQueryData(ratingOptions(slug).queryKey, said),
  });
};

/** Counts searches without results. It runs in the background, and a failure is ignored. */
export const countMissed = (text: string): void => void api(missHelp, { body: { text } }).catch(() => undefined);
