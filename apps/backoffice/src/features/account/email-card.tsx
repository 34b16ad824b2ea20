import '@mantine/core/styles/Button.css';
import { SettingCard } from '@balcao/ui/setting-card.tsx';
import { Button } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useCurrentUser } from '../../lib/member.ts';
import classes from './account-cards.module.css';
import { EmailDialog } from './email-dialog.tsx';

/** The address of the account. */
export const EmailCard = () => {
  const t = useTranslations('account.email');
  const shared = useTranslations('shared');
  const { email } = useCurrentUser();
  const [isChanging, setChanging] = useState(false);
  return (
    <SettingCard
      icon={IconMail}
      title={shared('email')}
      line={
        <>
          <span className={classes.strong}>{email}</span>
          <br />
          {t('help')}
        </>
      }
      action={
        <Button variant="default" onClick={() => setChanging(true)}>
          {t('change')}
        </Button>
      }
    >
      {isChanging && <EmailDialog onClose={() => setChanging(false)} />}
    </SettingCard>
  );
};
