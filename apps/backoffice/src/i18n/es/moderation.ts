import channelVocabulary from '@balcao/contract/i18n/es/channel-vocabulary';
import vocabulary from '@balcao/contract/i18n/es/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import type pt from '../pt/moderation.ts';
/** What staff of the platform decided about a channel or its broadcasts. */

export default {
  freeze: {
    title: channelVocabulary.frozenByThePlatform,
    text: 'No envía nada, y las personas no pueden seguirlo ni leer lo que publicó. Lo que estaba programado es un borrador de nuevo.',
  },
  takeDown: {
    title: 'La plataforma retiró esta publicación',
    text: 'Ya nadie la lee. Aquí queda con las cifras que tenía.',
  },
  reason: vocabulary.reasonGiven,
  appealed: 'Pediste otra revisión. Te avisaremos cuando haya una respuesta.',
  upheld: 'Lo revisamos otra vez, y la decisión queda como está.',
  frozen: channelVocabulary.channelIsFrozen,
  appeal: {
    action: 'Pedir otra revisión',
    title: 'Pedir otra revisión',
    text: 'Nuestro equipo lee lo que escribas y decide de nuevo. Se puede pedir una vez.',
    why: '¿Qué no vimos?',
    send: 'Enviar solicitud',
    done: 'Solicitud enviada',
  },
} satisfies Shape<typeof pt>;
