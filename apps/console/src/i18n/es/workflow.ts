import channelVocabulary from '@balcao/contract/i18n/es/channel-vocabulary';
import decisionVocabulary from '@balcao/contract/i18n/es/decision-vocabulary';
import vocabulary from '@balcao/contract/i18n/es/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import shared from '@balcao/ui/i18n/es/shared';
import type pt from '../pt/workflow.ts';

/** Workflows of teams, and how staff switch one off. */

export default {
  title: channelVocabulary.workflows,
  line: 'Los flujos que responden a los seguidores en lugar de los equipos. Desactiva los que dañen a las personas.',
  state: { on: vocabulary.on, off: vocabulary.switchedOff, held: channelVocabulary.robotIsHeld },
  columns: {
    name: channelVocabulary.workflow,
    channel: channelVocabulary.channel,
    state: shared.status,
    time: 'Cambiado',
  },
  search: 'Flujo, canal o equipo',
  empty: { title: 'Ningún flujo por aquí', text: 'Los que los equipos creen aparecen aquí.' },
  says: 'Lo que dice',
  noText: 'Nada publicado con texto',
  heldBecause: channelVocabulary.heldBecause,
  heldSince: channelVocabulary.heldSince,
  reasonHelp: decisionVocabulary.teamReadsIt,
  hold: {
    title: '¿Desactivar el flujo {name}?',
    text: 'Lo que está en curso se detiene en el próximo paso, y nada nuevo empieza. El equipo no puede activarlo hasta que se libere.',
    action: 'Desactivar flujo',
    done: 'Flujo desactivado',
  },
  release: {
    title: channelVocabulary.releaseTitle,
    text: channelVocabulary.releaseText,
    action: 'Liberar flujo',
    done: 'Flujo liberado',
  },
} satisfies Shape<typeof pt>;
