import type { Shape } from '../../shape.ts';
import type pt from '../pt/template-list.ts';
import appletVocabulary from './applet-vocabulary.ts';
import names from './names.ts';
import vocabulary from './vocabulary.ts';

/** What the list of message templates says; the words of lists hold it. */
export default {
  sheet: 'Plantillas de mensaje',
  columns: {
    name: 'Nombre de plantilla',
    category: appletVocabulary.category,
    languages: 'Idiomas',
    state: vocabulary.status,
    sent: 'Enviados (30 días)',
    delivered: 'Entregados (30 días)',
    read: 'Leídos (30 días)',
    updated: 'Actualizada',
    created: vocabulary.created,
  },
  file: {},
  codes: {
    category: {
      utility: 'Utilidad',
      marketing: 'Marketing',
      service: 'Atención',
    },
    state: {
      draft: vocabulary.draft,
      pending: names.underReview,
      rejected: 'Por corregir',
      approved: 'Aprobada',
      paused: 'En pausa',
      disabled: 'Desactivada',
    },
  },
} satisfies Shape<typeof pt>;
