import appletVocabulary from '@balcao/contract/i18n/es/applet-vocabulary';
import channelVocabulary from '@balcao/contract/i18n/es/channel-vocabulary';
import type { Shape } from '@balcao/contract/shape';
import type pt from '../pt/follower.ts';

export default {
  title: channelVocabulary.channels,
  channel: 'Canal',
  line: 'Novedades de quienes eliges seguir.',
  search: 'Nombre del canal',
  category: appletVocabulary.category,
  everyCategory: 'Todas las categorías',
  followed: 'Sigues',
  found: 'Encontrados',
  popular: 'Los más seguidos',
  nothing: 'Ningún canal así',
  nothingText: 'Revisa cómo se escribe el nombre, o lee el código del canal.',
  none: 'Aún no hay canales',
  noneText: 'Los que creen las empresas aparecen aquí.',
  followers: channelVocabulary.followerCount,
  follow: 'Seguir',
  following: 'Sigues este canal.',
  unfollow: 'Dejar de seguir',
  mute: 'Silenciar',
  unmute: 'Volver a oír',
  isMuted: 'silenciado',
  isNew: 'nueva',
  unread: '{count, plural, one {# sin leer} other {# sin leer}}',
  noPosts: 'Aún no hay publicaciones',
  noPostsText: 'Cuando el canal publique algo, aparecerá aquí.',
  closing: { title: channelVocabulary.willClose, text: 'Se cierra el' },
  closed: { title: channelVocabulary.isClosed, text: channelVocabulary.closedOn },
  certified: {
    official: 'Canal oficial de {company}',
    personal: '{name}, {activity}',
    subject: 'Quién responde por el canal',
    openApplet: 'Abrir {name}',
  },
  refused: 'Este canal no se abre',
  refusedText: 'La dirección puede estar mal, o el canal es solo para personas invitadas.',
} satisfies Shape<typeof pt>;
