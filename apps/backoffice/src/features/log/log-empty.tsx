import { AppLink } from '@balcao/ui/app-link.tsx';
import { Button } from '@balcao/ui/button.tsx';
import { EmptyList } from '@balcao/ui/empty-list.tsx';
import { IconHistory } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';

interface NoLogEntriesProps {
  narrows: boolean;
  /** What is wrong with the filters themselves. */
  mistake: string | undefined;
  cursor: string | undefined;
  onClear: () => void;
  onFirst: () => void;
}

/** Why no line is shown: nothing was done yet, or not on this page or with these filters. */
export const NoLogEntries = ({ narrows, mistake, cursor, onClear, onFirst }: NoLogEntriesProps) => {
  const t = useTranslations('log');
  return (
    <EmptyList
      icon={IconHistory}
      title={t('empty.title')}
      filters={{ nothing: t('none'), narrows, mistake, onClear }}
      cursor={cursor}
      onFirst={onFirst}
      action={
        <Button component={AppLink} to="/setting/team" variant="default">
          {t('empty.action')}
        </Button>
      }
    >
      {t('empty.text')}
    </EmptyList>
  );
};
