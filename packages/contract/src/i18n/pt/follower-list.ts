import channelVocabulary from './channel-vocabulary.ts';

/** What the list of followers says; the words of lists hold it. */
export default {
  sheet: channelVocabulary.followers,
  columns: {
    name: 'Seguidor',
    tags: channelVocabulary.tags,
    language: channelVocabulary.language,
    hearing: 'Avisos',
    orders: 'Compras',
    followed: 'Segue desde',
  },
  file: {},
  codes: {
    hearing: { heard: 'Recebe', muted: 'Silenciou' },
    orders: { ordered: 'Já comprou', none: 'Ainda não comprou' },
  },
} as const;
