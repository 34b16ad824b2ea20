import channelVocabulary from '@balcao/contract/i18n/en/channel-vocabulary';
import list from '@balcao/contract/i18n/en/template-list';
import type { Shape } from '@balcao/contract/shape';
import type pt from '../pt/template.ts';

/** Message templates of teams, as staff see them. */
export default {
  title: list.sheet,
  line: 'What teams send in conversations. Pausing or turning off takes effect immediately, and the team reads the reason.',
  columns: list.columns,
  state: list.codes.state,
  category: list.codes.category,
  search: 'Template name',
  approved: 'Approved on',
  previewLine: "With the team's samples.",
  empty: { title: 'No approved templates yet', text: 'Templates that pass review appear here.' },
  pausedUntil: 'Paused until',
  reasons: channelVocabulary.reportReasons,
  health: {
    title: channelVocabulary.complaints,
    reported: 'Reported it',
    stopped: 'Stopped the conversation',
    pauses: 'Pauses because of complaints',
    broadcasts: 'Broadcasts waiting or on their way',
    workflows: 'Workflows that use it',
    workflowCount: '{all, number} ({on, number} on)',
    texts: 'What people wrote',
  },
  acts: {
    used: '{count, plural, one {# workflow in the team uses this template.} other {# workflows in the team use this template.}}',
    reasonHelp: "10 to 500 characters. The template's team reads this text.",
    pause: {
      action: 'Pause the template',
      title: 'Pause {name}?',
      text: 'It cannot be sent until staff resume it.',
      done: '{name} is paused.',
    },
    resume: {
      action: 'Resume the template',
      title: 'Resume {name}?',
      text: 'The team can send it again.',
      done: '{name} can be sent again.',
    },
    disable: {
      action: 'Turn off the template',
      title: 'Turn off {name}?',
      text: 'This cannot be undone: the team would have to duplicate it and submit it for another review.',
      done: '{name} was turned off.',
    },
  },
} satisfies Shape<typeof pt>;
