import channelVocabulary from './channel-vocabulary.ts';

/** What the list of followers says; the words of lists hold it. */
export default {
  sheet: channelVocabulary.followers,
  columns: {
    name: 'Follower',
    tags: channelVocabulary.tags,
    language: channelVocabulary.language,
    hearing: 'Alerts',
    orders: 'Orders',
    followed: 'Following since',
  },
  file: {},
  codes: {
    hearing: { heard: 'Receives them', muted: 'Muted' },
    orders: { ordered: 'Has ordered', none: 'Has not ordered yet' },
  },
} as const;
