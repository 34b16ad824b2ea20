import type { Shape } from '@balcao/ui/shape';
import type pt from '../pt/unknown.ts';

export default {
  title: 'Sin respuesta',
  line: 'Lo que los medios de pago no han dicho desde hace más de {hours, number} horas. Seguimos preguntando solos; aquí preguntas al momento.',
  all: 'Todo',
  partsLabel: 'Partes de la lista',
  parts: {
    order: 'Pedidos',
    refund: 'Reembolsos',
    hold: 'Capturas y liberaciones',
    stray: 'Retenciones por liberar',
    return: 'Devoluciones',
    withdrawal: 'Retiros',
  },
  kinds: {
    order: 'Pedido',
    refund: 'Reembolso',
    hold: 'Captura o liberación',
    stray: 'Retención por liberar',
    return: 'Devolución',
    withdrawal: 'Retiro',
  },
  columns: {
    kind: 'Qué',
    number: 'Número',
    merchant: 'Comercio',
    amount: 'Importe',
    since: 'Desde',
    next: 'Próxima consulta',
    ask: 'Acción',
  },
  bank: 'Banco',
  ownerless: 'Sin dueño',
  theNumber: 'el número',
  times: '{count, plural, =0 {ninguna consulta todavía} one {# consulta hecha} other {# consultas hechas}}',
  ask: 'Consultar ahora',
  askAbout: 'Consultar ahora: {about}',
  asked: 'Se está consultando al medio de pago.',
  more: '{count, plural, one {Hay # caso más} other {Hay # casos más}}: la lista muestra los {most, number} más antiguos de cada tipo.',
  none: {
    title: 'Todo respondido',
    text: 'Nada lleva más de un día sin respuesta.',
  },
} satisfies Shape<typeof pt>;
