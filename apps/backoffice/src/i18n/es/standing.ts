import decisionVocabulary from '@balcao/contract/i18n/es/decision-vocabulary';
import money from '@balcao/contract/i18n/es/money';
import names from '@balcao/contract/i18n/es/names';
import vocabulary from '@balcao/contract/i18n/es/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import shared from '@balcao/ui/i18n/es/shared';
import type pt from '../pt/standing.ts';

export default {
  steps: {
    title: 'Para recibir pagos',
    ready: 'Todo listo para recibir pagos',
    state: {
      open: vocabulary.toDo,
      revoked: vocabulary.toDo,
      under: names.underReview,
      asked: 'Espera tu respuesta',
      rejected: 'Por corregir',
      outdated: 'Por actualizar',
      done: vocabulary.done,
      later: 'Después de la certificación',
      together: 'Va incluida',
    },
    certification: {
      title: 'Certificación del equipo',
      open: 'Indica los datos del negocio y sube los documentos. Esto habilita miniprogramas y canales, y la respuesta llega en un máximo de {days, plural, one {# día hábil} other {# días hábiles}}.',
      together:
        'Va incluida con los datos de pago, sin enviar nada dos veces. Certifica solo al equipo si no va a recibir pagos.',
      done: 'Los miniprogramas y canales ya están disponibles.',
    },
    merchant: {
      title: money.paymentData,
      open: 'Indica quién responde por el negocio y en qué cuenta recibe. Esto habilita los pagos, y la respuesta llega en un máximo de {days, plural, one {# día hábil} other {# días hábiles}}.',
      together:
        'Un solo formulario y una sola revisión: quién es el negocio, en qué cuenta recibe y, si quieres, el código QR de la tienda. La respuesta llega en un máximo de {days, plural, one {# día hábil} other {# días hábiles}}.',
      done: 'Los pagos ya están disponibles.',
    },
    under: 'Nuestro equipo está revisando lo que se envió.',
    underUntil: 'Tendrás la respuesta a más tardar el {day}.',
    underTogether: decisionVocabulary.withPaymentData,
    asked: 'Nuestro equipo tiene una pregunta. La revisión continúa con tu respuesta.',
    rejected:
      '{count, plural, =0 {Hay puntos por corregir.} one {Hay # punto por corregir.} other {Hay # puntos por corregir.}} Lo demás sigue como lo llenaste.',
    revoked: 'La revisión se canceló. Lo que llenaste sigue guardado.',
    outdated: 'El equipo se certificó con otro CNPJ o CPF. Actualiza los datos de pago para volver a recibir.',
    change: {
      under: 'Un cambio está en revisión; mientras tanto, sigue vigente lo que ya se aprobó.',
      asked: 'Nuestro equipo tiene una pregunta sobre el cambio enviado.',
      rejected: 'Un cambio fue rechazado; lo que ya se aprobó sigue vigente.',
    },
    laterText: 'Podrás enviarlos después de la certificación, pero ya puedes ir llenándolos.',
    action: {
      open: { certification: vocabulary.certifyTheTeam, merchant: 'Llenar los datos' },
      alone: 'Certificar solo al equipo',
      revoked: shared.continue,
      under: vocabulary.follow,
      asked: vocabulary.answer,
      rejected: vocabulary.correct,
      outdated: 'Actualizar los datos',
      done: vocabulary.seeTheData,
      see: vocabulary.seeTheData,
    },
  },
  blocked: {
    certification: {
      open: vocabulary.notCertifiedYet,
      openText: 'Sin la certificación, nadie puede pagarle al equipo. Toma pocos minutos.',
      under: 'La certificación del equipo está en revisión',
      underText: 'Cuando se apruebe, solo faltarán los datos de pago. Ya puedes llenarlos.',
      rejected: 'La certificación del equipo fue rechazada',
    },
    merchant: {
      open: 'Faltan los datos de pago',
      openText: 'El equipo ya está certificado. Recibe pagos en cuanto se aprueben estos datos.',
      under: 'Los datos de pago están en revisión',
      underText: 'El equipo recibe pagos en cuanto se aprueben.',
      rejected: 'Los datos de pago fueron rechazados',
      outdated: 'Los datos de pago no coinciden con la certificación',
      outdatedText:
        'El equipo se certificó después con otro CNPJ o CPF. Para volver a recibir, actualiza los datos y envíalos de nuevo: lo demás sigue como lo llenaste.',
    },
    togetherText: 'Llena los datos de pago: la certificación va incluida, en la misma revisión.',
    rejectedText: 'Corrige los puntos indicados y envíalo de nuevo. Lo demás sigue como lo llenaste.',
    way: 'Ver qué falta',
  },
  waiting: {
    label: 'Te espera',
    asked: {
      certification: 'Nuestro equipo tiene una pregunta sobre la certificación.',
      merchant: 'Nuestro equipo tiene una pregunta sobre los datos de pago.',
    },
    rejected: {
      certification: 'La certificación del equipo fue rechazada: hay puntos por corregir.',
      merchant: 'Los datos de pago fueron rechazados: hay puntos por corregir.',
    },
  },
} as const satisfies Shape<typeof pt>;
