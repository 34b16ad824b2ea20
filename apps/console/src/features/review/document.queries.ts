import { openReviewDocument } from '@balcao/contract/review-desk';
import { NetworkError } from '@balcao/sdk/client';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

/** How long a document stays with the page that showed it, in milliseconds: going back to it is one look, not two. */
const keptMs = 5 * 60_000;

/**
 * The bytes of a document. Its link is good for a moment, so they are fetched at once; asking is what is written down as a look,
 * so nothing is fetched before someone wants to see it.
 */
export const documentOptions = (reviewId: string, uploadId: string) =>
  queryOptions({
    queryKey: ['review', 'document', reviewId, uploadId],
    queryFn: async ({ signal }): Promise<Blob> => {
      const { url } = await api(openReviewDocument, { params: { id: reviewId, uploadId } }, { signal });
      const response = await fetch(new URL(url, location.origin), { signal }).catch((cause: unknown) => {
        if (signal.aborted) throw cause;
        throw new NetworkError('unreachable', cause);
      });
      if (!response.ok) throw new NetworkError(`http-${response.status}`);
      return response.blob();
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: keptMs,
    refetchOnWindowFocus: false,
  });
