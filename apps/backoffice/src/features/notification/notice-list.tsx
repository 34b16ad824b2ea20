import type { Notice } from '@balcao/contract/notification-bell';
import type { Told } from '@balcao/contract/notification-notice';
import { noticePath } from '@balcao/contract/notification-path';
import { Instant } from '@balcao/ui/instant.tsx';
import { Box, Grid, Muted } from '@balcao/ui/layout.tsx';
import { useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { useTranslations } from 'use-intl';
import { noticeSigns } from './notice-icons.ts';
import classes from './notification.module.css';
import { useSeeNotices } from './notification.queries.ts';
import { useNoticeWords } from './use-notice-words.ts';

/** Notices, each a link to its subject; following the link marks it as read. */
export const NoticeList = ({ notices, onGo }: { notices: readonly Notice[]; onGo?: () => void }) => {
  const t = useTranslations('notification');
  const wordsOf = useNoticeWords();
  const see = useSeeNotices();
  const router = useRouter();
  const follow = (event: MouseEvent, { id, isSeen }: Notice, href: string) => {
    if (!isSeen) see.mutate([id]);
    // In another tab or window: the browser's own way.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onGo?.();
    void router.navigate({ href });
  };
  return (
    <Box as="ul" p={6}>
      {notices.map((notice) => {
        const { icon: Sign, tone: usual } = noticeSigns[notice.kind];
        const tone = 'isAccepted' in notice.data ? (notice.data.isAccepted ? 'good' : 'waiting') : usual;
        const href = noticePath(notice as Told);
        return (
          <li key={notice.id}>
            <Grid
              as="a"
              href={href}
              className={classes.notice}
              gap={12}
              onClick={(event) => follow(event, notice, href)}
            >
              <Grid as="span" className={classes.sign} align="center" across="center" data-tone={tone}>
                <Sign size={18} stroke={1.8} aria-hidden />
              </Grid>
              <span className={classes.words} data-news={notice.isSeen ? undefined : true}>
                {wordsOf(notice)}
                <Muted as="span" block weight={400}>
                  <Instant at={notice.at} />
                </Muted>
              </span>
              {!notice.isSeen && <span className={classes.dot} role="img" aria-label={t('isNew')} />}
            </Grid>
          </li>
        );
      })}
    </Box>
  );
};
