import { PageHeader } from '@balcao/ui/page-header.tsx';
import { useTranslations } from 'use-intl';

export const OrderListPage = () => {
  const t = useTranslations('menu');
  return <PageHeader title={t('orders')} />;
};
