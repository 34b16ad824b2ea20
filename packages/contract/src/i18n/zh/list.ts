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
      payer: '付款人',
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
  },
  refund: {
    sheet: money.refunds,
    columns: {
      number: money.refund,
      status: vocabulary.status,
      goods: vocabulary.goods,
      order: vocabulary.order,
      ownNumber: '商户退款号',
      method: vocabulary.paymentMethod,
      amount: vocabulary.amount,
      paid: '订单支付金额',
      fee: vocabulary.feeReturned,
      created: vocabulary.requestedOn,
      completed: vocabulary.completed,
      actions: vocabulary.actions,
    },
    file: {
      ownOrder: '商户订单号',
      paid: '订单金额',
      amount: '退款金额',
      reason: '给付款人的留言',
      rejectReason: '驳回原因',
    },
    codes: {
      status: {
        '0': vocabulary.waitingForApproval,
        '1': names.rejected,
        '2': '退款中',
        '3': names.refunded,
        '4': '退款失败',
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
      number: '提现单号',
      transaction: '交易号',
      applicant: '申请人',
      applied: vocabulary.requestedOn,
      completed: '结束时间',
      succeeded: '成功时间',
      credited: '到账金额',
      account: '账户或密钥',
      accountName: '户名',
      institution: money.institution,
      branch: '网点',
      payee: '收款方',
      payer: '付款方',
      channel: '银行流水号',
      failureReason: vocabulary.reason,
    },
    codes: {
      status: {
        '0': names.inProgress,
        '1': '成功',
        '99': '失败',
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
      count: '订单与分期',
      amount: vocabulary.amount,
      fee: vocabulary.fee,
      refunded: money.refunds,
      net: vocabulary.netAmount,
      completedAt: '结算时间',
    },
    file: {
      startedAt: '开始',
      completedAt: '结束',
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
    sheet: '结算订单',
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
      name: '频道',
      state: vocabulary.status,
      followers: '订阅者',
      growth: '近 30 天',
      type: channelVocabulary.whoCanFollow,
      category: appletVocabulary.category,
      owner: channelVocabulary.owner,
      created: vocabulary.created,
    },
    file: {
      url: '链接',
    },
    codes: {
      state: {
        open: '开放',
        closing: '即将关闭',
        closed: names.orderClosed,
      },
      type: {
        everyone: '所有人',
        invited_only: '仅受邀者',
      },
    },
  },
} satisfies Shape<typeof pt>;
