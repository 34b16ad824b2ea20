import channelVocabulary from './channel-vocabulary.ts';
import decisionVocabulary from './decision-vocabulary.ts';
import vocabulary from './vocabulary.ts';

/** What the list of broadcasts says; the words of lists hold it. */
export default {
  sheet: channelVocabulary.broadcasts,
  columns: {
    label: channelVocabulary.broadcast,
    state: vocabulary.status,
    type: vocabulary.type,
    delivered: 'Entregues',
    seen: 'Vistas',
    clicked: 'Cliques',
    left: 'Deixaram de seguir',
    scheduled: 'Agendada para',
    sent: 'Enviada em',
    created: vocabulary.created,
  },
  file: {},
  codes: {
    state: {
      draft: vocabulary.draft,
      waiting: 'Espera aprovação',
      scheduled: 'Agendada',
      sending: channelVocabulary.sending,
      sent: 'Enviada',
      recalled: 'Recolhida',
      erased: 'Apagada',
      takenDown: decisionVocabulary.isTakenDown,
    },
    type: {
      message: 'Mensagem',
      link: channelVocabulary.link,
      article: 'Imagem e texto',
      video: 'Vídeo',
      document: 'Documentos',
      template: channelVocabulary.messageTemplate,
    },
  },
} as const;
