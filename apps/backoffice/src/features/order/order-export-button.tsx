import type { OrderFilter } from '@balcao/contract/order';
import { useTranslations } from 'use-intl';
import { ExportButton } from '../../lib/export-button.tsx';
import { exportedParts } from './order.queries.ts';

/** Exports the orders that the list shows. */
export const OrderExportButton = ({ filter }: { filter: OrderFilter }) => {
  const t = useTranslations('order.export');
  return (
    <ExportButton
      parts={(signal) => exportedParts(filter, signal)}
      fileOf={(day) => t('file', { day })}
      done={(count, name) => t('done', { count, name })}
      words={{
        start: t('start'),
        again: t('again'),
        cancel: t('cancel'),
        cancelAt: (count) => t('cancelAt', { count }),
        running: (count) => t('running', { count }),
      }}
    />
  );
};
