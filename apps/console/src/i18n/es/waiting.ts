import money from '@balcao/contract/i18n/es/money';
import vocabulary from '@balcao/contract/i18n/es/vocabulary';
/** What waits for the person who looks. */

export default {
  title: 'Para ti',
  line: 'Lo que solicitaron colegas y otra persona debe decidir, de lo más antiguo a lo más nuevo.',
  second: 'En espera de otra persona',
  mine: 'Tú lo solicitaste',
  yours: 'Tú decides',
  ownerless: vocabulary.withoutAnOwner,
  platform: vocabulary.platform,
  columns: { kind: 'Solicitud', by: 'Solicitado por', asked: 'Solicitado el', until: 'Válido hasta' },
  kinds: {
    freeze: 'Congelar el dinero',
    unfreeze: 'Descongelar el dinero',
    reversal: 'Revertir un asiento',
    reopening: 'Reabrir una revisión',
    fee: 'Cambiar las comisiones',
    limits: 'Cambiar los límites de retiro',
    return: 'Devolver un pago sin identificar',
    credit: 'Abonar un pago sin identificar',
    close: 'Cerrar manualmente un pago sin identificar',
    match: 'Vincular un pago sin identificar a un pedido menor',
    returnLimit: money.changeReturnLimit,
  },
  empty: {
    title: 'Nada espera tu decisión',
    text: 'Cuando un colega solicite algo que exige dos personas, aparecerá aquí y recibirás un correo.',
  },
  summary: {
    title: 'En espera de finanzas',
    differences: 'Días con diferencia',
    late: 'Retiros fuera de plazo',
    unidentified: vocabulary.toBeIdentified,
    open: vocabulary.open,
  },
};
