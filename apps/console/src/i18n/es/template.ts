import channelVocabulary from '@balcao/contract/i18n/es/channel-vocabulary';
import list from '@balcao/contract/i18n/es/template-list';
import type { Shape } from '@balcao/contract/shape';
import type pt from '../pt/template.ts';

/** Message templates of teams, as staff see them. */
export default {
  title: list.sheet,
  line: 'Lo que los equipos envían en las conversaciones. Pausar o desactivar vale al instante, y el equipo lee el motivo.',
  columns: list.columns,
  state: list.codes.state,
  category: list.codes.category,
  search: 'Nombre de la plantilla',
  approved: 'Aprobada el',
  previewLine: 'Con los ejemplos del equipo.',
  empty: { title: 'Ninguna plantilla aprobada todavía', text: 'Las que pasen la revisión aparecen aquí.' },
  pausedUntil: 'En pausa hasta',
  reasons: channelVocabulary.reportReasons,
  health: {
    title: channelVocabulary.complaints,
    reported: 'La denunciaron',
    stopped: 'Detuvieron la conversación',
    pauses: 'Pausas por quejas',
    broadcasts: 'Publicaciones en espera o en camino',
    workflows: 'Flujos que la usan',
    workflowCount: '{all, number} ({on, number} activados)',
    texts: 'Lo que escribieron las personas',
  },
  acts: {
    used: '{count, plural, one {# flujo del equipo usa esta plantilla.} other {# flujos del equipo usan esta plantilla.}}',
    reasonHelp: 'De 10 a 500 caracteres. El equipo de la plantilla lee este texto.',
    pause: {
      action: 'Pausar la plantilla',
      title: '¿Pausar {name}?',
      text: 'No se puede enviar hasta que alguien del equipo interno la reanude.',
      done: '{name} está en pausa.',
    },
    resume: {
      action: 'Reanudar la plantilla',
      title: '¿Reanudar {name}?',
      text: 'El equipo puede enviarla de nuevo.',
      done: '{name} se puede enviar de nuevo.',
    },
    disable: {
      action: 'Desactivar la plantilla',
      title: '¿Desactivar {name}?',
      text: 'No se puede deshacer: el equipo tendría que duplicarla y enviarla a otra revisión.',
      done: '{name} está desactivada.',
    },
  },
} satisfies Shape<typeof pt>;
