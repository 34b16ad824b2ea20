import channelVocabulary from './channel-vocabulary.ts';
import decisionVocabulary from './decision-vocabulary.ts';
import vocabulary from './vocabulary.ts';

/** What the list of replies says; the words of lists hold it. */
export default {
  sheet: channelVocabulary.replies,
  columns: {
    name: '回复者',
    text: '回复内容',
    state: vocabulary.status,
    likes: channelVocabulary.likes,
    at: '回复时间',
  },
  file: { post: channelVocabulary.broadcast, author: '该作者的回复', why: vocabulary.reason },
  codes: {
    author: { taken: '接受', blocked: '已禁止' },
    state: { shown: '显示', hidden: '已隐藏', takenDown: decisionVocabulary.isTakenDown },
    why: channelVocabulary.reportReasons,
  },
} as const;
