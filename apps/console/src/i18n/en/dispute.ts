import money from '@balcao/contract/i18n/en/money';
import names from '@balcao/contract/i18n/en/names';
import vocabulary from '@balcao/contract/i18n/en/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import shared from '@balcao/ui/i18n/en/shared';
import type pt from '../pt/dispute.ts';

export default {
  title: money.disputes,
  line: 'When a bank asks for the money of a Pix back: what the teams answered and what the bank decided.',
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
  took: 'returned: <amount></amount>',
  pastEnd: { title: 'There are no more disputes here', first: 'Back to the newest' },
  empty: {
    undecided: { title: 'No undecided disputes', text: 'What banks ask back appears here.' },
    decided: { title: 'No decided disputes yet', text: 'What banks decide stays here.' },
  },
  panel: {
    title: money.disputeNumbered,
    reason: "The bank's words",
    blocked: vocabulary.blockedMoney,
    returned: money.returnedAmount,
    debt: 'The merchant owes',
    theOrder: 'the number of the order',
    decidedAt: 'Decided',
    openedBy: 'Registered by',
    decidedBy: 'Decision recorded by',
    note: 'Note',
    evidence: "The team's evidence",
    unscanned: vocabulary.notScanned,
    noEvidence: 'The team has not sent anything yet.',
  },
  decision: {
    title: "The bank's decision",
    text: 'Record only what the bank told outside Pix. What it says by Pix is recorded by itself.',
    legend: 'What the bank decided',
    rejected: 'It left the money',
    rejectedText: 'What is blocked is free.',
    accepted: 'It took the money',
    acceptedText: 'The amount leaves the merchant as if Pix had told it.',
    amount: 'Amount returned',
    returnId: 'Code of the return',
    returnIdHelp: "The bank's code: when Pix tells of the same return, it is known by it.",
    note: 'Why, and where this comes from',
    send: 'Record the decision',
    done: 'Decision recorded',
  },
  register: {
    button: money.registerADispute,
    title: money.registerADispute,
    text: 'For what a bank told by letter: what there is of the money is blocked and the team is told.',
    order: money.orderNumber,
    reasonHelp: 'The team reads this text.',
    send: 'Register and block',
    done: 'Dispute registered',
  },
} satisfies Shape<typeof pt>;
