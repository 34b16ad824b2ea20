import type { Shape } from '../../shape.ts';
import type pt from '../pt/applet-list.ts';
import appletVocabulary from './applet-vocabulary.ts';
import names from './names.ts';
import vocabulary from './vocabulary.ts';

export default {
  applet: {
    sheet: vocabulary.miniPrograms,
    columns: {
      name: 'Miniprograma',
      shelf: 'Vitrina',
      online: 'Versión en línea',
      review: 'Revisión',
      category: appletVocabulary.category,
      appId: vocabulary.appId,
      updated: 'Modificado',
    },
    file: {
      waiting: 'Versión en proceso',
      created: vocabulary.created,
    },
    codes: {
      shelf: {
        notYet: 'Aún no publicado',
        on: 'Publicado',
        removalRequested: 'Retiro solicitado',
        off: 'Retirado',
      },
      review: {
        NO: 'No enviada',
        UNDER: names.underReview,
        REJECT: names.reviewRejected,
        SUCCESS: names.reviewApproved,
        REVOKED: names.reviewCancelled,
      },
    },
  },
  version: {
    sheet: 'Versiones del miniprograma',
    columns: {
      number: appletVocabulary.version,
      stage: vocabulary.status,
      description: vocabulary.description,
      developer: 'Quién la envió',
      publisher: 'Quién la publicó',
      origin: 'Origen',
      size: 'Tamaño',
      created: 'Enviada el',
    },
    file: {
      machine: 'Máquina',
      submitted: 'Revisión solicitada el',
      decided: 'Revisión decidida el',
      published: 'Publicada el',
    },
    codes: {
      stage: {
        develop: 'En desarrollo',
        review: names.underReview,
        approved: names.reviewApproved,
        rolling: appletVocabulary.versionRolling,
        online: appletVocabulary.versionOnline,
        past: appletVocabulary.versionPast,
        takenDown: 'Retirada por Balcão',
      },
      origin: { web: 'Enviada desde aquí', tool: 'Enviada por la herramienta' },
    },
  },
  usageDay: {
    sheet: 'Uso por día',
    columns: {},
    file: {
      day: vocabulary.day,
      opens: names.openings,
      people: appletVocabulary.usagePeople,
      seconds: 'Segundos en pantalla',
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
      line: 'Línea',
      column: 'Columna',
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
    sheet: 'Envíos',
    columns: {
      title: 'Mensaje',
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
        noConsent: 'La persona no lo permitió, o ya recibió todos los que permitió',
        longTermEnded: 'La persona lo permitió siempre, pero la plataforma suspendió ese permiso para la categoría',
        declined: 'La persona ya no quiere este mensaje',
        unknownPerson: 'El miniprograma no conoce este openId',
        templatePaused: 'El mensaje estaba en pausa',
        templateRemoved: 'El mensaje se eliminó antes de la entrega',
        templateStopped: 'La plantilla de mensaje está pausada, desactivada o fue eliminada',
      },
    },
  },
} as const satisfies Shape<typeof pt>;
