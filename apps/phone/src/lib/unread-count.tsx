import { Hidden } from '@balcao/ui/layout.tsx';
import { useTranslations } from 'use-intl';
import classes from './unread-count.module.css';

const shownAtMost = 99;

/** How many messages are unread. */
export const UnreadCount = ({ count }: { count: number }) => {
  const t = useTranslations('follower');
  if (count === 0) return null;
  return (
    <span className={classes.mark}>
      <span aria-hidden>{count > shownAtMost ? `${shownAtMost}+` : count}</span>
      <Hidden>{t('unread', { count })}</Hidden>
    </span>
  );
};
