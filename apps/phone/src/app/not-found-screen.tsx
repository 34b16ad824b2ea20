import { EmptyState } from '@balcao/ui/empty-state.tsx';
import { IconMapOff } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { Screen } from '../lib/screen.tsx';

/** An address of the phone that is none. */
export const NotFoundScreen = () => {
  const t = useTranslations('phone');
  return (
    <Screen>
      <EmptyState icon={IconMapOff} title={t('notFound')} action={<Link to="/">{t('toWallet')}</Link>}>
        {t('notFoundText')}
      </EmptyState>
    </Screen>
  );
};
