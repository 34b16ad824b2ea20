import type { Shape } from '../../shape.ts';
import type pt from '../pt/channel-log.ts';

/** What the log says of conversations and replies. */
export default {
  says: {
    conversationAssigned: '<who></who> pasó una conversación del canal <what></what> a <after></after>',
    conversationFreed: '<who></who> dejó una conversación del canal <what></what> sin responsable',
    conversationSnoozed: '<who></who> pospuso una conversación del canal <what></what>',
    conversationClosed: '<who></who> cerró una conversación del canal <what></what>',
    conversationReopened: '<who></who> reabrió una conversación del canal <what></what>',
    cannedAnswerMade: '<who></who> creó la respuesta rápida <after></after> en el canal <what></what>',
    cannedAnswerChanged: '<who></who> cambió la respuesta rápida <after></after> del canal <what></what>',
    cannedAnswerRemoved: '<who></who> eliminó la respuesta rápida <before></before> del canal <what></what>',
    repliesAllowed: '<who></who> permitió respuestas a las publicaciones del canal <what></what>',
    repliesStopped: '<who></who> detuvo las respuestas a las publicaciones del canal <what></what>',
    replyHidden: '<who></who> ocultó una respuesta en el canal <what></what>',
    replyShown: '<who></who> volvió a mostrar una respuesta en el canal <what></what>',
    replierBlocked: '<who></who> bloqueó las respuestas de una persona en el canal <what></what>',
    replierUnblocked: '<who></who> volvió a aceptar las respuestas de una persona en el canal <what></what>',
  },
  events: {
    '120': 'Conversación asignada',
    '121': 'Conversación pospuesta',
    '122': 'Conversación cerrada',
    '123': 'Conversación reabierta',
    '124': 'Respuesta rápida creada',
    '125': 'Respuesta rápida cambiada',
    '126': 'Respuesta rápida eliminada',
    '140': 'Respuestas permitidas en el canal',
    '141': 'Respuestas detenidas en el canal',
    '142': 'Respuesta de un seguidor ocultada',
    '143': 'Respuesta de un seguidor mostrada',
    '144': 'Bloqueo de respuestas cambiado',
  },
} satisfies Shape<typeof pt>;
