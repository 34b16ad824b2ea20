import channelVocabulary from '@balcao/contract/i18n/zh/channel-vocabulary';
import decisionVocabulary from '@balcao/contract/i18n/zh/decision-vocabulary';
import money from '@balcao/contract/i18n/zh/money';
import names from '@balcao/contract/i18n/zh/names';
import vocabulary from '@balcao/contract/i18n/zh/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import shared from '@balcao/ui/i18n/zh/shared';
import type pt from '../pt/review.ts';

export default {
  title: vocabulary.reviews,
  line: '等待处理的事项，最紧急的在前。',
  one: '审核',
  you: vocabulary.you,
  theNumber: vocabulary.theMerchantNumber,
  again: '第 {attempt, number} 次',
  kindOf: '{kind}，{type}',
  joined: '一并决定：{what}',
  submittedOn: '提交于 <when></when>',
  decidedOn: '处理于 <when></when>',
  parts: {
    label: '审核队列',
    all: '待处理',
    mine: '我的',
    free: '无人处理',
    late: '已超期',
    reopening: '重新审核',
    decided: decisionVocabulary.decidedOnes,
  },
  columns: {
    merchant: shared.merchant,
    number: shared.number,
    status: shared.status,
    kind: vocabulary.whatWasSubmitted,
    type: shared.type,
    submitted: '提交时间',
    due: '期限',
    decided: '处理时间',
  },
  filters: {
    search: '商户名称或商户号',
  },
  kinds: {
    certification: vocabulary.certification,
    merchant: money.paymentData,
    product: names.paymentProduct,
    version: '小程序版本',
    removal: '小程序下架',
    template: '小程序消息',
    channelOfficial: channelVocabulary.official,
    channelPersonal: channelVocabulary.personal,
    channelSubject: channelVocabulary.subject,
    association: channelVocabulary.association,
    messageTemplate: channelVocabulary.messageTemplate,
  },
  template: {
    title: '用户看到的效果',
    language: shared.language,
    line: '使用团队提供的示例。某种语言缺少的内容显示葡萄牙语。',
  },
  types: {
    enterprise: '企业',
    personal: '个人',
  },
  states: {
    free: '无人处理',
    asked: '等待答复',
    mine: '由你处理',
    taken: '{name}处理中',
    approved: names.reviewApproved,
    rejected: names.reviewRejected,
    cancelled: names.reviewCancelled,
    reopening: '申请重新审核',
  },
  due: {
    promised: '承诺于 {day} 前完成',
    today: '今天到期',
    tomorrow: '明天到期',
    inDays: '{days, plural, other {# 天}}后到期',
    lateToday: '已超期，今天到期',
    late: '已超期{days, plural, other {# 天}}',
  },
  empty: {
    all: { title: '没有待处理的审核', text: '商户提交审核后会显示在这里。' },
    mine: { title: '你没有在处理的审核', text: '领取一项审核，处理完之前都会显示在这里。' },
    free: { title: '没有无人处理的审核', text: '所有待处理的审核都已有人处理。' },
    late: { title: '没有超期的审核', text: '所有审核都在承诺的期限内。' },
    reopening: { title: '没有重新审核的申请', text: '同事申请重新审核时，由你在这里确认。' },
    decided: { title: '还没有处理结果', text: '处理结果显示在这里，最新的在前。' },
  },
  nothing: {
    title: vocabulary.nothingWithTheseFilters,
    text: '请更改搜索内容或清除筛选。',
  },
  pastEnd: {
    title: '此页已没有审核',
    first: vocabulary.firstPage,
  },
  notFound: {
    title: '该审核不存在',
    text: '请检查地址，或从队列中选择。',
    toQueue: '回到队列',
  },
} satisfies Shape<typeof pt>;
