import { IconFilterOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';

interface NothingFoundProps {
  title: string;
  /** What to do about it, or what is wrong with the filters. */
  children: ReactNode;
  onClear: () => void;
}

/** The filters of a list let nothing through, or are wrong themselves. */
export const NothingFound = ({ title, children, onClear }: NothingFoundProps) => {
  const t = useTranslations('ui.filter');
  return (
    <EmptyState
      icon={IconFilterOff}
      title={title}
      action={
        <Button variant="default" onClick={onClear}>
          {t('clearAll')}
        </Button>
      }
    >
      {children}
    </EmptyState>
  );
};
