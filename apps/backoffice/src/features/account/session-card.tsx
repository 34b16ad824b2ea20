import '@mantine/core/styles/Button.css';
import { confirm } from '@balcao/ui/confirm';
import { SettingCard } from '@balcao/ui/setting-card.tsx';
import { Button } from '@mantine/core';
import { IconLogout } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { logOut } from '../../lib/log-out.ts';

/** The way out, here. */
export const SessionCard = () => {
  const t = useTranslations('account');
  const user = useTranslations('ui.user');
  const ask = async () => {
    if (await confirm({ title: user('logoutTitle'), message: user('logoutText'), action: user('logout') }))
      await logOut();
  };
  return (
    <SettingCard
      icon={IconLogout}
      title={t('session')}
      line={t('sessionText')}
      action={
        <Button variant="default" onClick={() => void ask()}>
          {user('logout')}
        </Button>
      }
    />
  );
};
