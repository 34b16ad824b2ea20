import { useNavigate, useSearch } from '@tanstack/react-router';
import type { LogSearch } from './log.queries.ts';

/** What of the address belongs to the log. */
export const useLogSearch = () => {
  const { event, actorId, from, to, cursor, pageSize } = useSearch({ from: '/team/setting/team' });
  const navigate = useNavigate();
  const filter = { event, actorId, from, to };
  const go = (search: LogSearch) =>
    void navigate({ to: '/setting/team', search: { ...search, tab: 'log' }, resetScroll: false });
  return {
    filter,
    search: { ...filter, cursor, pageSize },
    /** Does the address narrow the log at all? */
    narrows: Object.values(filter).some((value) => value !== undefined),
    /** Another filter is another list: it begins at its first page. */
    setFilter: (changed: Partial<typeof filter>) => go({ ...filter, ...changed, pageSize }),
    setCursor: (next: string | undefined) => go({ ...filter, pageSize, cursor: next }),
  };
};
