import vocabulary from '@balcao/contract/i18n/en/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import type pt from '../pt/message.ts';

export default {
  title: vocabulary.messages,
  line: 'Where people can allow a message once and for all. In the other categories, each consent is for one message.',
  list: 'Long-term consent by category',
  allowed: 'Allowed',
  notAllowed: 'Not allowed',
  undecided: 'One consent, one message.',
  allowedSince: 'Allowed since <when></when>, by {by}: {reason}',
  endedSince: 'Ended <when></when>, by {by}: {reason}',
  reasonHelp: '3 to 200 characters. It is kept in the activity log, with your name.',
  allow: {
    title: 'Allow long-term consent in {name}?',
    text: 'Phones will offer “Always, until I withdraw it” for messages in this category. People who choose it receive as many as the mini program sends, until they withdraw it.',
    submit: 'Allow',
    of: 'Allow: {name}',
    done: '{name}: people can now always allow it.',
  },
  end: {
    title: 'End long-term consent in {name}?',
    text: 'People who always allowed it stop receiving messages, except those they allowed just once. If you allow it again, their consent becomes valid again.',
    submit: 'End',
    of: 'End: {name}',
    done: '{name}: each consent is again for one message.',
  },
} satisfies Shape<typeof pt>;
