import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { EmptyState } from './empty-state.tsx';
import type { Icon } from './icon.ts';
import { NothingFound } from './nothing-found.tsx';
import { PastTheEnd } from './past-the-end.tsx';

interface EmptyListProps {
  icon: Icon;
  /** Nothing is there yet, in the words of the list. */
  title: string;
  /** What brings the first one here. */
  children: ReactNode;
  action?: ReactNode;
  /** The filters: what they did not find, whether they narrow the list at all, and how they go. Left out by a list without any. */
  filters?: {
    readonly nothing: string;
    readonly narrows: boolean;
    /** What is wrong with the filters themselves. */
    readonly mistake?: string | undefined;
    readonly onClear: () => void;
  };
  /** The page that the address names, and the way to the first one. */
  cursor: string | undefined;
  onFirst: () => void;
}

/** Why a list shows nothing: its filters are wrong or let nothing through, the page is past its end, or nothing is there yet. */
export const EmptyList = ({ icon, title, children, action, filters, cursor, onFirst }: EmptyListProps) => {
  const t = useTranslations('ui.emptyList');
  if (filters?.mistake)
    return (
      <NothingFound title={t('wrong')} onClear={filters.onClear}>
        {filters.mistake}
      </NothingFound>
    );
  if (cursor) return <PastTheEnd icon={icon} title={t('pastEnd')} first={t('first')} onFirst={onFirst} />;
  if (filters?.narrows)
    return (
      <NothingFound title={filters.nothing} onClear={filters.onClear}>
        {t('change')}
      </NothingFound>
    );
  return (
    <EmptyState icon={icon} title={title} action={action}>
      {children}
    </EmptyState>
  );
};
