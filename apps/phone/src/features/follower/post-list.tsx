import { type Post, postsAtOnce } from '@balcao/contract/broadcast-feed';
import { Button } from '@balcao/ui/button.tsx';
import { EmptyState } from '@balcao/ui/empty-state.tsx';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { Stack } from '@balcao/ui/layout.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { IconNotes } from '@tabler/icons-react';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Reported } from '../../lib/moderation.queries.ts';
import { useSee } from './broadcast.queries.ts';
import { type FeedReading, type InView, useFeed } from './feed.queries.ts';
import type { Feed } from './feed.ts';
import { useChannelFrozen } from './follower.queries.ts';
import { FrozenNotice } from './frozen-notice.tsx';
import { JumpButtons } from './jump-buttons.tsx';
import classes from './post-rows.module.css';
import { PostRows } from './post-rows.tsx';
import { usePostRows } from './use-post-rows.ts';
import { useShown } from './use-shown.ts';

/** So many before either end, more is read. */
const readAheadAt = 8;
/** From so many posts away on, a button leads back. */
const postsUntilFar = 5;

interface PostListProps {
  link: string;
  onReport: (reported: Reported) => void;
}
interface PostsProps extends PostListProps {
  feed: Feed;
  reading: FeedReading;
}

/** What was unread when it was first shown here stays marked, although the server knows it as seen by now. */
const useFresh = (link: string, posts: readonly Post[], list: RefObject<HTMLElement | null>, shownIds: string) => {
  const see = useSee(link);
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  const unread = new Set(posts.filter(({ isUnread }) => isUnread).map(({ id }) => id));
  useShown(list, shownIds, (shown) => {
    const news = shown.filter((id) => unread.has(id));
    if (news.length === 0) return;
    setFresh((all) => new Set([...all, ...news]));
    for (let from = 0; from < news.length; from += postsAtOnce) see.mutate(news.slice(from, from + postsAtOnce));
  });
  return { fresh, isTelling: see.isPending };
};

/** Reads more where the rows in view come near an end of what is known, and says what is in view. */
const useReadAhead = ({ older, newer, see, reading }: FeedReading, feed: Feed, inView: InView | undefined): void => {
  useEffect(() => {
    if (!inView) return;
    see(inView);
    const { first, last } = inView;
    if (reading !== 'idle') return;
    if (last >= feed.posts.length - readAheadAt && feed.older !== null) void older();
    else if (first < readAheadAt && !feed.isNewest) void newer();
  });
};

const Posts = ({ link, feed, reading, onReport }: PostsProps) => {
  const posts = [...feed.tests, ...feed.posts];
  const list = useRef<HTMLUListElement>(null);
  const placed = usePostRows(
    link,
    posts.map(({ id }) => id),
    feed.isNewest,
    list,
  );
  const { rows } = placed;
  // No other posts are loaded before the target post is in view: they would move it.
  const [goal, setGoal] = useState<string>();
  useLayoutEffect(() => {
    const at = goal === undefined ? -1 : posts.findIndex(({ id }) => id === goal);
    if (at < 0) return;
    rows.scrollToIndex(at, { align: 'start' });
    const { startIndex = -1, endIndex = -1 } = rows.range ?? {};
    if (startIndex <= at && at <= endIndex) setGoal(undefined);
  });
  const shown = rows.getVirtualItems();
  const tests = feed.tests.length;
  const first = Math.max(0, (rows.range?.startIndex ?? 0) - tests);
  const inView = { first, last: Math.max(first, (rows.range?.endIndex ?? 0) - tests) };
  useReadAhead(reading, feed, goal === undefined ? inView : undefined);
  const shownIds = shown.map(({ key }) => key).join();
  const { fresh, isTelling } = useFresh(link, feed.posts, list, shownIds);
  return (
    <>
      <PostRows
        link={link}
        posts={posts}
        isWhole={feed.older === null && feed.isNewest}
        isBusy={reading.reading === 'busy'}
        list={list}
        placed={placed}
        isNew={({ id, isUnread }) => isUnread || fresh.has(id)}
        onReport={onReport}
      />
      <JumpButtons
        link={link}
        feed={feed}
        isTelling={isTelling}
        isAway={inView.first >= postsUntilFar}
        unseen={feed.posts.filter((post) => post.isUnread && !fresh.has(post.id)).length}
        onJump={(place) => reading.openAt(place, setGoal)}
      />
    </>
  );
};

/** What a channel has published, the newest first. */
export const PostList = ({ link, onReport }: PostListProps) => {
  const t = useTranslations('follower');
  const shared = useTranslations('shared');
  const reading = useFeed(link);
  const { feed, error, refetch } = reading;
  const isFrozen = useChannelFrozen(error);
  // What was read before it was frozen is not shown any more.
  if (isFrozen) return <FrozenNotice />;
  if (error && !feed) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!feed) return <LinesLoading lines={6} />;
  if (feed.posts.length + feed.tests.length === 0)
    return (
      <EmptyState icon={IconNotes} title={t('noPosts')}>
        {t('noPostsText')}
      </EmptyState>
    );
  return (
    <Stack gap={16} className={classes.feed}>
      <Posts link={link} feed={feed} reading={reading} onReport={onReport} />
      {feed.older !== null && (
        <Button variant="default" loading={reading.reading === 'busy'} onClick={() => void reading.older()}>
          {shared('showMore')}
        </Button>
      )}
    </Stack>
  );
};
