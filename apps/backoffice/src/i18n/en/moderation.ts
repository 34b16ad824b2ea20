import channelVocabulary from '@balcao/contract/i18n/en/channel-vocabulary';
import vocabulary from '@balcao/contract/i18n/en/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import type pt from '../pt/moderation.ts';
/** What staff of the platform decided about a channel or its broadcasts. */

export default {
  freeze: {
    title: channelVocabulary.frozenByThePlatform,
    text: 'It sends nothing, and people can neither follow it nor read what it published. What was scheduled is a draft again.',
  },
  takeDown: {
    title: 'The platform took this broadcast down',
    text: 'People cannot read it any more. It stays here with the figures that it had.',
  },
  reason: vocabulary.reasonGiven,
  appealed: 'You asked for another look. We will tell you when there is an answer.',
  upheld: 'We looked again, and the decision stays as it is.',
  frozen: channelVocabulary.channelIsFrozen,
  appeal: {
    action: 'Ask for another look',
    title: 'Ask for another look',
    text: 'Our team reads what you write and decides again. You can ask once.',
    why: 'What did we not see?',
    send: 'Send request',
    done: 'Request sent',
  },
} satisfies Shape<typeof pt>;
