import channelVocabulary from '@balcao/contract/i18n/es/channel-vocabulary';
import type { Shape } from '@balcao/contract/shape';
import type pt from '../pt/liking.ts';

export default {
  label: 'Orden de las respuestas',
  newest: channelVocabulary.newest,
  likes: 'Con más me gusta',
  count: '{count, plural, other {# me gusta}}',
} satisfies Shape<typeof pt>;
