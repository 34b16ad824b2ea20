import type { OrderFilter } from '@balcao/contract/order';
import { ExportButton } from '@balcao/ui/export-button.tsx';
import { useTranslations } from 'use-intl';
import { exportedParts } from './order.queries.ts';

/** Exports the orders that the list shows. */
export const OrderExportButton = ({ filter }: { filter: OrderFilter }) => (
  <ExportButton words={useTranslations('order.export')} parts={(signal) => exportedParts(filter, signal)} />
);
