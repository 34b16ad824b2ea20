import { Grid } from '@balcao/ui/layout.tsx';
import { IconApps, IconBroadcast, IconCreditCard, IconMessage, IconMessages, IconNfc } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { ownConversationsQuery } from '../../lib/own-conversations.queries.ts';
import { unreadQuery } from '../../lib/unread.queries.ts';
import { UnreadCount } from '../../lib/unread-count.tsx';
import classes from './wallet-links.module.css';

/** From the wallet to its cards, to mini programs and to channels. */
export const WalletLinks = () => {
  const t = useTranslations('customer');
  const d = useTranslations('device.tapping');
  const conversation = useTranslations('conversation');
  const { data } = useInfiniteQuery(ownConversationsQuery);
  const { data: unread = {} } = useQuery(unreadQuery);
  return (
    <Grid as="nav" className={classes.links} gap={12} aria-label={t('wallet.links')}>
      <Link to="/cards" className={classes.link}>
        <IconCreditCard size={20} stroke={1.6} aria-hidden />
        {t('cards.title')}
      </Link>
      <Link to="/tap" className={classes.link}>
        <IconNfc size={20} stroke={1.6} aria-hidden />
        {d('title')}
      </Link>
      <Link to="/applet" className={classes.link}>
        <IconApps size={20} stroke={1.6} aria-hidden />
        {t('wallet.applets')}
      </Link>
      <Link to="/channel" className={classes.link}>
        <IconBroadcast size={20} stroke={1.6} aria-hidden />
        {t('wallet.channels')}
        <UnreadCount count={Object.values(unread).reduce((sum, count) => sum + count, 0)} />
      </Link>
      <Link to="/conversation" className={classes.link}>
        <IconMessages size={20} stroke={1.6} aria-hidden />
        {conversation('title')}
        <UnreadCount count={data?.pages[0]?.unread ?? 0} />
      </Link>
      <Link to="/message" className={classes.link}>
        <IconMessage size={20} stroke={1.6} aria-hidden />
        {t('wallet.messages')}
      </Link>
    </Grid>
  );
};
