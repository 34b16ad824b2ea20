import channelVocabulary from '@balcao/contract/i18n/en/channel-vocabulary';
import decisionVocabulary from '@balcao/contract/i18n/en/decision-vocabulary';
import money from '@balcao/contract/i18n/en/money';
import names from '@balcao/contract/i18n/en/names';
import vocabulary from '@balcao/contract/i18n/en/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import shared from '@balcao/ui/i18n/en/shared';
import type pt from '../pt/review.ts';

export default {
  title: vocabulary.reviews,
  line: 'What is waiting for a decision, most urgent first.',
  one: 'Review',
  you: vocabulary.you,
  theNumber: vocabulary.theMerchantNumber,
  again: '{attempt, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} time',
  kindOf: '{kind}, {type}',
  joined: 'Also decides: {what}',
  submittedOn: 'Submitted on <when></when>',
  decidedOn: 'Decided on <when></when>',
  parts: {
    label: 'Parts of the queue',
    all: 'Waiting',
    mine: 'Mine',
    free: 'Free',
    late: 'Late',
    reopening: 'Reopening',
    decided: decisionVocabulary.decidedOnes,
  },
  columns: {
    merchant: shared.merchant,
    number: shared.number,
    status: shared.status,
    kind: vocabulary.whatWasSubmitted,
    type: shared.type,
    submitted: 'Submitted on',
    due: 'Due',
    decided: 'Decided on',
  },
  filters: {
    search: 'Merchant name or number',
  },
  kinds: {
    certification: vocabulary.certification,
    merchant: money.paymentData,
    product: names.paymentProduct,
    version: 'Mini program version',
    removal: 'Mini program removal',
    template: 'Mini program message',
    channelOfficial: channelVocabulary.official,
    channelPersonal: channelVocabulary.personal,
    channelSubject: channelVocabulary.subject,
    association: channelVocabulary.association,
    messageTemplate: channelVocabulary.messageTemplate,
  },
  template: {
    title: 'As the person sees it',
    language: shared.language,
    line: "With the team's samples. What is missing in a language appears in Portuguese.",
  },
  types: {
    enterprise: 'company',
    personal: 'individual',
  },
  states: {
    free: 'Free',
    asked: 'Waiting for an answer',
    mine: 'With you',
    taken: 'With {name}',
    approved: names.reviewApproved,
    rejected: names.reviewRejected,
    cancelled: names.reviewCancelled,
    reopening: 'Reopening requested',
  },
  due: {
    promised: 'Promised by {day}',
    today: 'Due today',
    tomorrow: 'Due tomorrow',
    inDays: 'Due in {days, plural, one {# day} other {# days}}',
    lateToday: 'Late, due today',
    late: 'Late by {days, plural, one {# day} other {# days}}',
  },
  empty: {
    all: {
      title: 'Nothing is waiting for a decision',
      text: 'When a merchant submits something for review, it appears here.',
    },
    mine: { title: 'You have no reviews in progress', text: 'Take a free review: it stays here until you decide.' },
    free: { title: 'No free reviews', text: 'Everything waiting is already with someone.' },
    late: { title: 'Nothing is late', text: 'All reviews are on time.' },
    reopening: {
      title: 'Nobody requested reopening',
      text: 'When a colleague asks to reopen a decision, you confirm it here.',
    },
    decided: { title: 'Nothing has been decided yet', text: 'Decisions appear here, newest first.' },
  },
  nothing: {
    title: vocabulary.nothingWithTheseFilters,
    text: 'Change the search or clear the filters.',
  },
  pastEnd: {
    title: 'No more reviews on this page',
    first: vocabulary.firstPage,
  },
  notFound: {
    title: 'This review does not exist',
    text: 'Check the address or choose one from the queue.',
    toQueue: 'Go to the queue',
  },
} satisfies Shape<typeof pt>;
