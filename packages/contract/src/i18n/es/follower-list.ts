import { localeNames } from '../../locale.ts';
import channelVocabulary from './channel-vocabulary.ts';
import vocabulary from './vocabulary.ts';

/** What the list of followers says; the words of lists hold it. */
export default {
  sheet: channelVocabulary.followers,
  columns: {
    name: 'Seguidor',
    tags: channelVocabulary.tags,
    language: vocabulary.language,
    hearing: 'Avisos',
    orders: 'Compras',
    followed: 'Sigue desde',
  },
  file: {},
  codes: {
    language: localeNames,
    hearing: { heard: 'Los recibe', muted: 'Silenciado' },
    orders: { ordered: 'Ya compró', none: 'Aún no compró' },
  },
} as const;
