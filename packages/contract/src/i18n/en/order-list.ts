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
    payer: 'Payer',
    shopCode: 'Shop QR code',
    device: 'Device serial number',
    paid: money.amountPaid,
    refunded: names.refunded,
    bankReturned: names.returnedByTheBank,
    fee: vocabulary.fee,
    net: vocabulary.netAmount,
    created: vocabulary.created,
    completed: vocabulary.completed,
  },
  file: {
    quantity: 'Quantity',
    unitPrice: 'Unit price',
    goodsId: 'Product code in your system',
    instalments: money.instalments,
    endToEndId: 'End-to-end id',
    due: 'Due on',
    debtor: 'Charged to',
  },
  codes: {
    status: {
      '01': names.waitingForPayment,
      '02': names.orderPaid,
      '03': names.paymentFailed,
      '04': names.orderClosed,
      refundedInPart: 'Partly refunded',
      refunded: names.refunded,
      returnedByBankInPart: 'Partly returned by the bank',
      returnedByBank: names.returnedByTheBank,
    },
    product: payment.product,
    method: payment.method,
  },
} satisfies Shape<typeof pt>;
