import type { Shape } from '../../shape.ts';
import type pt from '../pt/template-list.ts';
import appletVocabulary from './applet-vocabulary.ts';
import names from './names.ts';
import vocabulary from './vocabulary.ts';

/** What the list of message templates says; the words of lists hold it. */
export default {
  sheet: 'Message templates',
  columns: {
    name: 'Template name',
    category: appletVocabulary.category,
    languages: 'Languages',
    state: vocabulary.status,
    sent: 'Sent (30 days)',
    delivered: 'Delivered (30 days)',
    read: 'Read (30 days)',
    updated: 'Updated',
    created: vocabulary.created,
  },
  file: {},
  codes: {
    category: {
      utility: 'Utility',
      marketing: 'Marketing',
      service: 'Customer service',
    },
    state: {
      draft: vocabulary.draft,
      pending: names.underReview,
      rejected: 'Needs changes',
      approved: 'Approved',
      paused: 'Paused',
      disabled: 'Turned off',
    },
  },
} satisfies Shape<typeof pt>;
