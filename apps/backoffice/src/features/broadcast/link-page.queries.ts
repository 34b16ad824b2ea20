import { readLinkPage } from '@balcao/contract/broadcast-link-page';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

/** What the page at an address says of itself; asked once for an address that is there. */
export const linkPageOptions = (channelId: string, url: string | undefined) =>
  queryOptions({
    queryKey: ['linkPage', channelId, url],
    // It helps while one types: what goes wrong is said at the field.
    meta: { errors: 'inline' },
    queryFn: async ({ signal }) => {
      const { page } = await api(readLinkPage, { params: { id: channelId }, body: { url: url ?? '' } }, { signal });
      return page;
    },
    enabled: url !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
