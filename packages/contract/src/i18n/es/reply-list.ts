import channelVocabulary from './channel-vocabulary.ts';
import decisionVocabulary from './decision-vocabulary.ts';
import vocabulary from './vocabulary.ts';

/** What the list of replies says; the words of lists hold it. */
export default {
  sheet: channelVocabulary.replies,
  columns: {
    name: 'Quién respondió',
    text: 'Respuesta',
    state: vocabulary.status,
    likes: channelVocabulary.likes,
    at: 'Respondida el',
  },
  file: { post: channelVocabulary.broadcast, author: 'Respuestas de quien escribió', why: vocabulary.reason },
  codes: {
    author: { taken: 'Se aceptan', blocked: 'Bloqueadas' },
    state: { shown: 'Visible', hidden: 'Oculta', takenDown: decisionVocabulary.isTakenDown },
    why: channelVocabulary.reportReasons,
  },
} as const;
