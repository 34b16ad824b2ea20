import '@mantine/core/styles/Button.css';
import { AppLink } from '@balcao/ui/app-link.tsx';
import { EmptyState } from '@balcao/ui/empty-state.tsx';
import { NothingFound } from '@balcao/ui/nothing-found.tsx';
import { PastTheEnd } from '@balcao/ui/past-the-end.tsx';
import { Button } from '@mantine/core';
import { IconHistory, IconHistoryOff } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';

/** Nothing was done yet. */
export const NoDeeds = () => {
  const t = useTranslations('log.empty');
  return (
    <EmptyState
      icon={IconHistory}
      title={t('title')}
      action={
        <Button component={AppLink} to="/setting/team" variant="default">
          {t('action')}
        </Button>
      }
    >
      {t('text')}
    </EmptyState>
  );
};

/** The filters let nothing through, or are wrong themselves: `mistake` says how. */
export const NoneFound = ({ mistake, onClear }: { mistake: string | undefined; onClear: () => void }) => {
  const t = useTranslations('log.none');
  return (
    <NothingFound title={t(mistake ? 'wrong' : 'title')} onClear={onClear}>
      {mistake ?? t('text')}
    </NothingFound>
  );
};

/** A page past the end. */
export const LogEnd = ({ onFirst }: { onFirst: () => void }) => {
  const t = useTranslations('log.pastEnd');
  return <PastTheEnd icon={IconHistoryOff} title={t('title')} first={t('first')} onFirst={onFirst} />;
};
