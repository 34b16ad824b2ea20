import channelVocabulary from '@balcao/contract/i18n/zh/channel-vocabulary';
import decisionVocabulary from '@balcao/contract/i18n/zh/decision-vocabulary';
import list from '@balcao/contract/i18n/zh/list';
import names from '@balcao/contract/i18n/zh/names';
import vocabulary from '@balcao/contract/i18n/zh/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import type pt from '../pt/review.ts';

export default {
  title: {
    certification: '认证审核',
    merchant: '收款资料审核',
    product: '支付产品审核',
    version: '版本审核',
    removal: '下架申请',
    template: '消息审核',
    messageTemplate: '模板审核',
    channelOfficial: channelVocabulary.official,
    channelPersonal: channelVocabulary.personal,
    channelSubject: channelVocabulary.subject,
    association: channelVocabulary.association,
  },
  status: list.applet.codes.review,
  joined: { text: decisionVocabulary.withPaymentData, link: '查看收款资料' },
  revokedLine: '目前没有人在审核这些资料。已填写的内容都会保留，供下次提交使用。',
  remark: '我们团队的留言',
  promise: {
    until: '最晚于<strong>{day}</strong>答复你。',
    late: '原定于<strong>{day}</strong>答复，我们已经超时。',
    lateLine: '非常抱歉。你的审核已排在队列前列。',
    begins: '审核最多需要 {all, number} 个工作日，从下一个工作日开始计算。我们会发邮件通知你。',
    count: '第 {begun, number} 个工作日，共 {all, number} 个。我们会发邮件通知你。',
  },
  question: {
    title: '我们的团队有一个问题',
    answer: '你的回答',
    send: '发送回答',
    done: '回答已发送，审核继续进行。',
  },
  verdicts: {
    title: '有 {count, number} 处需要更正',
    kept: '其余内容保持你填写的样子。',
  },
  cancel: {
    action: '撤销审核',
    title: '要撤销审核吗？',
    text: '我们的团队将停止审核你提交的内容。已填写的内容都会保留，你可以随时重新提交：届时审核时间重新计算。',
    otherwise: '继续审核',
    done: '审核已撤销，已填写的内容仍然保留。',
  },
  timeline: {
    title: vocabulary.whatHappened,
    submitted: '已提交审核',
    opened: '我们的团队已开始审核',
    question: '我们的团队提出了问题',
    answer: '已回答',
    approved: names.reviewApproved,
    rejected: '已驳回，有内容需要更正',
    cancelled: names.reviewCancelled,
    reopened: '我们的团队重新打开了审核',
    yourAnswer: '等待你的回答',
    decision: '最晚于{day}答复',
    by: {
      submitted: '{by} 提交了审核',
      answer: vocabulary.answeredBy,
      cancelled: '{by} 撤销了审核',
    },
    bySandbox: {
      approved: '测试环境已通过',
      rejected: '测试环境已驳回',
    },
  },
} satisfies Shape<typeof pt>;
