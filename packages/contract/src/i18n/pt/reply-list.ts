import channelVocabulary from './channel-vocabulary.ts';
import decisionVocabulary from './decision-vocabulary.ts';
import vocabulary from './vocabulary.ts';

/** What the list of replies says; the words of lists hold it. */
export default {
  sheet: channelVocabulary.replies,
  columns: {
    name: 'Quem respondeu',
    text: 'Resposta',
    state: vocabulary.status,
    likes: channelVocabulary.likes,
    at: 'Respondida em',
  },
  file: { post: channelVocabulary.broadcast, author: 'Respostas de quem escreveu', why: vocabulary.reason },
  codes: {
    author: { taken: 'Aceitas', blocked: 'Bloqueadas' },
    state: { shown: 'Visível', hidden: 'Oculta', takenDown: decisionVocabulary.isTakenDown },
    why: channelVocabulary.reportReasons,
  },
} as const;
