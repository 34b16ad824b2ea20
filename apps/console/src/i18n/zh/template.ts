import channelVocabulary from '@balcao/contract/i18n/zh/channel-vocabulary';
import list from '@balcao/contract/i18n/zh/template-list';
import type { Shape } from '@balcao/contract/shape';
import type pt from '../pt/template.ts';

/** Message templates of teams, as staff see them. */
export default {
  title: list.sheet,
  line: '各团队在会话中发送的内容。暂停或停用立即生效，团队会看到原因。',
  columns: list.columns,
  state: list.codes.state,
  category: list.codes.category,
  search: '模板名称',
  approved: '批准时间',
  previewLine: '使用团队提供的示例。',
  empty: { title: '还没有已批准的模板', text: '审核通过的模板会显示在这里。' },
  pausedUntil: '暂停至',
  reasons: channelVocabulary.reportReasons,
  health: {
    title: channelVocabulary.complaints,
    reported: '举报人数',
    stopped: '停止会话人数',
    pauses: '因投诉暂停次数',
    broadcasts: '等待发送或发送中的群发',
    workflows: '使用它的工作流',
    workflowCount: '{all, number} 个（{on, number} 个运行中）',
    texts: '用户写的内容',
  },
  acts: {
    used: '该团队有 {count, number} 个工作流使用此模板。',
    reasonHelp: '10 到 500 个字符。模板所属团队会看到此内容。',
    pause: {
      action: '暂停模板',
      title: '暂停 {name}？',
      text: '恢复之前无法发送。',
      done: '{name} 已暂停。',
    },
    resume: {
      action: '恢复模板',
      title: '恢复 {name}？',
      text: '团队可以重新发送。',
      done: '{name} 可以重新发送。',
    },
    disable: {
      action: '停用模板',
      title: '停用 {name}？',
      text: '无法撤销：团队需要复制并重新申请审核。',
      done: '{name} 已停用。',
    },
  },
} satisfies Shape<typeof pt>;
