import channelVocabulary from '@balcao/contract/i18n/es/channel-vocabulary';
import decisionVocabulary from '@balcao/contract/i18n/es/decision-vocabulary';
import vocabulary from '@balcao/contract/i18n/es/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import shared from '@balcao/ui/i18n/es/shared';
import type pt from '../pt/robot.ts';

/** Robots of teams, and how staff switch one off. */

export default {
  title: channelVocabulary.robots,
  line: 'Lo que responde a los seguidores en lugar de los equipos. Lo que daña a las personas, lo apagas.',
  state: { on: vocabulary.on, off: vocabulary.switchedOff, held: channelVocabulary.robotIsHeld },
  columns: {
    robot: 'Asistente',
    channel: channelVocabulary.channel,
    state: shared.status,
    created: vocabulary.created,
  },
  search: 'Asistente, canal o equipo',
  empty: { title: 'Ningún asistente por aquí', text: 'Los que los equipos creen aparecen aquí.' },
  greeting: channelVocabulary.robotGreeting,
  persona: channelVocabulary.robotPersona,
  noText: 'Sin texto',
  heldBecause: 'Por qué está apagado',
  heldSince: 'Apagado desde',
  reasonHelp: decisionVocabulary.teamReadsIt,
  hold: {
    title: '¿Apagar el asistente {name}?',
    text: 'Deja de responder ahora, y las conversaciones pasan a personas. El equipo no puede encenderlo hasta que se libere.',
    action: 'Apagar asistente',
    done: 'Asistente apagado',
  },
  release: {
    title: '¿Liberar {name}?',
    text: 'Sigue apagado. El equipo puede encenderlo de nuevo cuando quiera.',
    action: 'Liberar asistente',
    done: 'Asistente liberado',
  },
} satisfies Shape<typeof pt>;
