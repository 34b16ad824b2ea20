import type { Likes } from '@balcao/contract/reaction';
import { Button } from '@balcao/ui/button.tsx';
import { IconHeart, IconHeartFilled } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';

interface LikeButtonProps {
  likes: Likes;
  /** What was tapped, until the answer is read. */
  pending: boolean | undefined;
  /** What is liked, where several stand on a page. */
  of?: string;
  onLike: (isLiked: boolean) => void;
}
/** Likes something, or takes that back. The second tap of a double tap says nothing. */
export const LikeButton = ({ likes: { likes, isLiked }, pending, of, onLike }: LikeButtonProps) => {
  const t = useTranslations('follower.reaction');
  const shown = pending ?? isLiked;
  const words = t('likes', { count: likes + Number(shown) - Number(isLiked) });
  return (
    <Button
      variant="subtle"
      color="gray"
      size="xs"
      leftSection={shown ? <IconHeartFilled size={16} /> : <IconHeart size={16} stroke={1.8} />}
      aria-pressed={shown}
      {...(of && { 'aria-label': `${words}: ${of}` })}
      onClick={({ detail }) => {
        if (detail < 2) onLike(!shown);
      }}
    >
      {words}
    </Button>
  );
};
