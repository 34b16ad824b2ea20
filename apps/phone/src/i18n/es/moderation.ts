import channelVocabulary from '@balcao/contract/i18n/es/channel-vocabulary';
import type { Shape } from '@balcao/contract/shape';
import type pt from '../pt/moderation.ts';
/** Reports of channels and of what they have sent. */

export default {
  button: {
    channel: 'Denunciar canal',
    broadcast: 'Denunciar publicación',
    reply: 'Denunciar respuesta',
    message: 'Denunciar mensaje',
  },
  why: '¿Por qué lo denuncias?',
  reasons: channelVocabulary.reportReasons,
  more: 'Cuenta más, si quieres',
  private: 'El canal no sabrá quién lo denunció.',
  privateReply: 'Solo nuestro equipo sabe quién denunció.',
  send: 'Enviar denuncia',
  thanks: 'Gracias',
  thanksMessage: 'Si muchas personas se quejan, este mensaje deja de enviarse.',
  thanksText: 'Nuestro equipo lo revisará. Lo que decida aparecerá en tus mensajes.',
  own: 'Lo que denunciaste',
  labelIn: '{label}, en {channel}',
  outcome: {
    waiting: 'Nuestro equipo aún no decide.',
    kept: 'Lo revisamos y no encontramos nada contra las reglas.',
    acted: 'Lo revisamos y actuamos. Gracias por avisar.',
  },
  frozen: {
    title: channelVocabulary.frozenByThePlatform,
    text: 'No publica, y nadie nuevo puede seguirlo mientras esté bloqueado.',
  },
} satisfies Shape<typeof pt>;
