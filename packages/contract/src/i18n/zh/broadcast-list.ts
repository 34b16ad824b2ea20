import type { Shape } from '../../shape.ts';
import type pt from '../pt/broadcast-list.ts';
import channelVocabulary from './channel-vocabulary.ts';
import decisionVocabulary from './decision-vocabulary.ts';
import vocabulary from './vocabulary.ts';

/** What the list of broadcasts says; the words of lists hold it. */
export default {
  sheet: channelVocabulary.broadcasts,
  columns: {
    label: channelVocabulary.broadcast,
    state: vocabulary.status,
    type: vocabulary.type,
    delivered: '送达',
    seen: '已读',
    clicked: '点击',
    left: '取消订阅',
    scheduled: '定时发送时间',
    sent: '发送时间',
    created: vocabulary.created,
  },
  file: {},
  codes: {
    state: {
      draft: vocabulary.draft,
      waiting: '等待批准',
      scheduled: '已定时',
      sending: channelVocabulary.sending,
      sent: '已发送',
      recalled: '已撤回',
      erased: '已删除',
      takenDown: decisionVocabulary.isTakenDown,
    },
    type: {
      message: '文字消息',
      link: channelVocabulary.link,
      article: '图文',
      video: '视频',
      document: '文档',
      template: channelVocabulary.messageTemplate,
    },
  },
} satisfies Shape<typeof pt>;
