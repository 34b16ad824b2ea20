import type { Post } from '@balcao/contract/broadcast-feed';
import { Instant } from '@balcao/ui/instant.tsx';
import { Muted } from '@balcao/ui/layout.tsx';
import { useTranslations } from 'use-intl';

interface PostMomentProps {
  post: Pick<Post, 'isTest' | 'isEdited' | 'sentAt'>;
  isNew?: boolean;
}
/** When a post came, and whether it is a test, was edited or is new: in the list and on its own page alike. */
export const PostMoment = ({ post, isNew = false }: PostMomentProps) => {
  const t = useTranslations('follower');
  return (
    <Muted>
      {post.isTest && `${t('isTest')} · `}
      {post.isEdited && `${t('isEdited')} · `}
      {isNew && `${t('isNew')} · `}
      <Instant at={post.sentAt} />
    </Muted>
  );
};
