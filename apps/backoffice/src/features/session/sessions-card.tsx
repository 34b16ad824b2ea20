import type { SessionEntry } from '@balcao/contract/session';
import { Button } from '@balcao/ui/button.tsx';
import { confirm } from '@balcao/ui/confirm';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { Box, Muted } from '@balcao/ui/layout.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { SettingCard } from '@balcao/ui/setting-card.tsx';
import { IconDevices } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { SessionLine } from './session-line.tsx';
import { sessionListOptions, useEndOtherSessions } from './session-list.queries.ts';

/** Where the person is logged in, this browser first; what they do not know, they end. */
export const SessionsCard = () => {
  const t = useTranslations('session.list');
  const { data, error, refetch } = useQuery(sessionListOptions);
  return (
    <SettingCard
      icon={IconDevices}
      title={t('title')}
      line={t('line')}
      action={data && data.list.length > 1 && <EndOthersButton />}
    >
      {data ? (
        <SessionLines list={data.list} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <LinesLoading lines={2} />
      )}
    </SettingCard>
  );
};

const SessionLines = ({ list }: { list: readonly SessionEntry[] }) => {
  const t = useTranslations('session.list');
  return (
    <>
      <Box as="ul" framed rounded="md" aria-label={t('title')}>
        {list.map((session) => (
          <SessionLine key={session.id} session={session} />
        ))}
      </Box>
      {list.length === 1 && <Muted mt={12}>{t('alone')}</Muted>}
    </>
  );
};

const EndOthersButton = () => {
  const t = useTranslations('session.list');
  const endOthers = useEndOtherSessions();
  const ask = async () => {
    const question = { title: t('othersTitle'), message: t('othersText'), action: t('others'), dangerous: true };
    if (await confirm(question))
      endOthers.mutate(undefined, { tell: ({ ended }) => t('othersDone', { count: ended }) });
  };
  return (
    <Button variant="default" loading={endOthers.isPending} onClick={() => void ask()}>
      {t('others')}
    </Button>
  );
};
