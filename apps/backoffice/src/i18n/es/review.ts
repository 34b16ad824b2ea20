import channelVocabulary from '@balcao/contract/i18n/es/channel-vocabulary';
import decisionVocabulary from '@balcao/contract/i18n/es/decision-vocabulary';
import list from '@balcao/contract/i18n/es/list';
import names from '@balcao/contract/i18n/es/names';
import vocabulary from '@balcao/contract/i18n/es/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import type pt from '../pt/review.ts';

export default {
  title: {
    certification: 'Revisión de la certificación',
    merchant: 'Revisión de los datos de pago',
    product: 'Revisión del producto',
    version: 'Revisión de la versión',
    removal: 'Solicitud de retiro',
    template: 'Revisión del mensaje',
    messageTemplate: 'Revisión de la plantilla',
    channelOfficial: channelVocabulary.official,
    channelPersonal: channelVocabulary.personal,
    channelSubject: channelVocabulary.subject,
    association: channelVocabulary.association,
  },
  status: list.applet.codes.review,
  joined: { text: decisionVocabulary.withPaymentData, link: 'Ver los datos de pago' },
  revokedLine: 'Nadie está revisando estos datos. Todo lo que llenaste sigue guardado para el próximo envío.',
  remark: 'Mensaje de nuestro equipo',
  promise: {
    until: 'Tendrás la respuesta a más tardar el <strong>{day}</strong>.',
    late: 'La respuesta era para el <strong>{day}</strong>, y vamos tarde.',
    lateLine: 'Te pedimos una disculpa. Tu revisión está entre las primeras de la fila.',
    begins:
      '{all, plural, one {El plazo es de # día hábil y empieza en el próximo.} other {El plazo es de # días hábiles y empieza en el próximo.}} Te avisamos por correo.',
    count: 'Día hábil {begun, number} de {all, number}. Te avisamos por correo.',
  },
  question: {
    title: 'Nuestro equipo tiene una pregunta',
    answer: 'Tu respuesta',
    send: 'Enviar respuesta',
    done: 'Respuesta enviada. La revisión continúa.',
  },
  verdicts: {
    title: '{count, plural, one {Falta corregir # punto} other {Falta corregir # puntos}}',
    kept: 'Lo demás sigue como lo llenaste.',
  },
  cancel: {
    action: 'Cancelar la revisión',
    title: '¿Cancelar la revisión?',
    text: 'Nuestro equipo dejará de revisar lo que enviaste. Todo lo que llenaste sigue guardado y puedes enviarlo de nuevo cuando quieras: el plazo empieza otra vez.',
    otherwise: 'Dejarla en revisión',
    done: 'Revisión cancelada. Lo que llenaste sigue guardado.',
  },
  timeline: {
    title: vocabulary.whatHappened,
    submitted: 'Enviada a revisión',
    opened: 'Nuestro equipo empezó la revisión',
    question: 'Nuestro equipo hizo una pregunta',
    answer: 'Respondida',
    approved: names.reviewApproved,
    rejected: 'Rechazada, con puntos por corregir',
    cancelled: names.reviewCancelled,
    reopened: 'Decisión reabierta por nuestro equipo',
    yourAnswer: 'Falta tu respuesta',
    decision: 'Respuesta a más tardar el {day}',
    by: {
      submitted: '{by} la envió a revisión',
      answer: vocabulary.answeredBy,
      cancelled: '{by} canceló la revisión',
    },
    bySandbox: {
      approved: 'Aprobada por el ambiente de pruebas',
      rejected: 'Rechazada por el ambiente de pruebas',
    },
  },
} satisfies Shape<typeof pt>;
