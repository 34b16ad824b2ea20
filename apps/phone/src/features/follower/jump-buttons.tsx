import { Button } from '@balcao/ui/button.tsx';
import { Row } from '@balcao/ui/layout.tsx';
import { IconArrowBarToUp, IconArrowDown } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { unreadQuery } from '../../lib/unread.queries.ts';
import type { Feed } from './feed.ts';
import classes from './post-rows.module.css';

interface JumpButtonsProps {
  link: string;
  feed: Feed;
  /** Of those that are known here. */
  unseen: number;
  /** The server is being told of what was seen: its count is about to change. */
  isTelling: boolean;
  /** The newest are not in view. */
  isAway: boolean;
  onJump: (place: 'unread' | 'newest') => Promise<void>;
}

/** Lead to the oldest post that was not seen, where it is further away than what was read, and back to the newest. */
export const JumpButtons = ({ link, feed, unseen, isTelling, isAway, onJump }: JumpButtonsProps) => {
  const t = useTranslations('follower.jump');
  const { data: unread = {} } = useQuery(unreadQuery);
  const hasMore = useRef(false);
  if (!isTelling) hasMore.current = feed.isNewest && (unread[link] ?? 0) > unseen;
  const isFar = isAway || !feed.isNewest;
  if (!isFar && !hasMore.current) return null;
  return (
    <Row className={classes.jump} gap={8} justify="center" py={8} wrap>
      {hasMore.current && (
        <Button size="xs" leftSection={<IconArrowDown size={16} aria-hidden />} onClick={() => void onJump('unread')}>
          {t('unread')}
        </Button>
      )}
      {isFar && (
        <Button
          size="xs"
          variant="default"
          leftSection={<IconArrowBarToUp size={16} aria-hidden />}
          onClick={() => void onJump('newest')}
        >
          {t('newest')}
        </Button>
      )}
    </Row>
  );
};
