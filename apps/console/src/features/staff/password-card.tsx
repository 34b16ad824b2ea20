import { Button } from '@balcao/ui/button.tsx';
import { SettingCard } from '@balcao/ui/setting-card.tsx';
import { IconLock } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';

const PasswordDialog = lazy(() => import('./password-dialog.tsx'));

/** One's own password. */
export const PasswordCard = () => {
  const t = useTranslations('staff.account.password');
  const shared = useTranslations('shared');
  const [isChanging, setChanging] = useState(false);
  const action = (
    <Button variant="default" onClick={() => setChanging(true)}>
      {t('change')}
    </Button>
  );
  return (
    <SettingCard icon={IconLock} title={shared('password')} line={t('line')} action={action}>
      {isChanging && (
        <Suspense>
          <PasswordDialog onClose={() => setChanging(false)} />
        </Suspense>
      )}
    </SettingCard>
  );
};
