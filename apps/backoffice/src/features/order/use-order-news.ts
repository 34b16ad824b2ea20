import type { Order } from '@balcao/contract/order';
import { useEffect, useRef, useState } from 'react';
import { newsOf } from './order-news.ts';

const none: ReadonlySet<string> = new Set();
/** A little longer than the light in the table, which fades. */
const shownMs = 2_000;

/** Which rows have just changed while the same list was open; `list` names it. */
export const useOrderNews = (list: string, rows: readonly Order[] | undefined): ReadonlySet<string> => {
  const seen = useRef<{ list: string; rows: readonly Order[] }>(undefined);
  const [news, setNews] = useState(none);
  useEffect(() => {
    if (!rows) return;
    const before = seen.current;
    seen.current = { list, rows };
    if (before?.list !== list) setNews(none);
    else {
      const found = newsOf(before.rows, rows);
      if (found.size > 0) setNews(found);
    }
  }, [list, rows]);
  useEffect(() => {
    if (news.size === 0) return;
    const timer = setTimeout(() => setNews(none), shownMs);
    return () => clearTimeout(timer);
  }, [news]);
  return news;
};
