import { Button } from '@balcao/ui/button.tsx';
import { Muted } from '@balcao/ui/layout.tsx';
import { saveFile } from '@balcao/ui/save-file';
import { SettingCard } from '@balcao/ui/setting-card.tsx';
import { IconDownload } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useAccountData } from './account.queries.ts';
import classes from './account-cards.module.css';

const parts = ['profile', 'ways', 'teams', 'places', 'activity', 'support'] as const;

/** Everything that is kept about the person, as a file. */
export const MyDataCard = () => {
  const t = useTranslations('account.data');
  const read = useAccountData();
  const download = () =>
    read.mutate(undefined, {
      tell: (data) => {
        const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
        saveFile(file, `${t('file')}-${new Date().toISOString().slice(0, 10)}.json`);
        return t('done');
      },
    });
  return (
    <SettingCard
      icon={IconDownload}
      title={t('title')}
      line={t('help')}
      action={
        <Button variant="default" loading={read.isPending} onClick={download}>
          {t('download')}
        </Button>
      }
    >
      <ul className={classes.contents} aria-label={t('contents')}>
        {parts.map((part) => (
          <li key={part}>{t(`items.${part}`)}</li>
        ))}
      </ul>
      <Muted mt={12}>{t('secrets')}</Muted>
    </SettingCard>
  );
};
