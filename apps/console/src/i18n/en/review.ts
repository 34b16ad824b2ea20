import channelVocabulary from '@balcao/contract/i18n/en/channel-vocabulary';
import decisionVocabulary from '@balcao/contract/i18n/en/decision-vocabulary';
import names from '@balcao/contract/i18n/en/names';
import vocabulary from '@balcao/contract/i18n/en/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import shared from '@balcao/ui/i18n/en/shared';
import type pt from '../pt/review.ts';

export default {
  title: vocabulary.reviews,
  line: 'What waits for a decision, the most urgent first.',
  one: 'Review',
  you: vocabulary.you,
  theNumber: vocabulary.theMerchantNumber,
  again: '{attempt, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} time',
  kindOf: '{kind}, {type}',
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
    search: 'Name or number of the merchant',
  },
  kinds: {
    certification: vocabulary.certification,
    merchant: 'Payment data',
    product: names.paymentProduct,
    version: 'Version of a mini program',
    removal: 'Removal of a mini program',
    template: 'Message of a mini program',
    channelOfficial: channelVocabulary.official,
    channelPersonal: channelVocabulary.personal,
    channelSubject: channelVocabulary.subject,
    association: channelVocabulary.association,
    messageTemplate: channelVocabulary.messageTemplate,
  },
  template: {
    title: 'As people see it',
    language: shared.language,
    line: 'With the samples of the team. What a language lacks appears in Portuguese.',
  },
  types: {
    enterprise: 'company',
    personal: 'individual',
  },
  states: {
    free: 'Free',
    asked: 'Waits for an answer',
    mine: 'With you',
    taken: 'With {name}',
    approved: names.reviewApproved,
    rejected: names.reviewRejected,
    cancelled: names.reviewCancelled,
    reopening: 'Reopening asked',
  },
  due: {
    promised: 'Promised by {day}',
    today: 'Due today',
    tomorrow: 'Due tomorrow',
    inDays: 'Due in {days, plural, one {# day} other {# days}}',
    lateToday: 'Late, was due today',
    late: 'Late by {days, plural, one {# day} other {# days}}',
  },
  empty: {
    all: {
      title: 'Nothing waits for a decision',
      text: 'When a merchant submits something for review, it shows here.',
    },
    mine: { title: 'Nothing is with you', text: 'Take a free review: it stays here until you decide.' },
    free: { title: 'No review is free', text: 'Everything that waits is with somebody already.' },
    late: { title: 'Nothing is late', text: 'All reviews are within the promised time.' },
    reopening: {
      title: 'Nobody asked for a reopening',
      text: 'When a colleague asks to reopen a decision, you confirm it here.',
    },
    decided: { title: 'Nothing has been decided yet', text: 'Decisions show here, the newest first.' },
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
