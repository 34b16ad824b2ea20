import money from '@balcao/contract/i18n/es/money';
import names from '@balcao/contract/i18n/es/names';
import vocabulary from '@balcao/contract/i18n/es/vocabulary';
import shared from '@balcao/ui/i18n/es/shared';
/** Journals as finance looks them up and takes them back by two. */

export default {
  title: 'Asientos',
  one: 'Asiento',
  line: 'Busca un asiento por su número y, cuando haga falta, pide su reversión: deciden dos personas de finanzas.',
  parts: {
    label: vocabulary.listParts,
    asked: vocabulary.waitingForSecondPerson,
    decided: 'Ya pedidos',
    found: 'Buscar',
  },
  columns: {
    kind: 'Qué fue',
    number: shared.number,
    merchant: shared.merchant,
    standing: shared.status,
    amount: shared.amount,
    posted: money.posted,
  },
  kinds: {
    sale: vocabulary.sale,
    refund: money.refund,
    unexpected: 'Importe por identificar',
    settlement: money.settlement,
    withdrawal: money.withdrawal,
    reserve: names.refundReserve,
    dispute: money.bankReturns,
    reversal: money.reversal,
    other: 'Otro asiento',
  },
  standing: {
    free: money.posted,
    asked: 'Reversión pedida',
    reversed: 'Revertido',
    reversal: 'Es una reversión',
    bound: money.posted,
  },
  search: 'Número o clave',
  only: 'Asientos de {name}.',
  toMerchant: 'Ver el comercio',
  first: 'Volver a los más nuevos',
  older: 'Asientos anteriores',
  none: {
    title: 'Ningún asiento encontrado',
    text: 'Revisa el número. También sirve la clave o el código del asiento.',
  },
  empty: {
    asked: { title: vocabulary.nothingWaitsForYou, text: 'Cuando un colega pida una reversión, la confirmas aquí.' },
    decided: { title: 'Aún no se pidió ninguna reversión', text: 'Los pedidos ya decididos quedan aquí.' },
    found: {
      title: '¿Qué asiento buscas?',
      text: 'Escribe el número de pedido, liquidación o retiro. Los de un comercio están en su página.',
    },
  },
  gone: { title: 'Este asiento no existe', text: 'Revisa la dirección o busca en la lista.' },
  facts: {
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
    free: 'Ningún otro registro depende de este asiento: puede revertirse cuando dos personas de finanzas están de acuerdo.',
    asked: 'Hasta la decisión, nada cambia.',
    reversed: 'La reversión registró el mismo importe en sentido contrario. El asiento original sigue aquí.',
    reversal: 'Este asiento deshace otro y no puede revertirse.',
  },
  instead: {
    sale: 'La venta está en el pedido: para devolver el dinero, reembolsa el pedido.',
    refund: 'El reembolso sigue solo hasta el final: pagado, o de vuelta en el saldo. Aquí no hay nada que revertir.',
    unexpected: 'El dinero vuelve solo a quien pagó.',
    dispute: 'El banco ya tomó el dinero, o decide sobre él: registra la decisión en la disputa.',
    unidentified: 'El dinero no es de ningún pedido: vuelve a quien pagó desde su página.',
    settlement:
      'La liquidación solo pasa al saldo lo vendido: para quitar el importe al comercio, reembolsa el pedido o congela el dinero.',
    withdrawal:
      'El resultado del retiro solo lo dice el banco. Si algo está mal, consulta al banco en la página de retiros.',
    reversal: 'Este asiento deshace otro.',
    other: 'Otro registro depende de este asiento: corrígelo allí.',
  },
  toUnidentified: 'Ver los importes por identificar',
  toWithdrawal: money.seeTheWithdrawal,
  toOriginal: 'Ver el asiento original',
  toReversal: 'Ver la reversión',
  ask: money.askForReversal,
  mine: 'Pediste la reversión; un colega decide',
  others: '{name} pide la reversión',
  why: '“{words}”',
  agree: 'Confirmar la reversión',
  said: 'Reversión: {status}',
  confirm: {
    title: '¿Revertir este asiento?',
    text: 'El mismo importe se registra ahora en sentido contrario, en la cuenta de {name}. El comercio ve la corrección en el extracto. Una reversión no se deshace.',
  },
  dialog: {
    title: 'Pedir la reversión de un asiento de {name}',
    text: vocabulary.financeDecides,
    words: vocabulary.whatHappenedQuestion,
    wordsHelp: vocabulary.staffOnlyHelp,
    send: money.askForReversal,
  },
} as const;
