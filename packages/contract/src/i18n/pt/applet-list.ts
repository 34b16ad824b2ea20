import appletVocabulary from './applet-vocabulary.ts';
import names from './names.ts';
import vocabulary from './vocabulary.ts';

/** What the lists of mini programs say: a part of `list.ts`. */
export default {
  usageDay: {
    sheet: 'Uso por dia',
    columns: {},
    file: {
      day: vocabulary.day,
      opens: names.openings,
      people: appletVocabulary.usagePeople,
      seconds: 'Segundos à vista',
      faulty: appletVocabulary.usageFaulty,
    },
    codes: {},
  },
  usageFault: {
    sheet: appletVocabulary.usageFaults,
    columns: {},
    file: {
      kind: vocabulary.type,
      message: appletVocabulary.faultMessage,
      file: vocabulary.file,
      line: 'Linha',
      column: 'Coluna',
      page: appletVocabulary.usagePage,
      openings: names.openings,
      began: appletVocabulary.faultBegan,
      firstAt: appletVocabulary.faultFirstAt,
      lastIn: appletVocabulary.faultLastIn,
      lastAt: appletVocabulary.faultLastAt,
    },
    codes: {
      kind: {
        error: appletVocabulary.faultError,
        rejection: appletVocabulary.faultRejection,
        policy: appletVocabulary.faultPolicy,
      },
    },
  },
  messageDelivery: {
    sheet: 'Envios',
    columns: {
      title: 'Mensagem',
      outcome: vocabulary.outcome,
      reason: vocabulary.reason,
      sentAt: appletVocabulary.when,
    },
    file: {},
    codes: {
      outcome: {
        delivered: vocabulary.delivered,
        refused: vocabulary.notDelivered,
      },
      reason: {
        noConsent: 'A pessoa não permitiu, ou já recebeu tudo o que permitiu',
        longTermEnded: 'A pessoa permitiu sempre, mas a plataforma suspendeu isso para a categoria',
        declined: 'A pessoa não quer mais esta mensagem',
        unknownPerson: 'O miniprograma não conhece este openId',
        templatePaused: 'A mensagem estava pausada',
        templateRemoved: 'A mensagem foi removida antes da entrega',
      },
    },
  },
} as const;
