import { type OrderDetail, PaymentProduct } from '@balcao/contract/order';
import { OrderReturns } from '../features/dispute/order-returns.tsx';
import { OrderPanel, type OrderParts } from '../features/order/order-panel.tsx';
import { PreauthOfOrder } from '../features/preauth/preauth-of-order.tsx';
import { OrderRefunds, WithOrderRefunds } from '../features/refund/order-refunds.tsx';
import { RefundButton } from '../features/refund/refund-button.tsx';
import { WithOrderAtBank } from '../features/withdrawal/order-at-bank.tsx';

const actions = (order: OrderDetail) => (
  <>
    {order.product === PaymentProduct.enum.preauth && <PreauthOfOrder number={order.number} />}
    <RefundButton order={order} />
  </>
);
const sections = (order: OrderDetail) => (
  <>
    <OrderReturns order={order} />
    <OrderRefunds order={order} />
  </>
);

const withRefunds: OrderParts['withRefunds'] = (order, show) => (
  <WithOrderRefunds order={order}>{show}</WithOrderRefunds>
);

const withBank: OrderParts['withBank'] = (order, show) => <WithOrderAtBank order={order}>{show}</WithOrderAtBank>;

/** One order, with what other parts of the product can do and say about it. */
const WholeOrderPanel = (of: { number: string; onClose: () => void }) => (
  <OrderPanel {...of} parts={{ actions, withRefunds, withBank, sections }} />
);
export default WholeOrderPanel;
