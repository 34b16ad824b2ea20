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
  more: 'Cuéntanos más (opcional)',
  private: 'El canal no sabrá quién lo denunció.',
  privateReply: 'Solo nuestro equipo sabe quién denunció.',
  send: 'Enviar denuncia',
  thanks: 'Gracias',
  thanksMessage: 'Si muchas personas se quejan, este mensaje dejará de enviarse.',
  thanksText: 'Nuestro equipo lo revisará. La decisión aparecerá en tus mensajes.',
  own: 'Lo que denunciaste',
  labelIn: '{label}, en {channel}',
  outcome: {
    waiting: 'Nuestro equipo aún no decide.',
    kept: 'Lo revisamos y no encontramos nada contra las reglas.',
    acted: 'Lo revisamos y tomamos medidas. Gracias por avisar.',
  },
  frozen: {
    title: channelVocabulary.frozenByThePlatform,
    text: 'Mientras esté bloqueado, el canal no publica y nadie nuevo puede seguirlo.',
  },
} satisfies Shape<typeof pt>;
