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
      payer: 'Quién pagó',
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
  },
  refund: {
    sheet: money.refunds,
    columns: {
      number: money.refund,
      status: vocabulary.status,
      goods: vocabulary.goods,
      order: vocabulary.order,
      ownNumber: 'Número en tu sistema',
      method: vocabulary.paymentMethod,
      amount: vocabulary.amount,
      paid: 'Pagado por el pedido',
      fee: vocabulary.feeReturned,
      created: vocabulary.requestedOn,
      completed: vocabulary.completed,
      actions: vocabulary.actions,
    },
    file: {
      ownOrder: 'Número del pedido en tu sistema',
      paid: 'Importe del pedido',
      amount: 'Importe reembolsado',
      reason: 'Mensaje a quien pagó',
      rejectReason: 'Motivo del rechazo',
    },
    codes: {
      status: {
        '0': vocabulary.waitingForApproval,
        '1': names.rejected,
        '2': 'En camino',
        '3': names.refunded,
        '4': 'Reembolso fallido',
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
      number: 'Retiro',
      transaction: 'Transacción',
      applicant: 'Solicitante',
      applied: vocabulary.requestedOn,
      completed: 'Terminado',
      succeeded: 'Completado',
      credited: 'Importe acreditado',
      account: 'Cuenta o clave',
      accountName: 'Titular',
      institution: money.institution,
      branch: 'Sucursal',
      payee: 'Beneficiario',
      payer: 'Ordenante',
      channel: 'Número en el banco',
      failureReason: vocabulary.reason,
    },
    codes: {
      status: {
        '0': names.inProgress,
        '1': 'Completado',
        '99': 'No completado',
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
      count: 'Pedidos y mensualidades',
      amount: vocabulary.amount,
      fee: vocabulary.fee,
      refunded: money.refunds,
      net: vocabulary.netAmount,
      completedAt: 'Liquidada el',
    },
    file: {
      startedAt: 'Inicio',
      completedAt: 'Fin',
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
    sheet: 'Pedidos de la liquidación',
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
      growth: 'Últimos 30 días',
      type: channelVocabulary.whoCanFollow,
      category: appletVocabulary.category,
      owner: channelVocabulary.owner,
      created: vocabulary.created,
    },
    file: {
      url: 'Enlace',
    },
    codes: {
      state: {
        open: 'Abierto',
        closing: 'Por cerrar',
        closed: names.orderClosed,
      },
      type: {
        everyone: 'Todos',
        invited_only: 'Solo con invitación',
      },
    },
  },
} satisfies Shape<typeof pt>;
