import vocabulary from '@balcao/contract/i18n/en/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import type pt from '../pt/message.ts';

export default {
  title: vocabulary.messages,
  line: 'Where people may allow a message once and for all. In the other categories each consent is for one message.',
  list: 'Long-term consent by category',
  allowed: 'Allowed',
  notAllowed: 'Not allowed',
  undecided: 'One consent, one message.',
  allowedSince: 'Allowed since <when></when>, by {by}: {reason}',
  endedSince: 'Ended <when></when>, by {by}: {reason}',
  reasonHelp: '3 to 200 characters. It stays in the activity log, with your name.',
  allow: {
    title: 'Allow long-term consent in {name}?',
    text: 'The phone begins to offer “Always, until I take it back” for messages of this category. People who choose it get as many as the mini program sends, until they take it back.',
    submit: 'Allow',
    of: 'Allow: {name}',
    done: '{name}: people may allow it always now.',
  },
  end: {
    title: 'End long-term consent in {name}?',
    text: 'People who allowed it always get no more, except what they allowed just once. If you allow it again, their consent is good again.',
    submit: 'End',
    of: 'End: {name}',
    done: '{name}: each consent is for one message again.',
  },
} satisfies Shape<typeof pt>;
