import list from '@balcao/contract/i18n/es/list';
import money from '@balcao/contract/i18n/es/money';
import names from '@balcao/contract/i18n/es/names';
import type { Shape } from '@balcao/contract/shape';
import type pt from '../pt/settlement.ts';

export default {
  title: money.settlements,
  columns: list.settlement.columns,
  status: list.settlement.codes.status,
  agenda: {
    title: names.toBeSettled,
    total: '{count, plural, =1 {en un pedido o mensualidad} other {en # pedidos y mensualidades}}',
    later: '{count, plural, =1 {Un día más} other {# días más}}',
    moved: '{method}: lo que se pagó el {day} llega este día ({why})',
    movedPart: '{method}: las mensualidades previstas para el {day} llegan este día ({why})',
    empty: {
      title: 'Nada por liquidar',
      text: 'Los pagos aparecen aquí con el día en que llegan al saldo disponible.',
    },
  },
  next: {
    title: 'Lo próximo en llegar',
    line: '{amount} llegan el {day}',
    why: 'Los bancos no abren antes: {why}.',
    action: 'Ver la agenda',
  },
  holiday: {
    weekend: 'fin de semana',
    newYear: names.newYear,
    carnivalMonday: names.carnival,
    carnivalTuesday: names.carnival,
    goodFriday: names.goodFriday,
    tiradentes: names.tiradentes,
    labourDay: names.labourDay,
    corpusChristi: names.corpusChristi,
    independence: names.independence,
    aparecida: names.aparecida,
    allSouls: names.allSouls,
    republic: names.republic,
    blackAwareness: names.blackAwareness,
    christmas: names.christmas,
    lastOfYear: 'último día del año',
  },
  panel: {
    title: 'Liquidación {number}',
    products: money.byPaymentProduct,
    count: '{count, plural, =1 {un pedido o mensualidad} other {# pedidos y mensualidades}}',
    items: 'Pedidos de esta liquidación',
    part: 'Mensualidad {sequence, number} de {count, number}',
    of: '<amount></amount> menos <fee></fee> de comisión',
    ofRefunded: '<amount></amount> menos <fee></fee> de comisión y <refunded></refunded> de reembolso',
    back: 'De un reembolso que no se hizo',
  },
  nothing: 'Ninguna liquidación con estos filtros',
  empty: {
    title: 'Ninguna liquidación todavía',
    text: 'Pix y cartera se liquidan el mismo día hábil, débito el siguiente, crédito en 30 días.',
  },
  notFound: {
    title: 'Liquidación no encontrada',
    text: 'No hay una liquidación con este número en este equipo.',
  },
} satisfies Shape<typeof pt>;
