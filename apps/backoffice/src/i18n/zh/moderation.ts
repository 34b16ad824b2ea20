import channelVocabulary from '@balcao/contract/i18n/zh/channel-vocabulary';
import vocabulary from '@balcao/contract/i18n/zh/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import type pt from '../pt/moderation.ts';
/** What staff of the platform decided about a channel or its broadcasts. */

export default {
  freeze: {
    title: channelVocabulary.frozenByThePlatform,
    text: '频道无法群发，用户无法订阅或阅读。定时群发已变回草稿。',
  },
  takeDown: { title: '平台已下架该群发', text: '用户已无法阅读；群发及其数据仍保留在这里。' },
  reason: vocabulary.reasonGiven,
  appealed: '你已申请复核，有结果后会通知你。',
  upheld: '已复核，维持原决定。',
  frozen: channelVocabulary.channelIsFrozen,
  appeal: {
    action: '申请复核',
    title: '申请复核',
    text: '我们团队会阅读你的说明并重新处理。只能申请一次。',
    why: '我们遗漏了什么？',
    send: '提交申请',
    done: '申请已提交',
  },
} satisfies Shape<typeof pt>;
