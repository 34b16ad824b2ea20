import money from '@balcao/contract/i18n/es/money';
import names from '@balcao/contract/i18n/es/names';
import vocabulary from '@balcao/contract/i18n/es/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import shared from '@balcao/ui/i18n/es/shared';
import type pt from '../pt/dispute.ts';

export default {
  title: money.disputes,
  line: 'Cuando el banco de quien pagó pide de vuelta el dinero de un Pix, respondes aquí.',
  status: {
    open: names.disputeOpen,
    answered: names.disputeInAnalysis,
    accepted: names.acceptedByTheBank,
    rejected: names.rejectedByTheBank,
    expired: names.endedWithoutADecision,
  },
  kind: { fraud: names.suspicionOfFraud, failure: names.failureOfABank },
  columns: {
    number: shared.number,
    status: shared.status,
    kind: shared.reason,
    order: shared.order,
    amount: shared.amount,
    returned: money.returnedAmount,
    until: 'Pruebas hasta',
    opened: money.disputeOpenedAt,
  },
  nothing: 'Ninguna disputa con este filtro',
  empty: {
    title: 'Ninguna disputa',
    text: 'Cuando un banco pida de vuelta el dinero de un Pix, lo verás aquí y podrás enviar pruebas.',
  },
  panel: {
    title: money.disputeNumbered,
    about: 'Sobre la disputa',
    blocked: vocabulary.blockedMoney,
    debt: 'No cubierto por el saldo',
    ownOrder: vocabulary.numberInYourSystem,
    copy: 'el número de la disputa',
  },
  notFound: {
    title: 'Disputa no encontrada',
    text: 'No hay ninguna disputa con este número en el equipo {team}.',
  },
  deadline: {
    left: '{days, plural, =0 {{hours, plural, =0 {Falta menos de una hora para enviar pruebas} one {Falta # hora para enviar pruebas} other {Faltan # horas para enviar pruebas}}} one {Falta # día para enviar pruebas} other {Faltan # días para enviar pruebas}}',
    text: 'Muestra que la venta fue legítima: comprobante de entrega, mensajes, factura. El plazo termina el <until></until>.',
    decision: 'Si el banco no decide a más tardar el <until></until>, el dinero se libera.',
    overTitle: 'El plazo para pruebas terminó',
    over: 'El banco está decidiendo. Sin decisión a más tardar el <until></until>, el dinero se libera.',
  },
  ended: {
    accepted: {
      title: 'El banco tomó el dinero de vuelta',
      text: 'Lo devuelto salió del pedido. El resto de lo bloqueado se liberó.',
    },
    rejected: { title: 'El banco decidió que el dinero se queda contigo', text: vocabulary.freeAgain },
    expired: { title: 'El banco no decidió a tiempo', text: vocabulary.freeAgain },
  },
  timeline: {
    title: vocabulary.whatHappened,
    opened: 'El banco disputó <amount></amount>',
    sent: '{files, plural, =0 {Texto enviado} one {Pruebas enviadas, con # archivo} other {Pruebas enviadas, con # archivos}}',
    by: 'por {by}',
    taken: 'El banco tomó <amount></amount> de vuelta',
    waiting: 'Esperando la decisión del banco',
    open: names.disputeOpen,
    answered: names.disputeInAnalysis,
    accepted: names.acceptedByTheBank,
    rejected: names.rejectedByTheBank,
    expired: names.endedWithoutADecision,
  },
  evidence: {
    title: 'Pruebas',
    text: 'Qué pasó en la venta',
    textHelp: 'Cuenta qué se vendió, a quién y cómo se entregó. El banco lee este texto.',
    filesHelp:
      '{count, plural, one {Cabe # archivo más: foto o PDF de hasta 10 MB.} other {Caben # archivos más: fotos o PDF de hasta 10 MB cada uno.}}',
    nothing: 'Escribe un texto o envía un archivo.',
    send: 'Enviar pruebas',
    done: 'Pruebas enviadas',
  },
  ofOrder: 'Devoluciones y disputas del banco',
  returned: names.returnedByTheBank,
  nature: {
    ORIGINAL: 'Devolución común',
    RETIRADA: 'Retiro de efectivo',
    MED_OPERACIONAL: names.failureOfABank,
    MED_FRAUDE: names.suspicionOfFraud,
    MED_PIX_AUTOMATICO: 'Pix Automático',
    unknown: 'Motivo no informado',
  },
} satisfies Shape<typeof pt>;
