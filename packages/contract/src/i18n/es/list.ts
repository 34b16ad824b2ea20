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
      ownNumber: 'Número en tu sistema',
      method: vocabulary.paymentMethod,
      amount: vocabulary.amount,
      paid: 'Pagado por el pedido',
      pieces: vocabulary.quantityReturned,
      goodsAmount: 'Importe de los productos',
      received: 'Pedido recibido el',
      fee: vocabulary.feeReturned,
      created: vocabulary.requestedOn,
      completed: vocabulary.completed,
      actions: vocabulary.actions,
    },
    file: {
      ownOrder: 'Número del pedido en tu sistema',
      paid: money.orderAmount,
      amount: 'Importe reembolsado',
      reason: 'Mensaje para quien pagó',
      rejectReason: 'Motivo del rechazo',
    },
    codes: {
      status: {
        '0': vocabulary.waitingForApproval,
        '1': names.rejected,
        '2': 'En curso',
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
      startedAt: 'Inicio',
      completedAt: 'Liquidada el',
    },
    file: {
      completedAt: 'Fin',
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
      held: 'Importe retenido',
      captured: 'Capturado',
      until: 'Retenido hasta',
      since: 'Autorizado el',
    },
    file: { ended: 'Terminada el' },
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
      perPeriod: 'Importe por mensualidad',
      repaid: 'Recibido',
      waiting: 'Por recibir',
      refunded: 'Cubierto por reembolsos',
      nextDue: 'Próximo pago',
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
      dueOn: 'Vencimiento',
      status: vocabulary.status,
      received: 'Recibida',
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
      ticket: 'Importe medio por pedido',
      created: 'Pedidos creados',
      converted: 'De los creados, ya pagados',
      refunds: money.refunds,
      refunded: 'Importe reembolsado',
      fee: money.fees,
      feeReturned: 'Comisiones devueltas',
      countBefore: 'Pedidos pagados en el periodo anterior',
      amountBefore: 'Importe pagado en el periodo anterior',
    },
    codes: {},
  },
  ...appletList,
} satisfies Shape<typeof pt>;
