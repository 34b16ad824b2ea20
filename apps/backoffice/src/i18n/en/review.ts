import channelVocabulary from '@balcao/contract/i18n/en/channel-vocabulary';
import decisionVocabulary from '@balcao/contract/i18n/en/decision-vocabulary';
import list from '@balcao/contract/i18n/en/list';
import names from '@balcao/contract/i18n/en/names';
import vocabulary from '@balcao/contract/i18n/en/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import type pt from '../pt/review.ts';

export default {
  title: {
    certification: 'Certification review',
    merchant: 'Payment data review',
    product: 'Product review',
    version: 'Version review',
    removal: 'Removal request',
    template: 'Message review',
    messageTemplate: 'Template review',
    channelOfficial: channelVocabulary.official,
    channelPersonal: channelVocabulary.personal,
    channelSubject: channelVocabulary.subject,
    association: channelVocabulary.association,
  },
  status: list.applet.codes.review,
  joined: { text: decisionVocabulary.withPaymentData, link: 'See the payment data' },
  revokedLine: 'Nobody is reviewing this data. Everything you filled in is kept for the next time you submit.',
  remark: 'A note from our team',
  promise: {
    until: 'You will have an answer by <strong>{day}</strong>.',
    late: 'The answer was due on <strong>{day}</strong>, and we are late.',
    lateLine: 'We are sorry. Your review is among the first in our queue.',
    begins:
      '{all, plural, one {It takes up to # business day, counted from the next one.} other {It takes up to # business days, counted from the next one.}} We will notify you by e-mail.',
    count: 'Business day {begun, number} of {all, number}. We will notify you by e-mail.',
  },
  question: {
    title: 'Our team has a question',
    answer: 'Your answer',
    send: 'Send answer',
    done: 'Answer sent. The review continues.',
  },
  verdicts: {
    title: '{count, plural, one {# thing to correct} other {# things to correct}}',
    kept: 'Everything else stays as you filled it in.',
  },
  cancel: {
    action: 'Cancel the review',
    title: 'Cancel the review?',
    text: 'Our team will stop reviewing what you submitted. Everything you filled in is kept, and you can submit again at any time: the review period then starts over.',
    otherwise: 'Keep under review',
    done: 'Review cancelled. What was filled in is kept.',
  },
  timeline: {
    title: vocabulary.whatHappened,
    submitted: 'Submitted for review',
    opened: 'Our team started the review',
    question: 'Our team asked a question',
    answer: 'Answered',
    approved: names.reviewApproved,
    rejected: 'Rejected, with things to correct',
    cancelled: names.reviewCancelled,
    reopened: 'Decision reopened by our team',
    yourAnswer: 'Your answer is needed',
    decision: 'Answer by {day}',
    by: {
      submitted: '{by} submitted it for review',
      answer: vocabulary.answeredBy,
      cancelled: '{by} cancelled the review',
    },
    bySandbox: {
      approved: 'Approved by the sandbox',
      rejected: 'Rejected by the sandbox',
    },
  },
} satisfies Shape<typeof pt>;
