import channelVocabulary from '@balcao/contract/i18n/zh/channel-vocabulary';
import type { Shape } from '@balcao/contract/shape';
import type pt from '../pt/liking.ts';

export default {
  label: '回复的排序',
  newest: channelVocabulary.newest,
  likes: '点赞最多',
  count: '{count, plural, other {# 个赞}}',
} satisfies Shape<typeof pt>;
