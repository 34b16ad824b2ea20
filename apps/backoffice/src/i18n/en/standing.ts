import decisionVocabulary from '@balcao/contract/i18n/en/decision-vocabulary';
import money from '@balcao/contract/i18n/en/money';
import names from '@balcao/contract/i18n/en/names';
import vocabulary from '@balcao/contract/i18n/en/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import shared from '@balcao/ui/i18n/en/shared';
import type pt from '../pt/standing.ts';

export default {
  steps: {
    title: 'To receive payments',
    ready: 'Ready to receive payments',
    state: {
      open: vocabulary.toDo,
      revoked: vocabulary.toDo,
      under: names.underReview,
      asked: 'Waiting for your answer',
      rejected: 'To correct',
      outdated: 'To update',
      done: vocabulary.done,
      later: 'After certification',
      together: 'Goes along',
    },
    certification: {
      title: 'Team certification',
      open: 'Tell us about the business and upload its documents. This unlocks mini programs and channels, and you get an answer within {days, plural, one {# business day} other {# business days}}.',
      together:
        'It goes along with the payment data, and nothing is sent twice. Certify just the team if it will not receive payments.',
      done: 'Mini programs and channels are available.',
    },
    merchant: {
      title: money.paymentData,
      open: 'Tell us who is responsible for the business and which account receives the money. This unlocks payments, and you get an answer within {days, plural, one {# business day} other {# business days}}.',
      together:
        'One form and one review: who the business is, which account receives the money and, if you like, the shop’s QR code. You get an answer within {days, plural, one {# business day} other {# business days}}.',
      done: 'Payments are available.',
    },
    under: 'Our team is reviewing what was submitted.',
    underUntil: 'You will have an answer by {day}.',
    underTogether: decisionVocabulary.withPaymentData,
    asked: 'Our team has a question. The review continues with your answer.',
    rejected:
      '{count, plural, =0 {There are things to correct.} one {There is # thing to correct.} other {There are # things to correct.}} Everything else stays filled in.',
    revoked: 'The review was cancelled. What was filled in is kept.',
    outdated: 'The team was certified with another CNPJ or CPF. Update the payment data to receive payments again.',
    change: {
      under: 'A change is under review; until it is decided, what was already approved remains valid.',
      asked: 'Our team has a question about the change that was submitted.',
      rejected: 'A change was rejected; what was already approved remains valid.',
    },
    laterText: 'You can submit it after certification, and start filling it in now.',
    action: {
      open: { certification: vocabulary.certifyTheTeam, merchant: 'Fill in the data' },
      alone: 'Certify just the team',
      revoked: shared.continue,
      under: vocabulary.follow,
      asked: vocabulary.answer,
      rejected: vocabulary.correct,
      outdated: 'Update the data',
      done: vocabulary.seeTheData,
      see: vocabulary.seeTheData,
    },
  },
  blocked: {
    certification: {
      open: vocabulary.notCertifiedYet,
      openText: 'Without certification, nobody can pay the team. It takes a few minutes.',
      under: "The team's certification is under review",
      underText: 'Once it is approved, only the payment data is missing. You can already fill it in.',
      rejected: "The team's certification was rejected",
    },
    merchant: {
      open: 'The payment data is missing',
      openText: 'The team is already certified. It can receive payments as soon as this data is approved.',
      under: 'The payment data is under review',
      underText: 'The team can receive payments as soon as it is approved.',
      rejected: 'The payment data was rejected',
      outdated: 'The payment data does not match the certification',
      outdatedText:
        'The team was later certified with another CNPJ or CPF. To receive payments again, update the data and submit it: everything else stays filled in.',
    },
    togetherText: 'Fill in the payment data: the certification goes along, in the same review.',
    rejectedText: 'Correct the points indicated and submit again. Everything else stays filled in.',
    way: 'See what is missing',
  },
  waiting: {
    label: 'Waiting for you',
    asked: {
      certification: 'Our team has a question about the certification.',
      merchant: 'Our team has a question about the payment data.',
    },
    rejected: {
      certification: "The team's certification was rejected: there are things to correct.",
      merchant: 'The payment data was rejected: there are things to correct.',
    },
  },
} as const satisfies Shape<typeof pt>;
