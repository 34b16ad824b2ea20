import type { Shape } from '../../shape.ts';
import type pt from '../pt/broadcast-list.ts';
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
    delivered: 'Entregadas',
    seen: 'Vistas',
    clicked: 'Clics',
    left: 'Dejaron de seguir',
    scheduled: 'Programada para',
    sent: 'Enviada el',
    created: vocabulary.created,
  },
  file: {},
  codes: {
    state: {
      draft: vocabulary.draft,
      waiting: 'Espera aprobación',
      scheduled: 'Programada',
      sending: channelVocabulary.sending,
      sent: 'Enviada',
      recalled: 'Retirada',
      erased: 'Borrada',
      takenDown: decisionVocabulary.isTakenDown,
    },
    type: {
      message: 'Mensaje',
      link: channelVocabulary.link,
      article: 'Imagen y texto',
      video: 'Video',
      document: 'Documentos',
      template: channelVocabulary.messageTemplate,
    },
  },
} satisfies Shape<typeof pt>;
