import { unreadAtMost } from '@balcao/contract/broadcast-feed';
import { Hidden } from '@balcao/ui/layout.tsx';
import { useTranslations } from 'use-intl';
import classes from './unread-mark.module.css';

interface UnreadMarkProps {
  count: number;
  /** Of channels that make themselves heard; those that are muted are only counted. */
  isHeard: boolean;
}

/** How many are unread. */
export const UnreadMark = ({ count, isHeard }: UnreadMarkProps) => {
  const t = useTranslations('follower');
  if (count === 0) return null;
  return (
    <span className={classes.mark} data-heard={isHeard || undefined}>
      <span aria-hidden>{count >= unreadAtMost ? `${unreadAtMost - 1}+` : count}</span>
      <Hidden>{t('unread', { count })}</Hidden>
    </span>
  );
};
