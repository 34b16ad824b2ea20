import vocabulary from '@balcao/contract/i18n/zh/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import type pt from '../pt/message.ts';

export default {
  title: vocabulary.messages,
  line: '哪些类别的消息可由用户长期允许。其他类别每次允许只对应一条消息。',
  list: '各类别的长期允许',
  allowed: '已开放',
  notAllowed: '未开放',
  undecided: '一次允许，一条消息。',
  allowedSince: '自 <when></when> 起开放，操作人 {by}：{reason}',
  endedSince: '<when></when> 终止，操作人 {by}：{reason}',
  reasonHelp: '3 至 200 个字符。会连同你的姓名记入操作日志。',
  allow: {
    title: '开放长期允许：{name}？',
    text: '手机将对该类别的消息提供“始终允许，直到我撤回”。选择后，小程序可持续发送，直到用户撤回。',
    submit: '开放',
    of: '开放：{name}',
    done: '{name}：用户现在可以长期允许。',
  },
  end: {
    title: '终止长期允许：{name}？',
    text: '曾长期允许的用户将不再收到消息，单次允许的除外。重新开放后，他们的允许恢复有效。',
    submit: '终止',
    of: '终止：{name}',
    done: '{name}：已恢复为一次允许一条消息。',
  },
} satisfies Shape<typeof pt>;
