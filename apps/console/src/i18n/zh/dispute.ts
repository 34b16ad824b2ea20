import decisionVocabulary from '@balcao/contract/i18n/zh/decision-vocabulary';
import money from '@balcao/contract/i18n/zh/money';
import names from '@balcao/contract/i18n/zh/names';
import vocabulary from '@balcao/contract/i18n/zh/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import shared from '@balcao/ui/i18n/zh/shared';
import type pt from '../pt/dispute.ts';

export default {
  title: money.disputes,
  line: '银行要求退回 Pix 款项时：团队的答复与银行的裁决。',
  parts: { label: vocabulary.listParts, undecided: '未裁决', decided: '已裁决' },
  status: {
    open: names.disputeOpen,
    answered: '已有证据',
    accepted: names.acceptedByTheBank,
    rejected: names.rejectedByTheBank,
    expired: names.endedWithoutADecision,
  },
  kind: { fraud: names.suspicionOfFraud, failure: names.failureOfABank },
  columns: {
    number: shared.number,
    status: shared.status,
    kind: shared.reason,
    amount: shared.amount,
    until: '裁决截止',
    opened: money.disputeOpenedAt,
  },
  took: '已取回：<amount></amount>',
  pastEnd: { title: '这里没有更多争议', first: '返回最新' },
  empty: {
    undecided: { title: '没有未裁决的争议', text: '银行要求退回的款项会显示在这里。' },
    decided: { title: '还没有已裁决的争议', text: '银行的裁决会保留在这里。' },
  },
  panel: {
    title: money.disputeNumbered,
    reason: '银行说明',
    blocked: vocabulary.blockedMoney,
    returned: money.returnedAmount,
    debt: '商户欠款',
    theOrder: '订单编号',
    decidedAt: '裁决时间',
    openedBy: '登记人',
    decidedBy: '裁决记录人',
    note: decisionVocabulary.note,
    evidence: '团队的证据',
    unscanned: vocabulary.notScanned,
    noEvidence: '团队还没有提交任何内容。',
  },
  decision: {
    title: '银行裁决',
    text: '只记录银行在 Pix 之外告知的内容。银行通过 Pix 告知的会自动记录。',
    legend: '银行的裁决',
    rejected: '保留款项',
    rejectedText: '被冻结的款项将解冻。',
    accepted: '取回款项',
    acceptedText: '款项从商户扣除，与 Pix 告知时相同。',
    amount: '退回金额',
    returnId: '退回编号',
    returnIdHelp: '银行的编号：之后 Pix 告知同一笔退回时，可据此识别。',
    note: '原因及信息来源',
    send: '记录裁决',
    done: '裁决已记录',
  },
  register: {
    button: money.registerADispute,
    title: money.registerADispute,
    text: '用于银行以信函告知的争议：现有款项会被冻结，并通知团队。',
    order: money.orderNumber,
    reasonHelp: '团队会看到这段文字。',
    send: '登记并冻结',
    done: '争议已登记',
  },
} satisfies Shape<typeof pt>;
