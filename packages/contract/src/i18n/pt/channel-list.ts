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
    growth: 'Últimos 30 dias',
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
      everyone: 'Todos',
      invited_only: 'Só convidados',
    },
  },
} as const;
