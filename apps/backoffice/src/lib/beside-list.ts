import { type NavigateOptions, useNavigate, useParams, useRouter } from '@tanstack/react-router';
import { useRef } from 'react';

type List = `/payment/transaction/${'orders' | 'refunds' | 'disputes' | 'instalments' | 'preauths'}`;

/** The address of a list whose rows open in a side panel: the list's address followed by the row's number. `search` is kept. */
export const useBesideList = <Search extends object>(list: List, search: Search) => {
  const { number } = useParams({ strict: false });
  const navigate = useNavigate();
  const router = useRouter();
  const openedHere = useRef(false);
  const row = (of: string) => ({ to: `${list}/$number` as const, params: { number: of }, search }) as NavigateOptions;
  const rows = (of: Search, how: Pick<NavigateOptions, 'replace' | 'resetScroll'> = {}) =>
    void navigate({ to: list, search: of, ...how } as NavigateOptions);
  return {
    search,
    /** The number of the row that is open. */
    number,
    setSearch: (changed: Search) => rows(changed),
    hrefOf: (of: string) => router.buildLocation(row(of)).href,
    open: (of: string) => {
      openedHere.current = true;
      // What was typed into the search is asked for as the field is left, a moment before this: its address is on its way.
      void navigate({ ...row(of), search: true, resetScroll: false } as NavigateOptions);
    },
    /** Back to the list: the step that opened the row is taken back, so that "back" leads to where someone was before. */
    close: () => {
      if (openedHere.current) router.history.back();
      else rows(search, { replace: true, resetScroll: false });
      openedHere.current = false;
    },
  };
};
