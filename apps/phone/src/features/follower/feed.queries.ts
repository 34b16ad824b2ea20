import { listPosts, type PostsPage } from '@balcao/contract/broadcast-feed';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { api } from '../../lib/api.ts';
import { broadcastKey } from './broadcast.queries.ts';
import { type Feed, feedOf, joinsOn, markAt, readAgain, withNewer, withOlder } from './feed.ts';

type Asked = { readonly cursor: string } | { readonly newer: string } | { readonly from: 'unread' } | object;
/** Which of the posts are in view, by their places. */
export interface InView {
  readonly first: number;
  readonly last: number;
}
/** A broadcast may come, or be recalled, while the page is open. */
const askAgainMs = 3_000;
/** So many readings cover what is in view, at most. */
const readingsAtOnce = 3;

const read = (link: string, query: Asked): Promise<PostsPage> => api(listPosts, { params: { link }, query });

/** What is known of a channel's posts; it is kept while other pages are open, and read again in parts. */
const feedQuery = (link: string) =>
  queryOptions({
    queryKey: ['feed', link],
    queryFn: async () => feedOf(await read(link, {})),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
  });

/** Reads again what is in view, and what has come above the newest; answers with how the feed changes. */
const readInView = async (link: string, feed: Feed, { first, last }: InView): Promise<(known: Feed) => Feed> => {
  const changes: ((known: Feed) => Feed)[] = [];
  let known = feed;
  const change = (by: (of: Feed) => Feed) => {
    changes.push(by);
    known = by(known);
  };
  const grow = async () => {
    if (!known.isNewest || known.newer === null) return;
    const page = await read(link, { newer: known.newer });
    change((of) => withNewer(of, page));
  };
  const end = known.posts[last];
  let mark = markAt(known, first);
  if (mark.cursor !== null) await grow();
  for (let reading = 0; reading < readingsAtOnce; reading += 1) {
    const page = await read(link, mark.cursor === null ? {} : { cursor: mark.cursor });
    if (mark.cursor === null && !joinsOn(known, page)) await grow();
    else {
      const from = mark;
      change((of) => readAgain(of, from, page));
    }
    const lowest = page.list.at(-1);
    if (page.nextCursor === null || !lowest || !end || lowest.sentAt <= end.sentAt) break;
    mark = { cursor: page.nextCursor, below: { sentAt: lowest.sentAt, id: lowest.id } };
  }
  return (of) => changes.reduce((so, by) => by(so), of);
};

type Reading = 'idle' | 'busy' | 'failed';
/** What a channel has published, as far as it was read: more of it at both ends, and what is in view again and again. */
export const useFeed = (link: string) => {
  const client = useQueryClient();
  const options = feedQuery(link);
  const { data: feed, error, refetch, dataUpdatedAt } = useQuery(options);
  const inView = useRef<InView>({ first: 0, last: 0 });
  const [reading, setReading] = useState<Reading>('idle');
  const put = (by: (known: Feed) => Feed) =>
    client.setQueryData(options.queryKey, (known) => (known ? by(known) : known));
  const again = useQuery({
    queryKey: [...broadcastKey, 'inView', link],
    queryFn: async () => {
      const known = client.getQueryData(options.queryKey);
      if (known) put(await readInView(link, known, inView.current));
      return null;
    },
    enabled: feed !== undefined,
    initialData: null,
    initialDataUpdatedAt: dataUpdatedAt,
    staleTime: askAgainMs,
    gcTime: 0,
    refetchInterval: askAgainMs,
  });
  const fetchPage = (query: Asked): Promise<PostsPage> =>
    client.fetchQuery({
      queryKey: ['feed', link, query],
      queryFn: () => read(link, query),
      staleTime: 0,
      gcTime: 0,
    });
  /** Nothing happens while another reading is on its way. One that failed is tried again where the person wants it. */
  const load = async (work: () => Promise<void>): Promise<void> => {
    if (reading === 'busy') return;
    setReading('busy');
    try {
      await work();
      setReading('idle');
    } catch {
      setReading('failed');
    }
  };
  const older = async (cursor: string) => {
    const page = await fetchPage({ cursor });
    put((known) => withOlder(known, page));
  };
  const newer = async (from: string) => {
    const page = await fetchPage({ newer: from });
    put((known) => withNewer(known, page));
  };
  /** The oldest that was not seen, and some above it: so that nothing comes in above it while one is led there. */
  const atUnread = async (): Promise<string | undefined> => {
    const page = await fetchPage({ from: 'unread' });
    const around =
      page.isNewest || page.newerCursor === null ? undefined : await fetchPage({ newer: page.newerCursor });
    put(() => (around ? withNewer(feedOf(page), around) : feedOf(page)));
    return page.list.findLast(({ isUnread }) => isUnread)?.id;
  };
  const atNewest = async (): Promise<string | undefined> => {
    const page = await fetchPage({});
    put(() => feedOf(page));
    return page.list[0]?.id;
  };
  return {
    feed,
    error: error ?? again.error,
    refetch,
    reading,
    see: (shown: InView) => {
      inView.current = shown;
    },
    older: () => feed?.older && load(() => older(feed.older ?? '')),
    newer: () => feed?.newer && load(() => newer(feed.newer ?? '')),
    /** Leaves what is shown for another part of the feed; `lead` is told to which post, before anything more is read. */
    openAt: (place: 'unread' | 'newest', lead: (id: string | undefined) => void) =>
      load(async () => lead(await (place === 'unread' ? atUnread() : atNewest()))),
  };
};
export type FeedReading = ReturnType<typeof useFeed>;
