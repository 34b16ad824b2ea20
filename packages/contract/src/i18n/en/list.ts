import type { Shape } from '../../shape.ts';
import type pt from '../pt/list.ts';
import appletList from './applet-list.ts';
import broadcast from './broadcast-list.ts';
import channel from './channel-list.ts';
import follower from './follower-list.ts';
import journal from './journal-list.ts';
import money from './money.ts';
import names from './names.ts';
import order from './order-list.ts';
import payment from './payment.ts';
import reply from './reply-list.ts';
import template from './template-list.ts';
import vocabulary from './vocabulary.ts';

export default {
  order,
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
      pieces: vocabulary.quantityReturned,
      goodsAmount: 'Goods amount',
      received: 'Order received',
      fee: vocabulary.feeReturned,
      created: vocabulary.requestedOn,
      completed: vocabulary.completed,
      actions: vocabulary.actions,
    },
    file: {
      ownOrder: 'Order number in your system',
      paid: money.orderAmount,
      amount: 'Refunded amount',
      reason: 'Message to the payer',
      rejectReason: 'Reason for the rejection',
    },
    codes: {
      status: {
        '0': vocabulary.waitingForApproval,
        '1': names.rejected,
        '2': 'In progress',
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
      startedAt: 'Started',
      completedAt: 'Settled',
    },
    file: {
      completedAt: 'Ended',
    },
    codes: {
      method: payment.method,
      status: {
        '0': names.waiting,
        '2': names.settlementSettled,
      },
    },
  },
  settlementItem: {
    sheet: 'Orders in the settlement',
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
  channel,
  broadcast,
  follower,
  reply,
  template,
  preauth: {
    sheet: vocabulary.preAuthorisations,
    columns: {
      order: vocabulary.order,
      status: vocabulary.status,
      goods: vocabulary.goods,
      card: money.card,
      ownNumber: vocabulary.numberInYourSystem,
      held: 'Amount held',
      captured: 'Captured',
      until: 'Held until',
      since: 'Authorised',
    },
    file: { ended: 'Ended' },
    codes: {
      status: {
        authorised: 'Authorised',
        captured: 'Captured',
        released: 'Released',
        expired: 'Expired',
      },
    },
  },
  journal,
  instalment: {
    sheet: money.instalments,
    columns: {
      order: vocabulary.order,
      status: vocabulary.status,
      goods: vocabulary.goods,
      card: money.card,
      progress: money.instalments,
      perPeriod: 'Amount per instalment',
      repaid: 'Received',
      waiting: 'To be received',
      refunded: 'Covered by refunds',
      nextDue: 'Next due',
      paidAt: vocabulary.paidOn,
    },
    file: {},
    codes: { status: payment.instalment },
  },
  instalmentPart: {
    sheet: money.instalments,
    columns: {},
    file: {
      order: vocabulary.order,
      goods: vocabulary.goods,
      card: money.card,
      paidAt: vocabulary.paidOn,
      sequence: vocabulary.instalment,
      periods: vocabulary.instalmentsOf,
      amount: vocabulary.amount,
      net: vocabulary.netAmount,
      dueOn: 'Due',
      status: vocabulary.status,
      received: 'Received',
    },
    codes: { status: payment.instalment },
  },
  /** The dashboard's series. */
  sales: {
    sheet: vocabulary.dashboard,
    columns: {},
    file: {
      day: vocabulary.day,
      hour: 'Hour',
      count: money.paidOrders,
      amount: money.amountPaid,
      ticket: money.averagePerOrder,
      created: 'Orders created',
      converted: 'Of those, already paid',
      refunds: money.refunds,
      refunded: 'Amount refunded',
      fee: money.fees,
      feeReturned: 'Fees returned',
      countBefore: 'Paid orders in the previous period',
      amountBefore: 'Amount paid in the previous period',
    },
    codes: {},
  },
  ...appletList,
} satisfies Shape<typeof pt>;
