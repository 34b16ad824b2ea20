import channelVocabulary from './channel-vocabulary.ts';
import decisionVocabulary from './decision-vocabulary.ts';
import vocabulary from './vocabulary.ts';

/** What the list of replies says; the words of lists hold it. */
export default {
  sheet: channelVocabulary.replies,
  columns: {
    name: 'Author',
    text: 'Reply',
    state: vocabulary.status,
    likes: channelVocabulary.likes,
    at: 'Replied on',
  },
  file: { post: channelVocabulary.broadcast, author: 'Replies of this author', why: vocabulary.reason },
  codes: {
    author: { taken: 'Accepted', blocked: 'Blocked' },
    state: { shown: 'Shown', hidden: 'Hidden', takenDown: decisionVocabulary.isTakenDown },
    why: channelVocabulary.reportReasons,
  },
} as const;
