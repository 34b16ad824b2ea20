import channelVocabulary from '@balcao/contract/i18n/en/channel-vocabulary';
import type { Shape } from '@balcao/contract/shape';
import type pt from '../pt/liking.ts';

export default {
  label: 'Order of replies',
  newest: channelVocabulary.newest,
  likes: 'Most liked',
  count: '{count, plural, one {# like} other {# likes}}',
} satisfies Shape<typeof pt>;
