import { Button } from '@balcao/ui/button.tsx';
import { Muted } from '@balcao/ui/layout.tsx';
import { saveFile } from '@balcao/ui/save-file';
import { SettingCard } from '@balcao/ui/setting-card.tsx';
import { IconDownload } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useOwnData } from './account.queries.ts';
import classes from './account-cards.module.css';

const parts = ['profile', 'ways', 'teams', 'places', 'activity', 'submissions', 'support'] as const;

/** Everything that is kept about the person, as a file. */
export const MyDataCard = () => {
  const t = useTranslations('account.data');
  const read = useOwnData();
  const download = () =>
    read.mutate(undefined, {
      tell: (file) => {
        saveFile(file, `${t('file')}-${new Date().toISOString().slice(0, 10)}.zip`);
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
      <Muted mt={12}>{t('ofTeams')}</Muted>
      <Muted mt={12}>{t('secrets')}</Muted>
    </SettingCard>
  );
};
