import { Button } from '@balcao/ui/button.tsx';
import { Row } from '@balcao/ui/layout.tsx';
import { SettingCard } from '@balcao/ui/setting-card.tsx';
import { StatusBadge } from '@balcao/ui/status-badge.tsx';
import { IconShieldLock } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useCurrentStaff } from '../../lib/current-staff.ts';

const FactorDialog = lazy(() => import('./factor-dialog.tsx'));
const FactorOffDialog = lazy(() => import('./factor-off-dialog.tsx'));

/** One's own second factor: on, to another phone, and off where it may be off. */
export const FactorCard = () => {
  const t = useTranslations('staff.account.factor');
  const { twoFactor, twoFactorRequired } = useCurrentStaff();
  const [open, setOpen] = useState<'offer' | 'off'>();
  const close = () => setOpen(undefined);
  const action = (
    <Row gap={8} wrap>
      {twoFactor && !twoFactorRequired && (
        <Button variant="default" onClick={() => setOpen('off')}>
          {t('disable')}
        </Button>
      )}
      <Button variant={twoFactor ? 'default' : 'filled'} onClick={() => setOpen('offer')}>
        {t(twoFactor ? 'replace' : 'enable')}
      </Button>
    </Row>
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
