import type { Post } from '@balcao/contract/broadcast-feed';
import type { RefObject } from 'react';
import type { Reported } from '../../lib/moderation.queries.ts';
import { useClick } from './broadcast.queries.ts';
import { PostItem } from './post-item.tsx';
import classes from './post-rows.module.css';
import type { PlacedRows } from './use-post-rows.ts';
import { usePressOf } from './use-press-of.ts';

interface PostRowsProps {
  link: string;
  posts: readonly Post[];
  /** All there are. */
  isWhole: boolean;
  /** More is being read. */
  isBusy: boolean;
  list: RefObject<HTMLUListElement | null>;
  placed: PlacedRows;
  isNew: (post: Post) => boolean;
  onReport: (reported: Reported) => void;
}

/** Those of the posts that stand on the page, each at its place in a list as high as all of them. */
export const PostRows = ({ link, posts, isWhole, isBusy, list, placed, isNew, onReport }: PostRowsProps) => {
  const click = useClick(link);
  const pressOf = usePressOf(link);
  const { rows, margin, leave, onFocus, onBlur } = placed;
  const height = rows.getTotalSize();
  return (
    <ul ref={list} className={classes.list} style={{ height }} onFocus={onFocus} onBlur={onBlur} aria-busy={isBusy}>
      {rows.getVirtualItems().map(({ index, start }) => {
        const post = posts[index];
        return (
          post && (
            <li
              key={post.id}
              ref={rows.measureElement}
              data-id={post.id}
              data-index={index}
              className={classes.row}
              style={{ transform: `translateY(${start - margin}px)` }}
              aria-posinset={index + 1}
              aria-setsize={isWhole ? posts.length : -1}
            >
              <PostItem
                link={link}
                post={post}
                isNew={isNew(post)}
                onPress={pressOf(post)}
                onOpen={(opened) => {
                  if (!post.isTest) click.mutate({ post, opened });
                }}
                onLeave={leave}
                onReport={() => onReport({ link, broadcastId: post.id })}
              />
            </li>
          )
        );
      })}
    </ul>
  );
};
