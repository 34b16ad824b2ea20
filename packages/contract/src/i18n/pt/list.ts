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

/**
 * What lists say, on screens and in files: the name of the sheet, the titles of the columns, those that only files have or that are
 * others there, and the words of codes. The declaration of a list refers to them by its columns.
 */
export default {
  order,
  refund: {
    sheet: money.refunds,
    columns: {
      number: money.refund,
      status: vocabulary.status,
      goods: vocabulary.goods,
      order: vocabulary.order,
      ownNumber: 'Número no seu sistema',
      method: vocabulary.paymentMethod,
      amount: vocabulary.amount,
      paid: 'Valor pago no pedido',
      pieces: vocabulary.quantityReturned,
      goodsAmount: 'Valor dos produtos',
      received: 'Pedido recebido em',
      fee: vocabulary.feeReturned,
      created: vocabulary.requestedOn,
      completed: vocabulary.completed,
      actions: vocabulary.actions,
    },
    file: {
      ownOrder: 'Número do pedido no seu sistema',
      paid: money.orderAmount,
      amount: 'Valor reembolsado',
      reason: 'Mensagem para quem pagou',
      rejectReason: 'Motivo da recusa',
    },
    codes: {
      status: {
        '0': vocabulary.waitingForApproval,
        '1': names.rejected,
        '2': 'Em andamento',
        '3': names.refunded,
        '4': 'Reembolso falhou',
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
      number: 'Saque',
      transaction: 'Transação',
      applicant: 'Solicitante',
      applied: vocabulary.requestedOn,
      completed: 'Encerrado em',
      succeeded: 'Concluído em',
      credited: 'Valor creditado',
      account: 'Conta ou chave',
      accountName: 'Titular',
      institution: money.institution,
      branch: 'Agência',
      payee: 'Recebedor',
      payer: 'Pagador',
      channel: 'Número no banco',
      failureReason: vocabulary.reason,
    },
    codes: {
      status: {
        '0': names.inProgress,
        '1': 'Concluído',
        '99': 'Não concluído',
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
      count: 'Pedidos e parcelas',
      amount: vocabulary.amount,
      fee: vocabulary.fee,
      refunded: money.refunds,
      net: vocabulary.netAmount,
      startedAt: 'Início',
      completedAt: 'Liquidada em',
    },
    file: {
      completedAt: 'Fim',
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
    sheet: 'Pedidos da liquidação',
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
      held: 'Valor reservado',
      captured: 'Capturado',
      until: 'Reservado até',
      since: 'Autorizado em',
    },
    file: { ended: 'Encerrada em' },
    codes: {
      status: {
        authorised: 'Autorizada',
        captured: 'Capturada',
        released: 'Liberada',
        expired: 'Vencida',
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
      perPeriod: 'Valor por parcela',
      repaid: 'Recebido',
      waiting: 'A receber',
      refunded: 'Coberto por reembolsos',
      nextDue: 'Próximo vencimento',
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
      dueOn: 'Vencimento',
      status: vocabulary.status,
      received: 'Recebida em',
    },
    codes: { status: payment.instalment },
  },
  /** The dashboard's series. */
  sales: {
    sheet: vocabulary.dashboard,
    columns: {},
    file: {
      day: vocabulary.day,
      hour: 'Hora',
      count: money.paidOrders,
      amount: money.amountPaid,
      ticket: money.averagePerOrder,
      created: 'Pedidos criados',
      converted: 'Dos criados, já pagos',
      refunds: money.refunds,
      refunded: 'Valor reembolsado',
      fee: money.fees,
      feeReturned: 'Tarifas devolvidas',
      countBefore: 'Pedidos pagos no período anterior',
      amountBefore: 'Valor pago no período anterior',
    },
    codes: {},
  },
  ...appletList,
} as const;
