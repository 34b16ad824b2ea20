import channelVocabulary from '@balcao/contract/i18n/en/channel-vocabulary';
import decisionVocabulary from '@balcao/contract/i18n/en/decision-vocabulary';
import vocabulary from '@balcao/contract/i18n/en/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import shared from '@balcao/ui/i18n/en/shared';
import type pt from '../pt/workflow.ts';

/** Workflows of teams, and how staff switch one off. */

export default {
  title: channelVocabulary.workflows,
  line: 'The workflows that answer followers on behalf of teams. Turn off those that harm people.',
  state: { on: vocabulary.on, off: vocabulary.switchedOff, held: channelVocabulary.robotIsHeld },
  columns: {
    name: channelVocabulary.workflow,
    channel: channelVocabulary.channel,
    state: shared.status,
    time: 'Changed',
  },
  search: 'Workflow, channel or team',
  empty: { title: 'No workflows here', text: 'Workflows created by teams appear here.' },
  says: 'What it says',
  noText: 'Nothing published with text',
  heldBecause: channelVocabulary.heldBecause,
  heldSince: channelVocabulary.heldSince,
  reasonHelp: decisionVocabulary.teamReadsIt,
  hold: {
    title: 'Turn off the workflow {name}?',
    text: 'What is running stops at its next step, and nothing new begins. The team cannot turn it on until it is released.',
    action: 'Turn off workflow',
    done: 'The workflow was turned off',
  },
  release: {
    title: channelVocabulary.releaseTitle,
    text: channelVocabulary.releaseText,
    action: 'Release workflow',
    done: 'Workflow released',
  },
} satisfies Shape<typeof pt>;
