import type { Post } from '@balcao/contract/broadcast-feed';
import { BroadcastPost } from '@balcao/ui/broadcast-post.tsx';
import { Row } from '@balcao/ui/layout.tsx';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ReportButton } from '../../lib/report-button.tsx';
import { DocumentLink } from './document-link.tsx';
import classes from './follower.module.css';
import { PostActions } from './post-actions.tsx';
import { PostMoment } from './post-moment.tsx';

/** When a post came and what is said of it; an article is reported on its own page. */
interface FootProps {
  link: string;
  post: Post;
  isNew: boolean;
  onReport: () => void;
}
const Foot = ({ link, post, isNew, onReport }: FootProps) => (
  <Row mt={8} gap={8} align="center" justify="between" wrap>
    {!post.isTest && <PostActions place={{ link, broadcastId: post.id }} reactions={post.reactions} />}
    <PostMoment post={post} isNew={isNew} />
    {!post.isTest && post.type !== 'article' && <ReportButton of="broadcast" onReport={onReport} />}
  </Row>
);

interface PostItemProps extends FootProps {
  onPress: ((index: number) => void) | undefined;
  onOpen: (address?: string) => void;
  /** A page of its own opens, from this link. */
  onLeave: (element: HTMLElement) => void;
}
/** A post as it stands in the list of its channel. */
export const PostItem = ({ link, post, isNew, onPress, onOpen, onLeave, onReport }: PostItemProps) => {
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
