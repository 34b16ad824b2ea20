import type { Shape } from '@balcao/ui/shape';
import type pt from '../pt/instalment.ts';

export default {
  title: 'Mensualidades',
  line: 'Pedidos pagados en mensualidades con tarjeta de crédito: lo que ya llegó y lo que falta.',
  columns: {
    order: 'Pedido',
    status: 'Estado',
    goods: 'Descripción',
    card: 'Tarjeta',
    progress: 'Mensualidades',
    perPeriod: 'Importe por mensualidad',
    repaid: 'Recibido',
    waiting: 'Por recibir',
    refunded: 'Cubierto por reembolsos',
    nextDue: 'Próximo pago',
    paidAt: 'Pagado',
  },
  filters: {
    number: 'Buscar por pedido',
    due: 'Vencimiento',
  },
  status: {
    pending: 'Por recibir',
    paid: 'Pagada',
    refunded: 'Reembolsada',
  },
  progress: '{paid, number} de {count, number}',
  progressRefunded: '{paid, number} de {count, number}, {refunded, plural, one {# reembolsada} other {# reembolsadas}}',
  nothing: 'Ningún pedido con estos filtros',
  empty: {
    title: 'Ningún pedido en mensualidades',
    text: 'Cuando alguien paga en mensualidades con tarjeta de crédito, el pedido aparece aquí con cada mensualidad y su vencimiento.',
  },
  panel: {
    title: 'Mensualidades del pedido {number}',
    order: 'Ver el pedido',
    parts: 'Cada mensualidad',
    paid: 'Importe pagado',
    dueOn: 'Vence el <at></at>',
    cameOn: 'Recibida el <at></at>',
    goneText: 'Un reembolso cubrió esta mensualidad',
    net: '<amount></amount> netos',
  },
  notFound: {
    title: 'Sin mensualidades',
    text: 'No hay un pedido pagado en mensualidades con este número en este equipo.',
  },
} as const satisfies Shape<typeof pt>;
