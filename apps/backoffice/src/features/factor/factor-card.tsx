import { Button } from '@balcao/ui/button.tsx';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { SettingCard } from '@balcao/ui/setting-card.tsx';
import { StatusBadge } from '@balcao/ui/status-badge.tsx';
import { IconShieldLock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { factorOptions, useGenerateFactor } from './factor.queries.ts';
import { RecoveryLine } from './recovery-line.tsx';

const EnableDialog = lazy(() => import('./enable-dialog.tsx'));
const DisableDialog = lazy(() => import('./disable-dialog.tsx'));

/**
 * Two-step verification: whether it is on, the way to turn it on or off, and its recovery codes. The dialogs are rendered outside the card's content,
 * since their actions change the content while they are still open.
 */
export const FactorCard = () => {
  const t = useTranslations('factor');
  const { data, error, refetch } = useQuery(factorOptions);
  const generate = useGenerateFactor();
  const [isDisabling, setIsDisabling] = useState(false);
  const action = data?.enabled ? (
    <Button variant="default" onClick={() => setIsDisabling(true)}>
      {t('disable.open')}
    </Button>
  ) : (
    // The secret is made first, as that is where the owner may be asked to prove that it is them; then the dialog shows it.
    <Button loading={generate.isPending} onClick={() => generate.mutate()}>
      {t('enable.open')}
    </Button>
  );
  return (
    <>
      <SettingCard
        icon={IconShieldLock}
        title={t('title')}
        state={
          data && <StatusBadge tone={data.enabled ? 'good' : 'ended'}>{t(data.enabled ? 'on' : 'off')}</StatusBadge>
        }
        line={t('line')}
        action={data && action}
      >
        {data?.enabled && <RecoveryLine left={data.recoveryCodesLeft} />}
        {!data && (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <LinesLoading lines={1} />)}
      </SettingCard>
      <Suspense>
        {generate.data && <EnableDialog offer={generate.data} onClose={generate.reset} />}
        {isDisabling && <DisableDialog onClose={() => setIsDisabling(false)} />}
      </Suspense>
    </>
  );
};
