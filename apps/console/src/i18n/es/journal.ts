import journalList from '@balcao/contract/i18n/es/journal-list';
import money from '@balcao/contract/i18n/es/money';
import names from '@balcao/contract/i18n/es/names';
import vocabulary from '@balcao/contract/i18n/es/vocabulary';
import shared from '@balcao/ui/i18n/es/shared';
/** Journals as finance looks them up and takes them back by two. */

export default {
  title: journalList.sheet,
  one: 'Asiento',
  line: 'Busca un asiento por número, día o tipo y, cuando haga falta, solicita su reversión: deciden dos personas de finanzas.',
  parts: {
    label: vocabulary.listParts,
    asked: vocabulary.waitingForSecondPerson,
    decided: 'Ya solicitados',
    found: money.lookUp,
  },
  columns: {
    kind: journalList.columns.kind,
    number: shared.number,
    merchant: shared.merchant,
    standing: shared.status,
    amount: shared.amount,
    posted: money.posted,
  },
  kinds: {
    sale: vocabulary.sale,
    refund: money.refund,
    unexpected: 'Pago sin identificar',
    settlement: money.settlement,
    withdrawal: money.withdrawal,
    reserve: names.refundReserve,
    dispute: money.bankReturns,
    reversal: money.reversal,
    other: 'Otro asiento',
  },
  steps: {
    held: 'reservado',
    ended: 'concluido',
    done: 'pagado por el banco',
    failed: 'de vuelta al saldo',
    cleared: 'confirmado en el archivo del banco',
    arrived: 'llegó',
    returned: 'devuelto a quien pagó',
    matched: 'vinculado al pedido',
    credited: 'abonado al equipo',
    blocked: 'bloqueado',
    unblocked: 'desbloqueado',
  },
  days: 'Días',
  standing: {
    free: money.posted,
    asked: 'Reversión solicitada',
    reversed: 'Revertido',
    reversal: 'Es una reversión',
    bound: money.posted,
  },
  search: 'Número o clave',
  only: 'Asientos de {name}.',
  toMerchant: 'Ver comercio',
  first: 'Volver a los más recientes',
  older: 'Asientos anteriores',
  none: {
    title: 'Ningún asiento encontrado',
    text: 'Revisa el número. También sirve la clave o el código del asiento.',
  },
  empty: {
    asked: {
      title: vocabulary.nothingWaitsForYou,
      text: 'Cuando un colega solicite una reversión, la confirmas aquí.',
    },
    decided: { title: 'Aún no se solicitó ninguna reversión', text: 'Las solicitudes ya decididas quedan aquí.' },
    found: {
      title: '¿Qué asiento buscas?',
      text: 'Escribe el número de pedido, liquidación o retiro, o elige los días o el tipo. Los de un comercio están en su página.',
    },
  },
  gone: { title: 'Este asiento no existe', text: 'Revisa la dirección o busca en la lista.' },
  facts: {
    step: 'Etapa',
    unidentified: vocabulary.withoutAnOwner,
    posted: money.posted,
    cause: 'Clave',
    theCause: 'la clave del asiento',
    id: 'Código',
    theId: 'el código del asiento',
  },
  lines: 'Líneas',
  reversal: money.reversal,
  means: {
    free: 'Ningún otro registro depende de este asiento: puede revertirse si dos personas de finanzas están de acuerdo.',
    asked: 'Nada cambia hasta la decisión.',
    reversed: 'La reversión registró el mismo importe en sentido contrario. El asiento original sigue aquí.',
    reversal: 'Este asiento revierte otro y no puede revertirse.',
  },
  instead: {
    sale: 'La venta está en el pedido: para devolver el dinero, reembolsa el pedido.',
    refund:
      'El reembolso sigue automáticamente hasta el final: pagado, o de vuelta en el saldo. Aquí no hay nada que revertir.',
    unexpected: 'El dinero vuelve automáticamente a quien pagó.',
    dispute: 'El banco ya retiró el dinero, o decidirá sobre él: registra la decisión en la disputa.',
    unidentified: 'El dinero no es de ningún pedido: devuélvelo a quien pagó en Pagos sin identificar.',
    settlement:
      'La liquidación solo pasa al saldo lo vendido: para quitar el importe al comercio, reembolsa el pedido o congela el dinero.',
    withdrawal:
      'Solo el banco informa el resultado del retiro. Si algo está mal, consulta al banco en la página de retiros.',
    reversal: 'Este asiento revierte otro.',
    other: 'Otro registro depende de este asiento: corrígelo allí.',
  },
  toUnidentified: 'Ver los pagos sin identificar',
  toOrder: shared.seeOrder,
  toWithdrawal: money.seeTheWithdrawal,
  toOriginal: 'Ver el asiento original',
  toReversal: 'Ver la reversión',
  ask: money.askForReversal,
  mine: 'Solicitaste la reversión; un colega decide',
  others: '{name} solicita la reversión',
  why: money.quoted,
  agree: 'Confirmar reversión',
  said: 'Reversión: {status}',
  confirm: {
    title: '¿Revertir este asiento?',
    text: 'El mismo importe se registrará ahora en sentido contrario, en la cuenta de {name}. El comercio ve la corrección en el estado de cuenta. Una reversión no se puede deshacer.',
  },
  dialog: {
    title: 'Solicitar la reversión de un asiento de {name}',
    text: vocabulary.financeDecides,
    words: vocabulary.whatHappenedQuestion,
    wordsHelp: vocabulary.staffOnlyHelp,
    send: money.askForReversal,
  },
} as const;
