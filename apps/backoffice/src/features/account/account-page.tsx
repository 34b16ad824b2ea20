import '@mantine/core/styles/Button.css';
import { Card } from '@balcao/ui/card.tsx';
import { confirm } from '@balcao/ui/confirm';
import { PageHeader } from '@balcao/ui/page-header.tsx';
import { Button } from '@mantine/core';
import { IconLogout } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { logOut } from '../../lib/log-out.ts';
import { useCurrentUser } from '../../lib/member.ts';
import classes from './account-page.module.css';
import { PreferencesCard } from './preferences-card.tsx';
import { ProfileCard } from './profile-card.tsx';

/** One's own account: name and e-mail, how the product looks here, and the way out. */
export const AccountPage = () => {
  const t = useTranslations('account');
  const { merchantId } = useCurrentUser();
  return (
    <div className={classes.page}>
      <PageHeader title={t('title')} line={t('line')} back={merchantId ? '/home' : '/teams'} />
      <div className={classes.cards}>
        <ProfileCard />
        <PreferencesCard />
        <SessionCard />
      </div>
    </div>
  );
};

const SessionCard = () => {
  const t = useTranslations('account');
  const user = useTranslations('ui.user');
  const ask = async () => {
    if (await confirm({ title: user('logoutTitle'), message: user('logoutText'), action: user('logout') }))
      await logOut();
  };
  return (
    <Card title={t('session')}>
      <div className={classes.row}>
        <p className={classes.help}>{t('sessionText')}</p>
        <Button variant="default" leftSection={<IconLogout size={18} stroke={1.8} />} onClick={() => void ask()}>
          {user('logout')}
        </Button>
      </div>
    </Card>
  );
};
