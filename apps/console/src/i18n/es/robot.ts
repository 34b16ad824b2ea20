import channelVocabulary from '@balcao/contract/i18n/es/channel-vocabulary';
import decisionVocabulary from '@balcao/contract/i18n/es/decision-vocabulary';
import vocabulary from '@balcao/contract/i18n/es/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import shared from '@balcao/ui/i18n/es/shared';
import type pt from '../pt/robot.ts';

/** Robots of teams, and how staff switch one off. */

export default {
  title: channelVocabulary.robots,
  line: 'Los asistentes que responden a los seguidores en lugar de los equipos. Desactiva los que dañen a las personas.',
  state: { on: vocabulary.on, off: vocabulary.switchedOff, held: channelVocabulary.robotIsHeld },
  columns: {
    name: channelVocabulary.robot,
    channel: channelVocabulary.channel,
    state: shared.status,
    time: vocabulary.created,
  },
  search: 'Asistente, canal o equipo',
  empty: { title: 'Ningún asistente por aquí', text: 'Los que los equipos creen aparecen aquí.' },
  greeting: channelVocabulary.robotGreeting,
  persona: channelVocabulary.robotPersona,
  noText: 'Sin texto',
  heldBecause: channelVocabulary.heldBecause,
  heldSince: channelVocabulary.heldSince,
  reasonHelp: decisionVocabulary.teamReadsIt,
  hold: {
    title: '¿Desactivar el asistente {name}?',
    text: 'Deja de responder ahora, y las conversaciones pasan a personas. El equipo no puede activarlo hasta que se libere.',
    action: 'Desactivar asistente',
    done: 'Asistente desactivado',
  },
  release: {
    title: channelVocabulary.releaseTitle,
    text: channelVocabulary.releaseText,
    action: 'Liberar asistente',
    done: 'Asistente liberado',
  },
} satisfies Shape<typeof pt>;
