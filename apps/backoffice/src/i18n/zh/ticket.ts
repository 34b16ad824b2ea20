import appletVocabulary from '@balcao/contract/i18n/zh/applet-vocabulary';
import channelVocabulary from '@balcao/contract/i18n/zh/channel-vocabulary';
import ticketVocabulary from '@balcao/contract/i18n/zh/ticket-vocabulary';
import type { Shape } from '@balcao/contract/shape';
import documentWords from '@balcao/ui/i18n/zh/document';
import type pt from '../pt/ticket.ts';

/** What members ask the platform's support. */
export default {
  title: ticketVocabulary.requests,
  line: '向平台客服提出的问题，以及回复。',
  unread: '未读',
  thread: '工单消息',
  support: 'Balcão 客服',
  another: '新建工单',
  answerTitle: '给客服留言',
  close: ticketVocabulary.markSolved,
  closed: '工单已解决。',
  reopen: '已解决。如仍有问题，请在 <until></until> 之前留言，工单会重新打开。',
  over: '此工单解决已超过 30 天，无法重新打开。',
  parts: { label: ticketVocabulary.whose, team: '团队的', mine: ticketVocabulary.mine },
  columns: { who: ticketVocabulary.who, last: '最后消息' },
  state: {
    open: '客服处理中',
    answered: ticketVocabulary.answered,
    asked: '等待你回复',
    solved: ticketVocabulary.solved,
  },
  empty: {
    title: '还没有工单',
    text: '遇到问题而帮助文章无法解决时，请写信给客服。',
    nothing: '没有符合条件的工单',
  },
  view: {
    page: appletVocabulary.usagePage,
    call: ticketVocabulary.call,
    release: ticketVocabulary.release,
    language: channelVocabulary.language,
  },
  files: {
    label: documentWords.files,
    help: '选填。截图、照片或 PDF；也可以粘贴或拖到消息中。',
    erase: {
      title: '删除文件？',
      text: '{name}将从工单中消失，客服也无法再查看。此操作无法撤销。',
      action: '删除文件',
      done: '文件已删除。',
    },
  },
  new: {
    line: '说明你想做什么、发生了什么。客服人员会阅读并回复。',
    area: ticketVocabulary.about,
    subject: ticketVocabulary.subject,
    subjectHelp: '用几个字概括。',
    text: '内容',
    textHelp: '请勿填写密码、验证码或卡号。',
    withView: '同时发送我当时看到的内容',
    withViewHelp: '有助于客服找到问题。除消息和文件外，只会发送以下内容：',
    send: '发送给客服',
    sent: '已发送。回复会出现在这里和电子邮件中。',
    kept: '你填写的内容会保留在此标签页，直到发送为止。',
  },
} satisfies Shape<typeof pt>;
