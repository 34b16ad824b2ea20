import { EmptyState } from '@balcao/ui/empty-state.tsx';
import { IconMapQuestion } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';

/** An address that leads nowhere, for a person who is logged in. */
export const NotFoundPage = () => {
  const t = useTranslations('menu');
  return (
    <EmptyState
      wholePage
      icon={IconMapQuestion}
      title={t('notFound')}
      action={
        <Link to="/" className="link">
          {t('toStart')}
        </Link>
      }
    >
      {t('notFoundText')}
    </EmptyState>
  );
};
