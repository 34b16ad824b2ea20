import type { HelpSlug } from '@balcao/contract/help-article';
import { listDeskHelp, listDeskMissed, listDeskRemarks } from '@balcao/contract/help-desk';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

export const helpOptions = queryOptions({
  queryKey: ['help', 'list'],
  queryFn: ({ signal }) => api(listDeskHelp, {}, { signal }),
});

/** Of one article, or of all. */
export const remarksOptions = (slug?: HelpSlug) =>
  queryOptions({
    queryKey: ['help', 'remarks', slug],
    queryFn: ({ signal }) => api(listDeskRemarks, { query: { slug } }, { signal }),
  });

export const missedOptions = queryOptions({
  queryKey: ['help', 'missed'],
  queryFn: ({ signal }) => api(listDeskMissed, {}, { signal }),
});
