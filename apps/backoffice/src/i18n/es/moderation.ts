import channelVocabulary from '@balcao/contract/i18n/es/channel-vocabulary';
import vocabulary from '@balcao/contract/i18n/es/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import type pt from '../pt/moderation.ts';
/** What staff of the platform decided about a channel or its broadcasts. */

export default {
  freeze: {
    title: channelVocabulary.frozenByThePlatform,
    text: 'No puede enviar nada, y las personas no pueden seguirlo ni leer lo que publicó. Lo que estaba programado volvió a ser borrador.',
  },
  takeDown: {
    title: 'La plataforma retiró esta publicación',
    text: 'Ya nadie puede leerla. Aquí queda con las cifras que tenía.',
  },
  reason: vocabulary.reasonGiven,
  appealed: 'Solicitaste una nueva revisión. Te avisaremos cuando haya una respuesta.',
  upheld: 'Lo revisamos otra vez, y la decisión se mantiene.',
  frozen: channelVocabulary.channelIsFrozen,
  appeal: {
    action: 'Solicitar nueva revisión',
    title: 'Solicitar una nueva revisión',
    text: 'Nuestro equipo lee lo que escribas y decide de nuevo. Solo se puede solicitar una vez.',
    why: '¿Qué pasamos por alto?',
    send: 'Enviar solicitud',
    done: 'Solicitud enviada',
  },
} satisfies Shape<typeof pt>;
