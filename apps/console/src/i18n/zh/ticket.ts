import appletVocabulary from '@balcao/contract/i18n/zh/applet-vocabulary';
import channelVocabulary from '@balcao/contract/i18n/zh/channel-vocabulary';
import names from '@balcao/contract/i18n/zh/names';
import ticketVocabulary from '@balcao/contract/i18n/zh/ticket-vocabulary';
import vocabulary from '@balcao/contract/i18n/zh/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import documentWords from '@balcao/ui/i18n/zh/document';
import type pt from '../pt/ticket.ts';

/** What teams ask support, at the console. */
export default {
  title: ticketVocabulary.requests,
  summary: '{count, plural, other {# 个工单等待客服回复}}',
  line: '团队向客服提出的问题，等待最久的排在最前。',
  assignee: ticketVocabulary.assignee,
  noOne: '暂无',
  assigned: '负责人已更改。',
  only: '仅显示 {name} 的工单。',
  everybody: '查看所有团队的工单',
  thread: vocabulary.messages,
  noteBy: '{name} 的备注，仅同事可见',
  solve: ticketVocabulary.markSolved,
  solvedText: '已解决。如果团队留言，工单会回到队列。',
  missed: '你的内容仍在：请修改后发送，或直接发送。',
  kind: '写什么',
  noteText: '给同事的备注',
  answerText: '给团队的回复',
  files: documentWords.files,
  filesHelp: '选填。提交工单的人可以看到这些文件。',
  noteFilesHelp: '选填。只有同事可以看到这些文件。',
  after: '发送之后',
  send: '发送回复',
  merchantPage: '商户页面',
  ofMerchant: '该团队的所有工单',
  solved: '工单已解决，已通知团队。',
  answer: vocabulary.answer,
  note: channelVocabulary.internalNote,
  saveNote: '保存内部备注',
  queue: { label: '进度', waiting: names.waiting, answered: '已回复', solved: '已解决' },
  scope: {
    label: ticketVocabulary.whose,
    all: '全部',
    mine: ticketVocabulary.mine,
    unassigned: channelVocabulary.unassigned,
  },
  state: {
    open: '等待客服',
    answered: ticketVocabulary.answered,
    asked: '等待团队',
    solved: ticketVocabulary.solved,
  },
  columns: { subject: ticketVocabulary.subject, area: ticketVocabulary.about, since: '等待自' },
  empty: {
    waiting: '目前没有人等待',
    answered: '没有已回复的工单',
    solved: '没有已解决的工单',
    nothing: '没有符合筛选条件的工单',
    text: '团队提交的问题会显示在这里。',
  },
  figures: {
    waiting: ticketVocabulary.waiting,
    since: '自 <at></at> 起',
    mine: '我负责的',
    unassigned: '{count, plural, other {# 个未分配}}',
    firstAnswer: '首次回复',
    median: '30 天中位数',
  },
  duration: {
    seconds: ticketVocabulary.seconds,
    minutes: ticketVocabulary.minutes,
    hours: ticketVocabulary.hours,
  },
  view: {
    title: '用户当时看到的',
    who: ticketVocabulary.who,
    page: appletVocabulary.usagePage,
    call: ticketVocabulary.call,
    release: ticketVocabulary.release,
    language: channelVocabulary.language,
    none: '用户没有发送看到的内容。',
  },
  areas: {
    account: '账号与登录',
    team: vocabulary.team,
    sale: '销售',
    money: '资金',
    integration: '接入',
    applet: vocabulary.miniPrograms,
    channel: channelVocabulary.channels,
    safety: '安全',
  },
} satisfies Shape<typeof pt>;
