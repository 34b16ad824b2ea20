import type { Reactions } from '@balcao/contract/reaction';
import { repliesCountedAtMost } from '@balcao/contract/reaction';
import { Button } from '@balcao/ui/button.tsx';
import { Row } from '@balcao/ui/layout.tsx';
import { tellBad, tellGood } from '@balcao/ui/notice';
import { IconMessageCircle, IconShare2 } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { LikeButton } from './like-button.tsx';
import { type PostPlace, useLike } from './reaction.queries.ts';

const look = { variant: 'subtle', color: 'gray', size: 'xs' } as const;

interface PostActionsProps {
  place: PostPlace;
  reactions: Reactions;
  /** On the page of the post its replies stand below. */
  isPage?: boolean;
}

const LikePost = ({ place, reactions }: PostActionsProps) => {
  const like = useLike(place);
  const pending = like.isPending ? like.variables : undefined;
  return <LikeButton likes={reactions} pending={pending} onLike={(isLiked) => like.mutate(isLiked)} />;
};

/** Passes the address of a post on: by the system's own sheet, or copied where there is none. */
const ShareButton = ({ link, broadcastId }: PostPlace) => {
  const t = useTranslations('follower.reaction');
  const copy = useTranslations('ui.copy');
  const share = async () => {
    const url = new URL(`/phone/channel/${link}/post/${broadcastId}`, window.location.href).href;
    try {
      if ('share' in navigator) await navigator.share({ url });
      else {
        await window.navigator.clipboard.writeText(url);
        tellGood(copy('copied'));
      }
    } catch (error) {
      // Who closes the system's sheet again has decided so.
      if (!(error instanceof DOMException && error.name === 'AbortError')) tellBad(copy('failed'));
    }
  };
  return (
    <Button {...look} leftSection={<IconShare2 size={16} stroke={1.8} />} onClick={() => void share()}>
      {t('share')}
    </Button>
  );
};

/** What a person does with a post: like it, read and write replies, pass it on. */
export const PostActions = ({ place, reactions, isPage = false }: PostActionsProps) => {
  const t = useTranslations('follower.reaction');
  const { link, broadcastId: id } = place;
  const { replies } = reactions;
  return (
    <Row gap={4} align="center" wrap>
      <LikePost place={place} reactions={reactions} />
      {replies !== null && !isPage && (
        <Button
          {...look}
          leftSection={<IconMessageCircle size={16} stroke={1.8} />}
          renderRoot={(props) => <Link {...props} to="/channel/$link/post/$id" params={{ link, id }} />}
        >
          {replies < repliesCountedAtMost ? t('count', { count: replies }) : t('many', { count: replies - 1 })}
        </Button>
      )}
      <ShareButton {...place} />
    </Row>
  );
};
