import { EmptyState } from '@balcao/ui/empty-state.tsx';
import { IconBell } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';

/** Nothing has happened yet that one is told of. */
export const NoNotices = () => {
  const t = useTranslations('notification.empty');
  return (
    <EmptyState icon={IconBell} title={t('title')}>
      {t('text')}
    </EmptyState>
  );
};
