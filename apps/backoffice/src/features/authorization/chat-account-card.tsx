import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/Loader.css';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { Bar } from '@balcao/ui/loading.tsx';
import { useRefusals } from '@balcao/ui/refusals';
import { SettingCard } from '@balcao/ui/setting-card.tsx';
import { StatusBadge } from '@balcao/ui/status-badge.tsx';
import { Button } from '@mantine/core';
import { IconMessageCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useProven } from '../../lib/proven.ts';
import { ask, type BindCode, chatAccountQuery } from './authorization.queries.ts';
import { BindDialog } from './bind-dialog.tsx';
import { ChatAccountSteps } from './chat-account-steps.tsx';

/** The chat account with which one logs in by QR code: linking one, or another. */
export const ChatAccountCard = () => {
  const t = useTranslations('authorization');
  const found = useQuery(chatAccountQuery);
  const proven = useProven();
  const present = useRefusals();
  const [opened, setOpened] = useState<{ first: BindCode; bound: string | null }>();
  const [isAsking, setAsking] = useState(false);
  const { data } = found;
  const begin = async () => {
    setAsking(true);
    const bound = data?.name ?? null;
    await proven(() => ask(bound !== null)).then((first) => setOpened({ first, bound }), present);
    setAsking(false);
  };
  const line = () => {
    if (!data) return found.isError ? null : <Bar width="16rem" />;
    if (data.boundAt === null) return t('line');
    const since = () => <Instant at={data.boundAt ?? ''} form="date" />;
    return t.rich('boundLine', { person: data.name ?? '', name: (words) => <strong>{words}</strong>, since });
  };
  const failed = found.isError && !data && <ErrorState error={found.error} onRetry={() => void found.refetch()} />;
  return (
    <>
      <SettingCard
        icon={IconMessageCircle}
        title={t('title')}
        state={data?.bound && <StatusBadge tone="good">{t('bound')}</StatusBadge>}
        line={line()}
        action={
          data && (
            <Button variant="default" loading={isAsking} onClick={() => void begin()}>
              {t(data.bound ? 'change' : 'bind')}
            </Button>
          )
        }
      >
        {data?.bound ? <ChatAccountSteps {...data} /> : failed}
      </SettingCard>
      {opened && <BindDialog {...opened} onClose={() => setOpened(undefined)} />}
    </>
  );
};
