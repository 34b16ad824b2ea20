import '@mantine/core/styles/Button.css';
import { AppLink } from '@balcao/ui/app-link.tsx';
import { EmptyState } from '@balcao/ui/empty-state.tsx';
import { Button } from '@mantine/core';
import { IconFilterOff, IconHistory, IconHistoryOff } from '@tabler/icons-react';
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
export const NothingFound = ({ mistake, onClear }: { mistake: string | undefined; onClear: () => void }) => {
  const t = useTranslations('log.none');
  const ui = useTranslations('ui.filter');
  return (
    <EmptyState
      icon={IconFilterOff}
      title={t(mistake ? 'wrong' : 'title')}
      action={
        <Button variant="default" onClick={onClear}>
          {ui('clearAll')}
        </Button>
      }
    >
      {mistake ?? t('text')}
    </EmptyState>
  );
};

/** A page past the end. */
export const PastTheEnd = ({ onFirst }: { onFirst: () => void }) => {
  const t = useTranslations('log.pastEnd');
  return (
    <EmptyState
      icon={IconHistoryOff}
      title={t('title')}
      action={
        <Button variant="default" onClick={onFirst}>
          {t('first')}
        </Button>
      }
    />
  );
};
