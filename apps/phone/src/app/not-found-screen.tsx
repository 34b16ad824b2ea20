import { useDocumentTitle } from '@balcao/ui/document-title';
import { EmptyState } from '@balcao/ui/empty-state.tsx';
import { IconMapOff } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { Screen } from '../lib/screen.tsx';

/** An address of the phone that is none. */
export const NotFoundScreen = () => {
  const t = useTranslations('phone');
  useDocumentTitle(t('notFound'), t('application'));
  const toWallet = (
    <Link to="/" className="link">
      {t('toWallet')}
    </Link>
  );
  return (
    <Screen title={t('notFound')}>
      <EmptyState icon={IconMapOff} title={t('notFoundHere')} action={toWallet}>
        {t('notFoundText')}
      </EmptyState>
    </Screen>
  );
};
