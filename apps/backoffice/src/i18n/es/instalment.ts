import list from '@balcao/contract/i18n/es/list';
import money from '@balcao/contract/i18n/es/money';
import type { Shape } from '@balcao/contract/shape';
import type pt from '../pt/instalment.ts';

export default {
  title: money.instalments,
  line: 'Pedidos pagados en mensualidades con tarjeta de crédito: lo que ya se recibió y lo que falta.',
  columns: list.instalment.columns,
  filters: {
    number: money.searchByOrder,
    due: list.instalmentPart.file.dueOn,
  },
  status: list.instalment.codes.status,
  progress: '{paid, number} de {count, number}',
  progressRefunded: '{paid, number} de {count, number}, {refunded, plural, one {# reembolsada} other {# reembolsadas}}',
  nothing: 'Ningún pedido con estos filtros',
  empty: {
    title: 'Ningún pedido en mensualidades',
    text: 'Cuando alguien paga en mensualidades con tarjeta de crédito, el pedido aparece aquí con cada mensualidad y su vencimiento.',
  },
  panel: {
    title: 'Mensualidades del pedido {number}',
    parts: 'Cada mensualidad',
    paid: money.amountPaid,
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
