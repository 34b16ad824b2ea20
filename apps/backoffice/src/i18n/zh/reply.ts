import channelVocabulary from '@balcao/contract/i18n/zh/channel-vocabulary';
import list from '@balcao/contract/i18n/zh/list';
import vocabulary from '@balcao/contract/i18n/zh/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import type pt from '../pt/reply.ts';

export default {
  title: channelVocabulary.replies,
  line: '订阅者对频道群发的回复，包括已隐藏的回复。',
  columns: list.reply.columns,
  state: list.reply.codes.state,
  author: list.reply.file.author,
  authors: list.reply.codes.author,
  search: '姓名或内容的一部分',
  post: {
    label: channelVocabulary.broadcast,
    search: '标题或正文的一部分',
    none: '没有符合这些词的群发。',
    more: '还有更多群发：请输入标题的一部分。',
    wordless: '无文字的群发',
    gone: '未找到',
  },
  offTitle: '频道未开放回复',
  off: '频道管理者可在频道设置中开放。',
  empty: '暂无回复',
  none: '这条群发还没有回复。',
  noneAtAll: '订阅者对群发的回复会显示在这里。',
  nothing: '没有符合筛选条件的回复。',
  hide: '隐藏',
  hideTitle: '隐藏这条回复？',
  hideText: '其他人的手机上不再显示。作者仍可看到，并会看到原因。',
  why: vocabulary.reason,
  reasons: channelVocabulary.reportReasons,
  hidden: '回复已隐藏。',
  shown: '回复已恢复显示。',
  show: '恢复显示',
  block: '禁止作者回复',
  blockTitle: '禁止 {name} 回复？',
  blockText: '此人将无法再在该频道回复。已写的回复保持不变。',
  blocked: '{name} 无法再在该频道回复。',
  unblock: '解除禁止',
  unblocked: '{name} 可以再次回复。',
  isBlocked: '已在该频道被禁止回复',
} satisfies Shape<typeof pt>;
