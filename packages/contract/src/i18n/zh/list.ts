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
      ownNumber: '商户退款号',
      method: vocabulary.paymentMethod,
      amount: vocabulary.amount,
      paid: '订单支付金额',
      pieces: vocabulary.quantityReturned,
      goodsAmount: '商品金额',
      received: '订单收款时间',
      fee: vocabulary.feeReturned,
      created: vocabulary.requestedOn,
      completed: vocabulary.completed,
      actions: vocabulary.actions,
    },
    file: {
      ownOrder: '商户订单号',
      paid: money.orderAmount,
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
      startedAt: '开始',
      completedAt: '结算时间',
    },
    file: {
      completedAt: '结束',
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
      held: '冻结金额',
      captured: '已请款',
      until: '冻结至',
      since: '授权时间',
    },
    file: { ended: '结束时间' },
    codes: {
      status: {
        authorised: '已授权',
        captured: '已请款',
        released: '已释放',
        expired: '已过期',
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
      perPeriod: '每期金额',
      repaid: '已还',
      waiting: '待还',
      refunded: '由退款抵扣',
      nextDue: '下次到期',
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
      dueOn: '到期日',
      status: vocabulary.status,
      received: '到账时间',
    },
    codes: { status: payment.instalment },
  },
  /** The dashboard's series. */
  sales: {
    sheet: vocabulary.dashboard,
    columns: {},
    file: {
      day: vocabulary.day,
      hour: '小时',
      count: money.paidOrders,
      amount: money.paidVolume,
      ticket: '平均每单金额',
      created: '创建的订单',
      converted: '其中已支付',
      refunds: '退款笔数',
      refunded: '退款金额',
      fee: vocabulary.fee,
      feeReturned: '退回的手续费',
      countBefore: '上一时段已支付订单',
      amountBefore: '上一时段支付金额',
    },
    codes: {},
  },
  ...appletList,
} satisfies Shape<typeof pt>;
