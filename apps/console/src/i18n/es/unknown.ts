import money from '@balcao/contract/i18n/es/money';
import names from '@balcao/contract/i18n/es/names';
import vocabulary from '@balcao/contract/i18n/es/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import shared from '@balcao/ui/i18n/es/shared';
import type pt from '../pt/unknown.ts';

export default {
  title: 'Operaciones sin respuesta desde hace más de 24 horas',
  menu: 'Sin respuesta',
  line: 'Lo que los medios de pago no han respondido desde hace más de {hours, number} horas. La consulta es automática; aquí consultas al momento.',
  partsLabel: vocabulary.listParts,
  parts: {
    order: money.orders,
    refund: money.refunds,
    hold: 'Capturas y liberaciones',
    stray: 'Retenciones por liberar',
    return: 'Devoluciones',
    withdrawal: money.withdrawals,
  },
  kinds: {
    order: shared.order,
    refund: money.refund,
    hold: 'Captura o liberación',
    stray: 'Retención por liberar',
    return: names.aReturn,
    withdrawal: money.withdrawal,
  },
  columns: {
    kind: 'Qué',
    number: shared.number,
    merchant: shared.merchant,
    amount: shared.amount,
    since: 'Desde',
    next: vocabulary.askedNext,
    ask: vocabulary.action,
  },
  bank: 'Banco',
  unidentified: vocabulary.withoutAnOwner,
  theNumber: 'el número',
  times: '{count, plural, =0 {ninguna consulta todavía} one {# consulta hecha} other {# consultas hechas}}',
  ask: 'Consultar ahora',
  askAbout: 'Consultar ahora: {about}',
  asked: 'Se está consultando al medio de pago.',
  more: '{count, plural, one {Hay # caso más} other {Hay # casos más}}: la lista muestra los {most, number} más antiguos de cada tipo.',
  none: {
    title: 'Ninguna respuesta pendiente',
    text: 'Ninguna operación lleva más de un día sin respuesta.',
  },
} satisfies Shape<typeof pt>;
