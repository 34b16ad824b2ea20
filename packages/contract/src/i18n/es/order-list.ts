import type { Shape } from '../../shape.ts';
import type pt from '../pt/order-list.ts';
import money from './money.ts';
import names from './names.ts';
import payment from './payment.ts';
import vocabulary from './vocabulary.ts';

/** What the list of orders says; the words of lists hold it. */
export default {
  sheet: money.orders,
  columns: {
    number: vocabulary.order,
    status: vocabulary.status,
    goods: vocabulary.goods,
    method: vocabulary.paymentMethod,
    product: names.paymentProduct,
    ownNumber: vocabulary.numberInYourSystem,
    amount: vocabulary.amount,
    card: money.card,
    payer: 'Quién pagó',
    shopCode: 'Código QR de la tienda',
    device: 'Número de serie del aparato',
    paid: money.amountPaid,
    refunded: names.refunded,
    bankReturned: names.returnedByTheBank,
    fee: vocabulary.fee,
    net: vocabulary.netAmount,
    created: vocabulary.created,
    completed: vocabulary.completed,
  },
  file: {
    quantity: 'Cantidad',
    unitPrice: 'Precio unitario',
    goodsId: 'Código del producto en tu sistema',
    instalments: money.instalments,
    endToEndId: 'Identificador de extremo a extremo',
    due: 'Vence el',
    debtor: 'Cobro a',
  },
  codes: {
    status: {
      '01': names.waitingForPayment,
      '02': names.orderPaid,
      '03': names.paymentFailed,
      '04': names.orderClosed,
      refundedInPart: 'Reembolsado en parte',
      refunded: names.refunded,
      returnedByBankInPart: 'Devuelto en parte por el banco',
      returnedByBank: names.returnedByTheBank,
    },
    product: payment.product,
    method: payment.method,
  },
} satisfies Shape<typeof pt>;
