import appletVocabulary from '@balcao/contract/i18n/pt/applet-vocabulary';
import channelVocabulary from '@balcao/contract/i18n/pt/channel-vocabulary';
/** Channels on the phone: what one finds and follows. */

export default {
  title: channelVocabulary.channels,
  channel: 'Canal',
  line: 'Novidades de quem você escolhe seguir.',
  search: 'Nome do canal',
  category: appletVocabulary.category,
  everyCategory: 'Todas as categorias',
  followed: 'Você segue',
  found: 'Encontrados',
  popular: 'Mais seguidos',
  nothing: 'Nenhum canal assim',
  nothingText: 'Confira como o nome se escreve, ou leia o código do canal.',
  none: 'Nenhum canal ainda',
  noneText: 'Os que as empresas criarem aparecem aqui.',
  followers: channelVocabulary.followerCount,
  follow: 'Seguir',
  following: 'Você segue este canal.',
  unfollow: 'Deixar de seguir',
  mute: 'Silenciar',
  unmute: 'Ouvir de novo',
  isMuted: 'silenciado',
  isNew: 'nova',
  unread: '{count, plural, one {# não lida} other {# não lidas}}',
  noPosts: 'Nenhuma publicação ainda',
  noPostsText: 'Quando o canal publicar alguma coisa, ela aparece aqui.',
  closing: { title: channelVocabulary.willClose, text: 'Fecha em' },
  closed: { title: channelVocabulary.isClosed, text: channelVocabulary.closedOn },
  refused: 'Este canal não abre',
  refusedText: 'O endereço pode estar errado, ou o canal é só para convidados.',
} as const;
