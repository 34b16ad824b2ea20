import type { Shape } from '../../shape.ts';
import type pt from '../pt/broadcast-list.ts';
import channelVocabulary from './channel-vocabulary.ts';
import decisionVocabulary from './decision-vocabulary.ts';
import vocabulary from './vocabulary.ts';

/** What the list of broadcasts says; the words of lists hold it. */
export default {
  sheet: channelVocabulary.broadcasts,
  columns: {
    label: channelVocabulary.broadcast,
    state: vocabulary.status,
    type: vocabulary.type,
    delivered: 'Delivered',
    seen: 'Seen',
    clicked: 'Clicks',
    left: 'Unfollowed',
    scheduled: 'Scheduled for',
    sent: 'Sent at',
    created: vocabulary.created,
  },
  file: {},
  codes: {
    state: {
      draft: vocabulary.draft,
      waiting: 'Waits for approval',
      scheduled: 'Scheduled',
      sending: channelVocabulary.sending,
      sent: 'Sent',
      recalled: 'Recalled',
      erased: 'Deleted',
      takenDown: decisionVocabulary.isTakenDown,
    },
    type: {
      message: 'Message',
      link: channelVocabulary.link,
      article: 'Image and text',
      video: 'Video',
      document: 'Documents',
      template: channelVocabulary.messageTemplate,
    },
  },
} satisfies Shape<typeof pt>;
