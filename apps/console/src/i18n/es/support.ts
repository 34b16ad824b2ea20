import list from '@balcao/contract/i18n/es/list';
import money from '@balcao/contract/i18n/es/money';
import vocabulary from '@balcao/contract/i18n/es/vocabulary';
import shared from '@balcao/ui/i18n/es/shared';
/** How staff answer a merchant: what is found, who works there, and what colleagues noted. */

export default {
  title: 'Búsqueda de atención',
  line: 'Un número, un documento o un nombre lleva al comercio y a lo que pasó con el dinero.',
  field: 'Lo que informó el comercio',
  fieldHelp:
    'Número de pedido, de reembolso o de retiro, identificador del Pix, número del comercio, CPF, CNPJ o nombre.',
  send: 'Buscar',
  tooShort: 'Escribe al menos 3 caracteres.',
  results: 'Resultados',
  noMerchant: 'Sin comercio',
  start: {
    title: 'Empieza por el número que recibiste',
    text: 'Pega el número completo, como está en el mensaje. De un nombre basta una parte.',
  },
  nothing: {
    title: 'Nada con este número o nombre',
    text: 'Comprueba que el número esté completo. De CPF y CNPJ, escribe todos los dígitos.',
  },
  columns: { kind: shared.type, at: 'Cuándo fue' },
  kinds: {
    merchant: shared.merchant,
    order: shared.order,
    refund: money.refund,
    withdrawal: money.withdrawal,
    payment: 'Pago sin pedido',
  },
  people: {
    title: 'Personas del equipo',
    hidden: 'Los nombres y correos se muestran en parte. Para verlo todo, indica el motivo.',
    seen: 'Estás viendo los datos completos. El acceso quedó registrado con el motivo.',
    look: 'Ver los datos completos',
    hide: 'Ocultar de nuevo',
    document: vocabulary.documentNumber,
    theDocument: 'el documento',
    admin: vocabulary.superAdmin,
    noRole: vocabulary.noRole,
    factor: vocabulary.twoStep,
    on: vocabulary.twoStepOn,
    off: vocabulary.twoStepOff,
    lastUse: vocabulary.lastUse,
    none: 'Nadie trabaja en este equipo.',
    more: 'Se muestran las primeras {shown, number} personas.',
  },
  lookDialog: {
    title: '¿Por qué necesitas verlo?',
    text: 'El motivo queda registrado, con tu nombre y la hora. Elige uno o escríbelo.',
    reasonHelp: 'De 10 a 300 caracteres.',
    send: 'Ver ahora',
    usual: {
      asked: 'El comercio pidió confirmar los datos',
      payment: 'Problema con un pago',
      withdrawal: 'Problema con un retiro',
      fraud: 'Sospecha de uso por otra persona',
    },
  },
  notes: {
    title: 'Notas sobre el equipo',
    none: 'Nadie anotó nada todavía. La primera nota ayuda a quien atienda después.',
    new: 'Nueva nota sobre el equipo',
    words: '¿Qué debe saber la próxima persona?',
    wordsHelp: 'Solo la lee el equipo interno. Una vez guardada, la nota no se puede cambiar.',
    keep: 'Guardar la nota',
    kept: 'Nota guardada.',
  },
  refunds: {
    title: money.refunds,
    search: 'Número del reembolso o del pedido',
    none: 'Ningún reembolso en los últimos tres meses.',
    notFound: 'Ningún reembolso con este número.',
    theNumber: money.theRefundNumber,
    columns: list.refund.columns,
    status: list.refund.codes.status,
  },
  reviews: { none: 'Este equipo todavía no envió nada a revisión.' },
};
