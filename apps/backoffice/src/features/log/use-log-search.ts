import { useNavigate, useSearch } from '@tanstack/react-router';
import { type LogSearch, logSearchOf } from './log.queries.ts';

/** What of the address belongs to the log. */
export const useLogSearch = () => {
  const search = logSearchOf(useSearch({ from: '/team/setting/team' }));
  const navigate = useNavigate();
  const { cursor: _, pageSize, ...filter } = search;
  const go = (to: LogSearch) =>
    void navigate({ to: '/setting/team', search: { ...to, tab: 'log' }, resetScroll: false });
  return {
    filter,
    search,
    /** Does the address narrow the log at all? */
    narrows: Object.values(filter).some((value) => value !== undefined),
    /** Another filter is another list: it begins at its first page. */
    setFilter: (changed: Partial<typeof filter>) => go({ ...filter, ...changed, pageSize }),
    setCursor: (next: string | undefined) => go({ ...filter, pageSize, cursor: next }),
  };
};
