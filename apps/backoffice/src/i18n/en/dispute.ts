import money from '@balcao/contract/i18n/en/money';
import names from '@balcao/contract/i18n/en/names';
import vocabulary from '@balcao/contract/i18n/en/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import shared from '@balcao/ui/i18n/en/shared';
import type pt from '../pt/dispute.ts';

export default {
  title: money.disputes,
  line: "When the payer's bank asks for the money from a Pix back, you answer here.",
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
    until: 'Evidence until',
    opened: money.disputeOpenedAt,
  },
  nothing: 'No disputes with this filter',
  empty: {
    title: 'No disputes',
    text: 'When a bank asks for the money from a Pix back, you will see it here and can send evidence.',
  },
  panel: {
    title: money.disputeNumbered,
    about: 'About the dispute',
    blocked: vocabulary.blockedMoney,
    debt: 'Not covered by the balance',
    ownOrder: vocabulary.numberInYourSystem,
    copy: 'the dispute number',
  },
  notFound: {
    title: 'Dispute not found',
    text: 'There is no dispute with this number in the team {team}.',
  },
  deadline: {
    left: '{days, plural, =0 {{hours, plural, =0 {Less than an hour left to send evidence} one {# hour left to send evidence} other {# hours left to send evidence}}} one {# day left to send evidence} other {# days left to send evidence}}',
    text: 'Show that the sale was legitimate: proof of delivery, messages, an invoice. The deadline is <until></until>.',
    decision: 'If the bank has not decided by <until></until>, the money is released.',
    overTitle: 'The deadline for evidence has passed',
    over: 'The bank is deciding. Without a decision by <until></until>, the money is released.',
  },
  ended: {
    accepted: {
      title: 'The bank took the money back',
      text: 'The amount returned has left the order. The rest of what was blocked has been released.',
    },
    rejected: { title: 'The bank let you keep the money', text: vocabulary.freeAgain },
    expired: { title: 'The bank did not decide in time', text: vocabulary.freeAgain },
  },
  timeline: {
    title: vocabulary.whatHappened,
    opened: 'The bank disputed <amount></amount>',
    sent: '{files, plural, =0 {Text sent} one {Evidence sent, with # file} other {Evidence sent, with # files}}',
    by: 'by {by}',
    taken: 'The bank took <amount></amount> back',
    waiting: "Waiting for the bank's decision",
    open: names.disputeOpen,
    answered: names.disputeInAnalysis,
    accepted: names.acceptedByTheBank,
    rejected: names.rejectedByTheBank,
    expired: names.endedWithoutADecision,
  },
  evidence: {
    title: 'Evidence',
    text: 'What happened with the sale',
    textHelp: 'Say what was sold, to whom and how it was delivered. The bank reads this text.',
    filesHelp:
      '{count, plural, one {Room for # more file: a picture or PDF of up to 10 MB.} other {Room for # more files: pictures or PDFs of up to 10 MB each.}}',
    nothing: 'Write a text or send a file.',
    send: 'Send evidence',
    done: 'Evidence sent',
  },
  ofOrder: 'Bank returns and disputes',
  returned: names.returnedByTheBank,
  nature: {
    ORIGINAL: 'Ordinary return',
    RETIRADA: 'Cash withdrawal',
    MED_OPERACIONAL: names.failureOfABank,
    MED_FRAUDE: names.suspicionOfFraud,
    MED_PIX_AUTOMATICO: 'Pix Automático',
    unknown: 'Reason not given',
  },
} satisfies Shape<typeof pt>;
