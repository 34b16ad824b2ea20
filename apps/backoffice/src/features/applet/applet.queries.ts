import { getApplet, listApplets } from '@balcao/contract/applet';
import type { QueryOf } from '@balcao/contract/endpoint';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

/** What the address of the list says: the query of the call that fills it. */
export type AppletSearch = QueryOf<typeof listApplets>;

export const appletListOptions = (search: AppletSearch) =>
  queryOptions({
    queryKey: ['applet', 'list', search],
    queryFn: ({ signal }) => api(listApplets, { query: search }, { signal }),
    placeholderData: keepPreviousData,
  });

export const appletOptions = (id: string) =>
  queryOptions({
    queryKey: ['applet', 'one', id],
    queryFn: ({ signal }) => api(getApplet, { params: { id } }, { signal }),
  });
