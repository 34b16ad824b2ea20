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
      asked: 'Waits for your answer',
      rejected: 'To correct',
      outdated: 'To update',
      done: vocabulary.done,
      later: 'After certification',
    },
    certification: {
      title: 'Certification of the team',
      open: 'Say who the business is and upload its documents. Opens mini programs and channels; you have an answer within {days, plural, one {# business day} other {# business days}}.',
      done: 'Mini programs and channels are open to you.',
    },
    merchant: {
      title: money.paymentData,
      open: 'Say who answers for the business and which account it is paid to. Opens payments; you have an answer within {days, plural, one {# business day} other {# business days}}.',
      done: 'Payments are open to you.',
    },
    under: 'Our team is looking at what was submitted.',
    underUntil: 'You will have an answer by {day}.',
    asked: 'Our team has a question. The review goes on with your answer.',
    rejected:
      '{count, plural, =0 {There are things to correct.} one {There is # thing to correct.} other {There are # things to correct.}} Everything else stays filled in.',
    revoked: 'The review was cancelled. What was filled in is kept.',
    outdated: 'The team was certified with another CNPJ or CPF. Update the payment data to be paid again.',
    change: {
      under: 'A change is under review; until it is decided, what was approved before holds.',
      asked: 'Our team has a question about the change that was submitted.',
      rejected: 'A change was rejected; what was approved before still holds.',
    },
    laterText: 'It is submitted after certification. You can begin to fill it in.',
    action: {
      open: { certification: vocabulary.certifyTheTeam, merchant: 'Fill in the data' },
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
      under: 'The certification of the team is under review',
      underText: 'Once it is approved, only the payment data are missing. You can fill them in already.',
      rejected: 'The certification of the team was rejected',
    },
    merchant: {
      open: 'The payment data are missing',
      openText: 'The team is certified. It can be paid as soon as these data are approved.',
      under: 'The payment data are under review',
      underText: 'The team can be paid as soon as they are approved.',
      rejected: 'The payment data were rejected',
      outdated: 'The payment data do not match the certification',
      outdatedText:
        'The team was certified with another CNPJ or CPF after them. To be paid again, update the data and submit them: everything else stays filled in.',
    },
    rejectedText: 'Correct what is named and submit again. Everything else stays filled in.',
    way: 'See what is missing',
  },
  waiting: {
    label: 'Waits for you',
    asked: {
      certification: 'Our team has a question about the certification.',
      merchant: 'Our team has a question about the payment data.',
    },
    rejected: {
      certification: 'The certification of the team was rejected: there are things to correct.',
      merchant: 'The payment data were rejected: there are things to correct.',
    },
  },
} as const satisfies Shape<typeof pt>;
