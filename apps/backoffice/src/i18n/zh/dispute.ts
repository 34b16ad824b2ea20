import money from '@balcao/contract/i18n/zh/money';
import names from '@balcao/contract/i18n/zh/names';
import vocabulary from '@balcao/contract/i18n/zh/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import shared from '@balcao/ui/i18n/zh/shared';
import type pt from '../pt/dispute.ts';

export default {
  title: money.disputes,
  line: '付款人的银行要求退回 Pix 款项时，你在这里答复。',
  status: {
    open: names.disputeOpen,
    answered: names.disputeInAnalysis,
    accepted: names.acceptedByTheBank,
    rejected: names.rejectedByTheBank,
    expired: names.endedWithoutADecision,
  },
  kind: { fraud: names.suspicionOfFraud, failure: names.failureOfABank },
  columns: {
    number: shared.number,
    status: shared.status,
    kind: shared.reason,
    order: shared.order,
    amount: shared.amount,
    returned: money.returnedAmount,
    until: '证据截止',
    opened: money.disputeOpenedAt,
  },
  nothing: '没有符合筛选的争议',
  empty: {
    title: '没有争议',
    text: '银行要求退回 Pix 款项时，你会在这里看到，并可以提交证据。',
  },
  panel: {
    title: money.disputeNumbered,
    about: '争议详情',
    blocked: vocabulary.blockedMoney,
    debt: '余额未覆盖',
    ownOrder: vocabulary.numberInYourSystem,
    copy: '争议编号',
  },
  notFound: {
    title: '未找到争议',
    text: '团队 {team} 中没有这个编号的争议。',
  },
  deadline: {
    left: '{days, plural, =0 {{hours, plural, =0 {提交证据的时间不足一小时} other {还有 # 小时可提交证据}}} other {还有 # 天可提交证据}}',
    text: '请证明交易无误：送货凭证、聊天记录、发票。截止时间：<until></until>。',
    decision: '如果银行在 <until></until> 前没有裁决，款项将解冻。',
    overTitle: '提交证据的期限已过',
    over: '银行正在裁决。如果在 <until></until> 前没有裁决，款项将解冻。',
  },
  ended: {
    accepted: { title: '银行取回了款项', text: '退回的款项已从订单扣除，其余冻结款项已解冻。' },
    rejected: { title: '银行裁决款项归你', text: vocabulary.freeAgain },
    expired: { title: '银行未按时裁决', text: vocabulary.freeAgain },
  },
  timeline: {
    title: vocabulary.whatHappened,
    opened: '银行对 <amount></amount> 提出争议',
    sent: '{files, plural, =0 {已提交文字说明} other {已提交证据，含 # 个文件}}',
    by: '提交人：{by}',
    taken: '银行取回了 <amount></amount>',
    waiting: '等待银行裁决',
    open: names.disputeOpen,
    answered: names.disputeInAnalysis,
    accepted: names.acceptedByTheBank,
    rejected: names.rejectedByTheBank,
    expired: names.endedWithoutADecision,
  },
  evidence: {
    title: '证据',
    text: '交易经过',
    textHelp: '说明卖了什么、卖给谁、如何交付。银行会阅读这段文字。',
    filesHelp: '{count, plural, other {还可提交 # 个文件：图片或 PDF，每个不超过 10 MB。}}',
    nothing: '请填写文字或上传文件。',
    send: '提交证据',
    done: '证据已提交',
  },
  ofOrder: '银行退回与争议',
  returned: names.returnedByTheBank,
  nature: {
    ORIGINAL: '普通退回',
    RETIRADA: '取现',
    MED_OPERACIONAL: names.failureOfABank,
    MED_FRAUDE: names.suspicionOfFraud,
    MED_PIX_AUTOMATICO: 'Pix Automático',
    unknown: '原因未知',
  },
} satisfies Shape<typeof pt>;
