import '@mantine/core/styles/Button.css';
import { SettingCard } from '@balcao/ui/setting-card.tsx';
import { StatusBadge } from '@balcao/ui/status-badge.tsx';
import { Button } from '@mantine/core';
import { IconShieldLock } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useCurrentStaff } from '../../lib/current-staff.ts';
import classes from './account-page.module.css';

const FactorDialog = lazy(() => import('./factor-dialog.tsx'));
const FactorOffDialog = lazy(() => import('./factor-off-dialog.tsx'));

/** One's own second factor: on, to another phone, and off where it may be off. */
export const FactorCard = () => {
  const t = useTranslations('staff.account.factor');
  const { twoFactor, twoFactorRequired } = useCurrentStaff();
  const [open, setOpen] = useState<'offer' | 'off'>();
  const close = () => setOpen(undefined);
  const action = (
    <div className={classes.actions}>
      {twoFactor && !twoFactorRequired && (
        <Button variant="default" onClick={() => setOpen('off')}>
          {t('disable')}
        </Button>
      )}
      <Button variant={twoFactor ? 'default' : 'filled'} onClick={() => setOpen('offer')}>
        {t(twoFactor ? 'replace' : 'enable')}
      </Button>
    </div>
  );
  return (
    <SettingCard
      icon={IconShieldLock}
      title={t('title')}
      state={<StatusBadge tone={twoFactor ? 'good' : 'ended'}>{t(twoFactor ? 'on' : 'off')}</StatusBadge>}
      line={
        <>
          {t('line')} {twoFactorRequired && t('required')}
        </>
      }
      action={action}
    >
      <Suspense>
        {open === 'offer' && <FactorDialog isOn={twoFactor} onClose={close} />}
        {open === 'off' && <FactorOffDialog onClose={close} />}
      </Suspense>
    </SettingCard>
  );
};
