import money from '@balcao/contract/i18n/es/money';
import vocabulary from '@balcao/contract/i18n/es/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import shared from '@balcao/ui/i18n/es/shared';
import type pt from '../pt/unidentified.ts';

export default {
  title: vocabulary.toBeIdentified,
  line: 'Pagos que no pertenecen a ningún pedido. El dinero se guarda hasta volver a quien pagó.',
  sum: '<sum></sum> guardados, a la espera de devolución.',
  parts: {
    label: vocabulary.listParts,
    yours: 'Te esperan',
    waiting: 'Esperan a finanzas',
    returning: 'De vuelta a quien pagó',
    returned: 'Devueltos',
  },
  columns: {
    payment: money.identifier,
    state: shared.status,
    amount: shared.amount,
    arrived: 'Llegó',
    returnAskedAt: 'Devolución pedida',
    returnedAt: 'Devuelto',
    action: vocabulary.action,
  },
  theId: money.theIdentifier,
  theReference: 'la referencia',
  namedNothing: 'Quien pagó no indicó nada',
  came: 'llegó <at></at>',
  states: { waiting: 'Guardado', returning: 'De vuelta', returned: 'Devuelto' },
  refused: 'El medio de pago no lo aceptó: “{reason}”. Lo pedimos de nuevo solos.',
  why: {
    nobody: 'Nadie sabe para qué es',
    codeOff: 'El código QR de la tienda se desactivó',
    amountDiffers: 'No es el importe del código QR de la tienda',
    notTaken: 'La tienda no cobra con este código QR',
  },
  byItself: '{why} · devolución automática',
  return: 'Devolver',
  returnOne: 'Devolver a quien pagó: {id}',
  dialog: {
    title: 'Devolver a quien pagó',
    text: 'El importe completo vuelve por el mismo medio de pago. Una vez pedida, la devolución no se puede deshacer.',
    reason: '¿Por qué devolverlo?',
    reasonHelp: 'Queda en el registro de actividad con tu nombre.',
    send: 'Devolver {amount}',
    asked: 'Devolución pedida al medio de pago.',
  },
  empty: {
    waiting: {
      title: 'Nada por devolver',
      text: 'Cuando llegue dinero que no pertenece a ningún pedido, aparece aquí y un correo avisa a finanzas.',
    },
    returning: {
      title: 'Nada está de vuelta',
      text: 'Lo que se devuelve pasa por aquí hasta que el medio de pago lo confirma.',
    },
    returned: { title: 'Nada devuelto todavía', text: 'Lo que ya volvió a quien pagó se queda aquí.' },
  },
  pastEnd: { title: vocabulary.pastEnd, first: vocabulary.firstPage },
} satisfies Shape<typeof pt>;
