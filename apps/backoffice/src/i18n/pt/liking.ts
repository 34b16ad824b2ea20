import channelVocabulary from '@balcao/contract/i18n/pt/channel-vocabulary';

export default {
  label: 'Ordem das respostas',
  newest: channelVocabulary.newest,
  likes: 'Mais curtidas',
  count: '{count, plural, one {# curtida} other {# curtidas}}',
} as const;
