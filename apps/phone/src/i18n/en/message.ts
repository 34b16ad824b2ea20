import vocabulary from '@balcao/contract/i18n/en/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import type pt from '../pt/message.ts';

export default {
  title: vocabulary.messages,
  line: 'What mini programs told you, where you allowed it. Each message stays here for {days, number} days.',
  none: 'No message yet',
  noneText: 'When a mini program asks and you allow it, its message comes here.',
  allowed: 'What you allow',
  never: 'does not ask any more',
  always: 'always',
  rests: 'always, but on hold: the platform has suspended this for the category',
  remaining: '{count, plural, =0 {no message to come} one {# more message} other {# more messages}}',
  takeBack: 'Take back',
  askAgain: 'May ask again',
  takeBackOf: 'Change the answer to {name} of {applet}',
} satisfies Shape<typeof pt>;
