import list from '@balcao/contract/i18n/es/list';
import money from '@balcao/contract/i18n/es/money';
import vocabulary from '@balcao/contract/i18n/es/vocabulary';

export default {
  title: vocabulary.preAuthorisations,
  line: 'Importes retenidos en la tarjeta del cliente: captura una parte o el total, o libéralos.',
  panel: 'Preautorización {number}',
  number: money.searchByOrder,
  seeHold: 'Ver la preautorización',
  rest: 'Liberado',
  ended: list.preauth.file.ended,
  failed: 'La tarjeta no aceptó la última solicitud. El importe sigue retenido y puedes intentar de nuevo.',
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
    help: 'La tarjeta tiene retenidos {amount}. Se captura una sola vez; el resto se libera.',
    tooMuch: 'El importe es mayor que el retenido en la tarjeta.',
    released: 'Vuelve a la tarjeta',
    net: money.youReceive,
    action: 'Capturar {amount}',
    done: 'Se solicitó la captura a la tarjeta.',
    editConflict: 'Ya no hay nada que capturar',
    editConflictText:
      'Mientras llenabas el formulario, se solicitó capturar o liberar este importe. La preautorización muestra qué pasó.',
  },
  release: {
    title: '¿Liberar el importe retenido?',
    text: 'Se libera la retención de {amount} en la tarjeta y el pedido se cierra. Esto no se puede deshacer.',
    action: 'Liberar',
    otherwise: 'Mantener retenido',
    done: 'Se solicitó la liberación a la tarjeta.',
  },
  nothing: 'Ninguna preautorización con estos filtros',
  empty: 'Ninguna preautorización',
  emptyText:
    'Cuando un cliente autoriza un importe en su tarjeta de crédito, aparece aquí para capturarlo o liberarlo.',
  notFound: 'Preautorización no encontrada',
  notFoundText: 'No se retuvo ningún importe en tarjeta para este pedido en este equipo.',
};
