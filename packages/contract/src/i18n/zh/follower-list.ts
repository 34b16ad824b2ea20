import channelVocabulary from './channel-vocabulary.ts';

/** What the list of followers says; the words of lists hold it. */
export default {
  sheet: channelVocabulary.followers,
  columns: {
    name: '订阅者',
    tags: channelVocabulary.tags,
    language: channelVocabulary.language,
    hearing: '提醒',
    orders: '下单情况',
    followed: '订阅时间',
  },
  file: {},
  codes: {
    hearing: { heard: '接收', muted: '已静音' },
    orders: { ordered: '下过单', none: '尚未下单' },
  },
} as const;
