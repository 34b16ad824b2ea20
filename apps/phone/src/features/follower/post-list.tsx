import { type Post, postsAtOnce } from '@balcao/contract/broadcast-feed';
import { BroadcastPost } from '@balcao/ui/broadcast-post.tsx';
import { Button } from '@balcao/ui/button.tsx';
import { EmptyState } from '@balcao/ui/empty-state.tsx';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { Muted, Row, Stack } from '@balcao/ui/layout.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { IconNotes } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Reported } from '../../lib/moderation.queries.ts';
import { ReportButton } from '../../lib/report-button.tsx';
import { postsQuery, useClick, useSee } from './broadcast.queries.ts';
import { DocumentLink } from './document-link.tsx';
import classes from './follower.module.css';
import { useChannelFrozen } from './follower.queries.ts';
import { FrozenNotice } from './frozen-notice.tsx';
import { PostActions } from './post-actions.tsx';
import { usePressOf } from './use-press-of.ts';
import { useShown } from './use-shown.ts';

/** How far each channel was scrolled when one of its articles was opened: who comes back goes on there. */
const places = new Map<string, number>();
const screenAround = (element: Element | null) => element?.closest('[data-screen]');

/** When a post came and what is said of it; an article is reported on its own page. */
interface FootProps {
  link: string;
  post: Post;
  isNew: boolean;
  onReport: () => void;
}
const Foot = ({ link, post, isNew, onReport }: FootProps) => {
  const t = useTranslations('follower');
  return (
    <Row mt={8} gap={8} align="center" justify="between" wrap>
      {!post.isTest && <PostActions place={{ link, broadcastId: post.id }} reactions={post.reactions} />}
      <Muted>
        {post.isTest && `${t('isTest')} · `}
        {post.isEdited && `${t('isEdited')} · `}
        {isNew && `${t('isNew')} · `}
        <Instant at={post.sentAt} />
      </Muted>
      {!post.isTest && post.type !== 'article' && <ReportButton of="broadcast" onReport={onReport} />}
    </Row>
  );
};

interface PostItemProps extends FootProps {
  onPress: ((index: number) => void) | undefined;
  onOpen: () => void;
  /** A page of its own opens, from this link. */
  onLeave: (element: HTMLElement) => void;
}
const PostItem = ({ link, post, isNew, onPress, onOpen, onLeave, onReport }: PostItemProps) => {
  const { id, type } = post;
  const page = (title: ReactNode) => (
    <Link
      to="/channel/$link/post/$id"
      params={{ link, id }}
      className={classes.opens}
      onClick={({ currentTarget }) => onLeave(currentTarget)}
    >
      {title}
    </Link>
  );
  return (
    <BroadcastPost
      post={post}
      cover={post.cover}
      {...(type === 'article' ? { onPage: page } : {})}
      media={post.media}
      onDocument={({ id: mediaId, name }) => (
        <DocumentLink {...{ link, id, mediaId, name }} onClick={({ currentTarget }) => onLeave(currentTarget)} />
      )}
      buttons={post.buttons}
      onPress={onPress}
      isUnread={isNew}
      foot={<Foot link={link} post={post} isNew={isNew} onReport={onReport} />}
      onOpen={onOpen}
    />
  );
};

interface PostListProps {
  link: string;
  onReport: (reported: Reported) => void;
}
const Posts = ({ link, posts, onReport }: PostListProps & { posts: readonly Post[] }) => {
  const see = useSee(link);
  const click = useClick(link);
  const pressOf = usePressOf(link);
  // What was unread when it was first shown here stays marked, although the server knows it as seen by now.
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  const unread = new Set(posts.filter(({ isUnread }) => isUnread).map(({ id }) => id));
  const list = useShown<HTMLUListElement>(posts.map(({ id }) => id).join(), (shown) => {
    const news = shown.filter((id) => unread.has(id));
    if (news.length === 0) return;
    setFresh((all) => new Set([...all, ...news]));
    for (let from = 0; from < news.length; from += postsAtOnce) see.mutate(news.slice(from, from + postsAtOnce));
  });
  useLayoutEffect(() => {
    const [screen, place] = [screenAround(list.current), places.get(link)];
    places.delete(link);
    if (screen && place !== undefined) screen.scrollTop = place;
  }, [link, list]);
  return (
    <Stack as="ul" gap={12} ref={list}>
      {posts.map((post) => (
        <li key={post.id} data-id={post.id}>
          <PostItem
            link={link}
            post={post}
            isNew={post.isUnread || fresh.has(post.id)}
            onPress={pressOf(post)}
            onOpen={() => {
              if (!post.isTest) click.mutate(post.id);
            }}
            onLeave={(element) => places.set(link, screenAround(element)?.scrollTop ?? 0)}
            onReport={() => onReport({ link, broadcastId: post.id })}
          />
        </li>
      ))}
    </Stack>
  );
};

/** What a channel has published, the newest first. */
export const PostList = ({ link, onReport }: PostListProps) => {
  const t = useTranslations('follower');
  const shared = useTranslations('shared');
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(postsQuery(link));
  const isFrozen = useChannelFrozen(error);
  const posts = data?.pages.flatMap(({ list }) => list);
  // What was read before it was frozen is not shown any more.
  if (isFrozen) return <FrozenNotice />;
  if (error && !posts) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!posts) return <LinesLoading lines={6} />;
  if (posts.length === 0)
    return (
      <EmptyState icon={IconNotes} title={t('noPosts')}>
        {t('noPostsText')}
      </EmptyState>
    );
  return (
    <Stack gap={16}>
      <Posts link={link} posts={posts} onReport={onReport} />
      {hasNextPage && (
        <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {shared('showMore')}
        </Button>
      )}
    </Stack>
  );
};
