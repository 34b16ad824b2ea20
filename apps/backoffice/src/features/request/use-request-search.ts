import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { type RequestSearch, requestSearchOf } from './request.queries.ts';

const page = '/setting/payment';
const tab = 'requests';

/** The address of the list of calls: its filters, its page, and the one that is open in the side panel. */
export const useRequestSearch = () => {
  const { request, ...rest } = useSearch({ from: '/team/setting/payment' });
  const search = requestSearchOf(rest);
  const { cursor: _, pageSize, sort, ...filter } = search;
  const navigate = useNavigate();
  const router = useRouter();
  const target = (id: string | undefined) => ({ to: page, search: { ...search, tab, request: id } }) as const;
  const go = (to: RequestSearch) => void navigate({ to: page, search: { ...to, tab }, resetScroll: false });
  return {
    search,
    filter,
    /** Does the address narrow the list at all? */
    narrows: Object.values(filter).some((value) => value !== undefined),
    /** The id of the open call. */
    request,
    /** Another filter is another list: it begins at its first page. */
    setFilter: (changed: Partial<typeof filter>) => go({ ...filter, ...changed, pageSize, sort }),
    setSearch: go,
    hrefOf: (id: string) => router.buildLocation(target(id)).href,
    open: (id: string) => void navigate({ ...target(id), resetScroll: false }),
    close: () => void navigate({ ...target(undefined), resetScroll: false }),
  };
};
