import channelVocabulary from '@balcao/contract/i18n/en/channel-vocabulary';
import list from '@balcao/contract/i18n/en/template-list';
import type { Shape } from '@balcao/contract/shape';
import type pt from '../pt/template.ts';

/** Message templates of teams, as staff see them. */
export default {
  title: list.sheet,
  line: 'What teams send in conversations. Pausing or switching off counts at once, and the team reads why.',
  columns: list.columns,
  state: list.codes.state,
  category: list.codes.category,
  search: 'Name of the template',
  approved: 'Approved on',
  previewLine: "With the team's samples.",
  empty: { title: 'No approved templates yet', text: 'Those that pass their review appear here.' },
  pausedUntil: 'Paused until',
  reasons: channelVocabulary.reportReasons,
  health: {
    title: channelVocabulary.complaints,
    reported: 'Reported it',
    stopped: 'Stopped the conversation',
    pauses: 'Pauses by complaints',
    broadcasts: 'Broadcasts waiting or on their way',
    workflows: 'Workflows that use it',
    workflowCount: '{all, number} ({on, number} on)',
    texts: 'What people wrote',
  },
  acts: {
    used: '{count, plural, one {# workflow of the team uses this template.} other {# workflows of the team use this template.}}',
    reasonHelp: 'From 10 to 500 characters. The team of the template reads this text.',
    pause: {
      action: 'Pause the template',
      title: 'Pause {name}?',
      text: 'Nobody sends it until staff let it go on.',
      done: '{name} is paused.',
    },
    resume: {
      action: 'Let it go on',
      title: 'Let {name} go on?',
      text: 'The team can send it again.',
      done: '{name} can be sent again.',
    },
    disable: {
      action: 'Switch it off',
      title: 'Switch {name} off?',
      text: 'This cannot be undone: the team would have to duplicate it and ask for another review.',
      done: '{name} is switched off.',
    },
  },
} satisfies Shape<typeof pt>;
