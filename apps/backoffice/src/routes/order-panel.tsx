import { type OrderDetail, PaymentProduct } from '@balcao/contract/order';
import { OrderPanel } from '../features/order/order-panel.tsx';
import { PreauthOfOrder } from '../features/preauth/preauth-of-order.tsx';
import { OrderRefunds } from '../features/refund/order-refunds.tsx';
import { RefundButton } from '../features/refund/refund-button.tsx';

const actions = (order: OrderDetail) => (
  <>
    {order.product === PaymentProduct.enum.preauth && <PreauthOfOrder number={order.number} />}
    <RefundButton order={order} />
  </>
);
const sections = (order: OrderDetail) => <OrderRefunds order={order} />;

/** One order, with what other parts of the product can do and say about it. */
const WholeOrderPanel = (of: { number: string; onClose: () => void }) => (
  <OrderPanel {...of} parts={{ actions, sections }} />
);
export default WholeOrderPanel;
