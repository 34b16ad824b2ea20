import channelVocabulary from '@balcao/contract/i18n/en/channel-vocabulary';
import vocabulary from '@balcao/contract/i18n/en/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import type pt from '../pt/moderation.ts';
/** What staff of the platform decided about a channel or its broadcasts. */

export default {
  freeze: {
    title: channelVocabulary.frozenByThePlatform,
    text: 'It cannot send anything, and people can neither follow it nor read what it published. What was scheduled is a draft again.',
  },
  takeDown: {
    title: 'The platform took this broadcast down',
    text: 'People can no longer read it. It stays here with the figures it had.',
  },
  reason: vocabulary.reasonGiven,
  appealed: 'You requested a new review. We will notify you when there is an answer.',
  upheld: 'We reviewed it again, and the decision stands.',
  frozen: channelVocabulary.channelIsFrozen,
  appeal: {
    action: 'Request a new review',
    title: 'Request a new review',
    text: 'Our team reads what you write and decides again. You can request this only once.',
    why: 'What did we miss?',
    send: 'Send request',
    done: 'Request sent',
  },
} satisfies Shape<typeof pt>;
