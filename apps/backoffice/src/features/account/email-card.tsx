import { Button } from '@balcao/ui/button.tsx';
import { Text } from '@balcao/ui/layout.tsx';
import { SettingCard } from '@balcao/ui/setting-card.tsx';
import { IconMail } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useCurrentUser } from '../../lib/member.ts';
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
          <Text as="span" weight={600} tone="text">
            {email}
          </Text>
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
