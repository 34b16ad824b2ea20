import type { Shape } from '../../shape.ts';
import type pt from '../pt/channel-list.ts';
import appletVocabulary from './applet-vocabulary.ts';
import channelVocabulary from './channel-vocabulary.ts';
import names from './names.ts';
import vocabulary from './vocabulary.ts';

/** What the list of channels says; the words of lists hold it. */
export default {
  sheet: channelVocabulary.channels,
  columns: {
    name: channelVocabulary.channel,
    state: vocabulary.status,
    followers: channelVocabulary.followers,
    growth: '近 30 天',
    type: channelVocabulary.whoCanFollow,
    category: appletVocabulary.category,
    owner: channelVocabulary.owner,
    created: vocabulary.created,
  },
  file: {
    url: channelVocabulary.link,
  },
  codes: {
    state: {
      open: channelVocabulary.channelIsOpen,
      closing: channelVocabulary.channelIsClosing,
      closed: names.orderClosed,
    },
    type: {
      everyone: '所有人',
      invited_only: '仅受邀者',
    },
  },
} satisfies Shape<typeof pt>;
