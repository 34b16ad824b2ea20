import channelVocabulary from '@balcao/contract/i18n/zh/channel-vocabulary';
import decisionVocabulary from '@balcao/contract/i18n/zh/decision-vocabulary';
import vocabulary from '@balcao/contract/i18n/zh/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import shared from '@balcao/ui/i18n/zh/shared';
import type pt from '../pt/workflow.ts';

/** Workflows of teams, and how staff switch one off. */

export default {
  title: channelVocabulary.workflows,
  line: '代替团队回复订阅者的工作流。对用户有害的，可以关闭。',
  state: { on: vocabulary.on, off: vocabulary.switchedOff, held: channelVocabulary.robotIsHeld },
  columns: {
    name: channelVocabulary.workflow,
    channel: channelVocabulary.channel,
    state: shared.status,
    time: '修改时间',
  },
  search: '工作流、频道或团队',
  empty: { title: '这里没有工作流', text: '团队创建的工作流会显示在这里。' },
  says: '发送的内容',
  noText: '没有已发布的文字',
  heldBecause: channelVocabulary.heldBecause,
  heldSince: channelVocabulary.heldSince,
  reasonHelp: decisionVocabulary.teamReadsIt,
  hold: {
    title: '关闭工作流 {name}？',
    text: '运行中的会在下一步停止，不再开始新的运行。解除限制之前，团队无法开启它。',
    action: '关闭工作流',
    done: '工作流已关闭',
  },
  release: {
    title: channelVocabulary.releaseTitle,
    text: channelVocabulary.releaseText,
    action: '解除限制',
    done: '已解除限制',
  },
} satisfies Shape<typeof pt>;
