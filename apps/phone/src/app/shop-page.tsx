import { ShopScreen } from '../features/applet/shop-screen.tsx';
import { PaymentSheet } from '../features/customer/payment-sheet.tsx';

/** The mini program, and the chat app's cashier when it asks for a payment. */
export const ShopPage = () => (
  <ShopScreen cashier={(sheet) => <PaymentSheet key={sheet.code} {...sheet} onPaid={sheet.onClose} />} />
);
