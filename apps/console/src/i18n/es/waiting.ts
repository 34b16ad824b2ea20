import money from '@balcao/contract/i18n/es/money';
import vocabulary from '@balcao/contract/i18n/es/vocabulary';
/** What waits for the person who looks. */

export default {
  title: 'Para ti',
  line: 'Lo que pidieron colegas y otra persona debe decidir, de lo más antiguo a lo más nuevo.',
  second: 'Esperando a una segunda persona',
  mine: 'Tú lo pediste',
  yours: 'Tú decides',
  ownerless: vocabulary.withoutAnOwner,
  platform: 'De la plataforma',
  columns: { kind: 'Qué se pidió', by: 'Quién lo pidió', asked: 'Pedido el', until: 'Vale hasta' },
  kinds: {
    freeze: 'Bloquear el dinero',
    unfreeze: 'Desbloquear el dinero',
    reversal: 'Revertir un asiento',
    reopening: 'Reabrir una revisión',
    fee: 'Cambiar las comisiones',
    limits: 'Cambiar los límites de retiro',
    return: 'Devolver un importe por identificar',
    credit: 'Abonar dinero por identificar',
    close: 'Cerrar a mano dinero por identificar',
    returnLimit: money.changeReturnLimit,
  },
  empty: {
    title: 'Nadie te espera',
    text: 'Cuando un colega pida algo que exige dos personas, aparecerá aquí y recibirás un correo.',
  },
  summary: {
    title: 'Lo que espera a finanzas',
    differences: 'Días con diferencia',
    late: 'Retiros fuera de plazo',
    unidentified: vocabulary.toBeIdentified,
    open: vocabulary.open,
  },
};
