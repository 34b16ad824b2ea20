import type { Shape } from '../../shape.ts';
import type pt from '../pt/template-list.ts';
import appletVocabulary from './applet-vocabulary.ts';
import names from './names.ts';
import vocabulary from './vocabulary.ts';

/** What the list of message templates says; the words of lists hold it. */
export default {
  sheet: '消息模板',
  columns: {
    name: '模板名称',
    category: appletVocabulary.category,
    languages: '语言版本',
    state: vocabulary.status,
    sent: '已发送（30 天）',
    delivered: '已送达（30 天）',
    read: '已读（30 天）',
    updated: '更新时间',
    created: vocabulary.created,
  },
  file: {},
  codes: {
    category: {
      utility: '通知类',
      marketing: '营销类',
      service: '客服类',
    },
    state: {
      draft: vocabulary.draft,
      pending: names.underReview,
      rejected: '待修改',
      approved: '已批准',
      paused: '暂停中',
      disabled: '已关闭',
    },
  },
} satisfies Shape<typeof pt>;
