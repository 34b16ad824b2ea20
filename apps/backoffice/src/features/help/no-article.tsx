import { EmptyState } from '@balcao/ui/empty-state.tsx';
import { IconMapQuestion } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';

/** An address of the help center at which there is nothing. */
export const NoArticle = () => {
  const t = useTranslations('help');
  return (
    <EmptyState
      wholePage
      icon={IconMapQuestion}
      title={t('none')}
      action={
        <Link to="/help" className="link">
          {t('toStart')}
        </Link>
      }
    >
      {t('noneText')}
    </EmptyState>
  );
};
