import appletVocabulary from './applet-vocabulary.ts';
import names from './names.ts';
import vocabulary from './vocabulary.ts';

/** What the lists of mini programs say: a part of `list.ts`. */
export default {
  applet: {
    sheet: vocabulary.miniPrograms,
    columns: {
      name: 'Miniprograma',
      shelf: 'Vitrine',
      online: 'Versão no ar',
      review: 'Análise',
      category: appletVocabulary.category,
      appId: vocabulary.appId,
      updated: 'Alterado em',
    },
    file: {
      waiting: 'Versão em andamento',
      created: vocabulary.created,
    },
    codes: {
      shelf: {
        notYet: 'Ainda não publicado',
        on: 'Publicado',
        removalRequested: 'Retirada solicitada',
        off: 'Retirado',
      },
      review: {
        NO: 'Não enviada',
        UNDER: names.underReview,
        REJECT: names.reviewRejected,
        SUCCESS: names.reviewApproved,
        REVOKED: names.reviewCancelled,
      },
    },
  },
  version: {
    sheet: 'Versões do miniprograma',
    columns: {
      number: appletVocabulary.version,
      stage: vocabulary.status,
      description: vocabulary.description,
      developer: 'Quem enviou',
      publisher: 'Quem publicou',
      origin: 'Origem',
      size: 'Tamanho',
      created: 'Enviada em',
    },
    file: {
      machine: 'Máquina',
      submitted: 'Análise solicitada em',
      decided: 'Análise decidida em',
      published: 'Publicada em',
    },
    codes: {
      stage: {
        develop: 'Em desenvolvimento',
        review: names.underReview,
        approved: names.reviewApproved,
        rolling: appletVocabulary.versionRolling,
        online: appletVocabulary.versionOnline,
        past: appletVocabulary.versionPast,
        takenDown: 'Retirada pelo Balcão',
      },
      origin: { web: 'Enviada por aqui', tool: 'Enviada pela ferramenta' },
    },
  },
  usageDay: {
    sheet: 'Uso por dia',
    columns: {},
    file: {
      day: vocabulary.day,
      opens: names.openings,
      people: appletVocabulary.usagePeople,
      seconds: 'Segundos na tela',
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
        noConsent: 'A pessoa não permitiu, ou já recebeu todas as mensagens que permitiu',
        longTermEnded: 'A pessoa permitiu sempre, mas a plataforma suspendeu essa permissão para a categoria',
        declined: 'A pessoa não quer mais esta mensagem',
        unknownPerson: 'O miniprograma não conhece este openId',
        templatePaused: 'A mensagem estava pausada',
        templateRemoved: 'A mensagem foi removida antes da entrega',
        templateStopped: 'O modelo de mensagem está pausado, desligado ou foi removido',
      },
    },
  },
} as const;
