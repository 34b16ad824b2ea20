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
    followed: 'Sigue desde',
  },
  file: {},
  codes: {
    hearing: { heard: 'Los recibe', muted: 'Silenciado' },
    orders: { ordered: 'Ya compró', none: 'Aún no compró' },
  },
} as const;
