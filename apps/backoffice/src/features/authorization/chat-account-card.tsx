import { ErrorState } from '@balcao/ui/error-state.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { Bar } from '@balcao/ui/loading.tsx';
import { SettingCard } from '@balcao/ui/setting-card.tsx';
import { StatusBadge } from '@balcao/ui/status-badge.tsx';
import { IconMessageCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { chatAccountQuery } from './authorization.queries.ts';
import { BindButton } from './bind-button.tsx';
import { ChatAccountSteps } from './chat-account-steps.tsx';

/** The chat account with which one logs in by QR code: linking one, or another. */
export const ChatAccountCard = () => {
  const t = useTranslations('authorization');
  const found = useQuery(chatAccountQuery);
  const { data } = found;
  const line = () => {
    if (!data) return found.isError ? null : <Bar width="16rem" />;
    if (data.boundAt === null) return t('line');
    const since = () => <Instant at={data.boundAt ?? ''} form="date" />;
    return t.rich('boundLine', { person: data.name ?? '', name: (words) => <strong>{words}</strong>, since });
  };
  const failed = found.isError && !data && <ErrorState error={found.error} onRetry={() => void found.refetch()} />;
  return (
    <SettingCard
      icon={IconMessageCircle}
      title={t('title')}
      state={data?.bound && <StatusBadge tone="good">{t('bound')}</StatusBadge>}
      line={line()}
      action={data && <BindButton bound={data.bound ? (data.name ?? '') : null} />}
    >
      {data?.bound ? <ChatAccountSteps {...data} /> : failed}
    </SettingCard>
  );
};
