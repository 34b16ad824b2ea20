import { Button } from '@balcao/ui/button.tsx';
import { SettingCard } from '@balcao/ui/setting-card.tsx';
import { IconLock } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { PasswordDialog } from './password-dialog.tsx';

/** The password of the account. */
export const PasswordCard = () => {
  const t = useTranslations('account.password');
  const shared = useTranslations('shared');
  const [isChanging, setChanging] = useState(false);
  return (
    <SettingCard
      icon={IconLock}
      title={shared('password')}
      line={t('help')}
      action={
        <Button variant="default" onClick={() => setChanging(true)}>
          {t('change')}
        </Button>
      }
    >
      {isChanging && <PasswordDialog onClose={() => setChanging(false)} />}
    </SettingCard>
  );
};
