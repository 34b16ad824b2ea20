import type { Shape } from '../../shape.ts';
import type pt from '../pt/ticket-vocabulary.ts';

/** The vocabulary of requests to support: what members, staff and the log call them. */
export default {
  requests: '客服工单',
  answered: '已回复',
  solved: '已解决',
  waiting: '等待回复',
  seconds: '{count, number} 秒',
  minutes: '{count, number} 分钟',
  hours: '{count, number} 小时',
  markSolved: '标记为已解决',
  whose: '谁的',
  mine: '我的',
  who: '提问人',
  call: '失败的调用',
  release: '应用版本',
  subject: '主题',
  assignee: '负责人',
  about: '关于什么',
} satisfies Shape<typeof pt>;
