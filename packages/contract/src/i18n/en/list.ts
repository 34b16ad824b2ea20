import type { Shape } from '../../shape.ts';
import type pt from '../pt/list.ts';
import appletVocabulary from './applet-vocabulary.ts';
import channelVocabulary from './channel-vocabulary.ts';
import money from './money.ts';
import names from './names.ts';
import payment from './payment.ts';
import vocabulary from './vocabulary.ts';

export default {
  order: {
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
      payer: 'Payer',
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
  },
  refund: {
    sheet: money.refunds,
    columns: {
      number: money.refund,
      status: vocabulary.status,
      goods: vocabulary.goods,
      order: vocabulary.order,
      ownNumber: 'Number in your system',
      method: vocabulary.paymentMethod,
      amount: vocabulary.amount,
      paid: 'Paid for the order',
      fee: vocabulary.feeReturned,
      created: vocabulary.requestedOn,
      completed: vocabulary.completed,
      actions: vocabulary.actions,
    },
    file: {
      ownOrder: 'Order number in your system',
      paid: 'Order amount',
      amount: 'Refunded amount',
      reason: 'Message to the payer',
      rejectReason: 'Reason for the rejection',
    },
    codes: {
      status: {
        '0': vocabulary.waitingForApproval,
        '1': names.rejected,
        '2': 'On its way',
        '3': names.refunded,
        '4': 'Refund failed',
      },
      method: payment.method,
    },
  },
  withdrawal: {
    sheet: money.withdrawals,
    columns: {
      number: money.withdrawal,
      status: vocabulary.status,
      destination: vocabulary.destination,
      type: vocabulary.type,
      applicant: vocabulary.askedBy,
      amount: vocabulary.amount,
      fee: vocabulary.fee,
      credited: money.arrivingAmount,
      applied: vocabulary.askedAt,
      completed: vocabulary.completedAt,
      channel: money.bankNumber,
    },
    file: {
      number: 'Withdrawal',
      transaction: 'Transaction',
      applicant: 'Applicant',
      applied: vocabulary.requestedOn,
      completed: 'Ended',
      succeeded: 'Completed',
      credited: 'Amount credited',
      account: 'Account or key',
      accountName: 'Account name',
      institution: money.institution,
      branch: 'Branch',
      payee: 'Payee',
      payer: 'Payer',
      channel: 'Number at the bank',
      failureReason: vocabulary.reason,
    },
    codes: {
      status: {
        '0': names.inProgress,
        '1': 'Completed',
        '99': 'Failed',
      },
      type: {
        '00': names.manual,
        '01': names.automatic,
      },
    },
  },
  settlement: {
    sheet: money.settlements,
    columns: {
      number: money.settlement,
      status: vocabulary.status,
      day: vocabulary.day,
      method: vocabulary.paymentMethod,
      count: 'Orders and instalments',
      amount: vocabulary.amount,
      fee: vocabulary.fee,
      refunded: money.refunds,
      net: vocabulary.netAmount,
      completedAt: 'Settled',
    },
    file: {
      startedAt: 'Started',
      completedAt: 'Ended',
    },
    codes: {
      method: payment.method,
      status: {
        '0': names.inProgress,
        '2': names.settlementSettled,
      },
    },
  },
  settlementItem: {
    sheet: 'Orders of the settlement',
    columns: {},
    file: {
      order: vocabulary.order,
      goods: vocabulary.goods,
      product: names.paymentProduct,
      sequence: vocabulary.instalment,
      instalments: vocabulary.instalmentsOf,
      paidAt: vocabulary.paidOn,
      amount: vocabulary.amount,
      fee: vocabulary.fee,
      refunded: money.refunds,
      net: vocabulary.netAmount,
    },
    codes: {
      product: payment.product,
    },
  },
  channel: {
    sheet: channelVocabulary.channels,
    columns: {
      name: 'Channel',
      state: vocabulary.status,
      followers: 'Followers',
      growth: 'Last 30 days',
      type: channelVocabulary.whoCanFollow,
      category: appletVocabulary.category,
      owner: channelVocabulary.owner,
      created: vocabulary.created,
    },
    file: {
      url: 'Link',
    },
    codes: {
      state: {
        open: 'Open',
        closing: 'Closing',
        closed: names.orderClosed,
      },
      type: {
        everyone: 'Everyone',
        invited_only: 'Invited people only',
      },
    },
  },
} satisfies Shape<typeof pt>;
