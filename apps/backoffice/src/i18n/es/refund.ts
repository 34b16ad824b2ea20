import list from '@balcao/contract/i18n/es/list';
import money from '@balcao/contract/i18n/es/money';
import names from '@balcao/contract/i18n/es/names';
import vocabulary from '@balcao/contract/i18n/es/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import shared from '@balcao/ui/i18n/es/shared';
import type pt from '../pt/refund.ts';

export default {
  title: money.refunds,
  line: 'Sigue el dinero que vuelve a quien pagó y decide sobre los reembolsos que esperan aprobación.',
  oneMore: 'Falta una persona más',
  byAnother: 'Ya lo aprobaste. Falta la aprobación de una persona más.',
  arrives:
    'El dinero vuelve al medio de pago original en un máximo de {days, plural, one {# día hábil} other {# días hábiles}}.',
  actionsOf: 'Acciones del reembolso {number}',
  ofOrder: money.refundNumbered,
  review: list.refund.codes.status,
  columns: list.refund.columns,
  filters: {
    number: 'Buscar por reembolso o pedido',
    date: shared.date,
  },
  empty: {
    title: 'Ningún reembolso en los últimos tres meses',
    text: 'Para reembolsar, abre un pedido pagado y elige Reembolsar. Tu servidor también puede solicitar reembolsos por la API.',
  },
  nothing: 'Ningún reembolso con estos filtros',
  panel: {
    title: money.refundNumbered,
    number: 'Número del reembolso',
    ownOrder: list.refund.file.ownOrder,
    copy: money.theRefundNumber,
  },
  timeline: {
    title: vocabulary.whatHappened,
    requested: 'Reembolso solicitado',
    firstApproved: 'Primera aprobación',
    approved: 'Aprobado',
    rejected: names.rejected,
    sent: 'Dinero en camino',
    done: 'Dinero devuelto a quien pagó',
    failed: 'El reembolso falló',
    by: vocabulary.by,
    byServer: 'por tu servidor',
    onePerson: vocabulary.waitingForApproval,
    twoPeople: vocabulary.waitingForTwoPeople,
    oneMore: vocabulary.waitingForOneMore,
    failure: {
      REFUSED_BY_BANK: 'El banco de quien pagó no aceptó la devolución.',
      AMOUNT_EXCEEDED: 'El importe es mayor de lo que aún se podía devolver de este pago.',
      TOO_LATE: 'El plazo terminó: un Pix solo se puede devolver hasta 90 días después del pago.',
      other: 'El medio de pago no aceptó la devolución.',
    },
  },
  money: {
    title: vocabulary.whereTheMoneyComesFrom,
    pending: 'Por liquidar, de este pedido',
    reserve: names.refundReserve,
    fee: 'Comisión que se te devuelve',
    total: 'Vuelve a quien pagó',
    notYet: 'El dinero solo se mueve después de la aprobación.',
    never: 'Este reembolso fue rechazado: no se movió dinero.',
    back: 'El reembolso falló, y todo volvió a donde estaba.',
  },
  approve: {
    button: 'Aprobar',
    title: '¿Aprobar el reembolso de {amount}?',
    text: '{amount} del pedido {order} vuelven a quien pagó. Esto no se puede deshacer.',
    first:
      'Este importe requiere la aprobación de dos personas. Después de la tuya, falta una más para que {amount} del pedido {order} vuelvan a quien pagó.',
    editConflict:
      'Un colega aprobó antes que tú, y tu clic no envió nada. Ahora tu aprobación es la última: con ella, {amount} del pedido {order} vuelven a quien pagó. Esto no se puede deshacer.',
    action: money.refundAmount,
    firstAction: 'Dar la primera aprobación',
    done: money.amountOnTheWayTo,
    firstDone: 'Aprobado por ti. Falta una persona más.',
  },
  reject: {
    title: '¿Rechazar el reembolso de {amount}?',
    text: 'El dinero del pedido {order} se queda donde está. Se puede solicitar otro reembolso después.',
    reason: list.refund.file.rejectReason,
    reasonHelp: 'Tu equipo y tu servidor leen este motivo.',
    action: 'Rechazar reembolso',
    otherwise: 'Volver',
    done: 'Reembolso de {amount} rechazado.',
    unsure:
      'No sabemos si este reembolso se rechazó. Compruébalo: si ya se rechazó, nada cambia; si no, se rechaza ahora, con el motivo que escribiste.',
    check: 'Comprobar el rechazo',
  },
  policy: {
    automatic: 'Los reembolsos se envían en cuanto se solicitan.',
    byHand: 'Cada reembolso espera la aprobación de alguien del equipo.',
    second: 'A partir de {amount}, tienen que aprobar dos personas.',
    noSecond: 'Basta una persona, sea cual sea el importe.',
    title: 'Cómo decide el equipo sobre los reembolsos',
    how: 'Cuando se solicita un reembolso',
    automaticChoice: 'Se envía al instante',
    byHandChoice: 'Espera aprobación',
    automaticHelp: 'El dinero se aparta y se devuelve en cuanto alguien, o tu servidor, lo solicita.',
    byHandHelp: 'Nada se mueve hasta que lo apruebe alguien que puede editar reembolsos.',
    secondFrom: 'Dos personas a partir de',
    secondHelp:
      'Déjalo en blanco para no exigir nunca una segunda persona. Quien solicita el reembolso cuenta como la primera.',
    done: 'Regla de reembolsos guardada.',
  },
  form: {
    open: 'Reembolsar',
    title: 'Reembolsar pedido',
    about: '{goods}. Aún se pueden reembolsar {left}.',
    quantity: vocabulary.quantityReturned,
    quantityHelp: 'Opcional. Todavía se pueden devolver {count, number}; la cantidad llena el importe.',
    tooMany: 'No quedan tantas unidades por devolver.',
    amount: 'Importe a reembolsar',
    half: vocabulary.half,
    tooMuch: 'Aún se pueden reembolsar {amount}.',
    reason: list.refund.file.reason,
    reasonHelp: 'Quien pagó lee este mensaje junto con el dinero.',
    reasonExample: 'Ej.: la taza llegó rota',
    preview: vocabulary.whereTheMoneyComesFrom,
    nothingLeft: 'No queda nada por reembolsar',
    nothingLeftText:
      'Mientras llenabas el formulario, otra persona reembolsó o solicitó lo que quedaba de este pedido. Desde aquí no salió nada.',
    unsure:
      'No sabemos si el reembolso de {amount} se solicitó. Compruébalo: si ya se solicitó, nada sale otra vez; si no, se solicita ahora.',
    check: 'Comprobar el reembolso de {amount}',
    notEnough: 'Lo que falta liquidar de este pedido, el saldo disponible y la reserva no alcanzan para este importe.',
    submit: money.refundAmount,
    ask: 'Solicitar reembolso de {amount}',
    second: 'Este importe requiere dos personas: tú eres la primera, y otra tiene que aprobar.',
    byHand: 'La solicitud esperará aprobación.',
    done: money.amountOnTheWayTo,
    waits: 'Reembolso de {amount} esperando aprobación.',
  },
  notFound: {
    title: 'Reembolso no encontrado',
    text: 'No hay un reembolso con este número en el equipo {team}. Revisa el número o cambia de equipo.',
  },
} satisfies Shape<typeof pt>;
