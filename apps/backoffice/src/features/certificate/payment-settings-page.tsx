import { PageHeader } from '@balcao/ui/page-header.tsx';
import { useTranslations } from 'use-intl';

export const PaymentSettingsPage = () => {
  const t = useTranslations('menu');
  return <PageHeader title={t('paymentSettings')} />;
};
