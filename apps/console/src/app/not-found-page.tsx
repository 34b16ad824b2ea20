import { AppLink } from '@balcao/ui/app-link.tsx';
import { useDocumentTitle } from '@balcao/ui/document-title';
import { EmptyState } from '@balcao/ui/empty-state.tsx';
import { IconMapQuestion } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';

export const NotFoundPage = () => {
  const t = useTranslations('frame');
  useDocumentTitle(t('notFound'), t('application'));
  const action = (
    <AppLink to="/" className="link">
      {t('toStart')}
    </AppLink>
  );
  return (
    <main>
      <EmptyState icon={IconMapQuestion} title={t('notFound')} action={action}>
        {t('notFoundText')}
      </EmptyState>
    </main>
  );
};
