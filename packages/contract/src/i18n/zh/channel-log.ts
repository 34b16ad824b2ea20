import type { Shape } from '../../shape.ts';
import type pt from '../pt/channel-log.ts';

/** What the log says of conversations and replies. */
export default {
  says: {
    conversationAssigned: '<who></who> 将频道 <what></what> 的一个会话分配给 <after></after>',
    conversationFreed: '<who></who> 取消了频道 <what></what> 一个会话的负责人',
    conversationSnoozed: '<who></who> 搁置了频道 <what></what> 的一个会话',
    conversationClosed: '<who></who> 关闭了频道 <what></what> 的一个会话',
    conversationReopened: '<who></who> 重新打开了频道 <what></what> 的一个会话',
    cannedAnswerMade: '<who></who> 在频道 <what></what> 创建了快捷回复 <after></after>',
    cannedAnswerChanged: '<who></who> 更改了频道 <what></what> 的快捷回复 <after></after>',
    cannedAnswerRemoved: '<who></who> 删除了频道 <what></what> 的快捷回复 <before></before>',
    repliesAllowed: '<who></who>开放了频道<what></what>的回复',
    repliesStopped: '<who></who>关闭了频道<what></what>的回复',
    replyHidden: '<who></who>隐藏了频道<what></what>的一条回复',
    replyShown: '<who></who>恢复显示了频道<what></what>的一条回复',
    replierBlocked: '<who></who>禁止了一位用户在频道<what></what>回复',
    replierUnblocked: '<who></who>重新允许一位用户在频道<what></what>回复',
  },
  events: {
    '120': '会话已分配',
    '121': '会话已搁置',
    '122': '会话已关闭',
    '123': '会话已重新打开',
    '124': '快捷回复已创建',
    '125': '快捷回复已更改',
    '126': '快捷回复已删除',
    '140': '频道开放回复',
    '141': '频道关闭回复',
    '142': '隐藏订阅者的回复',
    '143': '恢复显示订阅者的回复',
    '144': '更改回复禁止状态',
  },
} satisfies Shape<typeof pt>;
