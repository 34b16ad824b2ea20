import vocabulary from '@balcao/contract/i18n/zh/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import type pt from '../pt/message.ts';

export default {
  title: vocabulary.messages,
  line: '经你允许，小程序发来的通知。每条消息在这里保留 {days, number} 天。',
  none: '暂无消息',
  noneText: '小程序询问并获得你的允许后，消息会显示在这里。',
  allowed: '你允许的消息',
  never: '不再询问',
  always: '始终允许',
  rests: '始终允许（平台已暂停该类别的长期允许）',
  remaining: '{count, plural, =0 {没有待收消息} other {还可接收 # 条}}',
  takeBack: '撤回',
  askAgain: '允许再问',
  takeBackOf: '更改对 {applet} 的“{name}”的答复',
} satisfies Shape<typeof pt>;
