import channelVocabulary from '@balcao/contract/i18n/zh/channel-vocabulary';
import decisionVocabulary from '@balcao/contract/i18n/zh/decision-vocabulary';
import vocabulary from '@balcao/contract/i18n/zh/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import shared from '@balcao/ui/i18n/zh/shared';
import type pt from '../pt/robot.ts';

/** Robots of teams, and how staff switch one off. */

export default {
  title: channelVocabulary.robots,
  line: '代替团队回复订阅者的机器人。对用户有害的，可以关闭。',
  state: { on: vocabulary.on, off: vocabulary.switchedOff, held: channelVocabulary.robotIsHeld },
  columns: {
    name: channelVocabulary.robot,
    channel: channelVocabulary.channel,
    state: shared.status,
    time: vocabulary.created,
  },
  search: '机器人、频道或团队',
  empty: { title: '这里没有机器人', text: '团队创建的机器人会显示在这里。' },
  greeting: channelVocabulary.robotGreeting,
  persona: channelVocabulary.robotPersona,
  noText: '无内容',
  heldBecause: channelVocabulary.heldBecause,
  heldSince: channelVocabulary.heldSince,
  reasonHelp: decisionVocabulary.teamReadsIt,
  hold: {
    title: '关闭机器人 {name}？',
    text: '它会立即停止回复，会话转由人工处理。解除限制之前，团队无法开启它。',
    action: '关闭机器人',
    done: '机器人已关闭',
  },
  release: {
    title: channelVocabulary.releaseTitle,
    text: channelVocabulary.releaseText,
    action: '解除限制',
    done: '已解除限制',
  },
} satisfies Shape<typeof pt>;
