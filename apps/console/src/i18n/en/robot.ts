import channelVocabulary from '@balcao/contract/i18n/en/channel-vocabulary';
import decisionVocabulary from '@balcao/contract/i18n/en/decision-vocabulary';
import vocabulary from '@balcao/contract/i18n/en/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import shared from '@balcao/ui/i18n/en/shared';
import type pt from '../pt/robot.ts';

/** Robots of teams, and how staff switch one off. */

export default {
  title: channelVocabulary.robots,
  line: 'The assistants that answer followers on behalf of teams. Turn off those that harm people.',
  state: { on: vocabulary.on, off: vocabulary.switchedOff, held: channelVocabulary.robotIsHeld },
  columns: {
    name: channelVocabulary.robot,
    channel: channelVocabulary.channel,
    state: shared.status,
    time: vocabulary.created,
  },
  search: 'Assistant, channel or team',
  empty: { title: 'No assistants here', text: 'Assistants created by teams appear here.' },
  greeting: channelVocabulary.robotGreeting,
  persona: channelVocabulary.robotPersona,
  noText: 'No text',
  heldBecause: channelVocabulary.heldBecause,
  heldSince: channelVocabulary.heldSince,
  reasonHelp: decisionVocabulary.teamReadsIt,
  hold: {
    title: 'Turn off the assistant {name}?',
    text: 'It stops answering now, and conversations go to people. The team cannot turn it on until it is released.',
    action: 'Turn off assistant',
    done: 'The assistant was turned off',
  },
  release: {
    title: channelVocabulary.releaseTitle,
    text: channelVocabulary.releaseText,
    action: 'Release assistant',
    done: 'Assistant released',
  },
} satisfies Shape<typeof pt>;
