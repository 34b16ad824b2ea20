import channelVocabulary from '@balcao/contract/i18n/es/channel-vocabulary';
import decisionVocabulary from '@balcao/contract/i18n/es/decision-vocabulary';
import money from '@balcao/contract/i18n/es/money';
import names from '@balcao/contract/i18n/es/names';
import vocabulary from '@balcao/contract/i18n/es/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import shared from '@balcao/ui/i18n/es/shared';
import type pt from '../pt/review.ts';

export default {
  title: vocabulary.reviews,
  line: 'Lo que espera una decisión, de lo más urgente a lo menos urgente.',
  one: 'Revisión',
  you: vocabulary.you,
  theNumber: vocabulary.theMerchantNumber,
  again: '{attempt, number}.ª vez',
  kindOf: '{kind}, {type}',
  joined: 'También decide: {what}',
  submittedOn: 'Enviada el <when></when>',
  decidedOn: 'Decidida el <when></when>',
  parts: {
    label: 'Partes de la fila',
    all: 'En espera',
    mine: 'Conmigo',
    free: 'Libres',
    late: 'Atrasadas',
    reopening: 'Reapertura',
    decided: decisionVocabulary.decidedOnes,
  },
  columns: {
    merchant: shared.merchant,
    number: shared.number,
    status: shared.status,
    kind: vocabulary.whatWasSubmitted,
    type: shared.type,
    submitted: 'Enviada el',
    due: 'Plazo',
    decided: 'Decidida el',
  },
  filters: {
    search: 'Nombre o número del comercio',
  },
  kinds: {
    certification: vocabulary.certification,
    merchant: money.paymentData,
    product: names.paymentProduct,
    version: 'Versión de miniprograma',
    removal: 'Retiro de miniprograma',
    template: 'Mensaje de miniprograma',
    channelOfficial: channelVocabulary.official,
    channelPersonal: channelVocabulary.personal,
    channelSubject: channelVocabulary.subject,
    association: channelVocabulary.association,
    messageTemplate: channelVocabulary.messageTemplate,
  },
  template: {
    title: 'Como lo ve la persona',
    language: shared.language,
    line: 'Con los ejemplos del equipo. Lo que falta en un idioma aparece en portugués.',
  },
  types: {
    enterprise: 'empresa',
    personal: 'persona física',
  },
  states: {
    free: 'Libre',
    asked: 'Espera respuesta',
    mine: 'Contigo',
    taken: 'Con {name}',
    approved: names.reviewApproved,
    rejected: names.reviewRejected,
    cancelled: names.reviewCancelled,
    reopening: 'Reapertura solicitada',
  },
  due: {
    promised: 'Prometida hasta el {day}',
    today: 'Vence hoy',
    tomorrow: 'Vence mañana',
    inDays: 'Vence en {days, plural, one {# día} other {# días}}',
    lateToday: 'Atrasada, venció hoy',
    late: 'Atrasada hace {days, plural, one {# día} other {# días}}',
  },
  empty: {
    all: { title: 'Nada espera una decisión', text: 'Cuando un comercio envíe algo a revisión, aparecerá aquí.' },
    mine: { title: 'No tienes revisiones en curso', text: 'Toma una revisión libre: se queda aquí hasta que decidas.' },
    free: { title: 'Ninguna revisión libre', text: 'Todo lo que espera ya lo tiene alguien.' },
    late: { title: 'Nada está atrasado', text: 'Todas las revisiones están dentro del plazo prometido.' },
    reopening: {
      title: 'Nadie solicitó una reapertura',
      text: 'Cuando un colega pida reabrir una decisión, la confirmas aquí.',
    },
    decided: {
      title: 'Aún no se decide nada',
      text: 'Las decisiones aparecen aquí, de la más nueva a la más antigua.',
    },
  },
  nothing: {
    title: vocabulary.nothingWithTheseFilters,
    text: 'Cambia la búsqueda o limpia los filtros.',
  },
  pastEnd: {
    title: 'No hay más revisiones en esta página',
    first: vocabulary.firstPage,
  },
  notFound: {
    title: 'Esta revisión no existe',
    text: 'Revisa la dirección o elige una de la fila.',
    toQueue: 'Ir a la fila',
  },
} satisfies Shape<typeof pt>;
