import vocabulary from '@balcao/contract/i18n/en/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import type pt from '../pt/message.ts';

export default {
  title: vocabulary.messages,
  line: 'What mini programs told you, with your permission. Each message stays here for {days, number} days.',
  none: 'No messages yet',
  noneText: 'When a mini program asks and you allow it, its message appears here.',
  allowed: 'What you allow',
  never: 'no longer asks',
  always: 'always',
  rests: 'always, but on hold: the platform suspended this for the category',
  remaining: '{count, plural, =0 {no messages left} one {# more message} other {# more messages}}',
  takeBack: 'Withdraw',
  askAgain: 'Allow asking again',
  takeBackOf: 'Change the answer to {name} from {applet}',
} satisfies Shape<typeof pt>;
