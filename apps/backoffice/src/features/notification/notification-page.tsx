import { Button } from '@balcao/ui/button.tsx';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { Box } from '@balcao/ui/layout.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { PageHeader } from '@balcao/ui/page-header.tsx';
import { Pager } from '@balcao/ui/pager.tsx';
import { IconChecks } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { NoNotices } from './no-notices.tsx';
import { NoticeList } from './notice-list.tsx';
import classes from './notification.module.css';
import { noticesOptions, unseenOptions, useSeeNotices } from './notification.queries.ts';

/** Everything that the team was told of in the past half year, as far as the member may know and wants to. */
export const NotificationPage = () => {
  const t = useTranslations('notification');
  const { cursor } = useSearch({ from: '/team/notifications' });
  const navigate = useNavigate();
  const { data, error, refetch, isPlaceholderData } = useQuery(noticesOptions({ cursor }));
  const { data: news } = useQuery(unseenOptions);
  const see = useSeeNotices();
  const page = data && { ...data, nextCursor: isPlaceholderData ? null : data.nextCursor };
  return (
    <div className={classes.page}>
      <PageHeader
        title={t('title')}
        line={t('line')}
        actions={
          <Button
            variant="default"
            leftSection={<IconChecks size={18} stroke={1.8} />}
            disabled={!news?.unseen}
            loading={see.isPending}
            onClick={() => see.mutate(undefined)}
          >
            {t('seeAll')}
          </Button>
        }
      />
      <Box ground="surface" framed rounded="lg">
        {data ? (
          data.list.length > 0 ? (
            <NoticeList notices={data.list} />
          ) : (
            <NoNotices />
          )
        ) : error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <div className={classes.waiting}>
            <LinesLoading lines={8} />
          </div>
        )}
      </Box>
      {!error && (
        <Pager
          page={page}
          cursor={cursor}
          onCursor={(next) => void navigate({ to: '/notifications', search: { cursor: next } })}
        />
      )}
    </div>
  );
};
