import { lazy } from 'react';
import { OrderListPage } from '../features/order/order-list-page.tsx';
import { withWords } from '../lib/words.ts';

const OrderPanel = lazy(() => withWords('sale', () => import('./order-panel.tsx')));

/** The orders, one of them open in the side panel. */
export const OrdersPage = () => <OrderListPage Panel={OrderPanel} />;
