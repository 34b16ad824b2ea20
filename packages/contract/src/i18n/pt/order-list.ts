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
    payer: 'Quem pagou',
    shopCode: 'QR Code da loja',
    device: 'Número de série do aparelho',
    paid: money.amountPaid,
    refunded: names.refunded,
    bankReturned: names.returnedByTheBank,
    fee: vocabulary.fee,
    net: vocabulary.netAmount,
    created: vocabulary.created,
    completed: vocabulary.completed,
  },
  file: {
    quantity: 'Quantidade',
    unitPrice: 'Preço unitário',
    goodsId: 'Código do produto no seu sistema',
    instalments: money.instalments,
    endToEndId: 'Identificador fim a fim',
    due: 'Vence em',
    debtor: 'Cobrança para',
  },
  codes: {
    status: {
      '01': names.waitingForPayment,
      '02': names.orderPaid,
      '03': names.paymentFailed,
      '04': names.orderClosed,
      refundedInPart: 'Reembolsado em parte',
      refunded: names.refunded,
      returnedByBankInPart: 'Devolvido em parte pelo banco',
      returnedByBank: names.returnedByTheBank,
    },
    product: payment.product,
    method: payment.method,
  },
} as const;
