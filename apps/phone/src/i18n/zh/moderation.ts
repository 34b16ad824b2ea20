import channelVocabulary from '@balcao/contract/i18n/zh/channel-vocabulary';
import type { Shape } from '@balcao/contract/shape';
import type pt from '../pt/moderation.ts';
/** Reports of channels and of what they have sent. */

export default {
  button: { channel: '举报频道', broadcast: '举报群发', reply: '举报回复', message: '举报消息' },
  why: '为什么举报？',
  reasons: channelVocabulary.reportReasons,
  more: '补充说明（选填）',
  private: '频道不会知道是谁举报的。',
  privateReply: '只有我们的团队知道是谁举报的。',
  send: '提交举报',
  thanks: '感谢你的举报',
  thanksMessage: '如果很多人投诉，这条消息将不再发送。',
  thanksText: '我们的团队会查看，处理结果会显示在你的消息中。',
  own: '你的举报',
  labelIn: '{channel} 的“{label}”',
  outcome: {
    waiting: '我们的团队尚未处理。',
    kept: '我们已查看，未发现违规。',
    acted: '我们已查看并处理，感谢你的举报。',
  },
  frozen: { title: channelVocabulary.frozenByThePlatform, text: '冻结期间，频道不能发布内容，也不能被订阅。' },
} satisfies Shape<typeof pt>;
