import decisionVocabulary from '@balcao/contract/i18n/en/decision-vocabulary';
import money from '@balcao/contract/i18n/en/money';
import names from '@balcao/contract/i18n/en/names';
import vocabulary from '@balcao/contract/i18n/en/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import shared from '@balcao/ui/i18n/en/shared';
import type pt from '../pt/dispute.ts';

export default {
  title: money.disputes,
  line: 'When a bank asks for the money of a Pix payment back: what the teams answered and what the bank decided.',
  parts: { label: vocabulary.listParts, undecided: 'Undecided', decided: 'Decided' },
  status: {
    open: names.disputeOpen,
    answered: 'With evidence',
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
    until: 'Decision by',
    opened: money.disputeOpenedAt,
  },
  took: 'taken back: <amount></amount>',
  pastEnd: { title: 'There are no more disputes here', first: 'Back to the most recent' },
  empty: {
    undecided: { title: 'No undecided disputes', text: 'Money that banks ask back appears here.' },
    decided: { title: 'No decided disputes yet', text: 'Bank decisions appear here.' },
  },
  panel: {
    title: money.disputeNumbered,
    reason: 'Reason given by the bank',
    blocked: vocabulary.blockedMoney,
    returned: money.returnedAmount,
    debt: 'The merchant owes',
    theOrder: 'the order number',
    decidedAt: 'Decided',
    openedBy: 'Recorded by',
    decidedBy: 'Decision recorded by',
    note: decisionVocabulary.note,
    evidence: "The team's evidence",
    unscanned: vocabulary.notScanned,
    noEvidence: 'The team has not sent anything yet.',
  },
  decision: {
    title: 'Bank decision',
    text: 'Record only what the bank told us outside Pix. What it tells us through Pix is recorded automatically.',
    legend: 'What the bank decided',
    rejected: 'Left the money',
    rejectedText: 'The blocked amount is released.',
    accepted: 'Took the money back',
    acceptedText: 'The amount leaves the merchant, as if Pix had reported it.',
    amount: 'Amount returned',
    returnId: 'Return code',
    returnIdHelp: 'The bank’s code: it identifies the same return when Pix reports it.',
    note: 'Why, and where the information came from',
    send: 'Record decision',
    done: 'Decision recorded',
  },
  register: {
    button: money.registerADispute,
    title: money.registerADispute,
    text: 'Use when a bank informed us by letter: the money available is blocked and the team is notified.',
    order: money.orderNumber,
    reasonHelp: 'The team reads this text.',
    send: 'Record and block',
    done: 'Dispute recorded',
  },
} satisfies Shape<typeof pt>;
