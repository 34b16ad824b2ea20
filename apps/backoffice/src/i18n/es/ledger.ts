import list from '@balcao/contract/i18n/es/list';
import money from '@balcao/contract/i18n/es/money';
import names from '@balcao/contract/i18n/es/names';
import payment from '@balcao/contract/i18n/es/payment';
import vocabulary from '@balcao/contract/i18n/es/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import shared from '@balcao/ui/i18n/es/shared';
import type pt from '../pt/ledger.ts';

export default {
  title: money.statement,
  account: vocabulary.account,
  accounts: {
    available: 'Disponible',
    pending: names.toBeSettled,
    reserve: names.refundReserve,
    withdrawing: names.beingWithdrawn,
    refunding: names.beingRefunded,
    dispute: names.blockedByTheBank,
    debt: names.owedToThePlatform,
    own: 'Todo el dinero',
  },
  lines: {
    available: 'Lo que ya se liquidó y puedes retirar.',
    pending: 'Lo que ya se pagó y todavía no se liquida.',
    reserve: 'Lo que apartaste para reembolsos.',
    withdrawing: 'Lo que va en camino a tu cuenta.',
    refunding: 'Lo que está regresando a quien pagó.',
    dispute: 'Lo que está bloqueado mientras un banco decide una disputa.',
    debt: 'Lo que un banco tomó de vuelta por encima de lo que había. Lo que quede disponible lo paga primero.',
    own: 'Todas las cuentas juntas: solo lo que de verdad entra y sale.',
  },
  zone: 'Días y horas en el horario de São Paulo.',
  summary: {
    opening: 'Saldo inicial',
    closing: money.closingBalance,
    income: 'Entradas',
    expense: 'Salidas',
    since: 'al inicio del {day}',
    until: 'al final del {day}',
    movements: '{count, plural, =0 {ningún movimiento} one {# movimiento} other {# movimientos}}',
  },
  chart: 'Saldo al final de cada día',
  columns: {
    movement: 'Movimiento',
    order: shared.order,
    amount: shared.amount,
    balance: money.balance,
    scene: 'Dónde se vendió',
    count: list.settlement.columns.count,
    sequence: 'Asiento',
    at: 'Fecha y hora',
  },
  filters: {
    days: vocabulary.period,
    kind: vocabulary.type,
    direction: 'Entrada o salida',
  },
  scene: payment.scene,
  kinds: {
    sale: money.sales,
    refund: money.refunds,
    dispute: money.bankReturns,
    settlement: money.settlements,
    withdrawal: money.withdrawals,
    reserve: names.refundReserve,
    other: vocabulary.adjustments,
  },
  directions: {
    in: 'Entradas',
    out: 'Salidas',
  },
  corrects: 'deshace: {what}, {when}',
  movements: {
    sale: vocabulary.sale,
    refund_held: 'Apartado para un reembolso',
    refund_done: 'Reembolso pagado',
    refund_returned: 'Reembolso no hecho, importe de vuelta',
    fee_returned: vocabulary.feeReturned,
    fee_kept: 'Comisión de un reembolso no hecho',
    bank_return: names.returnedByTheBank,
    dispute_blocked: 'Bloqueado por una disputa',
    dispute_unblocked: 'Liberado de una disputa',
    debt_paid: 'Pago de lo que se debía',
    settlement: money.settlement,
    withdrawal_held: money.withdrawal,
    withdrawal_done: 'Retiro pagado',
    withdrawal_returned: 'Retiro no hecho, importe de vuelta',
    reserve_filled: 'Reservado para reembolsos',
    reserve_taken: 'Sacado de la reserva para reembolsos',
    credit: 'Abono de un pago identificado',
    correction: 'Corrección',
    other: 'Ajuste',
  },
  nothing: 'Ningún movimiento con estos filtros',
  empty: {
    title: 'Ningún movimiento en los últimos 30 días',
    text: 'Cuando el dinero de esta cuenta se mueva, cada movimiento aparece aquí con el saldo que queda.',
  },
} satisfies Shape<typeof pt>;
