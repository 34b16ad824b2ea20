import list from '@balcao/contract/i18n/es/list';
import money from '@balcao/contract/i18n/es/money';
import vocabulary from '@balcao/contract/i18n/es/vocabulary';

export default {
  title: vocabulary.preAuthorisations,
  line: 'Importes que retienen las tarjetas de los clientes: captúralos en parte o completos, o libéralos.',
  panel: 'Preautorización {number}',
  number: money.searchByOrder,
  seeHold: 'Ver la preautorización',
  rest: 'Liberado',
  ended: list.preauth.file.ended,
  failed: 'La tarjeta no aceptó lo último que se pidió. El importe sigue retenido y puedes intentar de nuevo.',
  columns: list.preauth.columns,
  status: list.preauth.codes.status,
  asked: {
    capture: 'Capturando',
    void: 'Liberando',
    expire: 'Venciendo',
  },
  capture: {
    open: 'Capturar',
    title: 'Capturar el importe',
    amount: 'Importe a capturar',
    help: 'La tarjeta retiene {amount}. Se captura una sola vez; el resto se libera.',
    tooMuch: 'La tarjeta no retiene tanto.',
    released: 'Vuelve a la tarjeta',
    net: money.youReceive,
    action: 'Capturar {amount}',
    done: 'Se pidió la captura a la tarjeta.',
    editConflict: 'Ya no hay nada que capturar',
    editConflictText:
      'Mientras llenabas el formulario, se pidió capturar o liberar este importe. La preautorización muestra qué pasó.',
  },
  release: {
    title: '¿Liberar el importe retenido?',
    text: 'La tarjeta deja de retener {amount} y el pedido se cierra. Esto no se puede deshacer.',
    action: 'Liberar',
    otherwise: 'Mantener retenido',
    done: 'Se pidió la liberación a la tarjeta.',
  },
  nothing: 'Ninguna preautorización con estos filtros',
  empty: 'Ninguna preautorización',
  emptyText:
    'Cuando un cliente autoriza un importe en su tarjeta de crédito, aparece aquí para capturarlo o liberarlo.',
  notFound: 'Preautorización no encontrada',
  notFoundText: 'Ninguna tarjeta retuvo un importe para este pedido en este equipo.',
};
