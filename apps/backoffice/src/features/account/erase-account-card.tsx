import { Button } from '@balcao/ui/button.tsx';
import { SettingCard } from '@balcao/ui/setting-card.tsx';
import { IconUserX } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { EraseAccountDialog } from './erase-account-dialog.tsx';

/** The way out: the account and what names the person are deleted. */
export const EraseAccountCard = () => {
  const t = useTranslations('account.erase');
  const [isOpen, setOpen] = useState(false);
  return (
    <SettingCard
      icon={IconUserX}
      title={t('title')}
      line={t('line')}
      action={
        <Button variant="default" onClick={() => setOpen(true)}>
          {t('title')}
        </Button>
      }
    >
      {isOpen && <EraseAccountDialog onClose={() => setOpen(false)} />}
    </SettingCard>
  );
};
