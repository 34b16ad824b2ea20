import type { OrderFilter } from '@balcao/contract/order';
import { ExportButton } from '../../lib/export-button.tsx';
import { exportedParts } from './order.queries.ts';

/** Exports the orders that the list shows. */
export const OrderExportButton = ({ filter }: { filter: OrderFilter }) => (
  <ExportButton words="order.export" parts={(signal) => exportedParts(filter, signal)} />
);
