import type { Shape } from '../../shape.ts';
import type pt from '../pt/payment.ts';

export default {
  instalment: {
    pending: 'Pending',
    paid: 'Paid',
    refunded: 'Refunded',
  },
  method: {
    '01': 'Wallet',
    '02': 'Pix',
    '03': 'Card (debit and credit)',
    '0301': 'Debit card',
    '0302': 'Credit card',
  },
  product: {
    '02': 'Mini program payment',
    '03': 'Payment API',
    '04': 'QR code',
    '11': 'Pre-authorisation',
    '53': 'Sound box',
    '54': 'Tap to pay',
    '99': 'POS',
  },
  scene: {
    '0': 'Online',
    '1': 'In person',
  },
} satisfies Shape<typeof pt>;
