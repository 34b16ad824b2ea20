import type { Shape } from '../../shape.ts';
import type pt from '../pt/payment.ts';

export default {
  instalment: {
    pending: 'Por recibir',
    paid: 'Pagada',
    refunded: 'Reembolsada',
  },
  method: {
    '01': 'Cartera',
    '02': 'Pix',
    '03': 'Tarjeta (débito y crédito)',
    '0301': 'Tarjeta de débito',
    '0302': 'Tarjeta de crédito',
  },
  product: {
    '02': 'Pago en miniprograma',
    '03': 'API de pagos',
    '04': 'Código QR',
    '11': 'Preautorización',
    '53': 'Bocina de cobro',
    '54': 'Pago sin contacto',
    '99': 'Terminal',
  },
  scene: {
    '0': 'En línea',
    '1': 'Presencial',
  },
} satisfies Shape<typeof pt>;
