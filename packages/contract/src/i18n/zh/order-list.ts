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
    payer: '付款人',
    shopCode: '店铺二维码',
    device: '设备序列号',
    paid: money.amountPaid,
    refunded: names.refunded,
    bankReturned: names.returnedByTheBank,
    fee: vocabulary.fee,
    net: vocabulary.netAmount,
    created: vocabulary.created,
    completed: vocabulary.completed,
  },
  file: {
    quantity: '数量',
    unitPrice: '单价',
    goodsId: '商户商品编号',
    instalments: money.instalments,
    endToEndId: '端到端标识',
    due: '到期日',
    debtor: '应付款人',
  },
  codes: {
    status: {
      '01': names.waitingForPayment,
      '02': names.orderPaid,
      '03': names.paymentFailed,
      '04': names.orderClosed,
      refundedInPart: '部分退款',
      refunded: names.refunded,
      returnedByBankInPart: '银行部分退回',
      returnedByBank: names.returnedByTheBank,
    },
    product: payment.product,
    method: payment.method,
  },
} satisfies Shape<typeof pt>;
