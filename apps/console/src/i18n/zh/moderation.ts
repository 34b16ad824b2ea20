import channelVocabulary from '@balcao/contract/i18n/zh/channel-vocabulary';
import decisionVocabulary from '@balcao/contract/i18n/zh/decision-vocabulary';
import names from '@balcao/contract/i18n/zh/names';
import vocabulary from '@balcao/contract/i18n/zh/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import shared from '@balcao/ui/i18n/zh/shared';
import type pt from '../pt/moderation.ts';

/** What people report of channels, and what staff decide. */

export default {
  title: '频道与举报',
  line: '用户对频道及群发的举报，以及平台的处理。',
  parts: {
    label: vocabulary.listParts,
    waiting: decisionVocabulary.waiting,
    decided: decisionVocabulary.decidedOnes,
    channels: '全部频道',
  },
  subject: {
    channel: channelVocabulary.channel,
    broadcast: channelVocabulary.broadcast,
    reply: '回复',
    robot: channelVocabulary.robot,
    workflow: channelVocabulary.workflow,
  },
  state: {
    open: decisionVocabulary.waiting,
    dismissed: '已驳回',
    actioned: '生效中',
    appealed: '已申请复核',
    upheld: '维持',
    reversed: '已撤销',
  },
  sanction: {
    takeDown: decisionVocabulary.isTakenDown,
    switchOff: channelVocabulary.robotIsHeld,
    freeze: decisionVocabulary.channelIsHeld,
  },
  reasons: channelVocabulary.reportReasons,
  columns: {
    subject: '举报对象',
    state: shared.status,
    reports: '举报数',
    reason: shared.reason,
    first: '首次',
    last: '最近',
    channel: channelVocabulary.channel,
    followers: channelVocabulary.followers,
    waiting: '待处理举报',
    limit: '每日群发数',
    created: names.createdOn,
  },
  channelState: {
    open: channelVocabulary.channelIsOpen,
    closing: channelVocabulary.channelIsClosing,
    closed: names.orderClosed,
    frozen: channelVocabulary.channelIsFrozen,
  },
  search: '频道或群发',
  searchChannel: channelVocabulary.channelName,
  pastEnd: { title: '没有更多内容', first: '返回开头' },
  none: { title: '未找到', text: '请更改搜索或清除筛选。' },
  empty: {
    waiting: { title: '没有待处理的举报', text: '用户的举报会显示在这里。' },
    decided: { title: '尚无处理', text: '处理结果会保留在这里。' },
    channels: { title: '还没有频道', text: '团队创建的频道会显示在这里。' },
  },
  panel: {
    title: '举报：{name}',
    followers: channelVocabulary.followers,
    frozen: '冻结时间',
    broadcast: '被举报的群发',
    reply: '被举报的回复',
    channel: '被举报的频道',
    automation: '被举报的自动回复',
    quoted: '消息：“{quoted}”',
    gone: '已不存在。',
    erased: '团队撤回群发后已删除其内容。',
    removed: '作者已删除该回复。',
    texts: '用户的说明',
    appeal: '团队的说明',
    decisions: '处理记录',
    because: '{by}：{reason}',
    cases: '举报与处理',
    noCases: '没有人举报过该频道。',
    reported: '{count, plural, other {# 次举报}}',
    limits: '上限变更',
    limitMoved: '每日 {before, number} 条改为 {after, number} 条',
  },
  decision: {
    title: decisionVocabulary.decision,
    legend: '如何处理',
    choice: {
      dismiss: '驳回',
      takeDown: decisionVocabulary.takeDown,
      switchOff: vocabulary.switchOff,
      freeze: '冻结频道',
      uphold: '维持处理',
      reverse: { takeDown: '恢复群发', switchOff: '解除限制', freeze: '解冻频道' },
    },
    help: {
      dismiss: '频道不受影响，举报人会看到我们已查看。',
      takeDown: '群发将从所有手机上消失，团队可看到原因。',
      switchOff: '立即停止回复，解除限制前团队无法重新开启。团队会看到原因。',
      freeze: '频道不能群发，也不能被订阅或阅读；定时群发变回草稿。',
      uphold: '维持原处理，团队不能再次申请复核。',
      reverse: {
        takeDown: '群发将重新出现在所有手机上。',
        switchOff: channelVocabulary.releaseText,
        freeze: '频道可以重新群发、被订阅和阅读。',
      },
    },
    ofReply: {
      choice: { takeDown: '下架回复', reverse: '恢复回复' },
      help: {
        dismiss: '回复保留，举报人会看到我们已查看。',
        takeDown: '回复仅作者可见，作者会看到已被我们下架；频道会看到标记。',
        reverse: '回复恢复到之前的状态。',
      },
    },
    note: decisionVocabulary.note,
    noteHelp: '仅同事可见。',
    reason: shared.reason,
    reasonHelp: decisionVocabulary.teamReadsIt,
    send: '提交处理',
    done: '处理已记录',
  },
  acts: {
    reasonHelp: decisionVocabulary.teamReadsIt,
    freeze: {
      title: '冻结 {name}？',
      text: '解冻之前，频道不能群发，也不能被订阅或阅读；定时群发变回草稿。',
      action: '冻结频道',
      done: decisionVocabulary.channelIsHeld,
    },
    limit: {
      action: '更改上限',
      title: '{name} 的上限',
      text: '从现在起，该频道每天可群发的条数。',
      count: '每日群发数（1 到 100）',
      done: '上限已保存',
    },
  },
} satisfies Shape<typeof pt>;
