import appletVocabulary from './applet-vocabulary.ts';
import channelVocabulary from './channel-vocabulary.ts';
import money from './money.ts';
import names from './names.ts';
import payment from './payment.ts';
import vocabulary from './vocabulary.ts';

/**
 * What lists say, on screens and in files: the name of the sheet, the titles of the columns, those that only files have or that are
 * others there, and the words of codes. The declaration of a list refers to them by its columns.
 */
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
      payer: 'Quem pagou',
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
  },
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
      fee: vocabulary.feeReturned,
      created: vocabulary.requestedOn,
      completed: vocabulary.completed,
      actions: vocabulary.actions,
    },
    file: {
      ownOrder: 'Número do pedido no seu sistema',
      paid: 'Valor do pedido',
      amount: 'Valor reembolsado',
      reason: 'Mensagem a quem pagou',
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
      completedAt: 'Liquidada em',
    },
    file: {
      startedAt: 'Início',
      completedAt: 'Fim',
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
  channel: {
    sheet: channelVocabulary.channels,
    columns: {
      name: 'Canal',
      state: vocabulary.status,
      followers: 'Seguidores',
      growth: 'Últimos 30 dias',
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
        open: 'Aberto',
        closing: 'Fechando',
        closed: names.orderClosed,
      },
      type: {
        everyone: 'Todos',
        invited_only: 'Só convidados',
      },
    },
  },
} as const;
